import { exchangesOf } from "../../editions/lockstep/index.ts";
import type { FeatureId } from "../case.ts";
import type { KnownLine } from "../catalogue/index.ts";
import { type EditionFeatures, integer } from "./feature.ts";

export const reversi: EditionFeatures = {
  rules: {
    "size.4": "document",
    "size.6": "document",
    "size.8": "document",
    "size.two-digits": "document",
    "size.small": "document",
    "size.odd": "document",
    "range.row": "document",
    "range.column": "document",
    "range.negative": "document",
    "error.1": "document",
    "error.2": "document",
    "pass.1": "many-programs",
    "pass.2": "many-programs",
    "wiped-out.1": "many-programs",
    "wiped-out.2": "many-programs",
    "end.full": "document",
    "end.stuck": "document",
    "winner.Black": "document",
    "winner.White": "document",
  },
  *reached({ session, followed, lines }) {
    let size = 0;
    for (const { typed, before, answer } of exchangesOf(session, followed)) {
      if (before.includes("board size")) {
        size = integer(typed) ?? 0;
        if (answer.includes("Error -")) yield size < 4 ? "size.small" : "size.odd";
        else yield size < 10 ? `size.${size}` : "size.two-digits";
      } else if (answer.includes("Error -")) {
        yield `error.${/position of '([12])' \(row col\):$/.exec(before)?.[1] ?? ""}`;
        const [row = 0, column = 0] = typed.split(" ").map(Number);
        if (row < 0 || column < 0) yield "range.negative";
        else if (row >= size) yield "range.row";
        else if (column >= size) yield "range.column";
      }
    }
    yield* ending(lines);
  },
};

function* ending(lines: readonly KnownLine[]): Iterable<FeatureId> {
  for (const { id, parts } of lines) {
    if (id === "pass" || id === "wiped-out") yield `${id}.${parts.disc}`;
    if (id === "winner") yield `winner.${parts.name}`;
  }
  const ids = lines.map(({ id }) => id);
  const over = ids.lastIndexOf("game-over");
  if (over < 0) return;
  const board = lines.slice(0, over).filter(({ id }) => id === "board.row");
  const size = (board[0]?.parts.cells?.match(/[012]/g) ?? []).length;
  const empty = board.slice(-size).some(({ parts }) => parts.cells?.includes("0"));
  if (!empty) yield "end.full";
  else if (!ids.includes("wiped-out")) yield "end.stuck";
}
