/** How well each side of a game has played, a move at a time: what was won or drawn with best play, and whether it was kept. */
import type { Engine } from "../../engine/index.ts";
import { type Family, type GameId, gameOf } from "../../games/index.ts";
import type { ArenaGame, Quality } from "../game.ts";
import { addQuality, noQuality, qualityOf } from "./count.ts";
import type { Judge } from "./judge.ts";
import { readPlayed } from "./read.ts";
import { reversiJudge } from "./reversi.ts";
import { takingJudge } from "./taking.ts";

export { addQuality } from "./count.ts";

/** Judges of the families whose values somebody knows. */
const judges: { readonly [F in Family]?: Judge<F> } = { taking: takingJudge, reversi: reversiJudge };

const nobody: Judge = { atOnce: true, judge: async () => [] };

function judgeOf(game: GameId): Judge {
  return judges[gameOf(game).family] ?? nobody;
}

/** Whether judging a game is quick enough to be done with every result, and needs no engine. */
export function judgesAtOnce(game: GameId): boolean {
  return judgeOf(game).atOnce;
}

/** The last game that each engine judges: it searches one position at a time. */
const busy = new WeakMap<Engine, Promise<unknown>>();

/**
 * What each of the game's bots did with the positions it had, first mover first. Games that need an engine are judged one after the other;
 * with one thread and nobody else at the engine, the same game is always judged the same way. Nothing is counted where there is none, and
 * nothing behind what cannot be read.
 */
export async function judgeGame(
  game: GameId,
  options: unknown,
  record: Pick<ArenaGame, "opening" | "moves">,
  engine?: Engine,
): Promise<[Quality, Quality]> {
  const played = readPlayed(game, options, record);
  if (!played) return [noQuality, noQuality];
  const judging = free(engine).then(() => judgeOf(game).judge(game, played, engine));
  if (engine) busy.set(engine, judging);
  const verdicts = await judging;
  const movers = played.positions.map((position) => gameOf(game).turn(position));
  const bots: [Quality, Quality] = [noQuality, noQuality];
  for (const [at, verdict] of verdicts.entries()) {
    const bot = movers[at] === movers[0] ? 0 : 1;
    if (verdict) bots[bot] = addQuality(bots[bot], qualityOf(verdict));
  }
  return bots;
}

async function free(engine: Engine | undefined): Promise<void> {
  try {
    await (engine && busy.get(engine));
  } catch {
    // Whoever asked for that game is told.
  }
}
