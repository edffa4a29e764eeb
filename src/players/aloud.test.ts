import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowsTake,
  leastTake,
  must,
  sticks,
  stones,
  type TakingMove,
  type TakingOptions,
  type TakingPosition,
  takenBy,
  taking,
} from "../games/index.ts";
import { aloudPlayer, type Thought, thoughtOf, type Why } from "./aloud.ts";
import { seededChance } from "./chance.ts";

/** By the rules alone, none of the solver's code: whether the side to move loses. */
function isLost(position: TakingPosition, known = new Map<string, boolean>()): boolean {
  const key = JSON.stringify(position.rows.map((runs) => runs.map(({ length }) => length)));
  const before = known.get(key);
  if (before !== undefined) return before;
  const lost = taking.outcome(position)
    ? position.options.last === "wins"
    : [...taking.moves(position)].every((move) => !isLost(must(taking.play(position, move)), known));
  known.set(key, lost);
  return lost;
}

/** The nim-value of one run, by its definition. */
function nimber(options: TakingOptions, length: number): number {
  const reached = new Set<number>();
  for (let count = 1; count <= length; count++) {
    if (!allowsTake(options.take, count)) continue;
    for (let left = options.middle ? 0 : length - count; left <= length - count; left++)
      reached.add(nimber(options, left) ^ nimber(options, length - count - left));
  }
  let value = 0;
  while (reached.has(value)) value++;
  return value;
}

function countsIn(position: TakingPosition) {
  const moves = [...taking.moves(position)];
  const known = new Map<string, boolean>();
  const winning = moves.filter((move) => isLost(must(taking.play(position, move)), known)).length;
  return { moves: moves.length, winning };
}

const won: readonly Why["kind"][] = [
  "ends",
  "leaves-last",
  "pairs",
  "together",
  "singles",
  "fixed",
  "columns",
  "cancel",
  "answered",
];

/** Every claim of a thought, one by one. */
function check(position: TakingPosition, move: TakingMove, { considered, why }: Thought): void {
  const after = must(taking.play(position, move));
  const { take, last } = after.options;
  const live = after.rows.flat().filter(({ length }) => length >= leastTake(take));
  const lengths = after.rows.flat().map(({ length }) => length);
  const misere = last === "loses";
  if (considered) expect(considered).toEqual(countsIn(position));
  if (won.includes(why.kind)) expect(isLost(after)).toBe(true);
  switch (why.kind) {
    case "ends":
      expect(taking.outcome(after)?.winner).toBe(position.turn);
      break;
    case "leaves-last":
      for (const reply of taking.moves(after))
        expect(taking.outcome(must(taking.play(after, reply)))?.winner).toBe(position.turn);
      break;
    case "pairs":
      expect(misere).toBe(false);
      for (const { length } of live)
        expect(live.filter((other) => other.length === length).length % 2).toBe(0);
      break;
    case "together":
      expect(why.length).toBe(lengths[0]);
      for (const reply of [...taking.moves(after)].map(takenBy)) {
        const mine = why.sum - (reply.right - reply.left + 1);
        const next = must(taking.play(after, reply));
        const right = next.rows[reply.row - 1]?.[0]?.length ?? 0;
        const answer = { row: reply.row, left: right - mine + 1, right };
        expect(isLost(must(taking.play(next, answer)))).toBe(true);
      }
      break;
    case "singles":
      expect([misere, why.count % 2, lengths]).toEqual([true, 1, Array(why.count).fill(1)]);
      break;
    case "fixed":
      expect([...taking.moves(after)].map(takenBy).every(({ left, right }) => left === right)).toBe(true);
      expect(why.misere).toBe(misere);
      break;
    case "columns":
      expect(why.lengths).toEqual(lengths);
      expect(lengths.reduce((sum, length) => sum ^ length)).toBe(0);
      break;
    case "cancel":
      expect(lengths.reduce((sum, length) => sum ^ nimber(after.options, length), 0)).toBe(0);
      break;
    case "lost":
      expect(countsIn(position).winning).toBe(0);
      if (why.answers) expect(why.answers).toEqual(countsIn(after));
      break;
    case "loses-now":
      for (const each of taking.moves(position))
        expect(taking.outcome(must(taking.play(position, each)))?.winner).not.toBe(position.turn);
      break;
    case "answered":
    case "unknown":
      break;
  }
}

const positions: fc.Arbitrary<TakingPosition> = fc
  .record({
    rows: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    take: fc.oneof(
      fc.constant("any"),
      fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(2)).map(([from, more]) => ({ from, to: from + more })),
      fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    ),
    middle: fc.boolean(),
    last: fc.constantFrom("wins", "loses"),
  })
  .map((options) => taking.start(must(taking.options(options))))
  .filter((position) => !taking.outcome(position));

describe("the player that thinks aloud", () => {
  it("says nothing that is not so, under any rules", () => {
    const said = new Map<string, number>();
    const row = fc.record({
      rows: fc.tuple(fc.integer({ min: 5, max: 14 })),
      take: fc
        .tuple(fc.integer({ min: 1, max: 2 }), fc.nat(2))
        .map(([from, more]) => ({ from, to: from + more })),
      last: fc.constantFrom("wins", "loses"),
    });
    const single = row.map((options) => taking.start(must(taking.options(options))));
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: positions }, single), fc.nat(), (position, seed) => {
        const move = aloudPlayer(taking, seededChance(seed)).choose(position);
        const thought = thoughtOf(position, move);
        check(position, move, thought);
        said.set(thought.why.kind, (said.get(thought.why.kind) ?? 0) + 1);
      }),
      { numRuns: 1000, seed: 7 },
    );
    for (const kind of [...won, "lost", "loses-now"] satisfies Why["kind"][])
      expect(said.get(kind), kind).toBeGreaterThan(0);
  });

  it("gives the reasons of the games everyone knows", () => {
    const why = (position: TakingPosition, move: TakingMove) => thoughtOf(position, move).why;
    const start = stones.start(must(stones.options({ rows: [20] })));
    expect(why(start, { row: 1, left: 18, right: 20 })).toEqual({ kind: "together", length: 17, sum: 4 });
    expect(why(start, { row: 1, left: 20, right: 20 })).toEqual({
      kind: "lost",
      answers: { moves: 3, winning: 1 },
    });
    const all = sticks.start(sticks.defaults);
    expect(thoughtOf(all, { row: 1, left: 1, right: 9 })).toEqual({
      considered: { moves: 95, winning: 5 },
      why: { kind: "columns", lengths: [7, 5, 3, 1] },
    });
  });

  it("admits what it cannot see, and says how far it looked only where it looked at everything", () => {
    const long = taking.start(
      must(taking.options({ rows: [30_000], take: [3, 7, 11], middle: true, last: "loses" })),
    );
    expect(thoughtOf(long, taking.moveAt(long, 0))).toEqual({ why: { kind: "unknown" } });
    const wide = taking.start(must(taking.options({ rows: [5000, 4000], take: "any", middle: true })));
    const move = aloudPlayer(taking, seededChance(1)).choose(wide);
    expect(thoughtOf(wide, move).considered).toBeUndefined();
  });

  it("wins like Smart, and ends a game as soon as it can", () => {
    const five = taking.start(must(taking.options({ rows: [5], take: "any", middle: true })));
    for (let seed = 0; seed < 20; seed++)
      expect(aloudPlayer(taking, seededChance(seed)).choose(five)).toEqual({ row: 1, left: 1, right: 5 });
  });
});
