import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

/** Turns, and work of theirs that is done when it is told to be. */
function opened() {
  const turns = new Turns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (visitor: string, name: string) =>
    turns.take(visitor, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, begun, take, end };
}

test("a visitor has one thing done at a time, whatever else he asks for", async () => {
  const { begun, take, end } = opened();
  const answers = ["a1", "a2", "a3"].map((name) => take("a", name));
  void take("b", "b1");
  expect(begun).toEqual(["a1", "b1"]);
  await end();
  expect(begun).toEqual(["a1", "b1", "a2"]);
  await end();
  await end();
  await end();
  expect(await Promise.all(answers)).toEqual(["a1", "a2", "a3"]);
});

test("all together have a few, and take turns", async () => {
  const { begun, take, end } = opened();
  for (const name of ["a1", "a2", "b1", "b2", "c1", "d1", "e1"]) void take(name.slice(0, 1), name);
  expect(begun).toEqual(["a1", "b1", "c1", "d1"]);
  await end();
  expect(begun.slice(4)).toEqual(["e1"]);
  await end();
  expect(begun.slice(5)).toEqual(["a2"]);
  await end();
  expect(begun.slice(6)).toEqual(["b2"]);
});

test("who has very much waiting is refused, others are not", () => {
  const { take, begun } = opened();
  for (let index = 0; index <= 100; index++) void take("a", `a${index}`);
  expect(() => take("a", "more")).toThrow("too-many");
  void take("b", "b1");
  expect(begun).toEqual(["a0", "b1"]);
});

test("work that fails lets the next have its turn", async () => {
  const { turns } = opened();
  const failing = turns.take("a", async () => Promise.reject(new Error("broken")));
  const next = turns.take("a", async () => "next");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
