import { expect, onTestFinished, test, vi } from "vitest";
import { stone, testServer } from "./fixtures.ts";
import { servedTime } from "./time.ts";

/** A server's time whose process runs, or is held up, as the test says. */
function timed() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let passed = 1000;
  const time = servedTime(() => passed);
  onTestFinished(() => time.stop());
  const begun = time.steady();
  return {
    now: () => time.steady() - begun,
    /** So much goes by while nothing else has a turn. */
    hold(milliseconds: number) {
      passed += milliseconds;
    },
    /** The timers have a turn. */
    turn: () => vi.advanceTimersByTime(20),
    run(milliseconds: number) {
      for (let step = 0; step < milliseconds; step += 20) {
        passed += 20;
        vi.advanceTimersByTime(20);
      }
    },
  };
}

test("steady time stands still while the process does, and never goes back", () => {
  const { now, hold, turn, run } = timed();
  run(400);
  expect(now()).toBe(400);
  // A stall seen by whoever asks first, and one seen by the look that comes next.
  hold(5000);
  expect(now()).toBe(460);
  turn();
  expect(now()).toBe(460);
  hold(5000);
  turn();
  expect(now()).toBe(520);
  run(100);
  expect(now()).toBe(620);
});

test("a long turn of the event loop is a stall however many short tasks it is made of, each of which asks for the time", () => {
  const { now, hold, turn, run } = timed();
  run(400);
  let before = now();
  for (let task = 0; task < 1000; task++) {
    hold(0.3);
    const after = now();
    expect(after).toBeGreaterThanOrEqual(before);
    before = after;
  }
  expect(before).toBe(460);
  turn();
  expect(now()).toBe(460);
  run(100);
  expect(now()).toBe(560);
});

test("steady time is exact while the server is not held up, however late its timers are within the limit", () => {
  const { now, hold, turn } = timed();
  let sum = 0;
  for (const wait of [20, 21, 35, 60, 1, 59, 20, 44]) {
    for (let part = 0; part < 4; part++) {
      hold(wait / 4);
      expect(now()).toBeCloseTo(sum + ((part + 1) * wait) / 4, 6);
    }
    sum += wait;
    turn();
    expect(now()).toBeCloseTo(sum, 6);
  }
});

test("a player's clock does not run while the server is held up", async () => {
  const { started } = await testServer();
  const { id, first, second } = await started({ clock: { initial: 10_000, increment: 0 } });
  first.send(stone(id, 0, 0));
  await second.next("event");
  // Long enough for the loop to have run once more.
  await new Promise((resolve) => setTimeout(resolve, 50));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
  second.send(stone(id, 1, 1));
  const { clock } = await second.next("event");
  expect(clock?.left[1]).toBeGreaterThan(8500);
});
