import {
  type ArenaGame,
  type BotSetup,
  balancedOpenings,
  type FaultEvidence,
  mostDepth,
  parseOpenings,
  runTournament,
  Tournament,
  type TournamentSetup,
} from "../arena/index.ts";
import { openReferee } from "../arena/referee/index.ts";
import { openNodeEngine } from "../engine/node.ts";
import { minSize, type ReversiOptions, reversi } from "../games/index.ts";
import { makeBoard } from "../notation/index.ts";
import { kindsOf, makeSpec, parseSpec, seededChance } from "../players/index.ts";
import type { CliSentences, ProgramProblem } from "../words/index.ts";
import { refereed } from "./arena-run.ts";
import { progressBar, threadCount } from "./engine-common.ts";
import { problemOf } from "./engine-problem.ts";
import { summary, Tally } from "./engine-tally.ts";
import { refused } from "./errors.ts";
import { readInput } from "./read-input.ts";
import { readArena, readOr } from "./refused.ts";
import { wholeNumber } from "./whole-number.ts";

/** As far as columns have one letter. */
const mostSize = 26;
/** What a move may take: the only clock there is. */
const secondsForMove = 300;

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

/** A match of the arena in Reversi that is kept nowhere: discs count beside points, and a program that does not play ends it. */
export async function match(
  cli: CliSentences,
  a: string,
  b: string | undefined,
  options: Options,
): Promise<void> {
  if (b === undefined && options.cmd === undefined) throw refused("sides-missing");
  const games = wholeNumber("--games", options.games ?? "20", 2, 1_000_000);
  const rules = reversi.options({ size: wholeNumber("--size", options.size ?? "8", minSize, mostSize) });
  if (!rules.ok) throw refused("even-needed", { name: "--size", min: minSize, max: mostSize });
  const seed = wholeNumber("--seed", options.seed ?? "1", 0, 999_999_999);
  const plies = wholeNumber("--plies", options.plies ?? "8", 0, 30);
  const depth = wholeNumber("--cmd-depth", options.cmdDepth ?? "10", 1, mostDepth);
  const threads = threadCount(options.threads ?? "1");
  const bots = [a, b ?? "gtp"].map((text) => botFrom(text, options.cmd, depth));
  const count = Math.ceil(games / 2);
  const positions =
    options.openings === undefined
      ? await makeOpenings(rules.value, count, plies, seed)
      : await readOpenings(options.openings, rules.value, count);
  const setup: TournamentSetup = {
    name: bots.map(({ name }) => name).join(" – "),
    format: "match",
    game: "reversi",
    options: rules.value,
    bots,
    pairs: positions.length,
    rounds: 1,
    clock: { kind: "move", each: secondsForMove * 1000 },
    openings: { kind: "given", positions },
    sprt: null,
    seed,
  };
  await play(cli, setup, threads, options.json ?? false);
}

const kinds = [...kindsOf(reversi), "program"] as const;
const protocols = ["gtp", "nboard"] as const;

/** A side from its text; `given` is the command line of a program that is named without one. */
function botFrom(text: string, given: string | undefined, depth: number): BotSetup {
  const player = readOr(parseSpec(text, kinds, protocols));
  if (player.kind !== "program") return { name: makeSpec(player), player };
  const { protocol } = player;
  const command = player.command || given;
  if (!command) throw refused("program-missing", { protocol });
  return {
    name: command,
    player: { ...player, command },
    directory: process.cwd(),
    ...(protocol === "nboard" ? { depth } : {}),
  };
}

async function play(
  cli: CliSentences,
  setup: TournamentSetup,
  threads: number,
  json: boolean,
): Promise<void> {
  const names = setup.bots.map(({ name }) => name);
  const [first = "", second = ""] = names;
  const bots = names.map((_name, index) => refereed(setup, index, threads));
  const tournament = new Tournament(setup);
  const tally = new Tally();
  const total = 2 * setup.pairs;
  const bar = progressBar();
  const stop = new AbortController();
  // Its end takes the programs with it, which a signal alone would not.
  const interrupt = () => process.exit(130);
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  let problem: ProgramProblem | undefined;
  const lanes = 1;
  const started = performance.now();
  try {
    await runTournament({
      id: "",
      tournament,
      lanes,
      keeper: keeperOf((game, evidence) => {
        problem ??= problemOf(game, names, evidence, secondsForMove);
        if (problem) stop.abort();
      }),
      openReferee(events) {
        const { game, options, clock } = setup;
        return openReferee({ game, options, bots, clock, lanes, sandbox: false }, events);
      },
      watch(game) {
        tally.add(game);
        const { games, points } = tally;
        bar.show(games / total, cli.engine.matchProgress({ games, of: total, first, points }));
      },
      signal: stop.signal,
    });
  } finally {
    bar.clear();
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
  if (problem) throw refused("program", problem);
  const out = tournament.view().rows.filter((row) => row.out);
  while (tally.games < total) tally.forfeit(out.map(({ bot }) => bot));
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(summary(cli, tally, [first, second], seconds, json));
}

type Told = (game: ArenaGame, evidence: FaultEvidence | undefined) => void;

/** Keeps nothing, and tells of each game. */
function keeperOf(told: Told): Parameters<typeof runTournament>[0]["keeper"] {
  return {
    games: async () => ({ games: [], next: 0 }),
    async add(_id, games, evidence) {
      for (const game of games) told(game, evidence?.get(game.number));
    },
    show: async () => {},
    end: async () => {},
  };
}

/** Even ones, as many as there are; where there are none both games are played from the start. */
async function makeOpenings(
  options: ReversiOptions,
  count: number,
  plies: number,
  seed: number,
): Promise<readonly string[]> {
  const engine = await openNodeEngine({ threads: 1 });
  const made: string[] = [];
  try {
    const chance = seededChance(seed);
    for await (const opening of balancedOpenings(engine, options, { plies: [plies], chance })) {
      made.push(makeBoard(opening));
      if (made.length === count) break;
    }
  } finally {
    engine.close();
  }
  return made.length > 0 ? made : [makeBoard(reversi.start(options))];
}

async function readOpenings(
  file: string,
  options: ReversiOptions,
  count: number,
): Promise<readonly string[]> {
  return readArena(parseOpenings(await readInput(file), "reversi", options), file).slice(0, count);
}
