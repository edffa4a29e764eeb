import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Command } from "commander";
import { parseLine } from "../store/exchange.ts";
import type { Store } from "../store/index.ts";
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
  let number = 0;
  let complete = false;
  const counts = { added: 0, known: 0 };
  let pending: (boolean | Promise<boolean>)[] = [];
  const settle = async () => {
    for (const added of await Promise.all(pending)) counts[added ? "added" : "known"]++;
    pending = [];
    await store.roster.settle();
  };
  for await (const text of lines) {
    number++;
    const line = parseLine(text);
    if (!line.ok) {
      await settle();
      const { event, ...refusal } = line.refusal;
      throw refused("import-refused", { line: number, event, refusal });
    }
    const { value } = line;
    if ((value.type === "head") !== (number === 1)) throw refused("import-foreign", { line: number });
    if (value.type === "person") pending.push(store.roster.restore(value));
    if (value.type === "game") pending.push(store.games.restore(value));
    if (value.type === "end") complete = value.people + value.games === number - 2;
    if (pending.length >= together) await settle();
  }
  await settle();
  if (!complete) throw refused("import-cut-off", { line: number });
  return counts;
}

function readError(error: unknown, file: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (file !== undefined && /^E[A-Z]+$/.test(code)) return refused("file-unreadable", { file, code });
  return error;
}
