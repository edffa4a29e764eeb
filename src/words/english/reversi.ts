import { signed } from "../reversi.ts";
import type { Discs, ReversiSentences } from "../reversi-sentences.ts";
import { colours } from "./colours.ts";
import { counted, inWords, turnOf } from "./grammar.ts";
import { result } from "./status.ts";

const discs = { one: "disc", other: "discs" };

export const reversi: ReversiSentences = {
  colours,
  rules: "Black begins. Whoever has more discs at the end wins.",
  handicap: ({ colour, corners }) =>
    colour === "black"
      ? `Black begins with ${cornersText(corners)}.`
      : `White has ${cornersText(corners)} from the start.`,
  goal: "Whoever has more discs at the end wins.",
  steps: [
    "Black begins. Place a disc so that discs of the other colour lie in a straight line between it and another of yours.",
    "All discs enclosed like that turn over and are yours. Whoever can enclose nothing passes.",
    "When nobody can move any more, whoever has more discs wins.",
  ],
  turn({ who, squares }) {
    const choice = squares === 1 ? "one square to choose" : `${squares} squares to choose from`;
    return `${turnOf(who)}: ${choice}.`;
  },
  plays: ({ colour, square, turned }) => `${colours[colour]} plays ${square} and turns ${inWords(turned)}.`,
  won: ({ winner, loser, ...discs }) => `${result({ winner, loser })}, ${score(discs)}.`,
  drawn: ({ black }) => `A draw, ${counted(black, discs)} each.`,
  board: ({ size, black, white }) => `Reversi board, ${size} by ${size}: Black ${black}, White ${white}`,
  square({ square, holds, turns }) {
    if (holds) return `${square}, ${holds}`;
    return turns === undefined ? `${square}, empty` : `${square}, legal, turns ${inWords(turns)}`;
  },
  tooLarge: ({ size }) => `A board of ${size} × ${size} is too large to draw. Moves are typed here.`,
  verdict({ ahead, by, exact }) {
    if (!ahead) return exact ? "With best play it is a draw" : "The game looks even";
    return exact
      ? `${colours[ahead]} wins by ${by} with best play`
      : `${colours[ahead]} is about ${counted(by, discs)} ahead`;
  },
  searched: ({ colour, depth, exact }) =>
    `${exact ? "Solved to the end of the game" : `Looked ${depth} moves ahead, an estimate`}. Values are discs for ${colours[colour]}.`,
  opening: ({ opening }) => `Opening: ${opening}.`,
  value({ move, value }) {
    const said = value
      ? `${signed(value.black)} for Black, ${value.exact ? "exact" : "estimate"}`
      : "not judged yet";
    return `Value after move ${move}: ${said}`;
  },
};

function cornersText(corners: number): string {
  return corners === 4 ? "all four corners" : `${inWords(corners)} ${corners === 1 ? "corner" : "corners"}`;
}

function score({ black, white }: Discs): string {
  return black > white ? `${black} to ${white} for Black` : `${white} to ${black} for White`;
}
