import { accept, type Result, refuse } from "../../games/index.ts";
import { looksLikeWthor } from "../../notation/index.ts";
import { maxFileBytes, maxGames } from "./found-bounds.ts";
import type { FoundGame, Here } from "./found-game.ts";
import { ggfGames, lineGames, wthorGames } from "./found-lists.ts";
import { looksLikeGgf, readText } from "./found-text.ts";

export type { FoundGame, Here } from "./found-game.ts";

/** A file, or text. */
export type FoundData = { readonly name: string; readonly bytes: Uint8Array } | string;

/**
 * Every game in whatever somebody has: a year of WTHOR, files of GGF and OBF, transcripts, records, links of this page, save
 * strings, positions and pictures; told by what it holds, whatever the file is called. Never takes longer than the page can wait.
 */
export function readFound(data: FoundData, here: Here): Result<readonly FoundGame[]> {
  if (typeof data === "string") return readFoundText(data, here);
  const { name, bytes } = data;
  if (bytes.length > maxFileBytes) return tooLarge();
  if (looksLikeWthor(bytes) || /\.wtb$/i.test(name)) return wthorGames(bytes);
  const text = decode(bytes);
  return text === undefined
    ? refuse("not-in-notation", { form: "game", text: name })
    : readFoundText(text, here);
}

/** The same of a file that was dropped or chosen; one that is too large is not read at all. */
export async function readFoundFile(file: File, here: Here): Promise<Result<readonly FoundGame[]>> {
  if (file.size > maxFileBytes) return tooLarge();
  return readFound({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, here);
}

function readFoundText(text: string, here: Here): Result<readonly FoundGame[]> {
  if (text.length > maxFileBytes) return tooLarge();
  if (looksLikeGgf(text)) return ggfGames(text);
  const one = readText(text, here);
  if (one.ok) return accept([one.value]);
  // What is no game as a whole may be one in each line.
  return lineGames(text, here, one);
}

function tooLarge() {
  return refuse("file-too-large", { megabytes: maxFileBytes / 1_000_000, most: maxGames });
}

/** The text of a file; undefined where it holds none. */
function decode(bytes: Uint8Array): string | undefined {
  const marked = { "255,254": "utf-16le", "254,255": "utf-16be" }[bytes.subarray(0, 2).join()];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  // Files that have a nought in them are not text: pictures, archives, programs.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The Othello servers' files are older than UTF-8.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
