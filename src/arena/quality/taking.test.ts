import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import {
  gameIds,
  must,
  type Seat,
  type TakingMove,
  type TakingOptions,
  type TakingPosition,
  taking,
} from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import type { Quality } from "../game.ts";
import { judgeGame, judgesAtOnce } from "./index.ts";

const notation = notationOf("taking");
const nothing: Quality = { won: 0, wonKept: 0, drawn: 0, drawnKept: 0, estimated: 0 };

describe("the quality of a game of the Nim family", () => {
  it("is known at once, without an engine", () => {
    expect(gameIds.filter((id) => !judgesAtOnce(id))).toEqual(["reversi"]);
  });

  it("is that of plain minimax", async () => {
    const length = fc.integer({ min: 1, max: 5 });
    const options = fc.record({
      rows: fc.array(length, { minLength: 1, maxLength: 3 }),
      take: fc.constantFrom<TakingOptions["take"][]>("any", { from: 1, to: 2 }, { from: 2, to: 3 }, [1, 3]),
      middle: fc.boolean(),
      last: fc.constantFrom("wins", "loses"),
      swap: fc.boolean(),
    });
    const choices = fc.array(fc.nat(), { minLength: 20, maxLength: 20 });
    let kept = 0;
    let lost = 0;
    await fc.assert(
      fc.asyncProperty(options, choices, fc.nat(3), async (input, numbers, skipped) => {
        const read = must(taking.options(input));
        const { start, moves, verdicts } = played(read, numbers, skipped);
        const opening = notation.makePosition(start);
        const found = await judgeGame("taking", read, { opening, moves });
        expect(found).toEqual(verdicts);
        kept += found[0].wonKept + found[1].wonKept;
        lost += found[0].won + found[1].won - found[0].wonKept - found[1].wonKept;
      }),
      { numRuns: cases(300, 5_000), seed: 20 },
    );
    expect(kept).toBeGreaterThan(100);
    expect(lost).toBeGreaterThan(100);
  });

  it("is told for each game's own bots: the first is who moves first in the opening, whatever the seat", async () => {
    const options = { rows: [6], take: { from: 1, to: 3 }, middle: false, last: "loses" };
    const record = { opening: "111111 2", moves: "1,3,1,1" };
    const [first, second] = await judgeGame("stones", options, record);
    // 6: takes one, leaves 5 and keeps the win. 5 is lost: takes three. 2: takes one, wins. The last one is taken by who has lost.
    expect(first).toEqual({ ...nothing, won: 2, wonKept: 2 });
    expect(second).toEqual(nothing);
  });

  it("counts what is thrown away", async () => {
    const options = { rows: [6], take: { from: 1, to: 3 }, middle: false, last: "loses" };
    const [first, second] = await judgeGame("stones", options, { opening: "111111 1", moves: "2,3,1" });
    // From 6 two are taken and 4 left, which the other wins by leaving one.
    expect(first).toEqual({ ...nothing, won: 1, wonKept: 0 });
    expect(second).toEqual({ ...nothing, won: 1, wonKept: 1 });
  });

  it("leaves out what the solver cannot answer", async () => {
    const options = must(
      taking.options({ rows: [1e12, 1e12 - 1], take: [3, 7, 19], middle: true, last: "loses" }),
    );
    const start = taking.start(options);
    const move = notation.makeMove({ row: 1, left: 5, right: 7 }, start);
    const record = { opening: notation.makePosition(start), moves: notation.joinMoves([move]) };
    expect(await judgeGame("taking", options, record)).toEqual([nothing, nothing]);
  });

  it("counts nothing of what cannot be read, and what comes before it", async () => {
    const options = { rows: [6], take: { from: 1, to: 3 }, middle: false, last: "loses" };
    const judged = (opening: string, moves: string, given: unknown = options) =>
      judgeGame("stones", given, { opening, moves });
    expect(await judged("__proto__", "1,1")).toEqual([nothing, nothing]);
    expect(await judged("111111 1", "1", { rows: "many" })).toEqual([nothing, nothing]);
    expect(await judged("111111 1", "")).toEqual([nothing, nothing]);
    expect(await judged("111111 1", "constructor,1")).toEqual([nothing, nothing]);
    expect(await judged("111111 1", "1,9,1,1")).toEqual([{ ...nothing, won: 1, wonKept: 1 }, nothing]);
    expect(await judged("111111 1", "1,3,1,1,1,1")).toEqual(await judged("111111 1", "1,3,1,1"));
  });
});

/** A game by chosen moves, from the position after `skipped` of them, with what minimax says of each. */
function played(options: TakingOptions, numbers: readonly number[], skipped: number) {
  let position = taking.start(options);
  let start = position;
  const known = new Map<string, Seat>();
  const texts: string[] = [];
  const verdicts: [Quality, Quality] = [nothing, nothing];
  for (const [at, number] of numbers.entries()) {
    const legal = [...taking.moves(position)];
    if (legal.length === 0) break;
    const move = legal[number % legal.length] as TakingMove;
    const next = must(taking.play(position, move));
    if (at < skipped) {
      start = next;
    } else {
      texts.push(notation.makeMove(move, position));
      const bot = position.turn === start.turn ? 0 : 1;
      const { won, wonKept } = verdicts[bot];
      if (winnerOf(position, known) === position.turn) {
        const kept = winnerOf(next, known) === position.turn ? 1 : 0;
        verdicts[bot] = { ...nothing, won: won + 1, wonKept: wonKept + kept };
      }
    }
    position = next;
  }
  return { start, moves: notation.joinMoves(texts), verdicts };
}

/** Who wins with best play: every game played out. */
function winnerOf(position: TakingPosition, known: Map<string, Seat>): Seat {
  const key = JSON.stringify([position.rows, position.turn, position.swap]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const over = taking.outcome(position)?.winner;
  const other: Seat = position.turn === 0 ? 1 : 0;
  const wins = [...taking.moves(position)].some(
    (move) => winnerOf(must(taking.play(position, move)), known) === position.turn,
  );
  const winner = over ?? (wins ? position.turn : other);
  known.set(key, winner);
  return winner;
}
