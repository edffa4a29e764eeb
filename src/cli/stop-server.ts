import type { makeApp } from "../server/index.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;

/** Whatever is still under way so long after the stop has begun is left; what was acknowledged is on the disk. */
const deadline = 4500;

/** Stops the server on SIGTERM and SIGINT, `seconds` after it was announced. A second signal ends the waiting, a third everything. */
export function stopOnSignal(app: Server, drain: { begun: boolean }, seconds: number): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => end("not everything could be ended in an orderly way"), deadline).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => end(error instanceof Error ? error.message : String(error)),
    );
  };
  const stop = (signal: string) => {
    if (closing) process.exit(1);
    const wait = drain.begun ? 0 : seconds;
    app.log.info({ signal, wait }, "stopping");
    drain.begun = true;
    if (wait === 0) close();
    else setTimeout(close, wait * 1000);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function end(reason: string): void {
  process.stderr.write(`grundy: ${reason}\n`);
  process.exit(1);
}
