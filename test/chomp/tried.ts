/** Chomp in a house that was built with it: nothing here is its own but the moves and what is said of them. */
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { answer } from "../src/cli/analyse.ts";
import { gameOf, must } from "../src/games/index.ts";
import { begin, followMoves, moveTexts, playGame, readGame, recordOf, replay } from "../src/match/index.ts";
import { makeRecord, notationOf, parseRecord } from "../src/notation/index.ts";
import { openPlayer, opponentsOf, seededChance, usualOpponent } from "../src/players/index.ts";
import { MemoryRoster } from "../src/roster/index.ts";
import { ownSeats, testApp } from "../src/server/fixtures.ts";
import { exportLines, parseLine } from "../src/store/exchange.ts";
import { memoryStore, type Store } from "../src/store/index.ts";
import { temporaryFolder } from "../src/store/sqlite/fixtures.ts";
import { openStore } from "../src/store/sqlite/index.ts";
import { faceOf } from "../src/web/faces/index.ts";
import { shownGames } from "../src/web/pages/home/shown-games.ts";
import { makeGameLink, parseGameLink } from "../src/web/session/game-link.ts";
import { GameView } from "../src/web/session/game-view.ts";
import { type LocalGame, LocalSession, newLocalGame } from "../src/web/session/local.ts";
import { againstComputer } from "../src/web/session/occupant.ts";
import { defaultSetup, optionsOf } from "../src/web/session/setup.ts";
import { thinker } from "../src/web/session/thinker.ts";
import {
  english,
  gameAbout,
  gameTitle,
  loadCliSentences,
  moveText,
  refusalText,
  tooLargeText,
} from "../src/words/index.ts";

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
  expect(must(parseGameLink("chomp", makeGameLink(played)))).toEqual(played);
  const position = notationOf("chomp").makePosition(played.position);
  expect(must(readGame(position, "chomp")).position).toEqual(played.position);
  const followed = must(followMoves(must(readGame("5/5/5/5 1", "chomp")), ["c2", "b1"]));
  expect(moveTexts(followed)).toEqual(["c2", "b1"]);
});

it("is analysed at the command line", async () => {
  const cli = await loadCliSentences("en");
  expect(await answer(cli, "chomp", ["2/2", "1"], {})).toBe("4 squares left\nSmart plays b2.");
  await expect(answer(cli, "chomp", ["2/x"], {})).rejects.toMatchObject({
    refusal: { facts: { refusal: { code: "not-in-notation", facts: { form: "bar" } } } },
  });
});

describe("on a server", () => {
  async function served() {
    const { app, store } = await testApp({ store: openStore(join(temporaryFolder(), "games.db")) });
    const post = async (url: string, payload: object, token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: "POST", url, payload, headers });
      return { status: answer.statusCode, body: answer.json() };
    };
    return { store, post };
  }

  it("is played, refused with a sentence and kept within its bounds", async () => {
    const { post } = await served();
    const request = { game: "chomp", seats: ownSeats };
    const large = await post("/api/games", { ...request, options: { rows: 9 } });
    expect(large.body.error).toMatchObject({ code: "game-too-large", facts: { rows: 8, columns: 8 } });
    const { body } = await post("/api/games", { ...request, options: { rows: 2, columns: 2 } });
    const url = `/api/games/${body.head.id}/move`;
    expect((await post(url, { move: "b2", after: 0, id: "1" }, body.tokens[0])).status).toBe(200);
    const again = await post(url, { move: "b2", after: 1, id: "2" }, body.tokens[1]);
    expect(again.body.error).toMatchObject({ code: "square-gone", facts: { row: 2, column: 2 } });
    expect(again.body.error.message).toContain("eaten");
    expect((await post(url, { move: "a1", after: 1, id: "3" }, body.tokens[1])).status).toBe(200);
  });

  it("is kept, written out and read into another store", async () => {
    const { post, store } = await served();
    const { body } = await post("/api/games", { game: "chomp", seats: ownSeats });
    await post(`/api/games/${body.head.id}/move`, { move: "a1", after: 0, id: "1" }, body.tokens[0]);
    const other = memoryStore(new MemoryRoster());
    const lines = await linesOf(store);
    for (const line of lines) {
      const item = must(parseLine(line, Date.now()));
      if (item.type === "game") expect(await other.games.restore(item)).toBe(true);
    }
    expect(await linesOf(other)).toEqual(lines);
    const finish = (await other.games.load(body.head.id))?.finish;
    expect(finish).toMatchObject({ winner: 1, position: "0/0/0/0 2" });
  });

  async function linesOf(store: Store): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of exportLines(store)) lines.push(line);
    return lines;
  }
});

it("is played on the page against the computer, which its face asks", async () => {
  expect(shownGames).toContain("chomp");
  expect(must(optionsOf(defaultSetup("chomp")))).toEqual(chomp.defaults);
  const occupants = againstComputer(usualOpponent(chomp));
  const kept: LocalGame[] = [];
  const game = must(newLocalGame("chomp", { rows: 2, columns: 2 }, occupants));
  const session = new LocalSession(game, thinker, (each) => {
    kept.push(each);
    return "kept";
  });
  const view = new GameView(session);
  onTestFinished(() => view.close());
  expect(view.status.value).toBe("Your turn: 4 squares to bite at.");
  expect(session.move("c1").ok).toBe(false);
  expect(session.move("b1").ok).toBe(true);
  expect(view.status.value).toBe("Smart is thinking.");
  await vi.waitFor(() => expect(view.texts.value).toEqual(["b1", "a2"]));
  expect(view.status.value).toBe("Your turn: one square to bite at.");
  const face = faceOf(view.game);
  expect(face.copies(view.play.value, view.position.value)).toEqual([{ name: "position", text: "1/0 1" }]);
  expect(session.move("a1").ok).toBe(true);
  expect(view.status.value).toBe("You lost: you ate the poisoned square.");
  expect(kept.map((each) => each.play.moves.length)).toEqual([1, 2, 3]);
  session.takeBack();
  expect(view.texts.value).toEqual(["b1", "a2"]);
});

it("is spoken about", () => {
  expect(gameTitle(english, "chomp")).toBe("Chomp");
  expect(gameAbout(english, "chomp")).toMatch(/poisoned\.$/);
  const { position, moves } = must(followMoves(must(begin("chomp")), ["c2"]));
  const [start, bite] = [chomp.start(chomp.defaults), moves[0]];
  if (!bite) throw new Error("there is no move");
  const said = (you: boolean) => moveText(english, "chomp", start, bite, { name: "Ann", you });
  expect(said(false)).toBe("Ann bites at c2 and eats 9 squares.");
  expect(said(true)).toBe("You bite at c2 and eat 9 squares.");
  expect(tooLargeText(english, "chomp", position)).toBe("11 squares left");
  const refused = chomp.play(position, bite);
  expect(!refused.ok && refusalText(english, refused.refusal)).toBe(
    "The square in row 2, column 3 is eaten or was never there.",
  );
});
