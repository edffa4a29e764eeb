import { isUtf8 } from "node:buffer";
import { join } from "node:path";
import { readPlainFile } from "../submission/read.ts";
import type { Submission } from "../submission/tree.ts";

/** A source as it was read: what it is in, and its text. */
export interface Source {
  readonly path: string;
  readonly encoding: "UTF-8" | "UTF-16" | "windows-1252";
  /** Whether a byte order mark stands in front. */
  readonly marked: boolean;
  readonly text: string;
}

/** More than this of a file no recogniser looks at. */
const most = 4 * 1024 * 1024;

export async function readSources(submission: Submission, files: readonly string[]): Promise<Source[]> {
  return Promise.all(
    files.map(async (path) => {
      const read = await readPlainFile(join(submission.folder, path), most);
      return sourceOf(path, read.kind === "file" ? read.content : Buffer.alloc(0));
    }),
  );
}

function sourceOf(path: string, content: Uint8Array): Source {
  const [first, second, third] = content;
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)) {
    const text = new TextDecoder(first === 0xfe ? "utf-16be" : "utf-16le").decode(content);
    return { path, encoding: "UTF-16", marked: true, text };
  }
  const encoding = isUtf8(content) ? "UTF-8" : "windows-1252";
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  return { path, encoding, marked, text: new TextDecoder(encoding).decode(content) };
}

/**
 * Without comments, and without what stands in quotation marks: enough to see what a file declares, whatever else it says. What is
 * opened and not closed ends with its line or its file, so that every character is looked at once.
 */
export function withoutComments(text: string): string {
  return text.replace(
    /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"""[\s\S]*?(?:"""|$)|"(?:\\[\s\S]?|[^"\\\n])*"?|'(?:\\.|[^'\\\n])'/g,
    (found) => found.replace(/[^\n]/g, " "),
  );
}
