import fc from "fast-check";
import {
  must,
  type ReversiPosition,
  reversi,
  sticks,
  type TakingPosition,
  takingPosition,
} from "../games/index.ts";
import { runsOf } from "./rows.ts";

const rowArbitrary = fc
  .array(fc.constantFrom("0", "1"), { minLength: 1, maxLength: 12 })
  .map((row) => row.join(""));

/** Rows with any gaps under sticks' rules. */
export const rowsArbitrary: fc.Arbitrary<TakingPosition> = fc
  .tuple(fc.array(rowArbitrary, { minLength: 1, maxLength: 5 }), fc.constantFrom(0 as const, 1 as const))
  .map(([rows, turn]) =>
    must(takingPosition({ ...sticks.defaults, rows: rows.map((row) => row.length) }, rows.map(runsOf), turn)),
  );

/** A Reversi position some random moves into a game. */
export const reversiArbitrary: fc.Arbitrary<{ moves: number[]; position: ReversiPosition }> = fc
  .tuple(fc.constantFrom(4, 6, 8, 12, 28), fc.array(fc.nat(), { maxLength: 70 }))
  .map(([size, choices]) => {
    let position = reversi.start(must(reversi.options({ size })));
    const moves: number[] = [];
    for (const choice of choices) {
      if (position.over) break;
      const move = reversi.moveAt(position, choice % reversi.countMoves(position));
      moves.push(move);
      position = must(reversi.play(position, move));
    }
    return { moves, position };
  });

export const refused = (result: { ok: boolean }) => !result.ok;
