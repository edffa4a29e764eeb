import { describe, expect, it } from "vitest";
import { answer } from "../../src/cli/analyse.ts";
import { must } from "../../src/games/index.ts";
import { makeForm } from "../../src/learn/form.ts";
import { makeLine, parseLine } from "../../src/learn/line.ts";
import { makePuzzle } from "../../src/learn/make.ts";
import type { PuzzleOf } from "../../src/learn/puzzle.ts";
import { lines as shipped } from "../../src/learn/shipped/nim.ts";
import { takingPuzzler } from "../../src/learn/taking/index.ts";
import { ratingOf } from "../../src/learn/taking/rating.ts";
import { pick, seededChance } from "../../src/players/index.ts";
import { loadCliSentences } from "../../src/words/index.ts";
import { cases } from "../cases.ts";
import { asNumber, PlainPlay, runsAfter, runsIn } from "../words/plain-play.ts";
import { NimProver } from "./nim-proof.ts";

const lines = shipped.split("\n").filter(Boolean);
const chance = seededChance(1911);

/** So many lines, seeded: other ones than the tests before took. */
function sample(count: number): readonly string[] {
  if (count >= lines.length) return lines;
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(pick(lines, chance));
  return [...chosen];
}

async function seeded(seed: number): Promise<PuzzleOf<"taking">> {
  const puzzle = await makePuzzle("taking", seededChance(seed), {});
  if (puzzle?.family !== "taking") throw new Error(`no puzzle from seed ${seed}`);
  return puzzle;
}

describe("the shipped puzzles", () => {
  it("are won by one kind of move and no other, by playing out every game", () => {
    const prover = new NimProver();
    for (const line of sample(cases(300, lines.length))) expect(prover.prove(line), line).toBeUndefined();
  });

  it("are 2,000 at least, of every game and idea, from the easiest to the hardest", () => {
    expect(lines.length).toBeGreaterThanOrEqual(2_000);
    const parts = lines.map((line) => line.split(";"));
    const count = (at: number, value: string) => parts.filter((each) => each[at] === value).length;
    for (const game of takingPuzzler.games) expect(count(3, game), game).toBeGreaterThanOrEqual(60);
    for (const idea of takingPuzzler.ideas) expect(count(0, idea), idea).toBeGreaterThanOrEqual(200);
    const ratings = parts.map(([, rating]) => Math.floor(Number(rating) / 200));
    for (const step of [3, 4, 5, 6, 7, 8, 9, 10, 11])
      expect(ratings.filter((each) => each === step).length, `${200 * step}`).toBeGreaterThanOrEqual(20);
  });

  it("no two of them are alike", () => {
    const keys = lines.map((line) => {
      const puzzle = must(parseLine(line));
      if (puzzle.family !== "taking") throw new Error(line);
      return takingPuzzler.keyOf(puzzle);
    });
    expect(new Set(keys).size).toBe(lines.length);
  });

  it("are what the solver says of their positions today", async () => {
    for (const line of sample(cases(150, lines.length))) {
      const puzzle = must(parseLine(line));
      if (puzzle.family !== "taking") throw new Error(line);
      expect(await takingPuzzler.puzzleAt(puzzle.game, puzzle.position, {})).toEqual(puzzle);
    }
  });

  it("have the rating of the formula, with a chance that was worked out by playing on", () => {
    for (const line of sample(cases(200, lines.length))) {
      const { position, solutions, moves, idea, rating } = must(parseLine(line)) as PuzzleOf<"taking">;
      // Exact fractions of every game that can follow: small ones only.
      if (moves > 14) continue;
      const play = new PlainPlay(position.options);
      const [move] = solutions;
      const after = move === undefined || move === "swap" ? undefined : runsAfter(play, position, move);
      const least = play.chance(after ?? runsIn(position));
      const wanted = takingPuzzler.ideas.find((each) => each === idea);
      const exact = (asNumber(least) * solutions.length) / moves;
      expect(rating, line).toBe(ratingOf(moves, exact, wanted as "xor"));
    }
  });
});

