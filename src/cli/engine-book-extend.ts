import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Book, buildBook, encodeBook } from "../engine/book.ts";
import { openNodeEngine } from "../engine/node.ts";
import type { CliSentences } from "../words/index.ts";
import { type BookOptions, openBook } from "./engine-book-open.ts";
import { progressBar, threadCount } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { wholeNumber } from "./whole-number.ts";

/** How deep a position is searched when it enters the book; later it is searched to the depth that is asked for. */
const firstDepth = 18;
/** What is lost at most when the work is cut off. */
const secondsBetweenSaves = 20;

/** Extends the book of a file, or a copy of `first` where there is no such file yet. */
export async function extendBook(
  cli: CliSentences,
  file: string,
  first: Book,
  options: BookOptions,
): Promise<void> {
  const from = existsSync(file) ? await openBook(file) : first;
  const had = from.nodes.length;
  const positions = wholeNumber("--positions", options.positions ?? String(had), 1, 1_000_000);
  const deepen = wholeNumber("--depth", options.depth ?? "22", 1, 60);
  const minutes =
    options.minutes === undefined ? undefined : wholeNumber("--minutes", options.minutes, 1, 100_000);
  const engine = await openNodeEngine({ threads: threadCount(options.threads ?? "1") });
  const bar = progressBar();
  const started = performance.now();
  let book = from;
  let saved = started;
  try {
    const depth = Math.min(firstDepth, deepen);
    for await (book of buildBook(engine, from, { positions, depth, deepen })) {
      const ends = book.nodes.filter(({ edges }) => edges.length === 0);
      const deep = ends.filter((node) => node.depth >= deepen).length;
      const share = book.nodes.length < positions ? book.nodes.length / positions : deep / ends.length;
      bar.show(share, cli.book.extending({ positions: book.nodes.length, deep }));
      const now = performance.now();
      if (now - saved > secondsBetweenSaves * 1000) {
        await save(file, book);
        saved = now;
      }
      if (minutes !== undefined && now - started > minutes * 60_000) break;
    }
    await save(file, book);
  } finally {
    bar.clear();
    engine.close();
  }
  const facts = { positions: book.nodes.length, file };
  process.stdout.write(`${options.json ? JSON.stringify(facts) : cli.book.extended(facts)}\n`);
}

/** At every moment there is a whole book in the file. */
async function save(file: string, book: Book): Promise<void> {
  const bytes = await promisify(gzip)(encodeBook(book), { level: 9 });
  try {
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  } catch (error) {
    throw refused("file-unwritable", { file, code: (error as NodeJS.ErrnoException).code ?? "" });
  }
}
