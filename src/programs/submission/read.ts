import { constants, type Stats } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { NoFile } from "../problems.ts";

type Read =
  | { readonly kind: "file"; readonly content: Buffer }
  | { readonly kind: "too-large" }
  | { readonly kind: "no-file"; readonly found: NoFile }
  | { readonly kind: "failed"; readonly code: string };

const chunk = 256 * 1024;

/** Reads a plain file of at most `most` bytes; follows no link, waits for no pipe, and does not believe what its size is said to be. */
export async function readPlainFile(path: string, most: number, follow = false): Promise<Read> {
  let handle: FileHandle;
  try {
    handle = await open(
      path,
      constants.O_RDONLY | constants.O_NONBLOCK | (follow ? 0 : constants.O_NOFOLLOW),
    );
  } catch (error) {
    const code = codeOf(error);
    // What Linux says of a link that is not to be followed, and of a socket.
    if (code === "ELOOP") return { kind: "no-file", found: "link" };
    return code === "ENXIO" ? { kind: "no-file", found: "socket" } : { kind: "failed", code };
  }
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return { kind: "no-file", found: foundIn(stats) };
    const parts: Buffer[] = [];
    for (let size = 0; ; ) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunk), 0, chunk);
      if (bytesRead === 0) return { kind: "file", content: Buffer.concat(parts) };
      size += bytesRead;
      if (size > most) return { kind: "too-large" };
      parts.push(buffer.subarray(0, bytesRead));
    }
  } catch (error) {
    return { kind: "failed", code: codeOf(error) };
  } finally {
    await handle.close();
  }
}

export function foundIn(
  stats: Pick<Stats, "isSymbolicLink" | "isFIFO" | "isSocket" | "isBlockDevice" | "isCharacterDevice">,
): NoFile {
  if (stats.isSymbolicLink()) return "link";
  if (stats.isFIFO()) return "pipe";
  if (stats.isSocket()) return "socket";
  return stats.isBlockDevice() || stats.isCharacterDevice() ? "device" : "unknown";
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "EIO";
}
