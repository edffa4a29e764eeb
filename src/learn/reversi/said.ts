import { flips, must, type ReversiPosition, reversi, type Square } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import type { SolvedFacts } from "../../words/index.ts";
import type { LearnResources, PuzzleOf } from "../puzzle.ts";
import type { RefutationOf } from "../puzzler.ts";
import { takesCorner } from "./corner.ts";
import { exactMoves } from "./exact.ts";
import { regionOf, regions } from "./regions.ts";

const colours = ["black", "white"] as const;

/** What comes of a wrong move: the best answer, and what it loses, exactly. */
export async function refuted(
  { position, solutions }: PuzzleOf<"reversi">,
  move: Square,
  resources: LearnResources,
): Promise<RefutationOf<"reversi">> {
  const { size } = position.options;
  const after = must(reversi.play(position, move));
  const scores = new Map((await exactMoves(position, resources)).map(({ square, score }) => [square, score]));
  const answers = after.over || after.turn === position.turn ? [] : await exactMoves(after, resources);
  const reply = answers[0]?.square;
  const passes = reply === undefined ? "pass" : { reply: makeSquare(reply, size) };
  const facts = {
    move: makeSquare(move, size),
    mover: colours[position.turn],
    answer: after.over ? "over" : passes,
    by: -(scores.get(move) as number),
    best: scores.get(solutions[0] as Square) as number,
  } as const;
  return { after, reply, text: (_language, say) => say.reversiPuzzles.refuted(facts) };
}

/** Why a solution wins, and by how much. */
export async function solvedFacts(
  { position, idea }: PuzzleOf<"reversi">,
  move: Square,
  resources: LearnResources,
): Promise<SolvedFacts> {
  const found = (await exactMoves(position, resources)).find(({ square }) => square === move);
  if (!found) throw new RangeError("not a move of the puzzle");
  return {
    move: makeSquare(move, position.options.size),
    mover: colours[position.turn],
    by: found.score,
    why: whyOf(position, move, idea),
  };
}

function whyOf(position: ReversiPosition, move: Square, idea: PuzzleOf["idea"]): SolvedFacts["why"] {
  if (idea === "quiet") return { idea, turned: flips(position, move).length };
  if (idea !== "parity-move" && takesCorner(position, move)) return { idea: "takes-corner" };
  const after = must(reversi.play(position, move));
  if (idea !== "parity-move") return { idea: "wins-corner", passes: after.turn === position.turn };
  const closed = regions(after).some(({ length }) => length % 2 === 1);
  return { idea, region: regionOf(position, move).length, closed };
}
