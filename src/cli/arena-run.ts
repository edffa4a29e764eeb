import {
  type ArenaGame,
  type ArenaHold,
  type ArenaKeeper,
  judgeGame,
  judgesAtOnce,
  makeOpenings,
  type RefereedBot,
  runTournament,
  Tournament,
  type TournamentSetup,
} from "../arena/index.ts";
import { openReferee } from "../arena/referee/index.ts";
import type { Engine } from "../engine/index.ts";
import { makeSpec } from "../players/index.ts";
import { commandWords } from "../programs/index.ts";
import type { Store } from "../store/index.ts";
import type { CliSentences } from "../words/index.ts";
import { lanesFrom, type RunOptions } from "./arena-options.ts";
import { arenaReport } from "./arena-report.ts";
import { processors } from "./arena-setup.ts";
import { fileName, openArena } from "./arena-store.ts";
import { type Bar, progressBar } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { heldSandbox } from "./held-sandbox.ts";
import { asUserError } from "./open-store.ts";

/** As of a program that a signal has ended. */
const stoppedStatus = 130;
/** Where judging a game takes seconds, so many of them are judged, evenly spread. */
const leastJudged = 24;
const judgedPerBot = 4;

/** Makes a tournament and plays it. */
export async function begin(cli: CliSentences, setup: TournamentSetup, options: RunOptions): Promise<void> {
  // What cannot be begun is told before anything is kept.
  for (const index of setup.bots.keys()) refereed(setup, index);
  await running(cli, options, "new", async (store, run) => {
    const id = await store.arena.create(setup);
    await run(id, setup);
  });
}

type Run = (id: string, setup: TournamentSetup) => Promise<void>;

/** Has the store to itself among those that run tournaments, for as long as one is played. */
export async function running(
  cli: CliSentences,
  options: RunOptions,
  access: "existing" | "new",
  work: (store: Store, run: Run) => Promise<void>,
): Promise<void> {
  const lanes = lanesFrom(options.lanes, processors);
  if (options.sandbox) await heldSandbox("--sandbox");
  const store = await openArena(options.file, access);
  let hold: ArenaHold | undefined;
  try {
    hold = await holdOr(store.arena, options.file);
    await work(store, (id, setup) => play(cli, store, { id, setup, lanes, options }));
  } catch (error) {
    throw asUserError(error, fileName);
  } finally {
    await hold?.release();
    await store.close();
  }
}

async function holdOr(arena: ArenaKeeper, file: string): Promise<ArenaHold> {
  return arena.hold().catch((error: unknown) => {
    const isTaken = error instanceof Error && "code" in error && error.code === "in-use";
    throw isTaken ? refused("arena-in-use", { file }) : error;
  });
}

interface Played {
  readonly id: string;
  readonly setup: TournamentSetup;
  readonly lanes: number;
  readonly options: RunOptions;
}

async function play(cli: CliSentences, store: Store, { id, setup, lanes, options }: Played): Promise<void> {
  const bar = progressBar();
  const engine = lazyEngine();
  const stop = new AbortController();
  const interrupt = () => (stop.signal.aborted ? process.exit(130) : stop.abort());
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  try {
    const tournament = new Tournament(setup);
    const report = await arenaReport(cli, {
      id,
      setup,
      file: options.file,
      json: options.json === true,
      bar,
    });
    report.begin(tournament.counts.expected ?? 0);
    tournament.supply(await openingsOf(cli, setup, tournament.openingsWanted, engine, bar), true);
    const judge = (game: ArenaGame) => judgeGame(setup.game, setup.options, game);
    const ending = await runTournament({
      id,
      tournament,
      keeper: store.arena,
      lanes,
      openReferee: (events) => {
        const { game, options: rules, clock } = setup;
        const bots = setup.bots.map((_bot, index) => refereed(setup, index));
        return openReferee(
          { game, options: rules, bots, clock, lanes, sandbox: options.sandbox === true },
          events,
        );
      },
      ...(judgesAtOnce(setup.game) ? { judge } : {}),
      watch: (game) => report.game(game, tournament),
      signal: stop.signal,
    });
    if (!judgesAtOnce(setup.game))
      await judgeSome(cli, store.arena, { id, setup, tournament, engine, bar, signal: stop.signal });
    report.end(tournament.view(), ending);
    if (ending === null) process.exitCode = stoppedStatus;
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    bar.clear();
    await engine.close();
  }
}

/** How a bot's process is begun; a player of this house is this command, and its engine has so many threads. */
export function refereed(setup: TournamentSetup, index: number, threads = 1): RefereedBot {
  const bot = setup.bots[index];
  if (!bot) throw new Error(`no bot ${index}`);
  const { player } = bot;
  if (player.kind === "program") {
    const words = commandWords(player.command);
    if (!words.ok)
      throw refused("program", { kind: "unreadable", command: player.command, code: words.refusal.code });
    return { setup: bot, command: words.value };
  }
  const options = ["--seed", String(seedOf(setup.seed, index)), "--threads", String(threads)];
  return { setup: bot, command: [...ownCommand(), makeSpec(player), ...options] };
}

/** Two players of one kind do not draw the same numbers. */
function seedOf(seed: number, index: number): number {
  return (seed * 1009 + index) % 1_000_000_000;
}

function ownCommand(): string[] {
  return [process.execPath, process.argv[1] ?? "", "arena", "bot"];
}

async function openingsOf(
  cli: CliSentences,
  { game, options, openings, seed }: TournamentSetup,
  count: number,
  engine: LazyEngine,
  bar: Bar,
): Promise<readonly string[]> {
  if (openings.kind !== "made") return [];
  const told = (done: number) => bar.show(done / count, cli.arena.makingOpenings({ at: done, of: count }));
  const made = await makeOpenings({ game, options, seed, openEngine: engine.open }, count, told);
  bar.clear();
  return made;
}

/** Looks at some games whose judging takes seconds, now that nobody plays any more. */
async function judgeSome(
  cli: CliSentences,
  arena: ArenaKeeper,
  {
    id,
    setup,
    tournament,
    engine,
    bar,
    signal,
  }: {
    id: string;
    setup: TournamentSetup;
    tournament: Tournament;
    engine: LazyEngine;
    bar: Bar;
    signal: AbortSignal;
  },
): Promise<void> {
  const { finished } = tournament.counts;
  // An odd step takes both games of pairs: each bot is looked at moving first and second.
  const wanted = Math.max(leastJudged, judgedPerBot * setup.bots.length);
  const step = Math.ceil(finished / wanted) | 1;
  for (let number = 0; number < finished && !signal.aborted; number += step) {
    const found = await arena.game(id, number);
    if (!found || found.game.quality || found.game.fault) continue;
    bar.show(number / finished, cli.arena.judging({ at: number + 1, of: finished }));
    const quality = await judgeGame(setup.game, setup.options, found.game, await engine.open());
    await arena.judge(id, number, quality);
    tournament.enter({ ...found.game, quality });
  }
  bar.clear();
}

interface LazyEngine {
  open(): Promise<Engine>;
  close(): Promise<void>;
}

/** An engine that is opened for openings and values of Reversi alone. */
function lazyEngine(): LazyEngine {
  let engine: Promise<Engine> | undefined;
  return {
    open() {
      engine ??= import("../engine/node.ts").then(({ openNodeEngine }) => openNodeEngine({ threads: 1 }));
      return engine;
    },
    async close() {
      (await engine)?.close();
    },
  };
}
