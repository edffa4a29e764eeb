/** Chomp in a house that was built with it: nothing here is its own but the moves. */
import { describe, expect, it, onTestFinished } from "vitest";
import { gameOf, must } from "../src/games/index.ts";
import { followMoves, moveTexts, playGame, readGame, recordOf, replay } from "../src/match/index.ts";
import { makeRecord, notationOf, parseRecord } from "../src/notation/index.ts";
import { openPlayer, opponentsOf, seededChance, usualOpponent } from "../src/players/index.ts";
import { MemoryRoster } from "../src/roster/index.ts";
import { testApp } from "../src/server/fixtures.ts";
import { exportLines, parseLine } from "../src/store/exchange.ts";
import { memoryStore, type Store } from "../src/store/index.ts";
import { type LocalGame, LocalSession, newLocalGame } from "../src/web/session/local.ts";

const chomp = gameOf("chomp");

async function play(first: "random" | "smart", second: "random" | "smart", seed: number) {
  const resources = { chance: seededChance(seed) };
  const open = async (kind: "random" | "smart") => {
    const player = await openPlayer({ kind }, chomp, resources);
    if (!player) throw new Error(`Chomp has no player ${kind}`);
    return player;
  };
  return playGame("chomp", undefined, [await open(first), await open(second)]);
}

it("is played by the referee; whoever begins and plays perfectly wins", async () => {
  expect(opponentsOf(chomp)).toContainEqual(usualOpponent(chomp));
  for (let seed = 1; seed <= 20; seed++) {
    expect((await play("random", "random", seed)).ending?.by).toBe("rules");
    expect((await play("smart", "random", seed)).ending?.winner).toBe(0);
  }
});

it("is written and read", async () => {
  const played = await play("random", "random", 1);
  const text = makeRecord(recordOf(played, ["Ann", "Ben"]));
  expect(must(replay(must(parseRecord(text))))).toEqual(played);
  const position = notationOf("chomp").makePosition(played.position);
  expect(must(readGame(position, "chomp")).position).toEqual(played.position);
  expect(moveTexts(must(followMoves(must(readGame("5/5/5/5 1", "chomp")), ["c2", "b1"])))).toEqual([
    "c2",
    "b1",
  ]);
});

describe("on a server", () => {
  const seats = [{ by: "me" }, { by: "me" }];

  async function served() {
    const { app, store } = await testApp();
    const post = async (url: string, payload: object, token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: "POST", url, payload, headers });
      return { status: answer.statusCode, body: answer.json() };
    };
    return { store, post };
  }

  it("is played, refused with a sentence and kept within its bounds", async () => {
    const { post } = await served();
    const large = await post("/api/games", { game: "chomp", options: { rows: 9 }, seats });
    expect(large.body.error).toMatchObject({ code: "game-too-large", facts: { rows: 8, columns: 8 } });
    const { body } = await post("/api/games", { game: "chomp", options: { rows: 2, columns: 2 }, seats });
    const url = `/api/games/${body.head.id}/move`;
    expect((await post(url, { move: "b2", after: 0, id: "1" }, body.tokens[0])).status).toBe(200);
    const again = await post(url, { move: "b2", after: 1, id: "2" }, body.tokens[1]);
    expect(again.body.error).toMatchObject({ code: "square-gone", facts: { row: 2, column: 2 } });
    expect(again.body.error.message).toContain("eaten");
    expect((await post(url, { move: "a1", after: 1, id: "3" }, body.tokens[1])).status).toBe(200);
  });

  it("is kept, written out and read into another store", async () => {
    const { post, store } = await served();
    const { body } = await post("/api/games", { game: "chomp", seats });
    await post(`/api/games/${body.head.id}/move`, { move: "a1", after: 0, id: "1" }, body.tokens[0]);
    const other = memoryStore(new MemoryRoster());
    const lines = await linesOf(store);
    for (const line of lines) {
      const item = must(parseLine(line));
      if (item.type === "game") expect(await other.games.restore(item)).toBe(true);
    }
    expect(await linesOf(other)).toEqual(lines);
    expect((await other.games.load(body.head.id))?.finish).toMatchObject({
      winner: 1,
      position: "0/0/0/0 2",
    });
  });

  async function linesOf(store: Store): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of exportLines(store)) lines.push(line);
    return lines;
  }
});

it("is played in the page's session, against the computer too", async () => {
  const sitters = [
    { kind: "human", name: "You" } as const,
    { kind: "computer", level: "smart" } as const,
  ] as const;
  const kept: LocalGame[] = [];
  const thinker = {
    choose: async () => "a1",
  };
  const game = must(newLocalGame("chomp", undefined, sitters));
  const session = new LocalSession(game, thinker, (each) => kept.push(each));
  onTestFinished(() => session.close());
  expect(session.move("f9").ok).toBe(false);
  expect(session.move("b2").ok).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.play.value.ending).toEqual({ winner: 0, by: "rules" });
  expect(kept).toHaveLength(2);
  session.takeBack();
  expect(moveTexts(session.play.value)).toEqual([]);
});
