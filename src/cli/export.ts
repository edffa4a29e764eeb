import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command } from "commander";
import { exportLines } from "../store/exchange.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { keepFilesPrivate } from "./open-store.ts";
import { dbOption, openBeside, using } from "./stores.ts";

export function make(cli: CliSentences): Command {
  const say = cli.commands.export;
  return new Command()
    .description(say.about)
    .argument("[file]", say.file)
    .addOption(dbOption(say.db))
    .action(async (file: string | undefined, { db }: { db: string }) => {
      if (file !== undefined && existsSync(file)) throw refused("file-exists", { file });
      keepFilesPrivate();
      const store = await openBeside(db, "existing");
      const aside: string[] = [];
      await using(store, async () => {
        const lines = Readable.from(exportLines(store, (id) => aside.push(id)));
        // Standard output stays open: ending it is the process's own business.
        if (file === undefined) await pipeline(lines, process.stdout, { end: false });
        else await pipeline(lines, createWriteStream(file, { flags: "wx" })).catch(failing(file));
      });
      // Everything else is written by now; whoever keeps it as a backup has to know.
      if (aside.length > 0) {
        throw refused("games-unreadable", { games: aside.length, ids: aside.slice(0, 5).join(", ") });
      }
    });
}

function failing(file: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw /^E[A-Z]+$/.test(code) ? refused("file-unwritable", { file, code }) : error;
  };
}
