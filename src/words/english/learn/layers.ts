import type { LayerSentences } from "../../learn/layers.ts";
import { colours } from "../colours.ts";
import { counted } from "../grammar.ts";
import { proof } from "./proof.ts";

const squares = { one: "square", other: "squares" };

export const layers: LayerSentences = {
  smaller: {
    intro: "The same rules and the same argument, with less on the table:",
    none: "There is no smaller one with the same argument.",
    tryIt: "Try it",
  },
  proof,
  reversi: {
    line: ({ moves, exact }) =>
      `${exact ? "Best play by both" : "What the engine expects"}: ${moves.join(" ")}.`,
    mobility: ({ side, own, other }) =>
      `Mobility: ${colours[side]} is to move and has ${counted(own, squares)} to choose from; the other side would have ${other}.`,
    corners: ({ side, own, other }) =>
      `Corners, which nobody can turn any more: ${colours[side]} has ${own}, the other side ${other}.`,
    frontier: ({ side, own, other }) =>
      `Frontier, the discs beside an empty square, which give the other side its moves: ${colours[side]} has ${own}, the other side ${other}.`,
    regions: ({ empty, regions, odd }) =>
      `Parity: the ${empty === 1 ? "one empty square is" : `${empty} empty squares are`} in ${regions === 1 ? "one region" : `${regions} regions`}, ${odd} with an odd number of squares. Where both play in a region in turn, whoever begins in an odd one also has the last move there.`,
    exact: ({ empty, side }) =>
      `This is exact. Each sequence of moves to the end of the game was looked at, or left out only because it is proven that it cannot change the result, as when a better answer is known already. With ${counted(empty, { one: "empty square", other: "empty squares" })} the game has at most as many moves, so this can be done. ${colours[side]} cannot get more against best answers, and need not get less.`,
    estimate: ({ depth, empty }) =>
      `This is no proof. The engine looked ${counted(depth, { one: "move", other: "moves" })} ahead, left out what hardly ever turns out better, and judged the positions there by patterns of discs that it learnt from its own games. ${counted(empty, { one: "square is", other: "squares are" })} empty; to the end nobody has looked.`,
    offBy: ({ discs: off, depth, empty }) =>
      `Measured on positions with ${empty} empty squares whose result is proven, searches of depth ${depth} were off by ${off} discs on average.`,
    unmeasured: "How far off such estimates are has not been measured on boards of this size.",
    end: ({ moves, black, white, empty }) =>
      `The end of that line, with ${counted(empty, { one: "empty square", other: "empty squares" })}: ${moves.join(" ")}. Then Black has ${black} and White ${white}, and neither side can do better: every way to the end was played out.`,
    noEnd:
      "The line that is expected does not reach the last six squares, so there is no small end of it to show.",
  },
};
