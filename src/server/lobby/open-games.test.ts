import { expect, test } from "vitest";
import { idOf, stored } from "../../../test/store/games.ts";
import { mostOpen } from "../../protocol/index.ts";
import { openGameOf } from "./open-game.ts";
import { OpenGames } from "./open-games.ts";
import { lobbyTexts, readLobbyTold } from "./told.ts";

const game = (index: number) => ({ ...stored, id: idOf(index), open: true, created: index });
const openGame = (index: number) => openGameOf(game(index));
const ids = (games: OpenGames) => games.list().map(({ id }) => Number(id));

test("has the latest made, and no more than a list may have", () => {
  const games = new OpenGames();
  for (let index = 0; index < mostOpen + 5; index++) games.put(openGame(index), 9);
  expect(ids(games)).toHaveLength(mostOpen);
  expect(ids(games)[0]).toBe(mostOpen + 4);
  expect(ids(games).at(-1)).toBe(5);
  expect(JSON.parse(games.listText()).games).toEqual(games.list());
  expect(games.listText().length).toBeLessThan(300_000);
});

test("tells what has changed once, and of a game that came and went only that it is gone", () => {
  const games = new OpenGames();
  games.put(openGame(1), 9);
  games.put(openGame(2), 9);
  games.remove(idOf(2), "taken");
  expect(games.takeChanges()).toEqual({
    type: "lobby-changes",
    opened: [openGame(1)],
    taken: [idOf(2)],
    gone: [],
  });
  expect(games.hasChanged).toBe(false);
  games.put(openGame(1), 20);
  games.remove(idOf(7), "gone");
  expect(games.hasChanged).toBe(false);
  games.expire(19);
  expect(ids(games)).toEqual([1]);
  games.expire(20);
  expect(games.takeChanges()).toMatchObject({ gone: [idOf(1)] });
});

test("is put right by the store, but for what has happened since that was read", () => {
  const games = new OpenGames();
  for (const index of [1, 2, 3]) games.put(openGame(index), 9);
  const { step } = games;
  games.put(openGame(4), 9);
  games.remove(idOf(3), "taken");
  games.compare(
    [game(2), game(3), game(5)].map((each) => ({ game: each, until: 30 })),
    step,
  );
  // 1 was not there any more, 3 has been taken since, 4 has come since, of 5 nobody had told.
  expect(ids(games)).toEqual([5, 4, 2]);
  games.compare(
    [game(3)].map((each) => ({ game: each, until: 30 })),
    games.step,
  );
  expect(ids(games)).toEqual([3]);
});

test("does not miss what is behind the end of a list that was cut", () => {
  const games = new OpenGames();
  for (const index of [0, 5000]) games.put(openGame(index), 9);
  const read = Array.from({ length: mostOpen }, (_, index) => ({ game: game(4000 - index), until: 9 }));
  games.compare(read, games.step);
  expect(ids(games)).not.toContain(5000);
  expect(ids(games)).toHaveLength(mostOpen);
});

test("what servers tell each other is read back, in texts that a bus can carry; anything else is passed over", () => {
  const opened = Array.from({ length: 120 }, (_, index) => [openGame(index), index] as [never, number]);
  const gone = Array.from({ length: 500 }, (_, index) => idOf(index));
  const texts = lobbyTexts({ opened, taken: [idOf(1)], gone });
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(7500);
  const told = texts.map((text) => readLobbyTold(text));
  expect(told.flatMap((each) => each?.opened)).toEqual(opened);
  expect(told.flatMap((each) => each?.gone)).toEqual(gone);
  expect(lobbyTexts({ opened: [], taken: [], gone: [] })).toEqual([]);
  for (const text of ["", "{", "null", '{"type":"lobby"}', '{"type":"changed","game":"/lobby"}'])
    expect(readLobbyTold(text)).toBeUndefined();
  const strange = [{ ...openGame(1), more: 1 }, 2];
  expect(
    readLobbyTold(JSON.stringify({ type: "lobby", opened: [strange], taken: [], gone: [] })),
  ).toBeUndefined();
});
