import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Command } from "commander";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { importLines } from "./import-lines.ts";
import { keepFilesPrivate } from "./open-store.ts";
import { dbOption, openBeside, using } from "./stores.ts";

export function make(cli: CliSentences): Command {
  const say = cli.commands.import;
  return new Command()
    .description(say.about)
    .argument("[file]", say.file)
    .addOption(dbOption(say.db))
    .action(async (file: string | undefined, { db }: { db: string }) => {
      keepFilesPrivate();
      const store = await openBeside(db, "new");
      await using(store, async () => {
        const input = file === undefined ? process.stdin : createReadStream(file);
        const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
        const { added, known } = await importLines(lines, store, Date.now()).catch(failing(file));
        process.stdout.write(`${cli.imported({ count: added + known, known })}\n`);
      });
    });
}

function failing(file: string | undefined): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw file !== undefined && /^E[A-Z]+$/.test(code) ? refused("file-unreadable", { file, code }) : error;
  };
}
