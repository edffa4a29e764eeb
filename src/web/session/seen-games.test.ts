import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "../../games/index.ts";
import { begin, followMoves, type Play } from "../../match/index.ts";
import type { GameHead, NumberedEvent } from "../../protocol/index.ts";
import { lookUp, lookUpChanged } from "./look-up.ts";
import { heldGames, keepTokens, tokensOf } from "./seat-tokens.ts";
import {
  forgetSeen,
  hideSeen,
  isMyTurn,
  isOver,
  keepMissing,
  keepSeen,
  mostOver,
  seenGames,
  unseenGames,
} from "./seen-games.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function headOf(id: string): GameHead {
  const seats: GameHead["seats"] = [
    { name: "Ann", taken: true },
    { name: null, taken: true },
  ];
  return { id, game: "stones", options: { rows: [9] }, seats, listed: true, open: false, created: 5 };
}

const start = must(begin("stones", { rows: [9] }));
const after = (...moves: readonly string[]): Play => must(followMoves(start, moves));
const won: Play = { ...start, ending: { winner: 1, by: "resign" } };

/** A seat in a game: the second one. */
function sit(id: string): void {
  keepTokens(id, { tokens: [null, "secret"], players: [null, null], invitation: null });
}

describe("a game on the server", () => {
  it("is known as it was last seen, where this browser has a seat in it", () => {
    keepSeen(headOf("a"), start, 5);
    expect([seenGames(), stored.size]).toEqual([[], 0]);
    sit("a");
    expect(unseenGames()).toEqual(["a"]);
    keepSeen(headOf("a"), start, 5);
    expect(unseenGames()).toEqual([]);
    const [game] = seenGames();
    expect(game).toMatchObject({ id: "a", game: "stones", own: [1], turn: 0, changed: 5, missing: false });
    expect(game && [isOver(game), isMyTurn(game)]).toEqual([false, false]);
    keepSeen(headOf("a"), after("1"), 6);
    expect(seenGames().map((each) => [each.changed, isMyTurn(each)])).toEqual([[6, true]]);
    keepSeen(headOf("a"), won, 7);
    expect(seenGames().map((each) => [each.winner, isMyTurn(each)])).toEqual([[1, false]]);
  });

  it("waits for nobody's move before its seats are taken", () => {
    sit("a");
    const [ann] = headOf("a").seats;
    keepSeen({ ...headOf("a"), seats: [{ ...ann, taken: false }, ann] }, after("1"), 5);
    expect(seenGames().map(isMyTurn)).toEqual([false]);
  });

  it("is taken from the list and brought back; the seat stays, and who plays on has it in the list again", () => {
    sit("a");
    keepSeen(headOf("a"), start, 5);
    const undo = hideSeen("a");
    expect([seenGames(), unseenGames(), heldGames()]).toEqual([[], [], ["a"]]);
    undo();
    expect(seenGames().length).toBe(1);
    hideSeen("a");
    keepSeen(headOf("a"), after("1"), 6);
    expect(seenGames().length).toBe(1);
    hideSeen("a");
    keepSeen(headOf("a"), won, 7);
    expect(seenGames()).toEqual([]);
  });

  it("that the server does not know stays in the list, unless nothing was known of it", () => {
    sit("a");
    sit("b");
    keepSeen(headOf("a"), after("1"), 5);
    keepMissing("a");
    keepMissing("b");
    expect(seenGames().map((each) => [each.id, each.missing, isMyTurn(each)])).toEqual([["a", true, false]]);
    expect(unseenGames()).toEqual([]);
    keepSeen(headOf("a"), after("1"), 5);
    expect(seenGames().map((each) => each.missing)).toEqual([false]);
    forgetSeen("a");
    expect([seenGames(), tokensOf("a").tokens]).toEqual([[], [null, null]]);
  });

  it("goes, the oldest first, when many are over; one that goes on never does", () => {
    sit("going");
    keepSeen(headOf("going"), start, 1);
    for (let game = 0; game < mostOver + 5; game++) {
      sit(`g${game}`);
      keepSeen(headOf(`g${game}`), won, 100 + game);
    }
    expect(seenGames().length).toBe(mostOver + 1);
    expect(heldGames()).toContain("going");
    expect([heldGames().includes("g4"), heldGames().includes("g5")]).toEqual([false, true]);
  });

  it.each([
    "",
    "null",
    "7",
    '"x"',
    '{"game":"chess"}',
    '{"game":"stones","seats":{"0":1}}',
    '{"game":"stones","seats":[null,null],"turn":0,"changed":1}',
    '{"game":"stones","seats":[{"name":"A","taken":true},{"name":7,"taken":true}],"turn":0,"changed":1}',
    '{"game":"stones","seats":[{"name":"A","taken":true},{"name":"B","taken":true}],"turn":2,"changed":1}',
    '{"__proto__":{"game":"stones"}}',
  ])("is not in the list where something else was kept: %s", (text) => {
    sit("a");
    stored.set("grundy/online/a", text);
    expect(seenGames()).toEqual([]);
    expect(isOver({ winner: undefined })).toBe(false);
  });
});

