import { type FileHandle, open, readFile } from "node:fs/promises";
import { answerOf } from "../report/answer.ts";
import type { Judgement } from "../report/judgement.ts";

/** A submission that has been judged, and what it was judged by. */
export interface Entry {
  readonly fingerprint: string;
  readonly judgement: Judgement & { readonly student: string };
}

/** One line a submission: the answer as `--json` gives it, its fingerprint, and all that a report is made of. */
export function journalLine({ fingerprint, judgement }: Entry): string {
  return `${JSON.stringify({ ...answerOf(judgement), fingerprint, judgement })}\n`;
}

/** The last line of each student. A line that was torn when the power failed, or that is none of ours, is passed over. */
export async function readJournal(file: string): Promise<Map<string, Entry>> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const entries = new Map<string, Entry>();
  for (const line of text.split("\n")) {
    const entry = entryOf(line);
    if (entry) entries.set(entry.judgement.student, entry);
  }
  return entries;
}

function entryOf(line: string): Entry | undefined {
  try {
    const { fingerprint, judgement } = JSON.parse(line) as Partial<Entry>;
    const isWhole =
      typeof fingerprint === "string" &&
      typeof judgement?.student === "string" &&
      Array.isArray(judgement.cases) &&
      typeof judgement.sandbox === "object";
    return isWhole ? { fingerprint, judgement } : undefined;
  } catch {
    return undefined;
  }
}

/** Takes one line after the other; a line that was taken is on disk. */
export class Journal {
  readonly #handle: FileHandle;
  #last: Promise<void> = Promise.resolve();

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async open(file: string): Promise<Journal> {
    const handle = await open(file, "a+", 0o644);
    // Behind a torn line a new one begins.
    const { size } = await handle.stat();
    if (size > 0) {
      const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
      if (buffer[0] !== newline) await handle.appendFile("\n");
    }
    return new Journal(handle);
  }

  add(entry: Entry): Promise<void> {
    const added = this.#last.then(async () => {
      await this.#handle.appendFile(journalLine(entry));
      await this.#handle.datasync();
    });
    // One that failed is told to whoever added it, not to those behind.
    this.#last = added.catch(() => {});
    return added;
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#handle.close();
  }
}

const newline = 0x0a;
