import { writeFileSync } from "node:fs";
import type { GameId } from "../../src/games/index.ts";
import { makeLine } from "../../src/learn/line.ts";
import type { PuzzleOf } from "../../src/learn/puzzle.ts";
import { takingPuzzler } from "../../src/learn/taking/index.ts";
import { seededChance } from "../../src/players/index.ts";
import type { Idea } from "../../src/words/index.ts";
import { progressTo } from "./progress.ts";

type Nim = PuzzleOf<"taking">;

const seed = 1901;
const mostDraws = 30_000;
/** So many of each game and idea, as far as there are so many: the presets have few, and come first. */
const ofPreset = 120;
const ofIdea: { readonly [I in Idea]?: number } = {
  ...{ remainder: 450, mirror: 320, xor: 560, "misere-turn": 320, parity: 260 },
};
/** Ratings are spread by steps of so much. */
const step = 100;

/** Draws, chooses and writes the shipped puzzles of the Nim family; the same ones every time. */
export async function makeNim(root: string): Promise<void> {
  const seen = new Set<string>();
  const chosen: Nim[] = [];
  for (const game of takingPuzzler.games) {
    for (const idea of takingPuzzler.ideas) {
      const most = game === "taking" ? (ofIdea[idea] ?? 0) : ofPreset;
      const drawn = await draw(game, idea, 3 * most);
      const fresh = drawn.filter((puzzle) => !seen.has(takingPuzzler.keyOf(puzzle)));
      const spread = spreadOver(fresh, most);
      for (const puzzle of spread) seen.add(takingPuzzler.keyOf(puzzle));
      chosen.push(...spread);
      if (spread.length > 0) process.stdout.write(`${game} ${idea}: ${spread.length} of ${fresh.length}\n`);
    }
  }
  const lines = chosen
    .sort((a, b) => a.rating - b.rating)
    .map(makeLine)
    .join("\n");
  writeFileSync(
    `${root}src/learn/shipped/nim.ts`,
    `/** Made by \`node tools/puzzles/run.mjs nim\`; a line each, read by \`learn/line.ts\`. */\nexport const lines: string = \`\n${lines}\n\`;\n`,
  );
  process.stdout.write(`${chosen.length} puzzles\n`);
}

/** Up to so many that are not alike. */
async function draw(game: GameId, idea: Idea, most: number): Promise<Nim[]> {
  const chance = seededChance(seed);
  const progress = progressTo(process.stderr);
  const found = new Map<string, Nim>();
  for (let at = 0; at < mostDraws && found.size < most; at++) {
    const puzzle = await takingPuzzler.draw({ game, idea }, chance, {});
    if (puzzle && !found.has(takingPuzzler.keyOf(puzzle))) found.set(takingPuzzler.keyOf(puzzle), puzzle);
    progress.show(`${game} ${idea}: ${found.size}`);
  }
  progress.clear();
  return [...found.values()];
}

/** Up to so many, in turns from the ratings' steps, so that rare ratings are kept and common ones thinned out. */
function spreadOver(puzzles: readonly Nim[], most: number): Nim[] {
  const steps = new Map<number, Nim[]>();
  for (const puzzle of puzzles) {
    const at = Math.floor(puzzle.rating / step);
    steps.set(at, [...(steps.get(at) ?? []), puzzle]);
  }
  const chosen: Nim[] = [];
  for (let round = 0; chosen.length < Math.min(most, puzzles.length); round++) {
    for (const each of steps.values()) {
      const puzzle = each[round];
      if (puzzle && chosen.length < most) chosen.push(puzzle);
    }
  }
  return chosen;
}
