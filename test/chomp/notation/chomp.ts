import {
  accept,
  type ChompOptions,
  type ChompPosition,
  chomp,
  type Result,
  refuse,
  type Seat,
} from "../games/index.ts";
import type { Notation } from "./notation.ts";
import { makeColumn } from "./squares.ts";

/** A square is its column's letter and its row, `c2`; a position is what is left of each row and who moves, `5/5/2/0 1`. */
export const chompNotation: Notation<"chomp"> = {
  example: "c2",
  parseMove(text) {
    const found = /^\s*([a-z])([1-9])\s*$/i.exec(text);
    if (!found) return refuse("not-in-notation", { form: "square", text });
    return accept({ row: Number(found[2]), column: (found[1] as string).toLowerCase().charCodeAt(0) - 96 });
  },
  makeMove: ({ row, column }) => `${makeColumn(column - 1)}${row}`,
  joinMoves: (texts) => texts.join(""),
  splitMoves: (text) => text.match(/[a-z][1-9]/gi) ?? [],
  parsePosition,
  makePosition: ({ left, turn }) => `${left.join("/")} ${turn + 1}`,
  parseGame(text, options) {
    const start = parsePosition(text, options);
    return start.ok ? accept({ start: start.value, moves: [] }) : start;
  },
};

function parsePosition(text: string, options: ChompOptions): Result<ChompPosition> {
  const wrong = refuse("not-in-notation", { form: "bar", text: "" });
  const found = /^\s*([0-9](?:\/[0-9]){0,8}) ([12])\s*$/.exec(text);
  if (!found) return wrong;
  const left = (found[1] as string).split("/").map(Number);
  const fits = chomp.options({ rows: left.length, columns: Math.max(options.columns, left[0] as number) });
  if (!fits.ok) return fits;
  if (left.some((count, index) => index > 0 && count > (left[index - 1] as number))) return wrong;
  const turn: Seat = found[2] === "1" ? 0 : 1;
  return accept({ options: fits.value, left, turn });
}
