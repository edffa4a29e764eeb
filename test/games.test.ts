import { describe, expect, it } from "vitest";
import { type AnyGame, findGame, gameIds, isGameId, must } from "../src/games/index.ts";
import { type AnyNotation, notations } from "../src/notation/index.ts";
import { randomPlayer, seededChance } from "../src/players/index.ts";

/** Every game is played, written, read and compared; a game that a room does not know yet is named here. */
describe.each(gameIds)("%s", (id) => {
  const game = findGame(id) as AnyGame;
  const notation = notations[id] as AnyNotation;

  it("has a notation", () => expect(Object.hasOwn(notations, id)).toBe(true));

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
        expect(must(notation.parsePosition(notation.makePosition(position), game.defaults))).toMatchObject(
          comparable(position),
        );
        const move = player.choose(position);
        expect(must(notation.parseMove(notation.makeMove(move, position), position))).toEqual(move);
        position = must(game.play(position, move));
      }
      expect(game.countMoves(position)).toBe(0);
      expect([...game.moves(position)]).toEqual([]);
    }
  });
});

/** What a written position keeps: the board and whose turn it is. */
function comparable(position: unknown): object {
  const { rows, cells, turn } = position as { rows?: unknown; cells?: unknown; turn: number };
  return rows === undefined ? { cells, turn } : { rows, turn };
}

it("knows no other games", () => {
  for (const name of ["__proto__", "constructor", "toString", "chess", ""]) {
    expect(isGameId(name)).toBe(false);
    expect(findGame(name)).toBeUndefined();
  }
});
