import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "../../games/index.ts";
import { begin, follow, moveTexts } from "../../match/index.ts";
import type { GameEvent } from "../../notation/index.ts";
import type { ClientMessage, GameHead, NumberedEvent, StateMessage } from "../../protocol/index.ts";
import { trouble } from "../base/trouble.ts";
import { GameView } from "./game-view.ts";
import type { LiveListener } from "./live.ts";
import { OnlineSession } from "./online.ts";
import type { SeatTokens } from "./seat-tokens.ts";
import type { Thinker } from "./thinker.ts";

const id = "a".repeat(16);
const seat = { name: "Ann", taken: true };
const head: GameHead = {
  id,
  game: "stones",
  options: { rows: [9] },
  seats: [seat, seat],
  listed: true,
  open: false,
  created: 0,
};
const tokens: SeatTokens = { tokens: ["t", null], players: [null, null], invitation: null };
const nobody: Thinker = { choose: () => Promise.reject(new Error("nobody")) };

function numbered(events: readonly GameEvent[]): NumberedEvent[] {
  return events.map((event, index) => ({ number: index + 1, event, at: 0 }));
}

function take(sticks: string, by: 0 | 1): GameEvent {
  return { type: "move", seat: by, move: sticks };
}

/** A session at a line whose other end is this test. */
function connected(held = tokens, thinker = nobody, known = head) {
  const sent: ClientMessage[] = [];
  let listener: LiveListener | undefined;
  const session = new OnlineSession(known, held, thinker, "http://x", (each) => {
    listener = each;
    return { send: (message) => sent.push(message) > 0, close: () => {} };
  });
  const hear: LiveListener["heard"] = (message) => listener?.heard(message);
  const state = (after: number, events: readonly GameEvent[], change: Partial<StateMessage> = {}) =>
    hear({
      type: "state",
      game: id,
      head,
      after,
      events: numbered(events).slice(after),
      clock: null,
      yours: [0],
      present: [true, true],
      claimIn: [null, null],
      watchers: 0,
      takeBack: null,
      rematch: [false, false],
      next: null,
      ...change,
    });
  listener?.opened();
  return { session, sent, hear, state, lose: () => listener?.lost() };
}

const opening = [take("1:9-9", 0), take("1:7-8", 1), take("1:6-6", 0)];

describe("a game kept by the server", () => {
  it("is what the log of the server says, told whole or event by event", () => {
    const { session, sent, hear, state } = connected();
    expect(sent).toEqual([{ type: "subscribe", game: id, tokens: ["t"], seen: 0 }]);
    state(0, opening.slice(0, 2));
    hear({ type: "event", game: id, number: 3, event: opening[2] as GameEvent, at: 0 });
    expect(session.play.value).toEqual(must(follow(must(begin("stones", { rows: [9] })), opening)));
    expect(session.connection.value).toBe("connected");
  });

  it("goes back with a server that has less of it", () => {
    const { session, state } = connected();
    state(0, opening);
    state(1, opening.slice(0, 1));
    expect(moveTexts(session.play.value)).toEqual(["1:9-9"]);
  });

  it("has its clock as the server tells it", () => {
    const { session, state } = connected();
    const settings = { initial: 60_000, increment: 0 };
    state(0, opening, {
      head: { ...head, clock: settings },
      clock: { left: [50_000, 60_000], running: 1 },
    });
    expect(session.clock.value).toMatchObject({ settings, left: [50_000, 60_000], running: 1 });
  });
});