describe("the server", () => {
  const events: NumberedEvent[] = [{ number: 1, event: { type: "move", seat: 0, move: "1:9-9" }, at: 9 }];
  const answers = new Map<string, [status: number, body: unknown]>();

  beforeEach(() => {
    answers.clear();
    vi.stubGlobal("fetch", async (address: string) => {
      const answer = answers.get(address.split("/").at(-1) ?? "");
      if (!answer) throw new TypeError("Failed to fetch");
      return new Response(JSON.stringify(answer[1]), { status: answer[0] });
    });
  });

  it("is asked how games stand; what it does not answer stays as it was", async () => {
    for (const id of ["a", "b", "c", "d", "e", "f"]) sit(id);
    keepSeen(headOf("a"), start, 5);
    keepSeen(headOf("b"), start, 5);
    keepSeen(headOf("c"), start, 5);
    const rest = { ending: null, clockState: null, next: null };
    answers.set("a", [200, { ...headOf("a"), ...rest, events }]);
    answers.set("b", [404, { error: { code: "game-missing", facts: {}, message: "" } }]);
    answers.set("d", [404, { error: { code: "game-missing", facts: {}, message: "" } }]);
    answers.set("e", [200, { ...headOf("e"), ...rest, events: [...events, ...events] }]);
    answers.set("f", [200, { ...headOf("f"), ...rest, events }]);
    await lookUp(["a", "b", "c", "d", "e", "f"]);
    expect(seenGames().map((each) => [each.id, isMyTurn(each), each.missing, each.changed])).toEqual([
      ["a", true, false, 9],
      ["b", false, true, 5],
      ["c", false, false, 5],
      ["f", true, false, 9],
    ]);
    // An answer that is no game says nothing, and is asked for again.
    expect(unseenGames()).toEqual(["e"]);
  });

  it("is asked which have gone on, and how those stand, and nothing more where none has", async () => {
    const [same, gone, further, waits] = ["AAAA", "BBBB", "CCCC", "DDDD"].map((each) => each.repeat(4)) as [
      string,
      string,
      string,
      string,
    ];
    for (const id of [same, gone, further, waits]) sit(id);
    const open = {
      ...headOf(waits),
      seats: [headOf(waits).seats[0], { name: null, taken: false }],
    } as GameHead;
    for (const head of [headOf(same), headOf(gone), headOf(further), open]) keepSeen(head, start, 5);
    const asked: string[] = [];
    let changes = 1;
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address.split("/").at(-1)?.split("?")[0] ?? "");
      const at = (id: string, number: number, changes = 0) => ({ id, number, changes });
      const games = [at(same, 0), at(further, 1), at(waits, 0, changes)];
      const rest = { ending: null, clockState: null, next: null };
      const view =
        address.includes(waits) && !address.includes(",")
          ? { ...open, events: [] }
          : { ...headOf(further), events };
      return new Response(JSON.stringify(address.includes("progress") ? { games } : { ...view, ...rest }));
    });
    await lookUpChanged([same, gone, further, waits, "no id"]);
    expect(asked).toEqual(["progress", further, waits]);
    expect(seenGames().map(({ id, number, missing }) => [id, number, missing])).toEqual([
      [same, 0, false],
      [gone, 0, true],
      [further, 1, false],
      [waits, 0, false],
    ]);
    asked.length = 0;
    await lookUpChanged([same, further, waits]);
    expect(asked).toEqual(["progress"]);
    changes = 2;
    await lookUpChanged([same, further, waits]);
    expect(asked).toEqual(["progress", "progress", waits]);
    asked.length = 0;
    await lookUpChanged([]);
    expect(asked).toEqual([]);
  });
});
