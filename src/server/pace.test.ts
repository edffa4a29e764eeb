import { expect, test } from "vitest";
import { Pace } from "./pace.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("one thing of a visitor is done in a turn of the event loop, in the order they came", async () => {
  const pace = new Pace();
  const done: string[] = [];
  for (const name of ["a1", "a2", "a3", "b1"]) pace.take(name.charAt(0), () => done.push(name));
  expect(done).toEqual(["a1", "b1"]);
  await nextTurn();
  expect(done).toEqual(["a1", "b1", "a2"]);
  pace.take("a", () => done.push("a4"));
  pace.take("b", () => done.push("b2"));
  expect(done).toEqual(["a1", "b1", "a2", "b2"]);
  await nextTurn();
  await nextTurn();
  expect(done.slice(4)).toEqual(["a3", "a4"]);
  await nextTurn();
  pace.take("a", () => done.push("a5"));
  expect(done.at(-1)).toBe("a5");
});

test("of one visitor so much waits, and no more", async () => {
  const pace = new Pace();
  let done = 0;
  const taken = Array.from({ length: 1000 }, () => pace.take("a", () => done++)).filter(Boolean).length;
  expect(taken).toBeLessThan(400);
  expect(pace.take("b", () => {})).toBe(true);
  await expect.poll(() => done).toBe(taken);
});
