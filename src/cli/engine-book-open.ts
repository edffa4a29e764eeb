import type { Book } from "../engine/book.ts";
import { readBook } from "../engine/node.ts";
import { refused } from "./errors.ts";

/** What is typed behind `grundy engine book`. */
export interface BookOptions {
  readonly file?: string;
  readonly check?: boolean;
  readonly extend?: string;
  readonly sample?: string;
  readonly seed?: string;
  readonly positions?: string;
  readonly depth?: string;
  readonly minutes?: string;
  readonly threads?: string;
  readonly json?: boolean;
}

/** The book of a file, or the program's own. */
export async function openBook(file?: string): Promise<Book> {
  const opened = await readBook(file).catch((error: NodeJS.ErrnoException) => {
    if (file === undefined) throw error;
    if (error.code === "ENOENT") throw refused("file-missing", { file });
    throw refused("file-unreadable", { file, code: error.code ?? "" });
  });
  if (!opened) throw refused("book-unreadable", { file: file ?? "book.gz" });
  return opened;
}
