import { accept, type GameId, type Result, refuse } from "../games/index.ts";
import { notationOf } from "./registry.ts";

/**
 * Moves with variations as one text, as chess records have them: `f5d6(f6f4)c3`. What stands in parentheses is played
 * instead of the move before them; behind them the game goes on after that move.
 */

/** A tree of more moves is not read. */
export const maxTreeMoves = 10_000;
const maxTreeText = 1_000_000;

/** A tree as whoever keeps it hands it over to be written: what follows each of its moves, the main one first. */
export interface Branching<Id> {
  readonly root: Id;
  next(id: Id): readonly Id[];
}

/** The moves of a tree and the parentheses between them, in the order in which they are written. */
export function* inWriting<Id>({ root, next }: Branching<Id>): Generator<{ readonly move: Id } | "(" | ")"> {
  // No recursion: a line may be as long as the tree.
  const left: ({ readonly after: Id } | { readonly move: Id } | "(" | ")")[] = [{ after: root }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part === "(" || part === ")" || "move" in part) {
      yield part;
      continue;
    }
    const [main, ...others] = next(part.after);
    if (main === undefined) continue;
    left.push({ after: main });
    for (const other of others.reverse()) left.push(")", { after: other }, { move: other }, "(");
    left.push({ move: main });
  }
}

export function makeTree<Id>(
  game: GameId,
  branching: Branching<Id> & { readonly text: (id: Id) => string },
): string {
  const { joinMoves } = notationOf(game);
  let text = "";
  let run: string[] = [];
  const endRun = () => {
    text += joinMoves(run);
    run = [];
  };
  for (const part of inWriting(branching)) {
    if (typeof part === "object") run.push(branching.text(part.move));
    else {
      endRun();
      text += part;
    }
  }
  endRun();
  return text;
}

/** A move of a tree as it is written, legal or not, and the place in the text of the one it follows: −1 at the start. */
export interface WrittenMove {
  readonly text: string;
  readonly after: number;
}

/** The moves in the order of the text. Whether they can be played is for the rules to say. */
export function parseTree(game: GameId, text: string): Result<readonly WrittenMove[]> {
  const wrong = refuse("not-in-notation", { form: "tree", text: "" });
  if (text.length > maxTreeText) return refuse("tree-too-large", { max: maxTreeMoves });
  const moves: WrittenMove[] = [];
  /** Of each open parenthesis, the move before it. */
  const open: number[] = [];
  let last = -1;
  /** Whether there is a move since the last parenthesis was opened. */
  let begun = false;
  for (const part of text.split(/([()])/)) {
    if (part === "(") {
      if (!begun) return wrong;
      open.push(last);
      last = moves[last]?.after ?? -1;
      begun = false;
    } else if (part === ")") {
      const before = open.pop();
      if (before === undefined || !begun) return wrong;
      last = before;
    } else {
      for (const move of movesIn(game, part)) {
        if (moves.length === maxTreeMoves) return refuse("tree-too-large", { max: maxTreeMoves });
        last = moves.push({ text: move, after: last }) - 1;
        begun = true;
      }
    }
  }
  return open.length > 0 ? wrong : accept(moves);
}

/** The moves of a text, and whatever stands between them besides blanks and commas, in its place: that will be refused. */
export function movesIn(game: GameId, text: string): string[] {
  const found: string[] = [];
  let end = 0;
  const takeUpTo = (start: number) => {
    const between = text.slice(end, start).replace(/[\s,]+/g, "");
    if (between !== "") found.push(between);
  };
  for (const move of notationOf(game).splitMoves(text)) {
    const start = text.indexOf(move, end);
    takeUpTo(start);
    found.push(move);
    end = start + move.length;
  }
  takeUpTo(text.length);
  return found;
}
