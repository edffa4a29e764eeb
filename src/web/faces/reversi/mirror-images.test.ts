import { expect, it } from "vitest";
import type { Analysis, MoveValue } from "../../../engine/index.ts";
import { legalSquares, must, type ReversiPosition, reversi } from "../../../games/index.ts";
import { mirrorImages } from "./mirror-images.ts";

/** As an engine would that searches every move by itself: no two values are equal. */
function analysisOf(position: ReversiPosition): Analysis {
  const moves = legalSquares(position).map((square, index): MoveValue => {
    const bound = index === 0 ? "value" : "upper";
    return { square, score: 5 - index, bound, exact: false, depth: 4, confidence: 70, line: [square] };
  });
  const [best] = moves;
  const facts = { exact: false, depth: 4, confidence: 70, line: [], nodes: 1, seconds: 1, complete: true };
  return { ...facts, best: best?.square, score: best?.score ?? 0, moves, engine: "general" };
}

it("gives the four first moves of any board one value, each with its own square", () => {
  for (const size of [4, 8, 10, 14]) {
    const start = reversi.start({ size, start: "tournament" });
    const { moves } = mirrorImages(start)(analysisOf(start));
    expect(moves.map(({ score, bound }) => [score, bound])).toEqual(Array(4).fill([5, "value"]));
    expect(moves.map(({ square }) => square).sort()).toEqual([...legalSquares(start)].sort());
    expect(moves.map(({ line }) => line[0])).toEqual(moves.map(({ square }) => square));
  }
});

it("leaves the values of moves alone that are no images of each other", () => {
  const start = reversi.start(reversi.defaults);
  const position = must(reversi.play(start, reversi.moveAt(start, 0)));
  const analysis = analysisOf(position);
  expect(mirrorImages(position)(analysis)).toEqual(analysis);
});
