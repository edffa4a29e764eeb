import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { refused } from "./errors.ts";

/** A file as text; `-` is standard input. */
export async function readInput(file: string): Promise<string> {
  if (file === "-") return text(process.stdin);
  return readFile(file, "utf8").catch(({ code = "EIO" }: NodeJS.ErrnoException) => {
    throw code === "ENOENT" ? refused("file-missing", { file }) : refused("file-unreadable", { file, code });
  });
}
