import { createHash, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { csvField } from "../report/csv.ts";
import type { Entrant } from "./entrants.ts";
import { writeWhole } from "./whole-file.ts";

/**
 * Gives everybody a number, drawn by chance, and keeps the key: number, name and what tells the submission again. Numbers that were given before stay;
 * whoever is gone keeps his.
 */
export async function numbered(entrants: readonly Entrant[], keyFile: string): Promise<Entrant[]> {
  const rows = new Map((await readRows(keyFile)).map((row) => [row.id, row]));
  const taken = new Set([...rows.values()].map(({ number }) => Number(number)));
  const ids = new Map(entrants.map((each) => [each, idOf(each)]));
  const lacking = entrants.filter((each) => !rows.has(ids.get(each) ?? ""));
  const most = Math.max(rows.size + lacking.length, ...taken);
  const free = Array.from({ length: most }, (_, at) => at + 1).filter((number) => !taken.has(number));
  for (const each of lacking) {
    const [number = 0] = free.splice(randomInt(free.length), 1);
    const id = idOf(each);
    rows.set(id, { id, number: String(number), text: csvField(each.name) });
  }
  const width = String(most).length;
  const shown = (number: string) => number.padStart(width, "0");
  const sorted = [...rows.values()].sort((one, other) => Number(one.number) - Number(other.number));
  const lines = sorted.map(({ number, text, id }) => `${shown(number)},${text},${id}\r\n`);
  await writeWhole(keyFile, `number,student,submission\r\n${lines.join("")}`, 0o600);
  return entrants
    .map((each) => ({ ...each, name: shown(rows.get(ids.get(each) ?? "")?.number ?? "") }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface Row {
  readonly id: string;
  readonly number: string;
  /** The name, as it stands there. */
  readonly text: string;
}

async function readRows(keyFile: string): Promise<Row[]> {
  const text = await readFile(keyFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return [...text.matchAll(/^0*([1-9]\d{0,8}),(.*),([0-9a-f]{16})\r?$/gm)].map(([, number, name, id]) => ({
    id: id as string,
    number: number as string,
    text: name as string,
  }));
}

const idOf = ({ key }: Entrant) => createHash("sha256").update(key).digest("hex").slice(0, 16);
