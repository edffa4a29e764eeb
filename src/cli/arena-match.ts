import { type BotSetup, uniqueNames } from "../arena/index.ts";
import { makeSpec, parseSpec } from "../players/index.ts";
import type { CliSentences } from "../words/index.ts";
import type { RunningOptions } from "./arena-options.ts";
import { begin } from "./arena-run.ts";
import { setupFrom } from "./arena-setup.ts";
import { readOr } from "./refused.ts";

const usualPairs = "100";

/** Two bots over as many pairs of games as are asked for, or until a test is decided. */
export async function match(cli: CliSentences, a: string, b: string, options: RunningOptions): Promise<void> {
  const bots = uniqueNames([botFrom(a), botFrom(b)]);
  const setup = await setupFrom(bots, options, { format: "match", pairs: usualPairs, rounds: "1" });
  await begin(cli, setup, options);
}

/** A bot as it stands on the command line: it is called what it was typed as. */
export function botFrom(text: string): BotSetup {
  const player = readOr(parseSpec(text));
  return { name: makeSpec(player), player, directory: process.cwd() };
}
