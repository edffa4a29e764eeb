import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, SeatsMessage, ServerMessage } from "../../protocol/index.ts";
import type { LiveListener } from "./live.ts";
import { LobbyFeed } from "./lobby-feed.ts";
import { type Joining, WaitingGames } from "./waiting.ts";

/** A line that is made by hand. */
class FakeLine {
  readonly sent: ClientMessage[] = [];
  closed = false;
  listener: LiveListener | undefined;

  connect = (listener: LiveListener) => {
    this.listener = listener;
    return this;
  };

  send(message: ClientMessage): boolean {
    this.sent.push(message);
    return true;
  }

  close(): void {
    this.closed = true;
  }

  hear(message: ServerMessage): void {
    this.listener?.heard(message);
  }
}

const id = "a".repeat(16);
const other = "b".repeat(16);
const seats = (taken: boolean): SeatsMessage["seats"] => [
  { name: "Ann", taken: true },
  { name: taken ? "Bob" : null, taken },
];

let line: FakeLine;
let joined: Joining[];
let games: WaitingGames;

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ tokens: ["secret", null] }) });
  line = new FakeLine();
  joined = [];
  games = new WaitingGames((joining) => joined.push(joining), line.connect);
  return () => vi.unstubAllGlobals();
});

describe("waiting while other pages are looked at", () => {
  it("keeps the seats, and tells once when somebody sits down", () => {
    games.watch([id, other]);
    line.listener?.opened();
    expect(line.sent).toEqual(
      [id, other].map((game) => ({ type: "subscribe", game, tokens: ["secret"], seen: 0 })),
    );
    line.hear({ type: "seats", game: id, seats: seats(false) });
    expect(joined).toEqual([]);
    line.hear({ type: "seats", game: id, seats: seats(true) });
    line.hear({ type: "seats", game: id, seats: seats(true) });
    expect(joined).toEqual([{ id, seats: seats(true) }]);
    expect(line.sent.at(-1)).toEqual({ type: "unsubscribe", game: id });
    expect(line.closed).toBe(false);
    line.hear({ type: "error", code: "game-missing", facts: {}, game: other });
    expect(line.closed).toBe(true);
  });

  it("asks anew after a lost connection, and ends when a game is opened", () => {
    games.watch([id]);
    line.listener?.opened();
    line.listener?.lost();
    line.listener?.opened();
    expect(line.sent.filter(({ type }) => type === "subscribe")).toHaveLength(2);
    games.watch([]);
    expect(line.closed).toBe(true);
  });

  it("is in no more games than a connection may follow", () => {
    games.watch(Array.from({ length: 40 }, (_, index) => String(index)));
    line.listener?.opened();
    expect(line.sent).toHaveLength(8);
  });
});

describe("the lobby as it is told", () => {
  it("is asked for with every connection, and says how it is", () => {
    vi.useFakeTimers();
    const feed = new LobbyFeed(line.connect, () => 0);
    expect(feed.connection.value).toBe("connecting");
    line.listener?.opened();
    expect(line.sent).toEqual([{ type: "lobby" }]);
    const game = { id, game: "stones", seat: 1, name: null, created: 0 } as const;
    line.hear({ type: "lobby", games: [game] });
    expect(feed.connection.value).toBe("connected");
    line.hear({ type: "lobby-changes", opened: [{ ...game, id: other }], taken: [id], gone: [] });
    expect(feed.slots.value.map(({ state }) => state)).toEqual(["taken", "open"]);
    feed.isOver(other, "gone");
    expect(feed.slots.value.map(({ state }) => state)).toEqual(["taken", "gone"]);
    line.listener?.lost();
    expect(feed.connection.value).toBe("lost");
    feed.close();
    expect(line.closed).toBe(true);
    vi.useRealTimers();
  });
});
