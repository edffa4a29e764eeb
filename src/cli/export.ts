import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command } from "commander";
import { exportLines } from "../store/exchange.ts";
import { openStore } from "../store/sqlite/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { asUserError, keepFilesPrivate, opened } from "./open-store.ts";

export function make(cli: CliSentences): Command {
  const say = cli.commands.export;
  return new Command()
    .description(say.about)
    .argument("[file]", say.file)
    .option("--db <file>", say.db, "grundy.db")
    .action(async (file: string | undefined, { db }: { db: string }) => {
      if (!existsSync(db)) throw refused("store-missing", { file: db });
      if (file !== undefined && existsSync(file)) throw refused("file-exists", { file });
      keepFilesPrivate();
      const store = await opened("--db FILE", () => openStore(db));
      const aside: string[] = [];
      try {
        const lines = Readable.from(exportLines(store, (id) => aside.push(id)));
        // Standard output stays open: ending it is the process's own business.
        if (file === undefined) await pipeline(lines, process.stdout, { end: false });
        else await pipeline(lines, createWriteStream(file, { flags: "wx" }));
      } catch (error) {
        throw asUserError(fileError(error, file), "--db FILE");
      } finally {
        await store.close();
      }
      // Everything else is written by now; whoever keeps it as a backup has to know.
      if (aside.length > 0) {
        throw refused("games-unreadable", { games: aside.length, ids: aside.slice(0, 5).join(", ") });
      }
    });
}

function fileError(error: unknown, file: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return file !== undefined && /^E[A-Z]+$/.test(code) ? refused("file-unwritable", { file, code }) : error;
}
