import { type Family, type GameId, gameOf, type PositionOf } from "../../games/index.ts";
import type { CheckQuestion } from "./event.ts";
import { legalMove } from "./read.ts";

/** Ways in which a bot may count otherwise than the game does. */
const slips = [
  /** From 0 where the game counts from 1. */
  "from-nought",
  /** Only rows, or only places, from 0. */
  "rows-from-nought",
  "places-from-nought",
  /** From 1 where the game counts from 0. */
  "from-one",
  /** Two numbers, or row and column, the wrong way round. */
  "exchanged",
  /** Rows from the bottom where the game counts from the top. */
  "upside-down",
] as const;
export type Slip = (typeof slips)[number];

/** An answer and where it was given. */
export interface Answered {
  readonly question: CheckQuestion;
  readonly text: string;
}

/** The slip by which all answers would be legal, if there is one. One that is right by accident does not hide it. */
export function slipOf(answers: readonly Answered[]): Slip | undefined {
  return slips.find((slip) => answers.every((answer) => meant(slip, answer) !== undefined));
}

/** What an answer would be without the slip, where that is legal. */
export function meant(slip: Slip, { question, text }: Answered): string | undefined {
  const corrected = correct(question.game, slip, text.trim(), question.position);
  return corrected === undefined ? undefined : legalMove(question, corrected);
}

type Corrections<F extends Family> = {
  correct(slip: Slip, text: string, position: PositionOf<F>): string | undefined;
}["correct"];

/** Families whose bots are known to slip. */
const corrections: { readonly [F in Family]?: Corrections<F> } = {
  taking(slip, text) {
    const run = /^([0-9]+):([0-9]+)(?:-([0-9]+))?$/.exec(text);
    if (run) {
      const [row, left, right] = [Number(run[1]), Number(run[2]), Number(run[3] ?? run[2])];
      if (slip === "from-nought") return `${row + 1}:${left + 1}-${right + 1}`;
      if (slip === "rows-from-nought") return `${row + 1}:${left}-${right}`;
      return slip === "places-from-nought" ? `${row}:${left + 1}-${right + 1}` : undefined;
    }
    // A place or a pile, and how many: nobody counts how many from 0.
    const pair = /^([0-9]+)\s+([0-9]+)$/.exec(text);
    if (!pair) return undefined;
    if (slip === "from-nought") return `${Number(pair[1]) + 1} ${pair[2]}`;
    return slip === "exchanged" ? `${pair[2]} ${pair[1]}` : undefined;
  },
  reversi(slip, text, { options: { size } }) {
    const square = /^([a-z])([0-9]{1,2})$/i.exec(text);
    if (square) {
      const column = (square[1] as string).toLowerCase();
      const row = Number(square[2]);
      if (slip === "from-nought") return `${column}${row + 1}`;
      if (slip === "upside-down") return `${column}${size + 1 - row}`;
      return slip === "exchanged" && row > 0
        ? `${String.fromCharCode(96 + row)}${column.charCodeAt(0) - 96}`
        : undefined;
    }
    const pair = /^([0-9]+)\s+([0-9]+)$/.exec(text);
    if (!pair) return undefined;
    if (slip === "from-one") return `${Number(pair[1]) - 1} ${Number(pair[2]) - 1}`;
    if (slip === "upside-down") return `${size - 1 - Number(pair[1])} ${pair[2]}`;
    return slip === "exchanged" ? `${pair[2]} ${pair[1]}` : undefined;
  },
};

function correct(game: GameId, slip: Slip, text: string, position: PositionOf<Family>): string | undefined {
  const known: Corrections<Family> | undefined = corrections[gameOf(game).family];
  return known?.(slip, text, position);
}
