import {
  black,
  type CornerHandicap,
  flips,
  otherSeat,
  type ReversiPosition,
  reversi,
  type Square,
  white,
} from "../games/index.ts";
import { makeSquare } from "../notation/index.ts";
import type { FamilyWords } from "./family.ts";
import type { Language } from "./language.ts";
import type { Discs } from "./reversi-sentences.ts";

const colours = ["black", "white"] as const;

/** Reversi in words. */
export const reversiWords: FamilyWords<"reversi"> = {
  side: ({ reversi }, seat) => reversi.colours[colours[seat]],
  rules(language, _game, { handicap }) {
    const { reversi } = language;
    if (!handicap) return reversi.rules;
    const given = cornersText(language, handicap);
    // Of Black it is said with the corners that it begins.
    return language.text(handicap.to === "black" ? [given, reversi.goal] : [reversi.rules, given]);
  },
  goal: (language, _game, { handicap }) =>
    language.text([language.reversi.goal, ...(handicap ? [cornersText(language, handicap)] : [])]),
  howTo: (language) => ({ steps: language.reversi.steps, notes: [] }),
  turn: (language, _game, position, who) =>
    language.reversi.turn({ who, squares: reversi.countMoves(position) }),
  move: (language, _game, position, square) =>
    language.reversi.plays({
      colour: colours[position.turn],
      square: nameOf(position, square),
      turned: flips(position, square).length,
    }),
  moveName: (_language, _game, position, square) => nameOf(position, square),
  won: (language, _game, position, { winner, loser }) =>
    language.reversi.won({ winner, loser, ...discsOf(position) }),
  drawn: (language, position) => language.reversi.drawn(discsOf(position)),
  board: (language, _game, position) =>
    language.reversi.board({ size: position.options.size, ...discsOf(position) }),
  tooLarge: (language, _game, { options: { size } }) => language.reversi.tooLarge({ size }),
};

/** Who has corners from the start: `Black begins with two corners.` */
function cornersText({ reversi }: Language, { to, corners }: CornerHandicap): string {
  return reversi.handicap({ colour: to, corners });
}

/** One square, for a screen reader; `turns` is how many discs a legal move there turns. */
export function squareName(
  language: Language,
  position: ReversiPosition,
  square: Square,
  turns: number | undefined,
): string {
  const cell = position.cells[square];
  const holds = cell === black ? "black" : cell === white ? "white" : undefined;
  return language.reversi.square({ square: nameOf(position, square), holds, turns });
}

/** Who is ahead in a position judged for the side to move, as a heading. */
export function verdictText(
  language: Language,
  { turn }: ReversiPosition,
  { score, exact }: { readonly score: number; readonly exact: boolean },
): string {
  const by = Math.abs(Math.round(score));
  const ahead = by === 0 ? undefined : colours[score > 0 ? turn : otherSeat(turn)];
  return language.reversi.verdict({ ahead, by, exact });
}

/** How far a search has looked, and for whom its values are. */
export function searchedText(
  language: Language,
  { turn }: ReversiPosition,
  { depth, exact }: { readonly depth: number; readonly exact: boolean },
): string {
  return language.reversi.searched({ colour: colours[turn], depth, exact });
}

/** The opening of a game, by its name. */
export function openingText(language: Language, { name }: { readonly name: string }): string {
  return language.reversi.opening({ opening: name });
}

/** The value of the game after a move, for Black; undefined where nobody has looked. */
export function valueText(
  language: Language,
  move: number,
  value: { readonly black: number; readonly exact: boolean } | undefined,
): string {
  return language.reversi.value({ move, value });
}

/** A score as it stands on a square: `+4`, `−3`, `0`. */
export function signed(score: number): string {
  const rounded = Math.round(score);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}

function nameOf({ options: { size } }: ReversiPosition, square: Square): string {
  return makeSquare(square, size);
}

function discsOf({ discs }: ReversiPosition): Discs {
  return { black: discs[0], white: discs[1] };
}
