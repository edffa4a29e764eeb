import { expect, test } from "vitest";
import { type Awaitable, Deferred, isThenable, SerialQueue } from "./serial.ts";

interface Said {
  readonly said: string;
}
const say = (said: string): Said => ({ said });
const failed = (error: unknown): Awaitable<Said> => say(`failed: ${error}`);

/** Work that notes its name when it is done. */
function noting(queue: SerialQueue, done: string[]) {
  return (name: string) =>
    queue.run<Said>(() => {
      done.push(name);
      return say(name);
    });
}

test("a deferred value can be waited for before and after it comes", async () => {
  const [early, late, broken] = [new Deferred<string>(), new Deferred<string>(), new Deferred<string>()];
  early.resolve("early");
  setImmediate(() => late.resolve("late"));
  setImmediate(() => broken.reject(new Error("broken")));
  expect(await early).toBe("early");
  expect(await late).toBe("late");
  await expect(broken).rejects.toThrow("broken");
});

test("what waits for nothing is answered at once", () => {
  const queue = new SerialQueue();
  const answer = queue.run(() => say("now"));
  expect(isThenable(answer)).toBe(false);
  expect(answer).toEqual(say("now"));
});

test("what comes while one waits is done after it, in order, also when that one waits a second time", async () => {
  const queue = new SerialQueue();
  const [first, second] = [new Deferred<string>(), new Deferred<string>()];
  const done: string[] = [];
  const note = noting(queue, done);
  const held = queue.run<Said>(() =>
    queue.hold(
      first,
      () => {
        done.push("first");
        return queue.hold(second, say, failed);
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
  expect([await held, await early, await late]).toEqual(["kept again", "early", "late"].map(say));
  expect(queue.busy).toBe(false);
});

test("what is asked for by an answer does not overtake those who wait", () => {
  const queue = new SerialQueue();
  const writing = new Deferred<string>();
  const done: string[] = [];
  const note = noting(queue, done);
  const held = queue.run<Said>(() => queue.hold(writing, say, failed));
  note("waiting");
  if (!isThenable(held)) throw new Error("it has to wait");
  held.then(() => note("asked later"), failed);
  writing.resolve("kept");
  expect(done).toEqual(["waiting", "asked later"]);
});

test("a failure of what is waited for, or of the work itself, does not stop the others", async () => {
  const queue = new SerialQueue();
  const writing = new Deferred<string>();
  const held = queue.run<Said>(() => queue.hold(writing, say, failed));
  const broken = queue.run<Said>(() => {
    throw new Error("broken");
  });
  const next = queue.run(() => say("next"));
  const breaks = expect(broken).rejects.toThrow("broken");
  writing.reject("full");
  expect(await held).toEqual(say("failed: full"));
  await breaks;
  expect(await next).toEqual(say("next"));
});

test("whoever fails with his answer does not keep the others from their turn", async () => {
  const queue = new SerialQueue();
  const writing = new Deferred<string>();
  const held = queue.run<Said>(() => queue.hold(writing, say, failed));
  const waiting = queue.run<Said>(() => say("waiting"));
  const next = queue.run<Said>(() => say("next"));
  for (const answer of [held, waiting]) {
    if (!isThenable(answer)) throw new Error("it has to wait");
    answer.then(() => {
      throw new Error("no use for it");
    }, failed);
  }
  expect(() => writing.resolve("kept")).toThrow("no use for it");
  expect(await next).toEqual(say("next"));
});
