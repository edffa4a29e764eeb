import { legalSquares, must, type ReversiPosition, reversi, type Square } from "../../games/index.ts";
import { makeRowColumn } from "../../notation/index.ts";
import { type Draft, type Draw, mostLines, session } from "./draft.ts";

/** One game to its end, with sizes and positions that are refused. */
export function draftReversi(draw: Draw): Draft | undefined {
  const kind = draw.rarest("reversi", ["4", "4 again", "6", "wipe-out", "8"]);
  const size = kind === "wipe-out" ? Number(draw.rarest("wipe-out", ["8", "6"])) : Number.parseInt(kind, 10);
  const moves = kind === "wipe-out" ? wipeOut(draw, size) : wholeGame(draw, size, draw.pick([0, 0, 1, 2]));
  if (!moves) return undefined;
  // What wipes out in the middle of a board does so in the middle of a larger one.
  const larger = kind === "wipe-out" && size === 8 ? Number(draw.rarest("larger", ["0", "2", "1"])) : 0;
  const room = mostLines - moves.length - 1;
  const lines = [...wrongSizes(draw, Math.min(room, 2)), String(size + 2 * larger)];
  let position = start(size + 2 * larger);
  for (const square of moves) {
    const moved = (Math.floor(square / size) + larger) * (size + 2 * larger) + (square % size) + larger;
    if (lines.length + moves.length < mostLines && draw.likely(0.3)) lines.push(wrongMove(draw, position));
    lines.push(makeRowColumn(moved, size + 2 * larger));
    const next = reversi.play(position, moved);
    if (!next.ok) return undefined;
    position = next.value;
  }
  return position.over && lines.length <= mostLines ? [session(lines)] : undefined;
}

function start(size: number): ReversiPosition {
  return reversi.start({ size, start: "mirrored" });
}

/** Chance plays, on one side or on both greedily: then there are passes, and ends before the board is full. */
function wholeGame(draw: Draw, size: number, greedy: number): Square[] | undefined {
  const moves: Square[] = [];
  let position = start(size);
  while (!position.over) {
    const squares = legalSquares(position);
    const square = position.turn < greedy ? greediest(draw, position, squares) : draw.pick(squares);
    moves.push(square);
    position = must(reversi.play(position, square));
  }
  return moves.length < mostLines ? moves : undefined;
}

const mostGames = 40;
const longestWipeOut = 24;

/** A game in which one side loses all its discs early. */
function wipeOut(draw: Draw, size: number): Square[] | undefined {
  const hunter = draw.number(0, 1);
  for (let game = 0; game < mostGames; game++) {
    const moves: Square[] = [];
    let position = start(size);
    while (!position.over && moves.length < longestWipeOut) {
      const squares = legalSquares(position);
      const square = position.turn === hunter ? greediest(draw, position, squares) : draw.pick(squares);
      moves.push(square);
      position = must(reversi.play(position, square));
    }
    if (position.over && position.discs.includes(0)) return moves;
  }
  return undefined;
}

/** Leaves the other the fewest discs. */
function greediest(draw: Draw, position: ReversiPosition, squares: readonly Square[]): Square {
  const left = (square: Square) => must(reversi.play(position, square)).discs[position.turn === 0 ? 1 : 0];
  const counts = squares.map(left);
  const least = Math.min(...counts);
  return draw.pick(squares.filter((_, index) => counts[index] === least));
}

function wrongSizes(draw: Draw, room: number): string[] {
  const sizes = ["3", "5", "2", "7", "0", "1", "-4"];
  return room > 0 && draw.likely(0.5) ? draw.shuffled(sizes).slice(0, draw.number(1, room)) : [];
}

function wrongMove(draw: Draw, position: ReversiPosition): string {
  const { size } = position.options;
  const any = () => draw.number(0, size - 1);
  const squares = Array.from({ length: size * size }, (_, square) => square);
  const legal = legalSquares(position);
  const idle = squares.filter((square) => position.cells[square] === 0 && !legal.includes(square));
  const kinds = [
    "row",
    "column",
    "negative row",
    "negative column",
    "taken",
    ...(idle.length > 0 ? ["idle"] : []),
  ];
  switch (draw.rarest("position", kinds)) {
    case "row":
      return `${size + draw.number(0, 2)} ${any()}`;
    case "column":
      return `${any()} ${size}`;
    case "negative row":
      return `-1 ${any()}`;
    case "negative column":
      return `${any()} -1`;
    case "taken":
      return makeRowColumn(draw.pick(squares.filter((square) => position.cells[square] !== 0)), size);
    default:
      return makeRowColumn(draw.pick(idle), size);
  }
}
