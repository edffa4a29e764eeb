import { expect, test, vi } from "vitest";
import type { StoredEvent, StoredGame } from "../store/index.ts";
import { StateText } from "./state-text.ts";
import { eventOf, headOf } from "./views.ts";

/** Events that count how often they are looked at. */
function countedEvents(count: number) {
  const looks = { count: 0 };
  const make = (number: number): StoredEvent => ({
    number,
    at: number,
    id: `"é${number}`,
    get event() {
      looks.count++;
      return { type: "move", seat: (number % 2) as 0 | 1, move: `1:${number}-${number}` } as const;
    },
  });
  return { looks, make, events: Array.from({ length: count }, (_, index) => make(index + 1)) };
}

test("events are written once however many ask, from wherever, and while more come", () => {
  vi.useFakeTimers();
  const { looks, make, events } = countedEvents(1000);
  const text = new StateText();
  for (let time = 0; time < 100; time++) text.events(events, time);
  expect(looks.count).toBe(1000);
  events.push(make(1001));
  text.events(events, 0);
  expect(looks.count).toBe(1001);
  for (const after of [0, 1, 500, 930, 999, 1000, 1001]) {
    expect(JSON.parse(text.events(events, after))).toEqual(events.slice(after).map(eventOf));
  }
  vi.advanceTimersByTime(10_000);
  looks.count = 0;
  text.events(events, 0);
  expect(looks.count).toBe(1001);
  vi.useRealTimers();
});

test("events that were read again are written again, and a seat that was taken is seen", () => {
  const text = new StateText();
  const [one, other] = [countedEvents(100).events, countedEvents(200).events];
  text.events(one, 0);
  expect(JSON.parse(text.events(other, 0))).toHaveLength(200);
  const game: StoredGame = {
    id: "a".repeat(16),
    game: "stones",
    options: {},
    seats: [{ name: "Ada" }, { name: null }],
    listed: true,
    open: false,
    created: 1,
  };
  const later: StoredGame = { ...game, seats: [game.seats[0], { name: "Bob", tokenHash: "b" }] };
  for (const each of [game, game, later]) expect(JSON.parse(text.head(each))).toEqual(headOf(each));
  text.close();
});
