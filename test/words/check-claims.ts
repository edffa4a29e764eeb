import type { TakingPosition } from "../../src/games/index.ts";
import type { Claim, SaidChance } from "../../src/words/index.ts";
import {
  asNumber,
  type Fraction,
  isEqual,
  isLess,
  type PlainPlay,
  type Runs,
  runsAfter,
  runsIn,
  sorted,
} from "./plain-play.ts";

type Of<Name extends Claim["claim"]> = Claim & { readonly claim: Name };
type Check<Name extends Claim["claim"]> = (claim: Of<Name>, about: About) => boolean;

interface About {
  readonly play: PlainPlay;
  readonly position: TakingPosition;
  readonly runs: Runs;
  /** The runs that allow a move. */
  readonly live: Runs;
}

/** Whether a claim holds of a position, by playing on from it. */
export function holds(claim: Claim, play: PlainPlay, position: TakingPosition): boolean {
  const runs = runsIn(position);
  const live = runs.filter((run) => run >= play.least);
  return (checks[claim.claim] as Check<Claim["claim"]>)(claim as never, { play, position, runs, live });
}

/** So far a claim about all lengths is looked at: from the end each step is short, from the middle in misère play sums grow. */
const horizon = { end: 200, normal: 150, misere: 22 };

function reach({ play, position }: About): number {
  if (!position.options.middle) return horizon.end;
  return play.misere ? horizon.misere : horizon.normal;
}

/** A run alone; long ones of normal play by their value. */
function isLost({ play }: About, length: number): boolean {
  return !play.misere && length > 16 ? play.value(length) === 0 : !play.wins(sorted([length]));
}

