import { expect, test } from "vitest";
import { eachInPieces, inPieces } from "./pieces.ts";

function* steps(count: number, work: () => void): Generator<void, string> {
  for (let step = 0; step < count; step++) {
    work();
    yield;
  }
  return "done";
}

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test("others have their turn between pieces of long work", async () => {
  let [turns, isDone] = [0, false];
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  expect(await inPieces(steps(20, () => busy(1.1)))).toBe("done");
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(20);
});

test("short work is done at once", async () => {
  let isLater = false;
  setImmediate(() => {
    isLater = true;
  });
  expect(await inPieces(steps(5, () => {}))).toBe("done");
  expect(isLater).toBe(false);
});

test("each is done once, and an exception is whoever waits' own", async () => {
  const done: number[] = [];
  await eachInPieces([1, 2, 3], (item) => done.push(item));
  expect(done).toEqual([1, 2, 3]);
  const failing = eachInPieces([1], () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
});
