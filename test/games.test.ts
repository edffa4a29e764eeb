import { describe, expect, it } from "vitest";
import { findGame, gameIds, gameOf, isGameId, must } from "../src/games/index.ts";
import { notationOf } from "../src/notation/index.ts";
import { randomPlayer, seededChance } from "../src/players/index.ts";

/** Every game is played, written, read and compared; a game that a room does not know yet is named here. */
describe.each(gameIds)("%s", (id) => {
  const game = gameOf(id);
  const notation = notationOf(id);

  it("accepts its own defaults and completes them", () => {
    expect(must(game.options({}))).toEqual(game.defaults);
    expect(must(game.options(undefined))).toEqual(game.defaults);
    expect(must(game.options(game.defaults))).toEqual(game.defaults);
  });

  it("plays random games to an end; positions and moves survive being written and read", () => {
    const player = randomPlayer(game, seededChance(7));
    for (let round = 0; round < 20; round++) {
      let position = game.start(game.defaults);
      while (!game.outcome(position)) {
        const written = notation.makePosition(position);
        expect(notation.makePosition(must(notation.parsePosition(written, game.defaults)))).toBe(written);
        const move = player.choose(position);
        expect(must(notation.parseMove(notation.makeMove(move, position), position))).toEqual(move);
        position = must(game.play(position, move));
      }
      expect(game.countMoves(position)).toBe(0);
      expect([...game.moves(position)]).toEqual([]);
    }
  });
});

it("knows no other games", () => {
  for (const name of ["__proto__", "constructor", "toString", "chess", ""]) {
    expect(isGameId(name)).toBe(false);
    expect(findGame(name)).toBeUndefined();
  }
});
