import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Command } from "commander";
import { openStore } from "../store/sqlite/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { importLines } from "./import-lines.ts";
import { asUserError, keepFilesPrivate, opened } from "./open-store.ts";

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
        const input = file === undefined ? process.stdin : createReadStream(file);
        const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
        const { added, known } = await importLines(lines, store, Date.now());
        process.stdout.write(`${cli.imported({ count: added + known, known })}\n`);
      } catch (error) {
        throw asUserError(readError(error, file), "--db FILE");
      } finally {
        await store.close();
      }
    });
}

function readError(error: unknown, file: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (file !== undefined && /^E[A-Z]+$/.test(code)) return refused("file-unreadable", { file, code });
  return error;
}
