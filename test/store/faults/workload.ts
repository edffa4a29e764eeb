/**
 * Walks the steps on a real file, on a disk that may fail, and tells what it was answered, a line each: `FILE WRITER END`.
 * It ends by closing the store or by killing itself. `swallows` is the negative control: a store that says yes when it failed.
 */
import { writeSync } from "node:fs";
import { type Store, StoreError } from "../../../src/store/index.ts";
import { compactFile, openServerStore, openStore } from "../../../src/store/sqlite/index.ts";
import { type Attempt, contents, type Step, steps } from "./steps.ts";

const [file = "", writer = "local", end = "close", store = "honest"] = process.argv.slice(2);
/** With so many refusals a server would have been looked after; it also bounds what may have happened. */
const mostRefusals = 5;

function tell(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

/** A file's own refusal; anything else that is thrown is a bug. */
function codeOf(error: unknown): string {
  if (error instanceof StoreError) return error.code;
  tell({ bug: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  return "bug";
}

async function open(): Promise<Store | undefined> {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      return await (writer === "thread" ? openServerStore(file) : openStore(file));
    } catch (error) {
      tell({ unopened: codeOf(error) });
    }
  }
}

async function attempt(opened: Store, step: Exclude<Step, string>, index: number): Promise<Attempt> {
  try {
    const answers = await Promise.all(step.map((change) => change(opened)));
    return { step: index, answers };
  } catch (error) {
    return store === "swallows"
      ? { step: index, answers: step.map(() => true) }
      : { step: index, refused: codeOf(error) };
  }
}

async function walk(): Promise<Store | undefined> {
  let opened = await open();
  let refusals = 0;
  for (const [index, step] of steps.entries()) {
    if (!opened || refusals >= mostRefusals) return opened;
    if (typeof step === "string") {
      await opened.close();
      if (step === "compact") {
        try {
          compactFile(file);
        } catch (error) {
          tell({ uncompacted: codeOf(error) });
        }
      }
      opened = await open();
      continue;
    }
    // Once more, as whoever has been refused does.
    for (let again = 0; again < 2; again++) {
      const made = await attempt(opened, step, index);
      tell(made);
      if (made.refused === undefined) break;
      refusals++;
    }
  }
  return opened;
}

const last = await walk();
if (last) {
  try {
    tell({ seen: await contents(last) });
  } catch (error) {
    tell({ unseen: codeOf(error) });
  }
}
if (end === "kill") process.kill(process.pid, "SIGKILL");
await last?.close();
tell({ closed: true });
