import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { exportLines } from "../store/exchange.ts";
import type { Store, TakenJob } from "../store/index.ts";
import type { Handler } from "./worker.ts";

export const exportKind = "export";

export interface ExportWork {
  /** When it was asked for: the file is called by it. */
  readonly asked: number;
}

/** So much is written at a time. */
const piece = 65_536;

/**
 * Writes everything the store has into a file of the folder: whole, or none of that name. It is written under another one, which
 * begins with a dot, and renamed when it is on the disk. What an earlier attempt has left of it goes.
 */
export function exportHandler(store: Store, folder: string): Handler {
  return async ({ job, signal, isOwn, tell }) => {
    const name = nameFor(job);
    await mkdir(folder, { recursive: true });
    await removeParts(folder, name);
    const part = join(folder, `.${name}.${job.attempt}.part`);
    const aside: string[] = [];
    try {
      const lines = await write(
        part,
        exportLines(store, (id) => aside.push(id)),
        signal,
        tell,
      );
      // A worker that was away long enough has been replaced, and does not put its file over the other's.
      if (!(await isOwn())) throw new Error("the job is another worker's by now");
      await rename(part, join(folder, name));
      await sync(folder);
      return { result: { file: name, lines, ...(aside.length > 0 ? { aside } : {}) } };
    } finally {
      await rm(part, { force: true });
    }
  };
}

/** One name for all attempts at a job, and for no other job, of whatever store. */
function nameFor({ id, work }: TakenJob): string {
  const { asked } = (work ?? {}) as Partial<ExportWork>;
  const time = new Date(typeof asked === "number" ? asked : Number.NaN);
  if (Number.isNaN(time.getTime()) || !/^[\w-]{1,40}$/.test(id)) throw new TypeError("no export");
  return `grundy-${time.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z-${id}.jsonl`;
}

async function removeParts(folder: string, name: string): Promise<void> {
  for (const entry of await readdir(folder))
    if (entry.startsWith(`.${name}.`) && entry.endsWith(".part"))
      await rm(join(folder, entry), { force: true });
}

/** How many lines there were; they are on the disk. */
async function write(
  path: string,
  lines: AsyncIterable<string>,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    let text = "";
    let count = 0;
    for await (const line of lines) {
      text += line;
      count++;
      if (text.length < piece) continue;
      signal.throwIfAborted();
      await file.appendFile(text);
      tell(count);
      text = "";
    }
    signal.throwIfAborted();
    await file.appendFile(text);
    await file.sync();
    return count;
  } finally {
    await file.close();
  }
}

/** The new name is on the disk, too, where a folder can be asked for that. */
async function sync(folder: string): Promise<void> {
  try {
    const handle = await open(folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows has no such thing.
  }
}