describe("the proof", () => {
  const wrong = (line: string) => new NimProver().prove(line);
  const nim = "xor;1500;12;taking;any;3/4/5;1;1:2-3";

  it("takes a true one", () => {
    expect(wrong(nim)).toBeUndefined();
    expect(wrong("remainder;1100;3;stones;;20;1;1:18-20")).toBeUndefined();
    expect(wrong("mirror;1300;17;kayles;;9;1;1:5-5")).toBeUndefined();
  });

  it("finds a solution that was changed, left out or added", () => {
    expect(wrong(nim.replace("1:2-3", "1:3-3"))).toMatch(/1:3-3 wins, and 1:2-3 does/);
    expect(wrong(nim.replace("1:2-3", "1:2-3 2:4-4"))).toMatch(/wins, and 1:2-3 does/);
    expect(wrong("mirror;1300;6;piles;;2/2/2;1;1:1-2 2:1-2")).toMatch(/3:1-2 does/);
    expect(wrong("remainder;1100;3;stones;;21;1;1:19-21")).toMatch(/and nothing does/);
  });

  it("finds a second kind of winning move", () => {
    const moves = new NimProver().prove("mirror;1300;11;kayles;;6;1;1:3-4");
    expect(moves).toMatch(/wins, and/);
    const all = /and (.*) does/.exec(moves ?? "")?.[1] ?? "";
    expect(wrong(`mirror;1300;11;kayles;;6;1;${all}`)).toMatch(/several kinds/);
  });

  it("finds a wrong count, rules that are not the game's, an idea that it is not about", () => {
    expect(wrong(nim.replace(";12;", ";13;"))).toMatch(/13 moves, and there are 12/);
    expect(wrong("remainder;1100;3;stones;1-3;20;1;1:18-20")).toMatch(/says rules/);
    expect(wrong("remainder;1100;3;taking;;20;1;1:18-20")).toMatch(/says rules/);
    expect(wrong(nim.replace("any", "any misere"))).toBeUndefined();
    expect(wrong(nim.replace("any", "1-3"))).toMatch(/moves, and there are/);
    for (const idea of ["mirror", "parity", "misere-turn", "remainder", "corner", "toString"])
      expect(wrong(nim.replace("xor", idea)), idea).toMatch(/is not about/);
    expect(wrong(nim.replace("1500", "2500"))).toMatch(/rating 2500/);
    expect(wrong("xor;1500;2;taking;any;2;1;1:1-2")).toMatch(/hardly another move/);
  });

  it("finds two that are alike, and lines that are none", () => {
    const prover = new NimProver();
    expect(prover.prove(nim)).toBeUndefined();
    expect(prover.prove("xor;1500;12;taking;any;5/4/3;1;3:2-3")).toMatch(/is like another/);
    for (const line of [
      "",
      "xor",
      nim.replace("3/4/5", "3/x"),
      nim.replace("3/4/5", "03/4/5"),
      nim.replace(";1;", ";3;"),
      `${nim};`,
    ])
      expect(wrong(line), line).toMatch(/./);
  });

  it("finds every change of a shipped line that makes it untrue", async () => {
    const missed: string[] = [];
    let changed = 0;
    for (const line of sample(cases(60, 600))) {
      const parts = line.split(";");
      const [count = "", position = "", solved = ""] = [parts[2], parts[5], parts[7]];
      const changes = [
        [2, String(Number(count) + 1)],
        [7, solved.replace(/-(\d+)/, (_, right) => `-${Number(right) + 1}`)],
        [5, position.replace(/1/, "0")],
        [7, `${solved} ${solved}`],
      ] as const;
      for (const [at, text] of changes) {
        if (text === parts[at]) continue;
        changed++;
        const other = parts.with(at, text).join(";");
        if (wrong(other) !== undefined) continue;
        // Rarely another length is won by the same move; the solver knows.
        const { game, position, solutions, idea } = must(parseLine(other)) as PuzzleOf<"taking">;
        const again = await takingPuzzler.puzzleAt(game, position, {});
        if (again?.idea !== idea || again.solutions.length !== solutions.length)
          missed.push(`${line} → ${other}`);
      }
    }
    expect(changed).toBeGreaterThan(150);
    expect(missed).toEqual([]);
  });
});

describe("endless puzzles", () => {
  it("are proven, of every game and idea, and seldom one that was there before", async () => {
    const count = cases(400, 10_000);
    const prover = new NimProver();
    const keys = new Set<string>();
    const kinds = new Set<string>();
    for (let seed = 1; seed <= count; seed++) {
      const puzzle = await seeded(seed);
      const key = takingPuzzler.keyOf(puzzle);
      kinds.add(`${puzzle.game} ${puzzle.idea}`);
      const fresh = !keys.has(key);
      keys.add(key);
      const line = makeLine(puzzle);
      const wrong = prover.prove(line);
      // One that was drawn before is only like it; everything else stands.
      if (fresh) expect(wrong, `seed ${seed}: ${line}`).toBeUndefined();
      else expect(wrong, `seed ${seed}: ${line}`).toMatch(/is like another/);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(cases(12, 15));
    expect(keys.size).toBeGreaterThan(cases(320, 3_000));
  });

  it("are read by grundy analyse as they stand, which finds the same moves", async () => {
    const cli = await loadCliSentences("en");
    for (let seed = 1; seed <= cases(60, 1_000); seed++) {
      const puzzle = await seeded(seed);
      const { game, position, options, solutions, to_move } = makeForm(puzzle);
      const typed = options
        ? {
            take: options.take,
            ...(options.middle ? { middle: true } : {}),
            ...(options.misere ? { misere: true } : {}),
          }
        : {};
      const said = JSON.parse(await answer(cli, game, [position], { json: true, ...typed }));
      const won = said.moves.filter((move: { outcome: string }) => move.outcome === "win");
      expect(won.length, `seed ${seed}`).toBe(1);
      expect(solutions).toContain(won[0].move);
      expect(won[0].equal).toBe(solutions.length);
      expect(to_move).toBe(1);
    }
  });
});
