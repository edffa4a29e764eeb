import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newClock, pass } from "../match/index.ts";
import { RunningClock } from "./running-clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  // In this order: a spy on the faked timer would put it back after the real one.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("time that is longer than a timer can be set for is waited for in pieces", () => {
  const setTimer = vi.spyOn(globalThis, "setTimeout");
  const initial = 2 ** 33;
  const onTimeUp = vi.fn();
  const time = { wall: () => 0, steady: () => performance.now() };
  const clock = new RunningClock(
    pass(newClock({ initial, increment: 0 }), time.steady(), 0),
    time,
    onTimeUp,
    () => 0,
  );
  vi.advanceTimersByTime(100);
  expect(setTimer).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(initial - 1100);
  expect(onTimeUp).not.toHaveBeenCalled();
  expect(setTimer.mock.calls.length).toBeLessThan(10);
  for (const [, wait] of setTimer.mock.calls) expect(wait).toBeLessThan(2 ** 31);
  vi.advanceTimersByTime(2000);
  expect(onTimeUp).toHaveBeenCalledTimes(1);
  clock.close();
});

test("a timer that finds the steady time behind waits for the rest of it, and does not spin", () => {
  const setTimer = vi.spyOn(globalThis, "setTimeout");
  const onTimeUp = vi.fn();
  let behind = 0;
  const time = { wall: () => 0, steady: () => performance.now() - behind };
  const clock = new RunningClock(
    pass(newClock({ initial: 10_000, increment: 0 }), time.steady(), 0),
    time,
    onTimeUp,
    () => 0,
  );
  // The server was held up; when the timer fires so much is not the player's.
  behind = 240;
  vi.advanceTimersByTime(10_010);
  expect(onTimeUp).not.toHaveBeenCalled();
  behind = 260.4;
  vi.advanceTimersByTime(242);
  expect(onTimeUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(onTimeUp).toHaveBeenCalledTimes(1);
  expect(setTimer.mock.calls.length).toBeLessThanOrEqual(4);
  clock.close();
});
