import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { gameOf, must, type Seat } from "../games/index.ts";
import { follow } from "../match/index.ts";
import { type GameEvent, notationOf, parseRecord } from "../notation/index.ts";
import type { LoadedGame, StoredEvent } from "../store/index.ts";
import { GameLog } from "./game-log.ts";
import { beginOnline } from "./online.ts";

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

test("a stored game stands where its events lead", async () => {
  const log = must(
    await GameLog.open(
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
  expect(must(parseRecord(await log.recordText())).events).toHaveLength(5);
  expect(log.summary()).toMatchObject({ number: 5, ending: null });
});

test("an event that cannot happen is refused, and nothing changes", async () => {
  const log = must(await GameLog.open(loaded(move(0, "1:1-2"))));
  expect(log.step(0, "2:1-1")).toMatchObject({ refusal: { code: "not-your-turn" } });
  expect(log.step(1, "1:2-3")).toMatchObject({ refusal: { code: "already-taken" } });
  expect(log.enter({ type: "take-back", seat: 0, moves: 1 })).toMatchObject({
    refusal: { code: "nothing-to-undo" },
  });
  expect(position(log)).toBe("00111/111 2");
  expect(log.ownTurnBefore(1)).toBeUndefined();
  expect(await GameLog.open(loaded(move(0, "1:1-2"), move(1, "1:1-1")))).toMatchObject({ ok: false });
});

test("a resignation ends it", async () => {
  const log = must(await GameLog.open(loaded(move(0, "1:1-2"))));
  const event = { type: "resign", seat: 1 } as const;
  log.add({ number: 2, event, at: 20 }, must(log.enter(event)));
  expect(log.standing.ending).toEqual({ winner: 0, by: "resign" });
  expect(log.step(1, "2:1-1")).toMatchObject({ refusal: { code: "game-over" } });
  expect(log.seatsTaken).toBe(false);
  log.seat(1, { name: "Bob", tokenHash: "other" });
  expect(log.seatsTaken).toBe(true);
});

const { id: _, ...kept } = loaded().game;
const board = { ...kept, id: "b".repeat(16), game: "reversi", options: { size: 26 } } as const;

/** A game of Reversi that goes on by one move after another, or goes back. */
async function opened(): Promise<{ log: GameLog; play: () => void; back: (moves: number) => void }> {
  const log = must(await GameLog.open({ game: board, events: [] }));
  const game = gameOf("reversi");
  const add = (event: GameEvent, after: Parameters<GameLog["add"]>[1]) =>
    log.add({ number: log.events.length + 1, event, at: 1, id: `id-${log.events.length}` }, after);
  const play = () => {
    const { position } = log.standing;
    const text = notationOf("reversi").makeMove(game.moveAt(position, 0), position);
    add(move(log.turn, text), must(log.step(log.turn, text)));
  };
  const back = (moves: number) => {
    const event = { type: "take-back", seat: 0 as Seat, moves } as const;
    add(event, must(log.enter(event)));
  };
  return { log, play, back };
}

test("stands where all its events lead, however often it went back, and so when it is read again", async () => {
  const went = fc.record({
    moves: fc.integer({ min: 1, max: 60 }),
    back: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(went, { maxLength: 6 }), async (ways) => {
      const { log, play, back } = await opened();
      let standing = 0;
      for (const way of ways) {
        for (let index = 0; index < way.moves; index++) play();
        standing += way.moves;
        standing = Math.floor(standing * way.back);
        back(standing);
      }
      const begun = must(beginOnline("reversi", board.options, undefined));
      const all = must(
        follow(
          begun,
          log.events.map(({ event }) => event),
        ),
      );
      expect(log.standing.position).toEqual(all.position);
      const again = must(await GameLog.open({ game: board, events: log.events }));
      expect(again.standing).toEqual(log.standing);
      for (const seat of [0, 1] as const) expect(again.ownTurnBefore(seat)).toBe(log.ownTurnBefore(seat));
    }),
    { numRuns: 30 },
  );
});

test("going back in a long game plays a few moves again, not all; finding the turn to go back to plays none", async () => {
  const { log, play, back } = await opened();
  for (let index = 0; index < 300; index++) play();
  const played = vi.spyOn(gameOf("reversi"), "play");
  expect(log.ownTurnBefore(log.turn)).toBe(298);
  expect(played).not.toHaveBeenCalled();
  back(298);
  expect(played).not.toHaveBeenCalled();
  back(150);
  expect(played.mock.calls.length).toBeLessThanOrEqual(31);
  played.mockRestore();
});

test("a move that is sent again in another form is judged by a few moves, also when it was taken back since", async () => {
  const { log, play, back } = await opened();
  for (let index = 0; index < 300; index++) play();
  const last = log.events.at(-1) as StoredEvent;
  back(290);
  const woken = must(await GameLog.open({ game: board, events: log.events }));
  const text = last.event.type === "move" ? last.event.move.toUpperCase() : "";
  const request = { type: "move", seat: last.event.seat, move: text, after: 299, id: "id-299" } as const;
  const played = vi.spyOn(gameOf("reversi"), "play");
  expect(woken.requested(request)).toMatchObject({ event: last, same: true });
  expect(played.mock.calls.length).toBeLessThanOrEqual(50);
  expect(woken.requested({ ...request, move: "a1" })).toMatchObject({ same: false });
  played.mockRestore();
});