const checks: { readonly [Name in Claim["claim"]]: Check<Name> } = {
  outcome: ({ wins }, { play, runs }) => play.wins(runs) === wins,
  withSwap({ wins }, about) {
    const { play, runs } = about;
    if (about.position.swap) return play.winsOrSwaps(runs) === wins;
    return isBeforeSwap(about) && play.moves(runs).some((each) => play.winsBeforeSwap(each)) === wins;
  },
  maySwap: (_, { position }) => position.swap === true,
  secondWins: (_, about) =>
    isBeforeSwap(about) && about.play.moves(about.runs).every((each) => !about.play.winsBeforeSwap(each)),
  endsFirst: (_, about) =>
    isBeforeSwap(about) && about.play.moves(about.runs).some((each) => about.play.winsBeforeSwap(each)),
  over: (_, { play, runs }) => play.moves(runs).length === 0,
  takes({ move, count, whole }, { play, position }) {
    const row = position.rows[move.row - 1] ?? [];
    const inRow = row.reduce((sum, { length }) => sum + length, 0);
    const legal = runsAfter(play, position, move) !== undefined;
    return legal && count === move.right - move.left + 1 && whole === (inRow === count);
  },
  moveWins({ move }, about) {
    const { play, position, runs } = about;
    if (move === "swap") return position.swap === true && !play.wins(runs);
    const after = runsAfter(play, position, move);
    return after !== undefined && isWonBy(about, after);
  },
  anotherWins({ besides }, about) {
    const { play, position, runs } = about;
    const kinds = new Set(besides.map((move) => move !== "swap" && runsAfter(play, position, move)?.join()));
    return play.moves(runs).some((after) => isWonBy(about, after) && !kinds.has(after.join()));
  },
  resistance({ move, chance, exact, best }, about) {
    const { play, position, runs } = about;
    const after = move === "swap" ? undefined : runsAfter(play, position, move);
    if (after === undefined) return false;
    if (isBeforeSwap(about))
      return !exact && !best && !isLess(asFraction(chance), play.chanceBeforeSwap(after));
    if (play.wins(runs)) return false;
    const found = play.chanceAfter(after);
    if (best && !isEqual(found, play.chance(runs))) return false;
    return exact ? isRounded(found, chance) : !isLess(asFraction(chance), found);
  },
  hopeless(_, { play, runs }) {
    return !play.wins(runs) && isEqual(play.chance(runs), { top: 1n, bottom: 1n });
  },
  dead: (claim, { runs, live }) => runs.length - live.length === claim.runs,
  onlyRun: ({ length }, { live }) => live.join() === String(length),
  takesFrom({ least, most }, { play, runs }) {
    const takes = play.takes(runs[0] ?? 0);
    return takes[0] === least && takes.at(-1) === most && takes.length === most - least + 1;
  },
  remainder: ({ of, by, is }) => of % by === is,
  lostRemainders({ by, remainders, from, upTo }, about) {
    const end = Math.min(upTo ?? from + 3 * by + 30, reach(about));
    return lengths(from, end).every((n) => isLost(about, n) === remainders.includes(n % by));
  },
  answered({ total, rest, upTo }, about) {
    const lost = lengths(rest + 1, Math.min(upTo, reach(about))).filter((n) => isLost(about, n));
    return lost.every((n) =>
      about.play
        .takes(n)
        .every((count) => total <= n && about.play.allows(total - count) && isLost(about, n - total)),
    );
  },
  lostLengths({ lengths: lost, upTo }, about) {
    return lengths(0, Math.min(upTo, reach(about))).every((n) => isLost(about, n) === lost.includes(n));
  },
  lostSteps({ upTo }, about) {
    const { play } = about;
    return lengths(0, Math.min(upTo, reach(about))).every((n) => {
      const reached = play.takes(n).some((count) => isLost(about, n - count));
      return play.takes(n).length === 0 || reached === !isLost(about, n);
    });
  },
  movesLeft: ({ moves }, { play, runs }) => play.movesLeft(runs).every((count) => count === moves),
  everyTake: ({ count }, { play, runs }) => play.takes(runs[0] ?? 0).join() === String(count),
  oddTakes: (_, { play, runs }) =>
    play.least === 1 && play.takes(runs[0] ?? 0).every((count) => count % 2 === 1),
  onceEach({ runs: count }, { play, live }) {
    const once = live.every((run) =>
      play.cuts(run).every((parts) => parts.every((part) => part < play.least)),
    );
    return once && live.length === count;
  },
  singles: ({ count }, { runs }) => runs.length === count && runs.every((run) => run === 1),
  cut({ run, take, left, right }, { play, runs }) {
    const made = play.cuts(run).some((parts) => sorted(parts).join() === sorted([left, right]).join());
    return runs.includes(run) && made && take === run - left - right;
  },
  movesAfter({ run, left, right, moves }, { play, runs }) {
    const after = sorted([...without(runs, run), left, right]);
    return play.movesLeft(after).every((count) => count === moves) && !play.wins(after);
  },
  sticksLeft: ({ count }, { runs }) => runs.reduce((sum, run) => sum + run, 0) === count,
  twins({ but }, { live }) {
    const odd = lengthsWithoutTwin(live);
    return odd.join() === (but === null ? "" : String(but));
  },
  values: ({ of }, { play }) => of.every(({ length, value }) => play.value(length) === value),
  formula({ unit, by, upTo }, { play }) {
    return lengths(0, Math.min(upTo, 150)).every(
      (n) => play.value(n) === Math.floor((by === null ? n : n % by) / unit),
    );
  },
  repeat({ every, from }, { play }) {
    return lengths(from, Math.min(from + every + 60, 300)).every(
      (n) => play.value(n) === play.value(n + every),
    );
  },
  unpaired({ lengths: single, more }, { live }) {
    const odd = lengthsWithoutTwin(live);
    return odd.length === single.length + more && odd.slice(0, single.length).join() === single.join();
  },
  xor({ is, terms }, { play, runs }) {
    return play.xor(runs) === is && (terms === null || terms.reduce((a, b) => a ^ b, 0) === is);
  },
  xorRule: (_, about) => reachable(about).every((runs) => obeysXor(about.play, runs)),
  counted({ ones, nothing, but }, { play, live }) {
    const named = (but === null ? live : without(live, but)).every((run) =>
      [...ones, ...nothing].includes(run),
    );
    return (
      named &&
      (but === null || live.includes(but)) &&
      play.misere &&
      sums([...ones, ...nothing]).every((runs) => {
        const odd = runs.filter((run) => ones.includes(run)).length % 2 === 1;
        return play.wins(runs) === !odd;
      })
    );
  },
  howMany: (claim, { live }) => live.filter((run) => claim.lengths.includes(run)).length === claim.runs,
  oneLarge: ({ length }, { runs }) => runs.filter((run) => run >= 2).join() === String(length),
  chooses({ run, exactly }, { play, runs }) {
    const cuts = play.cuts(run).map((parts) => sorted(parts));
    if (exactly) return ["", "1"].every((wanted) => cuts.some((parts) => parts.join() === wanted));
    const others = subsets(without(runs, run));
    const like = (wanted: Runs) =>
      cuts.some((parts) =>
        others.every(
          (rest) => play.wins(sorted([...rest, ...parts])) === play.wins(sorted([...rest, ...wanted])),
        ),
      );
    return like([]) && like([play.least]);
  },
};

