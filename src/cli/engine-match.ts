import { readFile } from "node:fs/promises";
import { balancedOpenings } from "../arena/index.ts";
import type { Engine } from "../engine/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { minSize, type ReversiOptions, type ReversiPosition, reversi } from "../games/index.ts";
import { playSeries } from "../match/index.ts";
import { parseTranscript } from "../notation/index.ts";
import { ProgramError, seededChance } from "../players/index.ts";
import type { CliSentences } from "../words/index.ts";
import { progressBar, threadCount } from "./engine-common.ts";
import { type Contestant, contestantFrom } from "./engine-contestant.ts";
import { summary, Tally } from "./engine-tally.ts";
import { refused } from "./errors.ts";
import { wholeNumber } from "./whole-number.ts";

/** As far as columns have one letter. */
const mostSize = 26;

interface Options {
  readonly cmd?: string;
  readonly cmdDepth?: string;
  readonly games?: string;
  readonly size?: string;
  readonly openings?: string;
  readonly plies?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly json?: boolean;
}

export async function match(
  cli: CliSentences,
  a: string,
  b: string | undefined,
  options: Options,
): Promise<void> {
  if (b === undefined && options.cmd === undefined) throw refused("sides-missing");
  const games = wholeNumber("--games", options.games ?? "20", 2, 1_000_000);
  const read = reversi.options({ size: wholeNumber("--size", options.size ?? "8", minSize, mostSize) });
  if (!read.ok) throw refused("even-needed", { name: "--size", min: minSize, max: mostSize });
  const seed = wholeNumber("--seed", options.seed ?? "1", 0, 999_999_999);
  const plies = wholeNumber("--plies", options.plies ?? "8", 0, 30);
  const depth = wholeNumber("--cmd-depth", options.cmdDepth ?? "10", 1, 60);
  const programs = { command: options.cmd, depth };
  const engine = await openNodeEngine({ threads: threadCount(options.threads ?? "1") });
  const contestants: Contestant[] = [];
  try {
    for (const [index, text] of [a, b ?? "gtp"].entries()) {
      const chance = seededChance(seed * 2 + index);
      contestants.push(await contestantFrom(text, programs, { chance, openEngine: async () => engine }));
    }
    const count = Math.ceil(games / 2);
    const openings =
      options.openings === undefined
        ? await makeOpenings(engine, read.value, count, plies, seed)
        : await readOpenings(options.openings, read.value, count);
    await play(cli, contestants as [Contestant, Contestant], engine, openings, options.json ?? false);
  } catch (error) {
    if (error instanceof ProgramError) throw refused("program", error.problem);
    throw error;
  } finally {
    for (const contestant of contestants) contestant.close();
    engine.close();
  }
}

async function play(
  cli: CliSentences,
  contestants: readonly [Contestant, Contestant],
  engine: Engine,
  openings: readonly ReversiPosition[],
  json: boolean,
): Promise<void> {
  const bar = progressBar();
  const tally = new Tally();
  const [first, second] = contestants;
  const total = openings.length * 2;
  const started = performance.now();
  for await (const game of playSeries(reversi, openings, [first.player, second.player])) {
    tally.add(game);
    const { games, points } = tally;
    bar.show(games / total, cli.engine.matchProgress({ games, of: total, first: first.name, points }));
    // Nothing learned in one game helps in the next.
    await engine.forget();
  }
  bar.clear();
  const seconds = (performance.now() - started) / 1000;
  const times = contestants.map((each) => each.secondsPerMove());
  process.stdout.write(summary(cli, tally, [first.name, second.name], times, seconds, json));
}

/** Even ones, as many as there are; where there are none both games are played from the start. */
async function makeOpenings(
  engine: Engine,
  options: ReversiOptions,
  count: number,
  plies: number,
  seed: number,
): Promise<ReversiPosition[]> {
  const made: ReversiPosition[] = [];
  for await (const opening of balancedOpenings(engine, options, {
    plies: [plies],
    chance: seededChance(seed),
  })) {
    made.push(opening);
    if (made.length === count) break;
  }
  return made.length > 0 ? made : [reversi.start(options)];
}

/** Transcripts, one a line; what follows the first word is passed over. */
async function readOpenings(
  file: string,
  options: ReversiOptions,
  count: number,
): Promise<ReversiPosition[]> {
  const text = await readFile(file, "utf8").catch(() => {
    throw refused("file-unreadable", { file });
  });
  const openings: ReversiPosition[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const [transcript = ""] = line.trim().split(/\s+/);
    if (transcript === "" || transcript.startsWith("%") || transcript.startsWith("#")) continue;
    const read = parseTranscript(transcript, options);
    if (!read.ok) throw refused("opening-wrong", { file, line: index + 1, text: transcript });
    openings.push(...read.value.positions.slice(-1));
    if (openings.length === count) break;
  }
  if (openings.length === 0) throw refused("file-empty", { file, of: "openings" });
  return openings;
}
