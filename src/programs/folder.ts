import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new empty folder for a program. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), "grundy-program-"));
}

/** Removes a folder whatever a program has made of it: one that may not be entered is opened first. */
export function removeFolder(folder: string): void {
  const options = { recursive: true, force: true, maxRetries: 3 } as const;
  try {
    rmSync(folder, options);
  } catch {
    unlock(folder);
    rmSync(folder, options);
  }
}

function unlock(path: string): void {
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) unlock(join(path, name));
}

/** What even an empty file takes. */
const blockSize = 4096;

/** The size of a folder as the disk sees it, counted no further than `enough`: a program may make files faster than they are counted. */
export async function folderSize(folder: string, enough: number): Promise<number> {
  let bytes = 0;
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined && bytes <= enough; path = waiting.pop()) {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) waiting.push(inside);
      const found = entry.isFile() ? await lstat(inside).catch(() => undefined) : undefined;
      bytes += Math.max(blockSize, (found?.blocks ?? 0) * 512);
      if (bytes > enough) break;
    }
  }
  return bytes;
}