describe("somebody who is away", () => {
  const timed = { ...head, clock: { initial: 60_000, increment: 0 } };
  const away: Partial<StateMessage> = { head: timed, present: [true, false], claimIn: [null, 5000] };

  it("is told with the time from which the game can be claimed, until he is back", () => {
    const { session, sent, hear, state } = connected(tokens, nobody, timed);
    expect(session.canBeClaimed).toBe(true);
    const from = performance.now();
    state(0, opening, away);
    const { name, claimFrom = 0 } = session.away.value ?? {};
    expect(name).toBe("Ann");
    expect(claimFrom).toBeGreaterThanOrEqual(from + 5000);
    expect(claimFrom).toBeLessThanOrEqual(performance.now() + 5000);
    session.claim();
    expect(sent.at(-1)).toMatchObject({ type: "claim", game: id, seat: 0 });
    hear({ type: "error", code: "claim-early", facts: { seconds: 90 }, game: id, id: "x" });
    expect(session.away.value?.claimFrom).toBeGreaterThan(claimFrom + 60_000);
    hear({ type: "presence", game: id, present: [true, true], claimIn: [null, null], watchers: 0 });
    expect(session.away.value).toBeUndefined();
  });

  it("is not told after the end, nor without a connection", () => {
    const { session, state, lose } = connected(tokens, nobody, timed);
    state(0, opening, away);
    lose();
    expect(session.away.value).toBeUndefined();
    state(0, [...opening, { type: "claim", seat: 0 }], away);
    expect(session.away.value).toBeUndefined();
    expect(session.play.value.ending).toEqual({ winner: 0, by: "claim" });
  });

  it.each([
    ["has no clock", tokens, head],
    ["is played here by both", { ...tokens, tokens: ["t", "u"] } as SeatTokens, timed],
    ["is only watched", { ...tokens, tokens: [null, null] } as SeatTokens, timed],
    ["is played here by a computer", { ...tokens, players: [{ kind: "smart" }, null] } as SeatTokens, timed],
  ])("is no matter where the game %s", (_, held, whose) => {
    const { session, state } = connected(held, nobody, whose);
    expect(session.canBeClaimed).toBe(false);
    state(0, opening, { ...away, head: whose });
    expect(session.away.value).toBeUndefined();
  });
});

describe("an event that cannot happen here", () => {
  const impossible: GameEvent = take("1:9-9", 1);

  it("has the whole game asked for again, and it goes on with that", () => {
    const { session, sent, hear, state } = connected();
    state(0, opening);
    sent.length = 0;
    hear({ type: "event", game: id, number: 4, event: impossible, at: 0 });
    expect(sent).toEqual([{ type: "subscribe", game: id, tokens: ["t"], seen: 0 }]);
    expect(session.play.value.moves.length).toBe(3);
    state(0, [...opening, take("1:5-5", 1)]);
    expect(moveTexts(session.play.value)).toEqual(["1:9-9", "1:7-8", "1:6-6", "1:5-5"]);
    expect(session.trouble.value).toBeUndefined();
  });

  it("is said when the server insists, and asked for only once", () => {
    const { session, sent, hear, state } = connected();
    state(0, opening);
    sent.length = 0;
    hear({ type: "event", game: id, number: 4, event: impossible, at: 0 });
    state(0, [...opening, impossible]);
    expect(sent.length).toBe(1);
    expect(session.trouble.value).toEqual(trouble("log-strange"));
    expect(session.play.value.moves.length).toBe(3);
  });
});

