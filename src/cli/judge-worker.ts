import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { judgeKind } from "../jobs/index.ts";

/** One that has ended by itself is started again after so many milliseconds. */
const again = 5000;
/** Told to stop it gives its job back, for which it has so long: a server has to end in time. */
const patience = 2000;

/**
 * A `grundy worker` of the server's own, in a process of its own: no game waits while somebody's program is judged, and moves come first.
 * It ends with the server, however that ends.
 */
export function startJudgeWorker(
  db: string,
  onFailure: (error: Error) => void,
): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let worker: ChildProcess | undefined;
  let ending: Promise<void> | undefined;

  function start(): void {
    const [, main = ""] = process.argv;
    // An address may have a password, which everyone on the machine could read on a command line.
    const child = spawn(process.execPath, [...process.execArgv, main, "worker", "--kinds", judgeKind], {
      env: { ...process.env, GRUNDY_DB: db },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    worker = child;
    if (child.pid !== undefined) yieldToServer(child.pid);
    child.once("error", onFailure);
    child.once("exit", (code, signal) => {
      if (stopped) return;
      onFailure(new Error(`the worker that judges has ended (${signal ?? code}) and is started again`));
      timer = setTimeout(start, again).unref();
    });
    // What was started does not keep a server from ending.
    child.unref();
    child.channel?.unref();
  }

  start();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      ending ??= end(worker);
      return ending;
    },
  };
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), patience);
  await ended;
  clearTimeout(late);
}

function yieldToServer(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the system does not let us: then it is as urgent as the server.
  }
}
