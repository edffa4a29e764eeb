import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Command } from "commander";
import { parseLine } from "../store/exchange.ts";
import { type Store, StoreError } from "../store/index.ts";
import { openStore } from "../store/sqlite/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { asUserError, keepFilesPrivate, opened } from "./open-store.ts";

/** So many lines share a commit. */
const together = 200;

export function make(cli: CliSentences): Command {
  const say = cli.commands.import;
  return new Command()
    .description(say.about)
    .argument("[file]", say.file)
    .option("--db <file>", say.db, "grundy.db")
    .action(async (file: string | undefined, { db }: { db: string }) => {
      keepFilesPrivate();
      const store = await opened("--db FILE", () => openStore(db));
      try {
        const { added, known } = await importFrom(file, store);
        process.stdout.write(`${cli.imported({ count: added + known, known })}\n`);
      } catch (error) {
        throw asUserError(readError(error, file), "--db FILE");
      } finally {
        await store.close();
      }
    });
}

async function importFrom(file: string | undefined, store: Store): Promise<{ added: number; known: number }> {
  const input = file === undefined ? process.stdin : createReadStream(file);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const now = Date.now();
  let number = 0;
  let ended = false;
  let complete = false;
  const counts = { added: 0, known: 0 };
  const taken = () => counts.added + counts.known;
  let pending: Promise<Kept>[] = [];
  const keep = (restore: () => boolean | Promise<boolean>) => pending.push(attempt(number, restore));
  /** Whatever stands before a line that is refused stays. */
  const settle = async () => {
    const all = await Promise.all(pending);
    pending = [];
    for (const { added } of all) if (added !== undefined) counts[added ? "added" : "known"]++;
    await store.roster.settle();
    const failed = all.find(({ added }) => added === undefined);
    if (!failed) return;
    if (failed.error instanceof StoreError) throw failed.error;
    throw broken(taken(), failed.line);
  };
  for await (const text of lines) {
    number++;
    const line = judge(text, now);
    if (!line?.ok) {
      await settle();
      if (!line) throw broken(taken(), number);
      const { event, ...refusal } = line.refusal;
      throw refused("import-refused", { taken: taken(), line: number, event, refusal });
    }
    const { value } = line;
    if ((value.type === "head") !== (number === 1) || ended) {
      await settle();
      throw refused("import-foreign", { taken: taken(), line: number });
    }
    if (value.type === "person") keep(() => store.roster.restore(value));
    if (value.type === "game") keep(() => store.games.restore(value));
    if (value.type === "end") {
      ended = true;
      complete = value.people + value.games === number - 2;
    }
    if (pending.length >= together) await settle();
  }
  await settle();
  if (!complete) throw refused("import-cut-off", { taken: taken(), line: number });
  return counts;
}

/** What became of a line: whether it was new, or why it could not be kept. */
interface Kept {
  readonly line: number;
  readonly added?: boolean;
  readonly error?: unknown;
}

async function attempt(line: number, restore: () => boolean | Promise<boolean>): Promise<Kept> {
  try {
    return { line, added: await restore() };
  } catch (error) {
    return { line, error };
  }
}

/** Undefined for a line that no rule expected: it is refused as well. */
function judge(text: string, now: number): ReturnType<typeof parseLine> | undefined {
  try {
    return parseLine(text, now);
  } catch {
    return undefined;
  }
}

function broken(taken: number, line: number) {
  const refusal = { code: "record-broken", facts: { part: "game" } } as const;
  return refused("import-refused", { taken, line, event: undefined, refusal });
}

function readError(error: unknown, file: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (file !== undefined && /^E[A-Z]+$/.test(code)) return refused("file-unreadable", { file, code });
  return error;
}
