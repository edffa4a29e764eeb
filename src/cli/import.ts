import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Command } from "commander";
import { parseLine } from "../store/exchange.ts";
import type { Store } from "../store/index.ts";
import { openStore } from "../store/sqlite/index.ts";
import { english, refusalText } from "../words/index.ts";
import { UserError } from "./errors.ts";
import { asUserError, opened } from "./open-store.ts";

/** So many lines share a commit. */
const together = 200;

export function make(): Command {
  return new Command()
    .description("Reads back what `grundy export` wrote. What is there already stays as it is.")
    .argument("[file]", "what to read; standard input when left out")
    .option("--db <file>", "the file that is written", "grundy.db")
    .action(async (file: string | undefined, { db }: { db: string }) => {
      const store = await opened("--db FILE", () => openStore(db));
      try {
        const { added, known } = await importFrom(file, store);
        const skipped = known === 0 ? "" : `; ${known} of them were there already`;
        process.stdout.write(`Read ${added + known} players and games${skipped}.\n`);
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
  const problem = (what: string) =>
    new UserError(
      `line ${number}: ${what} What stands before it has been read; reading it again does no harm.`,
    );
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
      const { event } = line.refusal;
      throw problem(`${event === undefined ? "" : `event ${event}: `}${refusalText(english, line.refusal)}`);
    }
    const { value } = line;
    if ((value.type === "head") !== (number === 1))
      throw problem("This is not a file that grundy export has written.");
    if (value.type === "person") pending.push(store.roster.restore(value));
    if (value.type === "game") pending.push(store.games.restore(value));
    if (value.type === "end") complete = value.people + value.games === number - 2;
    if (pending.length >= together) await settle();
  }
  await settle();
  if (!complete) throw problem("The file has been cut off here.");
  return counts;
}

function readError(error: unknown, file: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (file !== undefined && /^E[A-Z]+$/.test(code)) return new UserError(`${file} cannot be read (${code})`);
  return error;
}
