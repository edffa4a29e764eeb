import { describe, expect, it } from "vitest";
import { must, type TakenRun, type TakingPosition, taking } from "../../src/games/index.ts";
import { begin } from "../../src/match/index.ts";
import { notationOf } from "../../src/notation/index.ts";
import { type Chance, pick, seededChance } from "../../src/players/index.ts";
import type { NimLessonId } from "../../src/words/index.ts";
import { cases } from "../cases.ts";
import { PlainPlay, type Runs, runsIn } from "../words/plain-play.ts";
import { large, lesson, paired, played, total, type Way, waysFrom, xor } from "./plain-ways.ts";

const eights = (runs: Runs): number => runs.filter((run) => run >= 8).length % 2;

interface Idea {
  /** What the opponent does not find, as its introduction says: its only way to throw a win away. */
  misses(way: Way, winning: readonly Way[]): boolean;
  /** What the lesson's opponent never does, in no position. */
  never?(way: Way): boolean;
  /** Whether a move of a reader who is lost leaves the opponent's mistake to be made. */
  lures?(way: Way, answers: readonly Way[]): boolean;
}

const ideas: { readonly [Id in NimLessonId]: Idea } = {
  remainders: {
    misses: ({ before, after }, winning) =>
      winning.every((way) => total(way.after) >= 9) &&
      // As many as it can of what it likes: three, or two where three would leave the good number.
      total(before) - total(after) === (total(before) % 4 === 0 ? 2 : 3),
  },
  mirror: {
    misses: ({ before }, winning) => total(before) > 6 && winning.every(({ after }) => paired(after)),
    lures: ({ after }) => after.length === 2,
  },
  powers: {
    misses: (_, winning) => winning.every(({ after }) => !paired(after)),
    lures: (_, answers) => answers.every(({ wins, after }) => !(wins && paired(after))),
  },
  xor: {
    misses: ({ before, after }) => eights(before) === 1 && eights(after) === 1,
    lures: ({ after }) => eights(after) === 1,
  },
  kayles: {
    misses: (_, winning) => winning.every(({ splits }) => splits),
    never: ({ splits }) => splits,
    lures: (_, answers) => answers.every(({ wins, splits }) => !wins || splits),
  },
  misere: {
    misses: ({ before, after }) => large(before) >= 2 && xor(after) !== 0,
    lures: ({ after }) => large(after) >= 2,
  },
  unknown: {
    misses: ({ before, after }) => total(before) > 6 && paired(after),
    lures: ({ after }) => ["6,4", "6,5"].includes(after.join()),
  },
};

type Reader = (play: PlainPlay, position: TakingPosition, chance: Chance) => TakenRun;

const atRandom: Reader = (play, position, chance) => pick(waysFrom(play, position), chance).move;

/** Plays what the lesson is about: a winning move where there is one, else one that the opponent does not know how to answer. */
function whoLearnt({ lures }: Idea): Reader {
  return (play, position, chance) => {
    const ways = waysFrom(play, position);
    const winning = ways.filter(({ wins }) => wins);
    if (winning.length > 0) return pick(winning, chance).move;
    const luring = ways.filter((way) => lures?.(way, waysFrom(play, played(position, way.move))));
    return pick(luring.length > 0 ? luring : ways, chance).move;
  };
}

interface Told {
  readonly won: boolean;
  readonly moves: readonly TakenRun[];
}

/** What was worked out of one game serves the next. */
const plays = new Map<NimLessonId, PlainPlay>();

async function game(id: NimLessonId, reader: Reader, seed: number): Promise<Told> {
  const { last } = lesson(id);
  const { never, misses } = ideas[id];
  const chance = seededChance(seed);
  const play = plays.get(id) ?? new PlainPlay(last.position.options);
  plays.set(id, play);
  const moves: TakenRun[] = [];
  let position = last.position;
  for (let outcome = taking.outcome(position); !outcome; outcome = taking.outcome(position)) {
    const isReader = position.turn === last.seat;
    const move = isReader ? reader(play, position, chance) : await last.choose(position, chance, {});
    if (move === "swap") throw new Error("a swap without that rule");
    if (!isReader) {
      const ways = waysFrom(play, position);
      const way = ways.find((each) => JSON.stringify(each.move) === JSON.stringify(move));
      if (!way) throw new Error("a move that is not legal");
      const winning = ways.filter(({ wins }) => wins);
      if (winning.length > 0 && !way.wins) expect(misses(way, winning)).toBe(true);
      if (winning.some((each) => endsIt(play, each))) expect(endsIt(play, way)).toBe(true);
      expect(never?.(way) ?? false).toBe(false);
    }
    moves.push(move);
    position = played(position, move);
  }
  return { won: taking.outcome(position)?.winner === last.seat, moves };
}

/** A win in one move: nothing is left, or where the last one loses just that one. */
function endsIt(play: PlainPlay, { after }: Way): boolean {
  return total(after) === (play.misere ? 1 : 0);
}

async function games(id: NimLessonId, reader: Reader, count: number): Promise<Told[]> {
  const told: Told[] = [];
  for (let seed = 1; seed <= count; seed++) told.push(await game(id, reader, seed));
  return told;
}

const ids = Object.keys(ideas) as NimLessonId[];

describe.each(ids)("the last game of the lesson %s", (id) => {
  const { last } = lesson(id);
  const rounds = cases(200, 2_000);

  it("stands on a board that the page can begin with, as each of its steps does", () => {
    for (const { game, position } of [last, ...lesson(id).steps]) {
      const text = notationOf(game).makePosition(position);
      expect(must(begin(game, position.options, text)).position).toEqual(position);
    }
  });

  it("is lost for the reader against perfect play", () => {
    expect(last.position.turn).toBe(last.seat);
    expect(new PlainPlay(last.position.options).wins(runsIn(last.position))).toBe(false);
  });

  it("is always won by who has learnt it, and by the lesson's mistake alone", async () => {
    const told = await games(id, whoLearnt(ideas[id]), rounds);
    expect(told.filter(({ won }) => !won)).toEqual([]);
  });

  it("is nearly always lost by who plays at random", async () => {
    const won = (await games(id, atRandom, rounds)).filter((each) => each.won).length;
    expect(won / rounds).toBeLessThan(0.125);
  });

  it("is the same again with the same chance", async () => {
    expect(await game(id, atRandom, 5)).toEqual(await game(id, atRandom, 5));
    const different = new Set((await games(id, atRandom, 20)).map(({ moves }) => JSON.stringify(moves)));
    expect(different.size).toBeGreaterThan(10);
  });
});
