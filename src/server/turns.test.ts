import { expect, test } from "vitest";
import { Coming } from "../store/index.ts";
import { type Answer, type Answering, yes } from "./answer.ts";
import { Turns } from "./turns.ts";

function noting(turns: Turns, done: string[]) {
  return (name: string) =>
    turns.take<string>(() => {
      done.push(name);
      return yes(name);
    });
}

const failed = (error: unknown): Answering<string> => yes(`failed: ${error}`);

test("what comes while one waits is done after it, in order, also when that one waits a second time", async () => {
  const turns = new Turns();
  const [first, second] = [new Coming<string>(), new Coming<string>()];
  const done: string[] = [];
  const note = noting(turns, done);
  const held = turns.take<string>(() =>
    turns.hold(
      first,
      () => {
        done.push("first");
        return turns.hold(second, (value) => yes(value), failed);
      },
      failed,
    ),
  );
  const early = note("early");
  first.resolve("kept");
  const late = note("late");
  expect(done).toEqual(["first"]);
  second.resolve("kept again");
  expect(done).toEqual(["first", "early", "late"]);
  expect([await held, await early, await late]).toEqual([yes("kept again"), yes("early"), yes("late")]);
  expect(turns.busy).toBe(false);
});

test("what is asked for by an answer does not overtake those who wait", () => {
  const turns = new Turns();
  const writing = new Coming<string>();
  const done: string[] = [];
  const note = noting(turns, done);
  const held = turns.take<string>(() => turns.hold(writing, (value) => yes(value), failed));
  note("waiting");
  (held as Coming<Answer<string>>).then(() => note("asked later"), failed);
  writing.resolve("kept");
  expect(done).toEqual(["waiting", "asked later"]);
});

test("a failure of the store, or of a turn itself, does not stop the others", async () => {
  const turns = new Turns();
  const writing = new Coming<string>();
  const held = turns.take<string>(() => turns.hold(writing, (value) => yes(value), failed));
  const broken = turns.take<string>(() => {
    throw new Error("broken");
  });
  const next = turns.take<string>(() => yes("next"));
  const breaks = expect(broken).rejects.toThrow("broken");
  writing.reject("full");
  expect(await held).toEqual(yes("failed: full"));
  await breaks;
  expect(await next).toEqual(yes("next"));
});
