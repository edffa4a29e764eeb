import type { TakingPosition } from "../../src/games/index.ts";
import type { Claim, SaidChance } from "../../src/words/index.ts";
import {
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
  onlyWins({ move }, about) {
    const { play, position, runs } = about;
    const kind = move === "swap" ? undefined : runsAfter(play, position, move)?.join();
    const others = play.moves(runs).filter((after) => isWonBy(about, after) && after.join() !== kind);
    return others.length === 0 && (move === "swap" || position.swap !== true || play.wins(runs));
  },
  bestTried({ move }, { play, position, runs }) {
    const after = move === "swap" ? undefined : runsAfter(play, position, move);
    return after !== undefined && !play.wins(runs) && isEqual(play.chanceAfter(after), play.chance(runs));
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
  leastTake: ({ least }, { play }) => play.least === least,
  mostTake({ most }, { play, runs }) {
    const [longest = 0] = runs;
    // Of shorter runs no more can be taken than they have.
    return play.takes(Math.max(longest, most)).at(-1) === most;
  },
  longest: ({ length }, { live }) => live[0] === length,
  shortAfter: ({ run, left, right, below }, { runs }) => (afterCut(runs, run, left, right)[0] ?? 0) < below,
  lostAfter: ({ run, left, right }, { play, runs }) =>
    runs.includes(run) && !play.wins(afterCut(runs, run, left, right)),
  pairsStay({ but }, { play, live }) {
    const paired = but === null ? live : without(live, but);
    const hasTwins = (runs: Runs) => lengthsWithoutTwin(runs.filter((run) => run >= play.least)).length === 0;
    return hasTwins(paired) && play.moves(paired).every((after) => play.moves(after).some(hasTwins));
  },
  lostRepeat({ every, from, upTo }, about) {
    const end = Math.min(upTo, reach(about) - every);
    return lengths(from, end).every((n) => isLost(about, n) === isLost(about, n + every));
  },
  repeatSeen({ every, from, upTo, worked }, { play }) {
    const same = lengths(from, Math.min(upTo, 300)).every((n) => play.value(n) === play.value(n + every));
    return same && worked === upTo + every;
  },
  zeroIsLost: ({ upTo }, { play }) =>
    !play.misere && lengths(0, Math.min(upTo, 16)).every((n) => play.wins(sorted([n])) === play.value(n) > 0),
  reaches: ({ run, value }, { play, runs }) =>
    runs.includes(run) && play.cuts(run).some(([a, b]) => (play.value(a) ^ play.value(b)) === value),
  nimSum: ({ of, is }) => of.reduce((a, b) => a ^ b, 0) === is,
  largeRuns: (_, { play, runs }) => runs.filter((run) => play.value(run) >= 2).length >= 2,
  classes({ classes, lost }, { play, runs }) {
    const found: Runs[] = [];
    const [longest = 0] = runs;
    for (const sum of [[], ...sums(lengths(1, Math.min(longest, 8)))].slice(0, 150))
      if (!found.some((each) => alike(play, each, sum, longest))) found.push(sum);
    return play.misere && found.length <= classes && found.filter((sum) => !play.wins(sum)).length <= lost;
  },
  classesRepeat({ every, from }, { play }) {
    // Longer runs are beyond playing out.
    return lengths(from, Math.min(from + 3, 14 - every)).every((n) =>
      alike(play, sorted([n]), sorted([n + every]), Number.POSITIVE_INFINITY),
    );
  },
};

/** Whether no context of a few short runs tells two sums apart: each is lost with it just when the other is. */
function alike(play: PlainPlay, one: Runs, other: Runs, longest: number): boolean {
  return contexts.every(
    (context) =>
      (context[0] ?? 0) > longest ||
      play.wins(sorted([...one, ...context])) === play.wins(sorted([...other, ...context])),
  );
}

const contexts: readonly Runs[] = [[], [1], [2], [3], [1, 1], [2, 1], [2, 2], [4], [5]];

function afterCut(runs: Runs, run: number, left: number, right: number): Runs {
  return sorted([...without(runs, run), left, right]);
}

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

/**
 * Whether an exact chance is said as it has to be: as it is, or `about`, rounded to the nearest fraction whose lower figure is ten
 * at most, to a whole number, to three figures, or far below to one figure and a power. In whole numbers throughout.
 */
function isRounded(found: Fraction, said: SaidChance): boolean {
  const { top, bottom } = found;
  if (!said.about) return isEqual(found, asFraction(said));
  if (isEqual(found, asFraction(said))) return false;
  if ("power" in said) return isHalfAway(bottom, top, BigInt(said.figure), 10n ** BigInt(said.power));
  if ("allBut" in said) return 10n * (bottom - top) < bottom && isOneIn(bottom, bottom - top, said.allBut);
  if (10n * top < bottom) return said.share === 1 && isOneIn(bottom, top, said.of);
  const away = distance(found, said.share, said.of);
  return (
    said.of <= 10 &&
    lengths(2, 10).every((of) =>
      lengths(1, of - 1).every((share) => !isLess(distance(found, share, of), away)),
    )
  );
}

/** Whether `many` is top / bottom, rounded to a whole number and to three figures of it. */
function isOneIn(top: bigint, bottom: bigint, many: number): boolean {
  const unit = 10n ** BigInt(Math.max(0, (top / bottom).toString().length - 3));
  return BigInt(many) % unit === 0n && isHalfAway(top, bottom, BigInt(many) / unit, unit);
}

/** Whether top / bottom is no more than half a unit away from so many units. */
function isHalfAway(top: bigint, bottom: bigint, many: bigint, unit: bigint): boolean {
  const away = 2n * (top - many * unit * bottom);
  return away <= unit * bottom && -away <= unit * bottom;
}

function distance({ top, bottom }: Fraction, share: number, of: number): Fraction {
  const away = top * BigInt(of) - BigInt(share) * bottom;
  return { top: away < 0n ? -away : away, bottom: bottom * BigInt(of) };
}

function asFraction(said: SaidChance): Fraction {
  if ("allBut" in said) return { top: BigInt(said.allBut - 1), bottom: BigInt(said.allBut) };
  if ("of" in said) return { top: BigInt(said.share), bottom: BigInt(said.of) };
  return { top: 1n, bottom: BigInt(said.figure) * 10n ** BigInt(said.power) };
}
