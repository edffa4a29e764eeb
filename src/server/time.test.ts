import { expect, onTestFinished, test, vi } from "vitest";
import { stone, testServer } from "./fixtures.ts";
import { servedTime } from "./time.ts";

test("steady time stands still while the process does, and never goes back", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let passed = 1000;
  const time = servedTime(() => passed);
  const run = (milliseconds: number) => {
    for (let step = 0; step < milliseconds; step += 20) {
      passed += 20;
      vi.advanceTimersByTime(20);
    }
  };
  const begun = time.steady();
  run(400);
  expect(time.steady() - begun).toBe(400);
  // A stall seen by whoever asks first, and one seen by the look that comes next.
  passed += 5000;
  expect(time.steady() - begun).toBe(420);
  passed += 5000;
  vi.advanceTimersByTime(20);
  expect(time.steady() - begun).toBe(440);
  run(100);
  expect(time.steady() - begun).toBe(540);
  time.stop();
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
