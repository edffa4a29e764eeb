#!/usr/bin/env node
import { loadCliSentences } from "../words/index.ts";
import { failureStatus, runCommand } from "./commands.ts";
import { UserError } from "./errors.ts";
import { environmentLanguage, namedLanguage, takeLanguage } from "./language.ts";

let tag = environmentLanguage(process.env);
/** What follows from the first failure is not told. */
let failed = false;

process.stdout.on("error", async ({ code = "" }: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is not an error; a full disk is.
  if (code === "EPIPE") process.exit(0);
  const { refusals } = await loadCliSentences(tag);
  process.stderr.write(`grundy: ${refusals["output-unwritable"]({ code })}\n`);
  process.exit(1);
});
// What nobody has caught, rejected promises among it.
process.on("uncaughtException", fail);

const { words, named } = takeLanguage(process.argv.slice(2));
const [name = "", ...rest] = words;
try {
  tag = namedLanguage(named) ?? tag;
  const cli = await loadCliSentences(tag);
  if (!(await runCommand(cli, name, rest))) {
    const menu = await import("./menu.ts");
    await menu.run(cli, name);
  }
} catch (error) {
  await fail(error);
}

/**
 * One line for whatever was thrown, and the status of failure. The words for it are loaded when there is something to say. After a bug
 * nothing is waited for: a thread that was left behind would never end.
 */
async function fail(error: unknown): Promise<void> {
  if (failed) return;
  failed = true;
  const status = failureStatus(name);
  process.exitCode = status;
  // Nobody is left to tell when standard error is gone.
  process.stderr.on("error", () => process.exit(status));
  const then = error instanceof UserError ? undefined : () => process.exit(status);
  const line = await lineFor(error).catch(() => `${String(error).split("\n")[0]}\n`);
  process.stderr.write(`grundy: ${line}`, then);
}

async function lineFor(error: unknown): Promise<string> {
  const { refusalFor, stackOf } = await import("./bug.ts");
  const { sayRefusal } = await import("./say-refusal.ts");
  return `${await sayRefusal(tag, refusalFor(error))}\n${stackOf(error)}`;
}
