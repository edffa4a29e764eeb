import {
  type Family,
  type Game,
  type GameId,
  gameOf,
  must,
  type OptionsOf,
  type PositionOf,
} from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { type Chance, seededChance } from "../../players/index.ts";

/** So many positions of a game a bot is asked in. */
const checkedPositions = 20;

/** Random games that are looked at for more; where a game has fewer positions than are wanted, some come twice. */
const mostGames = 200;

/**
 * Positions to ask a bot in, from the seed: the start, then some from all over random games, none of them over and each once as long as there are others.
 */
export function checkPositions(
  game: GameId,
  options: OptionsOf<Family>,
  seed: number,
  count = checkedPositions,
): readonly PositionOf<Family>[] {
  const rules = gameOf(game);
  const start = rules.start(options);
  if (rules.outcome(start)) return [];
  const chance = seededChance(seed);
  const found = new Map([[notationOf(game).makePosition(start), start]]);
  for (let played = 0; played < mostGames && found.size < count; played++) {
    const passed = randomGame(rules, start, chance);
    const picked = passed[Math.floor(chance() * passed.length)] ?? start;
    found.set(notationOf(game).makePosition(picked), picked);
  }
  const each = [...found.values()];
  return Array.from({ length: count }, (_, index) => each[index % each.length] ?? start);
}

/** Every position of a game played by chance in which somebody is to move. */
function randomGame(rules: Game, start: PositionOf<Family>, chance: Chance): PositionOf<Family>[] {
  const passed = [start];
  for (let position = start; ; ) {
    position = must(
      rules.play(position, rules.moveAt(position, Math.floor(chance() * rules.countMoves(position)))),
    );
    if (rules.outcome(position)) return passed;
    passed.push(position);
  }
}
