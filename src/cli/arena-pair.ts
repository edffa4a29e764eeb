import { pairSwiss, parsePairingState } from "../arena/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { readInput } from "./read-input.ts";
import { readOr } from "./refused.ts";

/** The next round of a Swiss tournament from where it stands. */
export async function pair(
  cli: CliSentences,
  file: string,
  { json }: { readonly json?: true },
): Promise<void> {
  const state = readOr(parsePairingState(jsonFrom(file, await readInput(file))), { where: { option: file } });
  const { names, players } = state;
  const { pairs, bye, rematches } = pairSwiss(players);
  const nameOf = (number: number) => names[number] ?? "";
  const named = pairs.map(([a, b]) => [nameOf(a), nameOf(b)]);
  const byeName = bye === null ? null : nameOf(bye);
  if (json) {
    process.stdout.write(`${JSON.stringify({ pairs: named, bye: byeName, rematches: rematches.length })}\n`);
    return;
  }
  const lines = named.map(([a, b]) => `${a} – ${b}`);
  if (byeName !== null) lines.push(cli.arena.bye({ name: byeName }));
  if (rematches.length > 0) lines.push(cli.arena.rematches({ count: rematches.length }));
  process.stdout.write(`${lines.join("\n")}\n`);
}

function jsonFrom(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused("json-broken", { file, why: error instanceof Error ? error.message : "" });
  }
}