describe("a move that the server has not answered", () => {
  it("is shown at once and stays when it is confirmed; meanwhile nothing else can be played", () => {
    const { session, sent, hear, state } = connected();
    state(0, []);
    const view = new GameView(session);
    expect(view.active.value).toBe(true);
    session.move("1");
    const { id: request = "" } = sent.at(-1) as { id?: string };
    expect([session.pending.value, moveTexts(session.play.value)]).toEqual(["1", ["1:9-9"]]);
    expect(view.active.value).toBe(false);
    hear({ type: "event", game: id, number: 1, event: take("1:9-9", 0), at: 0, id: request });
    expect([session.pending.value, moveTexts(session.play.value)]).toEqual([undefined, ["1:9-9"]]);
    view.close();
  });

  it("is taken from the board again when it is refused", () => {
    const { session, sent, hear, state } = connected();
    state(0, []);
    session.move("1");
    const { id: request = "" } = sent.at(-1) as { id?: string };
    hear({ type: "error", code: "too-many", facts: { seconds: 9 }, game: id, id: request });
    expect([session.pending.value, moveTexts(session.play.value)]).toEqual([undefined, []]);
    expect(session.trouble.value?.code).toBe("too-many");
  });

  it("is kept while the connection is lost, and sent again", () => {
    const { session, sent, state, lose } = connected();
    state(0, []);
    session.move("1");
    lose();
    expect([session.pending.value, session.connection.value]).toEqual(["1", "lost"]);
    expect(moveTexts(session.play.value)).toEqual(["1:9-9"]);
    const first = sent.at(-1);
    state(0, []);
    expect(sent.at(-1)).toEqual(first);
    expect(sent.filter((message) => message.type === "move").length).toBe(2);
  });
});

describe("a move that the page was closed upon", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("is on the board when it is opened again, and sent with the same id", () => {
    const before = connected();
    before.state(0, opening.slice(0, 2));
    before.session.move("1");
    const made = before.sent.at(-1);
    const { session, sent, hear, state } = connected();
    expect(moveTexts(session.play.value)).toEqual([]);
    state(0, opening.slice(0, 2));
    expect(sent.at(-1)).toEqual(made);
    expect([session.pending.value, moveTexts(session.play.value).length]).toEqual(["1", 3]);
    hear({ type: "event", game: id, number: 3, event: opening[2] as GameEvent, at: 0 });
    expect([session.pending.value, stored.size]).toEqual([undefined, 0]);
  });

  it("is dropped when the game has gone on without it", () => {
    const before = connected();
    before.state(0, []);
    before.session.move("1");
    const { session, sent, state } = connected();
    expect(moveTexts(session.play.value)).toEqual(["1:9-9"]);
    state(0, opening.slice(0, 2));
    expect(sent.filter((message) => message.type === "move")).toEqual([]);
    expect([session.pending.value, moveTexts(session.play.value), stored.size]).toEqual([
      undefined,
      ["1:9-9", "1:7-8"],
      0,
    ]);
  });

  it.each([
    "",
    "null",
    "[]",
    '{"seat":2,"move":"1","after":0,"id":"a"}',
    '{"seat":0,"move":1,"after":0,"id":"a"}',
  ])("is none where something else was kept: %s", (text) => {
    stored.set(`grundy/pending/${id}`, text);
    const { session, sent, state } = connected();
    state(0, []);
    expect([session.pending.value, sent.length]).toEqual([undefined, 1]);
  });
});

describe("help", () => {
  it("is off between people until the end, for watchers too, and on when both agreed", () => {
    const { session, state } = connected();
    state(0, opening);
    expect(session.help.value).toBe("off");
    state(0, opening, { yours: [] });
    expect(session.help.value).toBe("off");
    state(0, opening, { head: { ...head, help: true } });
    expect(session.help.value).toBe("agreed");
    state(0, [...opening, { type: "resign", seat: 1 }]);
    expect(session.help.value).toBe("over");
  });
});

describe("a computer that plays from here", () => {
  it("is told how the game ended for the person, with the game's address", () => {
    const told: unknown[] = [];
    const thinker: Thinker = {
      ...nobody,
      ended: (_play, player, result, game) => told.push([player.kind, result, game]),
    };
    const held: SeatTokens = { ...tokens, tokens: ["t", "u"], players: [null, { kind: "adaptive" }] };
    const { state } = connected(held, thinker);
    const yours: Partial<StateMessage> = { yours: [0, 1] };
    state(0, [take("1", 0)], yours);
    expect(told).toEqual([]);
    state(0, [take("1", 0), { type: "resign", seat: 1 }], yours);
    expect(told).toEqual([["adaptive", "won", id]]);
  });
});
