import { expect, test } from "vitest";
import { must } from "../games/index.ts";
import { type GameEvent, parseRecord } from "../notation/index.ts";
import type { LoadedGame, StoredEvent } from "../store/index.ts";
import { GameLog } from "./game-log.ts";

const move = (seat: 0 | 1, text: string): GameEvent => ({ type: "move", seat, move: text });

function loaded(...events: GameEvent[]): LoadedGame {
  return {
    game: {
      id: "a".repeat(16),
      game: "sticks",
      options: { rows: [5, 3] },
      seats: [{ name: "Ada", tokenHash: "hash", takenAt: 1 }, { name: null }],
      listed: true,
      open: false,
      created: 1,
    },
    events: events.map((event, index): StoredEvent => {
      return { number: index + 1, event, at: 10 + index, id: `id-${index}` };
    }),
  };
}

const position = (log: GameLog) => log.summary().position;

test("a stored game stands where its events lead", () => {
  const log = must(
    GameLog.open(
      loaded(
        move(0, "1:1-2"),
        move(1, "2:1-1"),
        move(0, "1:4-5"),
        { type: "take-back", seat: 0, moves: 2 },
        move(0, "2:2-3"),
      ),
    ),
  );
  expect(position(log)).toBe("00111/000 2");
  expect(log.turn).toBe(1);
  expect(log.changed).toBe(14);
  expect(log.ownTurnBefore(0)).toBe(2);
  expect(log.ownTurnBefore(1)).toBe(1);
  const request = { seat: 0, id: "id-3", type: "take-back" } as const;
  expect(log.requested(request)).toMatchObject({ event: { number: 4 }, same: true });
  expect(log.requested({ ...request, id: "id-5" })).toBeUndefined();
  expect(must(parseRecord(JSON.stringify(log.record()))).events).toHaveLength(5);
  expect(log.summary()).toMatchObject({ number: 5, ending: null });
});

test("an event that cannot happen is refused, and nothing changes", () => {
  const log = must(GameLog.open(loaded(move(0, "1:1-2"))));
  expect(log.step(0, "2:1-1")).toMatchObject({ refusal: { code: "not-your-turn" } });
  expect(log.step(1, "1:2-3")).toMatchObject({ refusal: { code: "already-taken" } });
  expect(log.enter({ type: "take-back", seat: 0, moves: 1 })).toMatchObject({
    refusal: { code: "nothing-to-undo" },
  });
  expect(position(log)).toBe("00111/111 2");
  expect(log.ownTurnBefore(1)).toBeUndefined();
  expect(GameLog.open(loaded(move(0, "1:1-2"), move(1, "1:1-1")))).toMatchObject({ ok: false });
});

test("a resignation ends it", () => {
  const log = must(GameLog.open(loaded(move(0, "1:1-2"))));
  const event = { type: "resign", seat: 1 } as const;
  log.add({ number: 2, event, at: 20 }, must(log.enter(event)));
  expect(log.standing.ending).toEqual({ winner: 0, by: "resign" });
  expect(log.step(1, "2:1-1")).toMatchObject({ refusal: { code: "game-over" } });
  expect(log.seatsTaken).toBe(false);
  log.seat(1, { name: "Bob", tokenHash: "other" });
  expect(log.seatsTaken).toBe(true);
});
