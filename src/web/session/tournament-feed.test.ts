import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TournamentAnswer } from "../../protocol/index.ts";
import type { Answered } from "../base/api.ts";
import { TournamentFeed } from "./tournament-feed.ts";

const tournament = { head: { id: "x" }, standing: {} } as unknown as TournamentAnswer["tournament"];
const answer = (part: Partial<TournamentAnswer>): Answered<TournamentAnswer> => ({
  ok: true,
  value: { version: "1", again: 2000, tournament: null, running: [], more: 0, ...part },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A feed that is answered by hand, and what it asked with. */
function fed(...answers: Answered<TournamentAnswer>[]) {
  const seen: (string | undefined)[] = [];
  const isHidden = signal(false);
  const ask = async (_id: string, version: string | undefined) => {
    seen.push(version);
    return answers.shift() ?? answer({});
  };
  return { feed: new TournamentFeed("x", ask, isHidden), seen, isHidden };
}

test("asks again when it was told to, with what it has seen, and keeps what has not changed", async () => {
  const { feed, seen } = fed(answer({ version: "7", tournament, again: 5000 }), answer({ version: "7" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(feed.tournament.value).toBe(tournament);
  await vi.advanceTimersByTimeAsync(4999);
  expect(seen).toEqual([undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([undefined, "7"]);
  expect(feed.tournament.value).toBe(tournament);
  feed.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toHaveLength(2);
});

test("says what is wrong, keeps what it has, and tries again", async () => {
  const offline = { ok: false, trouble: { code: "offline" } } as const;
  const { feed, seen } = fed(answer({ version: "1", tournament }), offline, answer({}));
  await vi.advanceTimersByTimeAsync(2000);
  expect(feed.trouble.value).toEqual({ code: "offline" });
  expect(feed.tournament.value).toBe(tournament);
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen).toHaveLength(3);
  expect(feed.trouble.value).toBeUndefined();
  feed.close();
});

test("asks nothing while nobody sees the page, and at once when somebody does", async () => {
  const { feed, seen, isHidden } = fed();
  await vi.advanceTimersByTimeAsync(0);
  isHidden.value = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toHaveLength(1);
  isHidden.value = false;
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveLength(2);
  feed.close();
});

test("leaves the boards as they are while nothing on them has changed", async () => {
  const running = [{ number: 1, opening: "1", bots: [0, 1], moves: "", plies: 0, left: null }] as const;
  const told = () => answer({ running: structuredClone(running) as never });
  const { feed } = fed(told(), told());
  await vi.advanceTimersByTimeAsync(0);
  const before = feed.running.value;
  await vi.advanceTimersByTimeAsync(2000);
  expect(feed.running.value).toBe(before);
  feed.close();
});
