/** What the sentences of puzzles and lessons are said with, for the tests: where a name means something else than elsewhere. */
type Draw = (below: number) => number;

const pick = <T>(draw: Draw, ...items: readonly T[]): T => items[draw(items.length)] as T;
const chance = (draw: Draw): boolean => draw(2) === 0;
const dayOf = (draw: Draw) => Date.UTC(2026, draw(12), 1 + draw(28), 12);
const outcome = (draw: Draw) => pick(draw, undefined, "missed", "helped", "solved");

/** By the form of the sentence's path; the first that fits counts. */
export const learnFacts: { readonly [path: string]: (draw: Draw) => unknown } = {
  "^cli\\.puzzles\\.": (draw) => ({
    ...{ number: 2, title: "xyz", command: "xyz", file: "xyz", at: 3, of: 20 },
    grade: pick(draw, "easy", "medium", "hard", "veryHard"),
  }),
  "^learn\\.courses\\.": (draw) => ({ move: "xyz", reply: pick(draw, undefined, "xyz") }),
  "^learn\\.study\\.opened$": (draw) => ({ title: pick(draw, undefined, "xyz"), step: 2, steps: 7 }),
  "^learn\\.study\\.": (draw) => ({
    title: "xyz",
    move: "xyz",
    step: 1 + draw(7),
    steps: 8,
    done: chance(draw),
    last: chance(draw),
  }),
  "^learn\\.ideas\\.": (draw) => ({
    remainders: [0, 2].slice(draw(2)),
    top: chance(draw),
    left: chance(draw),
  }),
  "^learn\\.glossary\\.": () => ({ title: "xyz" }),
  "^learn\\.puzzles\\.dayDone$": (draw) => ({
    day: dayOf(draw),
    of: ["xyz", "abc"].map((kind) => ({ kind, outcome: outcome(draw) })),
  }),
  "^learn\\.puzzles\\.": (draw) => ({
    ...{ kind: "xyz", way: "xyz", idea: "xyz", move: "xyz", side: "xyz" },
    day: dayOf(draw),
    by: pick(draw, undefined, -12, 7),
    several: chance(draw),
    isBest: chance(draw),
    found: draw(3),
    rating: 600 + draw(1800),
  }),
  "^learn\\.sheet\\.": (draw) => ({
    ...{ game: pick(draw, undefined, "xyz"), title: "xyz", side: "xyz", sign: "●" },
    ...{ name: "xyz", written: "1:2-3", year: 2026, month: 1 + draw(12), day: 1 + draw(28) },
    moves: ["xyz", "abc"].slice(draw(2)),
    more: draw(3),
  }),
  "^learn\\.reversiPuzzles\\.where$": (draw) =>
    pick<unknown>(
      draw,
      { in: "edge", edge: pick(draw, "top", "right", "bottom", "left") },
      { in: "region", size: 2 + draw(5), around: "c1" },
      { in: "single-square" },
    ),
  "^learn\\.reversiPuzzles\\.refuted$": (draw) => ({
    ...{ move: "f5", mover: pick(draw, "black", "white"), by: draw(5), best: 1 + draw(5) },
    answer: pick<unknown>(draw, { reply: "d6" }, "pass", "over"),
  }),
  "^learn\\.reversiPuzzles\\.solved$": (draw) => ({
    ...{ move: "f5", mover: pick(draw, "black", "white"), by: 1 + draw(5) },
    why: pick<unknown>(
      draw,
      { idea: "takes-corner" },
      { idea: "wins-corner", passes: chance(draw) },
      { idea: "parity-move", region: 1 + draw(5), closed: chance(draw) },
      { idea: "quiet", turned: 1 + draw(3) },
    ),
  }),
};
