import { hostname } from "node:os";
import { Command } from "commander";
import { Worker } from "../jobs/index.ts";
import { type Store, StoreError } from "../store/index.ts";
import type { CliSentences } from "../words/index.ts";
import { keepFilesPrivate } from "./open-store.ts";
import { dbOption, isAddress, openBeside, using } from "./stores.ts";
import { wholeNumber } from "./whole-number.ts";
import { chosenKinds, handlersFor, makeFolder, workerKinds } from "./worker-kinds.ts";
import { WorkerReport } from "./worker-report.ts";

interface WorkerOptions {
  readonly db: string;
  readonly kinds?: string;
  readonly exportFolder?: string;
  readonly lanes: number;
  readonly json?: true;
}

/** A job may come to its end for so long after a signal, in milliseconds; then it is given back. */
const patience = 3000;
/** Whoever has not given his job back by then is left: its lease ends by itself. */
const deadline = 8000;
/** It is looked so often whether the store is still there. */
const lookEvery = 1000;
const mostLanes = 64;

export function make(cli: CliSentences): Command {
  const say = cli.commands.worker;
  return new Command()
    .description(say.about)
    .addOption(dbOption(say.db))
    .option("--kinds <list>", say.kinds({ kinds: workerKinds.join(", ") }))
    .option("--export-folder <folder>", say.exportFolder)
    .option("--lanes <number>", say.lanes, (text) => wholeNumber("--lanes", text, 1, mostLanes), 1)
    .option("--json", say.json)
    .action((options: WorkerOptions) => work(cli, options));
}

async function work(cli: CliSentences, options: WorkerOptions): Promise<void> {
  const { db, exportFolder, lanes, json = false } = options;
  const shared = isAddress(db);
  const kinds = chosenKinds({ ...options, shared });
  keepFilesPrivate();
  if (exportFolder !== undefined) await makeFolder(exportFolder);
  const report = new WorkerReport(cli, kinds, json);
  let isSafe = true;
  const store = await openBeside(db, shared ? "new" : "existing", () => {
    isSafe = false;
  });
  if (!isSafe) report.noStandby();
  const onFailure = (error: unknown) => void report.failure(error);
  await using(store, async () => {
    const handlers = await handlersFor(store, kinds, exportFolder, onFailure);
    const workers = Array.from({ length: lanes }, (_, lane) => {
      return new Worker({
        jobs: store.jobs,
        name: `worker ${hostname()} ${process.pid}${lanes > 1 ? `/${lane + 1}` : ""}`,
        handlers,
        onFailure,
        onProgress: (job, done) => report.progress(job, done),
        onEnd: (job, end, outcome) => report.ended(job, end, outcome),
      });
    });
    report.waiting();
    try {
      await untilTold(store, () => {
        for (const worker of workers) void worker.stop();
      });
    } finally {
      setTimeout(() => process.exit(1), deadline).unref();
      await Promise.all(workers.map((worker) => worker.stop(patience)));
      report.clear();
    }
  });
}

/**
 * Until SIGTERM or SIGINT; a second one is told to `hurry`, a third ends everything. Rejects when the file is no longer at its
 * place: what is added to another one there would wait for ever.
 */
function untilTold(store: Store, hurry: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // Also keeps the program from ending: a worker that waits does not.
    const look = setInterval(() => {
      store.check().catch((error: unknown) => {
        if (error instanceof StoreError && error.code === "moved") end(() => reject(error));
      });
    }, lookEvery);
    let signals = 0;
    const stop = () => {
      signals++;
      if (signals === 1) end(resolve);
      else if (signals === 2) hurry();
      else process.exit(1);
    };
    const end = (settle: () => void) => {
      clearInterval(look);
      settle();
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    // Of a server's own worker: the server is gone.
    process.on("disconnect", stop);
  });
}
