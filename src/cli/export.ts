import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command } from "commander";
import { exportLines } from "../store/exchange.ts";
import { openStore } from "../store/sqlite/index.ts";
import { UserError } from "./errors.ts";
import { asUserError, opened } from "./open-store.ts";

export function make(): Command {
  return new Command()
    .description("Writes all games and players as JSON lines. The server may be running meanwhile.")
    .argument("[file]", "where to; standard output when left out")
    .option("--db <file>", "the file that is read", "grundy.db")
    .action(async (file: string | undefined, { db }: { db: string }) => {
      if (!existsSync(db)) throw new UserError(`there is no ${db}; name the file with --db`);
      if (file !== undefined && existsSync(file)) throw new UserError(`${file} exists; choose another name`);
      const store = await opened("--db FILE", () => openStore(db));
      try {
        const lines = Readable.from(exportLines(store));
        // Standard output stays open: ending it is the process's own business.
        if (file === undefined) await pipeline(lines, process.stdout, { end: false });
        else await pipeline(lines, createWriteStream(file, { flags: "wx" }));
      } catch (error) {
        throw asUserError(fileError(error, file), "--db FILE");
      } finally {
        await store.close();
      }
    });
}

function fileError(error: unknown, file: string | undefined): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return file !== undefined && /^E[A-Z]+$/.test(code)
    ? new UserError(`${file} cannot be written (${code})`)
    : error;
}
