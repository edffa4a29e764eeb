import {
  type ArenaGame,
  type BotSetup,
  type Fault,
  type FaultEvidence,
  type Format,
  type Quality,
  type RunningGame,
  Tournament,
  type TournamentSetup,
} from "../../arena/index.ts";
import { type GameId, gameOf, must } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";

type Chance = () => number;

/** Numbers from 0 to 1 that depend on the seed alone. */
function seededChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** For tests of server and page: tournaments whose games are played by chance. */
export function arenaSetup(
  format: Format,
  bots: readonly string[],
  change: Partial<TournamentSetup> = {},
): TournamentSetup {
  const game = change.game ?? "kayles";
  return {
    name: `${format} of ${game}`,
    format,
    game,
    options: gameOf(game).defaults,
    bots: bots.map((name): BotSetup => ({ name, player: { kind: "random" } })),
    pairs: format === "match" ? 20 : 1,
    rounds: 3,
    clock: { kind: "game", initial: 10_000, increment: 100 },
    openings: { kind: "made" },
    sprt: null,
    seed: 1,
    ...change,
  };
}

export const everyFault: readonly Fault[] = [
  { kind: "time", over: 35 },
  { kind: "stall", seconds: 60 },
  { kind: "crash", status: null, signal: "SIGSEGV" },
  { kind: "start", code: "ENOENT" },
  { kind: "illegal", move: "9:1", refusal: { code: "row-missing", facts: { row: 9, rows: 1 } } },
  { kind: "malformed", line: "Traceback (most recent call last):" },
  { kind: "flood", of: "line", bytes: 70_000 },
  { kind: "memory" },
  { kind: "protocol", line: "redy" },
];

export const evidence: FaultEvidence = {
  lines: [
    { at: 12, to: "bot", text: "go 11011111111 3:1 10000 9870" },
    { at: 10_047, to: "referee", text: "<script>alert(1)</script>\u202e\u0007" },
  ],
  errors: 'File "/home/ada/bots/minimax.py", line 12\nIndexError: list index out of range\u001b[31m\n',
  command: "python3 /home/ada/bots/minimax.py --token=abc",
  memory: 512,
  sandbox: 2,
};

/** A tournament that plays its own schedule, one game after another. */
export class ChanceTournament {
  readonly setup: TournamentSetup;
  readonly #tournament: Tournament;
  readonly #chance: Chance;
  readonly #faultEvery: number;

  constructor(setup: TournamentSetup, { seed = 1, faultEvery = 0 } = {}) {
    this.setup = setup;
    this.#chance = seededChance(seed);
    this.#faultEvery = faultEvery;
    this.#tournament = new Tournament(setup);
    const wanted = this.#tournament.openingsWanted;
    const openings = Array.from(
      { length: wanted },
      () => this.#play(Math.floor(this.#chance() * 4)).position,
    );
    if (setup.openings.kind === "made") this.#tournament.supply(openings, true);
  }

  get ending() {
    return this.#tournament.ending;
  }

  /** The next games of the schedule, as many as there are up to so many. */
  games(count: number): ArenaGame[] {
    const games: ArenaGame[] = [];
    while (games.length < count) {
      const task = this.#tournament.next();
      if (!task) break;
      const { number, opening, bots } = task;
      const { moves, plies } = this.#play(1000, opening);
      const isFaulty = this.#faultEvery > 0 && number % this.#faultEvery === this.#faultEvery - 1;
      const which = Math.floor(number / Math.max(1, this.#faultEvery)) % everyFault.length;
      const fault = isFaulty ? (everyFault[which] as Fault) : null;
      // Whoever has the lower number is the stronger one.
      const better = bots[0] < bots[1] ? 0 : 1;
      const game: ArenaGame = {
        number,
        opening,
        bots,
        winner: this.#chance() < 0.65 ? better : better === 0 ? 1 : 0,
        fault,
        moves,
        plies,
        thought: [1200, 800],
        annulled: 0,
        at: 1_790_000_000_000 + number,
        quality: [this.#quality(), this.#quality()],
      };
      this.#tournament.enter(game);
      games.push(game);
    }
    return games;
  }

  /** Games as they might go on now, a few moves far. */
  running(count: number, plies = 3): RunningGame[] {
    const bots = this.setup.bots.length;
    return Array.from({ length: count }, (_, index) => ({
      number: 1_000_000 + index,
      opening: this.#play(0).position,
      bots: [(2 * index) % bots, (2 * index + 1) % bots] as const,
      ...pick(this.#play(plies)),
      left: [9300, 125_000] as const,
    }));
  }

  #quality(): Quality {
    return { won: 4, wonKept: 2 + Math.floor(this.#chance() * 3), drawn: 0, drawnKept: 0, estimated: 0 };
  }

  #play(most: number, from?: string) {
    const { game: id, options } = this.setup;
    return playByChance(id, options, most, this.#chance, from);
  }
}

function pick({ moves, plies }: { readonly moves: string; readonly plies: number }) {
  return { moves, plies };
}

function playByChance(id: GameId, options: unknown, most: number, chance: Chance, from?: string) {
  const game = gameOf(id);
  const notation = notationOf(id);
  const known = must(game.options(options));
  let position = from === undefined ? game.start(known) : must(notation.parsePosition(from, known));
  const moves: string[] = [];
  for (
    let count = game.countMoves(position);
    count > 0 && moves.length < most;
    count = game.countMoves(position)
  ) {
    const move = game.moveAt(position, Math.floor(chance() * count));
    moves.push(notation.makeMove(move, position));
    position = must(game.play(position, move));
  }
  return {
    position: notation.makePosition(position),
    moves: notation.joinMoves(moves),
    plies: moves.length,
  };
}
