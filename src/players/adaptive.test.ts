import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxLevel } from "../engine/index.ts";
import { kayles, must, piles, reversi, sticks, stones, type TakingGame } from "../games/index.ts";
import { adaptiveEnginePlayer, adaptivePlayer, levelAfter, slipsAfter } from "./adaptive.ts";
import { type Chance, seededChance } from "./chance.ts";
import { gradedPlayer } from "./graded.ts";
import { grades } from "./grades.ts";
import { type GameResult, gameResults, type PromptPlayer, resultFor, resultOfOther } from "./player.ts";

/** So many games until it knows a person. */
const unknown = 20;

/** Games of a person against the adaptive player, each beginning every other one; the share that the person wins once known. */
function share(game: TakingGame, person: PromptPlayer<"taking">, chance: Chance, games: number): number {
  const adaptive = adaptivePlayer(game, chance);
  let won = 0;
  for (let round = 0; round < unknown + games; round++) {
    const seat = round % 2 === 0 ? 0 : 1;
    let position = game.start(game.defaults);
    let end = game.outcome(position);
    for (; !end; end = game.outcome(position)) {
      const player = position.turn === seat ? person : adaptive;
      position = must(game.play(position, player.choose(position)));
    }
    const result = resultFor(seat, end.winner);
    adaptive.ended?.(resultOfOther(result));
    if (result === "won" && round >= unknown) won++;
  }
  return won / games;
}

describe("the adaptive player", () => {
  it("lets a person of any fixed strength win about every other game", () => {
    for (const game of [stones, kayles, sticks, piles]) {
      for (const slips of [0.9, 0.6, 0.35, 0.15, 0.04]) {
        const chance = seededChance(23);
        const person = gradedPlayer(game, { ...grades.casual, slips }, chance);
        const won = share(game, person, chance, 400);
        // Whoever slips almost always meets its lower bound now and then.
        expect(won, `${game.id}, ${slips}`).toBeGreaterThan(slips > 0.8 ? 0.41 : 0.46);
        expect(won, `${game.id}, ${slips}`).toBeLessThan(0.54);
      }
    }
  });

  it("is stronger after a game the person won and weaker after one the person lost, within its bounds", () => {
    expect(slipsAfter([])).toBeCloseTo(0.31, 2);
    expect(levelAfter([])).toBe(3);
    const anyResults = fc.array(fc.constantFrom(...gameResults), { maxLength: 100 });
    fc.assert(
      fc.property(anyResults, (results) => {
        const after = (...more: GameResult[]) => slipsAfter([...results, ...more]);
        const level = (...more: GameResult[]) => levelAfter([...results, ...more]);
        expect(after("won")).toBeLessThanOrEqual(after());
        expect(after("lost")).toBeGreaterThanOrEqual(after());
        expect(after("drawn")).toBe(after());
        expect(level("won")).toBeGreaterThanOrEqual(level());
        expect(level("lost")).toBeLessThanOrEqual(level());
        expect(after()).toBeGreaterThan(0.008);
        expect(after()).toBeLessThan(0.992);
        expect(level()).toBeGreaterThanOrEqual(1);
        expect(level()).toBeLessThanOrEqual(maxLevel);
      }),
    );
    expect(levelAfter(Array<GameResult>(30).fill("won"))).toBe(maxLevel);
    expect(levelAfter(["won", "won", "lost", "won"])).toBe(3 + 2 + 2 - 1 + 1);
  });

  it("plays the same from the same seed and the same results", () => {
    const play = (seed: number, results: readonly GameResult[]) => {
      const player = adaptivePlayer(sticks, seededChance(seed), results);
      return Array.from({ length: 20 }, () => player.choose(sticks.start(sticks.defaults)));
    };
    expect(play(1, ["won", "lost"])).toEqual(play(1, ["won", "lost"]));
    expect(play(1, [])).not.toEqual(play(2, []));
    const strong = Array<GameResult>(12).fill("won");
    expect(play(1, strong)).not.toEqual(play(1, strong.map(resultOfOther)));
  });

  it("goes through the engine's levels at Reversi, draws changing nothing", async () => {
    const asked: number[] = [];
    const engine = {
      choose: async (_position: unknown, level: number) => {
        asked.push(level);
        return 0;
      },
    };
    const player = adaptiveEnginePlayer(engine, seededChance(1), ["won"]);
    const start = reversi.start(reversi.defaults);
    for (const result of ["lost", "lost", "drawn", "won", "won", "won"] as const) {
      await player.choose(start);
      player.ended?.(result);
    }
    await player.choose(start);
    expect(asked).toEqual([5, 7, 9, 9, 8, 7, 6]);
  });

  it("meets a person between two levels of the engine in the long run", () => {
    const chance = seededChance(3);
    for (const strength of [2.5, 6, 12.5, 18]) {
      const results: GameResult[] = [];
      // Two levels apart are three wins in four.
      const wins = () => chance() < 1 / (1 + 3 ** ((levelAfter(results) - strength) / 2));
      for (let game = 0; game < 300; game++) results.push(wins() ? "won" : "lost");
      const share = results.filter((each) => each === "won").length / results.length;
      expect(Math.abs(share - 0.5)).toBeLessThan(0.06);
    }
  });
});
