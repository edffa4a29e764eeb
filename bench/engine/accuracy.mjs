// What matches of the engine against itself miss: error, bias by the parity of the depth, and how often the best move is found, on
// positions whose value is proved. exact.txt has one a line: the board (X to move), its value, its best moves; made by
// exact.mjs from the engine's own games, none of them from what the evaluation was trained on.
import { readFileSync } from "node:fs";
import { nameOf, parseBoard } from "./positions.mjs";

const DEPTHS = [0, 1, 4, 5, 8, 9, 12, 13];

export function readExact(url = new URL("exact.txt", import.meta.url)) {
  return readFileSync(url, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("%"))
    .map((line) => {
      const [squares, score, best] = line.split(" ");
      const empties = squares.split("-").length - 1;
      return { empties, board: parseBoard(`${squares} X`), score: Number(score), best: best.split(",") };
    });
}

/** Depth 0 is the evaluation alone, which names no move. */
function look(core, board, depth) {
  if (depth === 0) return { value: core.evaluate(board) };
  core.newSearch();
  const count = core.begin(board, { depth, selectivity: 1 });
  core.run();
  const [{ score, square }] = core.results(count);
  return { value: score, move: nameOf(square) };
}

const mean = (values) => values.reduce((sum, x) => sum + x, 0) / values.length;
const signed = (value) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`;

export function measureAccuracy(core, report) {
  const positions = readExact();
  core.clearHash();
  for (const empties of [...new Set(positions.map((position) => position.empties))]) {
    const group = positions.filter((position) => position.empties === empties);
    const biases = [];
    for (const depth of DEPTHS) {
      const looks = group.map(({ board }) => look(core, board, depth));
      const errors = looks.map(({ value }, i) => value - group[i].score);
      const found = looks.filter(({ move }, i) => group[i].best.includes(move)).length;
      biases.push({ depth, bias: mean(errors) });
      report(
        `${empties} empty squares, depth ${depth}`,
        `off by ${mean(errors.map(Math.abs)).toFixed(2)}, bias ${signed(mean(errors))} ± ${(Math.sqrt(mean(errors.map((x) => x * x))) / Math.sqrt(group.length)).toFixed(2)}`,
        depth === 0
          ? `${group.length} positions`
          : `best move ${((100 * found) / group.length).toFixed(0)} %`,
      );
    }
    const of = (parity) =>
      mean(biases.filter(({ depth }) => depth > 1 && depth % 2 === parity).map((x) => x.bias));
    report(
      `${empties} empty squares, by parity`,
      `odd depths ${signed(of(1))}, even depths ${signed(of(0))}`,
      `apart by ${signed(of(1) - of(0))} (target 0.5)`,
    );
  }
}
