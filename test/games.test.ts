import { describe, expect, it } from "vitest";
import { findGame, gameIds, gameOf, isGameId, must } from "../src/games/index.ts";
import { moveTexts, playGame, recordOf, replay } from "../src/match/index.ts";
import { makeRecord, notationOf, parseRecord } from "../src/notation/index.ts";
import { opponentsOf, randomPlayer, seededChance, usualOpponent } from "../src/players/index.ts";
import { onlineBounds } from "../src/protocol/index.ts";

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

  it("gives each of its moves a number", () => {
    const position = game.start(game.defaults);
    const moves = [...game.moves(position)];
    expect(moves).toHaveLength(game.countMoves(position));
    expect(moves.map((_, index) => game.moveAt(position, index))).toEqual(moves);
  });

  it("is refereed, recorded and replayed, its moves in one word", async () => {
    const player = randomPlayer(game, seededChance(8));
    const play = await playGame(id, undefined, [player, player]);
    expect(must(replay(must(parseRecord(makeRecord(recordOf(play, ["A", "B"]))))))).toEqual(play);
    const texts = moveTexts(play);
    expect(notation.splitMoves(notation.joinMoves(texts))).toEqual(texts);
  });

  it("has opponents, and bounds on all that it counts", () => {
    expect(opponentsOf(game)).toContainEqual(usualOpponent(game));
    const size = game.size(game.defaults);
    const bounds = onlineBounds[game.family];
    expect(Object.keys(size).sort()).toEqual(Object.keys(bounds).sort());
    for (const [name, count] of Object.entries(size)) expect(count).toBeLessThanOrEqual(bounds[name] ?? 0);
  });
});

it("knows no other games", () => {
  for (const name of ["__proto__", "constructor", "toString", "chess", ""]) {
    expect(isGameId(name)).toBe(false);
    expect(findGame(name)).toBeUndefined();
  }
});
