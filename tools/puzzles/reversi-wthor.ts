import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must, type ReversiPosition, reversi } from "../../src/games/index.ts";
import { openWthor, type WthorReader } from "../../src/notation/index.ts";
import { type Chance, pick } from "../../src/players/index.ts";

/** Games of the French Othello Federation's WTHOR database, from a folder of its `.wtb` files. */
export function openGames(folder: string): (chance: Chance) => ReversiPosition[] {
  const names = readdirSync(folder)
    .filter((name) => /\.wtb$/i.test(name))
    .sort();
  const years = names.map((name) => must(openWthor(new Uint8Array(readFileSync(join(folder, name))))));
  const games = years.flatMap((year) => Array.from({ length: year.count }, (_, at) => ({ year, at })));
  return (chance) => positionsOf(pick(games, chance));
}

/** The positions of a game, the start first; up to a move that is not legal, for a file promises nothing. */
function positionsOf({ year, at }: { readonly year: WthorReader; readonly at: number }): ReversiPosition[] {
  const game = year.game(at);
  const positions = [reversi.start(reversi.defaults)];
  for (const square of game.ok ? game.value.moves : []) {
    const next = reversi.play(positions.at(-1) as ReversiPosition, square);
    if (!next.ok) break;
    positions.push(next.value);
  }
  return positions;
}
