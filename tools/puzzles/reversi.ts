/** The puzzles of Reversi that are shipped: from games of tournaments, and from games of the engine against itself. */
import { writeFileSync } from "node:fs";
import { openInlineEngine } from "../../src/engine/node.ts";
import { emptySquares, type ReversiPosition } from "../../src/games/index.ts";
import type { LearnResources, PuzzleOf } from "../../src/learn/index.ts";
import { makeLine } from "../../src/learn/line.ts";
import { reversiPuzzler } from "../../src/learn/reversi/index.ts";
import { type Chance, pick, seededChance } from "../../src/players/index.ts";
import { progressTo } from "./progress.ts";
import { ownGame } from "./reversi-own.ts";
import { Shelf } from "./reversi-shelf.ts";
import { openGames } from "./reversi-wthor.ts";

type Game = (chance: Chance) => ReversiPosition[] | Promise<ReversiPosition[]>;

/** Makes and writes the shipped puzzles of Reversi; the same ones every time from a folder of the WTHOR database's `.wtb` files. */
export async function makeReversi(root: string, [folder]: readonly string[]): Promise<void> {
  if (folder === undefined) {
    process.stderr.write("puzzles: reversi needs the folder of the .wtb files\n");
    process.exitCode = 1;
    return;
  }
  const engine = await openInlineEngine();
  const resources: LearnResources = { openEngine: async () => engine };
  const keys = new Set<string>();
  const real = await fill(new Shelf(700), openGames(folder), seededChance(1977), keys, resources);
  const own = await fill(
    new Shelf(500),
    (chance) => ownGame(engine, chance),
    seededChance(8),
    keys,
    resources,
  );
  engine.close();
  writeFileSync(`${root}src/learn/shipped/reversi.ts`, textOf(real, own));
  process.stdout.write(`${real.length} puzzles from tournaments, ${own.length} from games of the engine\n`);
}

/** How many positions of a game are looked at. */
const looks = 3;

/** At most one puzzle of a game, so that no two are its neighbours. */
async function fill(
  shelf: Shelf,
  nextGame: Game,
  chance: Chance,
  keys: Set<string>,
  resources: LearnResources,
): Promise<readonly PuzzleOf<"reversi">[]> {
  const progress = progressTo(process.stderr);
  while (!shelf.full) {
    progress.show(`${shelf.puzzles.length} puzzles`);
    const positions = await nextGame(chance);
    for (let look = 0; look < looks && !shelf.full; look++) {
      const empty = pick(shelf.wanted(), chance);
      const position = positions.find((each) => !each.over && emptySquares(each) === empty);
      const puzzle = position && (await reversiPuzzler.puzzleAt("reversi", position, resources));
      if (!puzzle || keys.has(reversiPuzzler.keyOf(puzzle)) || !shelf.take(puzzle)) continue;
      keys.add(reversiPuzzler.keyOf(puzzle));
      break;
    }
  }
  progress.clear();
  return [...shelf.puzzles].sort((a, b) => a.rating - b.rating);
}

function textOf(real: readonly PuzzleOf<"reversi">[], own: readonly PuzzleOf<"reversi">[]): string {
  return `/**
 * Made by \`node tools/puzzles/run.mjs reversi FOLDER\`; a line each, read by \`learn/line.ts\`. The first ${real.length} are positions of games that
 * people played in tournaments, as they stand in the WTHOR database of the French Othello Federation (its \`.wtb\` files, 1977 to 2025);
 * the others are from games of our own engine against itself. Solutions, ideas and ratings are ours.
 */
export const lines: string = \`
${[...real, ...own].map(makeLine).join("\n")}
\`;

/** So many of the lines, the first ones, are from games of people. */
export const fromTournaments = ${real.length};
`;
}