/** The first move is to come, and a swap may be answered to it. */
function isBeforeSwap({ position: { options, rows } }: About): boolean {
  const sticks = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
  return options.swap === true && sticks(rows.flat().map(({ length }) => length)) === sticks(options.rows);
}

function isWonBy(about: About, after: Runs): boolean {
  return isBeforeSwap(about) ? about.play.winsBeforeSwap(after) : !about.play.wins(after);
}

function lengths(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function without(runs: Runs, run: number): number[] {
  const at = runs.indexOf(run);
  return runs.filter((_, index) => index !== at);
}

function lengthsWithoutTwin(runs: Runs): number[] {
  return [...new Set(runs)].filter((run) => runs.filter((each) => each === run).length % 2 === 1);
}

/** How many of the positions that can come are looked at. */
const mostReached = 300;

function reachable({ play, runs }: About): Runs[] {
  const found = new Map([[runs.join(), runs]]);
  for (const each of found.values()) {
    if (found.size > mostReached) break;
    for (const after of play.moves(each)) found.set(after.join(), after);
  }
  return [...found.values()];
}

function obeysXor(play: PlainPlay, runs: Runs): boolean {
  if (play.misere && runs.filter((run) => play.value(run) >= 2).length < 2) return true;
  const zero = play.xor(runs) === 0;
  if (play.wins(runs) === zero) return false;
  const after = play.moves(runs);
  return zero
    ? after.every((each) => play.xor(each) !== 0)
    : after.some((each) => play.xor(each) === 0 && !play.wins(each));
}

/** Sums of up to four runs of these lengths, none too large to play out. */
function sums(from: readonly number[]): Runs[] {
  let last: Runs[] = [[]];
  const all: Runs[] = [];
  for (let count = 1; count <= 4; count++) {
    last = last.flatMap((runs) =>
      from.filter((run) => run <= (runs.at(-1) ?? run)).map((run) => [...runs, run]),
    );
    last = last.filter((runs) => runs.reduce((sum, run) => sum + run, 0) <= 24);
    all.push(...last);
  }
  return all;
}

function subsets(runs: readonly number[]): Runs[] {
  const sets: Runs[] = [[]];
  for (const run of runs) sets.push(...sets.map((set) => [...set, run]));
  return sets;
}

/** Whether a chance is what is said when it is rounded to three figures. */
function isRounded(found: Fraction, said: SaidChance): boolean {
  const chance = asNumber(found);
  if ("above" in said) return 100 * chance > said.above && chance < 1;
  if ("oneIn" in said && !said.about) return isEqual(found, { top: 1n, bottom: BigInt(said.oneIn) });
  if ("oneInPower" in said) return Math.abs(-Math.log10(chance) - said.oneInPower) <= 0.501;
  const [value, figure] = "percent" in said ? [100 * chance, said.percent] : [1 / chance, said.oneIn];
  return Math.abs(value - figure) <= 0.5001 * 10 ** (Math.floor(Math.log10(value)) - 2);
}

function asFraction(said: SaidChance): Fraction {
  if ("percent" in said) return { top: BigInt(Math.round(said.percent * 1e6)), bottom: 10n ** 8n };
  if ("oneIn" in said) return { top: 1n, bottom: BigInt(said.oneIn) };
  if ("oneInPower" in said) return { top: 1n, bottom: 10n ** BigInt(said.oneInPower) };
  throw new Error("a bound is never said to be above something");
}
