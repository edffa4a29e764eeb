import type { Metrics, makeApp } from "../server/index.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;

/** Whatever is still under way so long after the stop has begun is left; what was acknowledged is on the disk. */
const deadline = 4500;

interface Stopped {
  readonly app: Server;
  readonly metrics: Metrics;
  readonly drain: { begun: boolean };
  /** Between the announcement of a stop and the stop. */
  readonly seconds: number;
}

/**
 * Stops the server on SIGTERM and SIGINT; a second signal ends the waiting, a third everything. Also on an exception, or a lost
 * promise's failure, that came past every guard: then nobody knows what it has left half done in memory, and a game that goes on from
 * there could be told wrong. The file has all that was acknowledged, and the next start reads every game from it and gives the clocks
 * the time between. So the server ends in an orderly way with status 1, and whoever runs it starts it again.
 */
export function stopInOrder({ app, metrics, drain, seconds }: Stopped): void {
  let closing = false;
  let status = 0;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => end("not everything could be ended in an orderly way"), deadline).unref();
    app.close().then(
      () => process.exit(status),
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
  // Until here the command line's own, which waits for nothing.
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", (error) => {
    status = 1;
    metrics.count("grundy_exceptions_total", "process");
    app.log.fatal(error, "nobody has caught this: the server ends");
    drain.begun = true;
    close();
  });
}

function end(reason: string): void {
  process.stderr.write(`grundy: ${reason}\n`);
  process.exit(1);
}
