import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Audience } from "./audience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("who is there is known whatever they hold, and when they hold something else", () => {
  const audience = new Audience("a".repeat(16));
  const [one, two, three] = [1, 2, 3].map(() => ({ send: () => {} })) as [
    { send(): void },
    { send(): void },
    { send(): void },
  ];
  audience.add(one, 0);
  audience.add(two, 3);
  audience.add(three, 2);
  expect([audience.present(), audience.watchers()]).toEqual([[true, true], 1]);
  audience.add(two, 0);
  expect([audience.present(), audience.watchers()]).toEqual([[false, true], 2]);
  audience.remove(three);
  audience.remove(three);
  expect([audience.present(), audience.watchers()]).toEqual([[false, false], 2]);
});

test("a crowd is told of coming and going less often than a few", () => {
  const told = (crowd: number) => {
    const audience = new Audience("a".repeat(16));
    let count = 0;
    for (let index = 0; index < crowd; index++) audience.add({ send: () => void count++ }, 0);
    const restless = { send: () => {} };
    for (let tenth = 0; tenth < 100; tenth++) {
      audience.add(restless, 0);
      vi.advanceTimersByTime(50);
      audience.remove(restless);
      vi.advanceTimersByTime(50);
    }
    audience.close();
    return count;
  };
  expect(told(2)).toBeGreaterThan(50);
  expect(told(5000)).toBeLessThanOrEqual(10_000);
});

test("asking again with the same seats is no coming", () => {
  const audience = new Audience("a".repeat(16));
  let count = 0;
  const listener = { send: () => void count++ };
  for (let time = 0; time < 10; time++) {
    audience.add(listener, 1);
    vi.advanceTimersByTime(1000);
  }
  expect(count).toBe(1);
});
