import { asShown, longestName, pairByName, parsePairingState } from "../arena/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { readInput } from "./read-input.ts";
import { readArena } from "./refused.ts";

/** The next round of a Swiss tournament from where it stands. */
export async function pair(
  cli: CliSentences,
  file: string,
  { json }: { readonly json?: true },
): Promise<void> {
  const round = pairByName(readArena(parsePairingState(jsonFrom(file, await readInput(file))), file));
  if (json) {
    process.stdout.write(`${JSON.stringify(round)}\n`);
    return;
  }
  const { pairs, bye, rematches } = round;
  const lines = pairs.map(([a, b]) => `${asShown(a, longestName)} – ${asShown(b, longestName)}`);
  if (bye !== null) lines.push(cli.arena.bye({ name: asShown(bye, longestName) }));
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
