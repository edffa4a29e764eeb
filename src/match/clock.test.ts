import fc from "fast-check";
import { expect, test } from "vitest";
import {
  clockState,
  isTimeUp,
  leftAt,
  mostTime,
  newClock,
  pass,
  press,
  resume,
  runFrom,
  runOut,
  takeBack,
  timeUpIn,
} from "./clock.ts";

const settings = { initial: 60_000, increment: 2000 };

test("nothing runs before the first move, and the first move is paid nothing", () => {
  const clock = press(newClock(settings), 5000, 1);
  expect(clock.left).toEqual([60_000, 60_000]);
  expect(clock.running).toBe(1);
  expect(timeUpIn(newClock(settings), 99_000)).toBeUndefined();
});

test("a move costs its time and earns the increment", () => {
  const clock = press(press(newClock(settings), 0, 1), 7000, 0);
  expect(clock.left).toEqual([60_000, 55_000]);
  expect(leftAt(clock, 8000)).toEqual([59_000, 55_000]);
  expect(timeUpIn(clock, 8000)).toBe(59_000);
});

test("time that begins later costs nothing until then", () => {
  const clock = runFrom(press(newClock(settings), 0, 0), 10_000);
  expect(leftAt(clock, 9000)).toEqual([60_000, 60_000]);
  expect(timeUpIn(clock, 9000)).toBe(61_000);
  expect(leftAt(clock, 11_000)).toEqual([59_000, 60_000]);
});

test("a take-back passes the time without paying", () => {
  const clock = pass(press(newClock(settings), 0, 1), 3000, 0);
  expect(clock.left).toEqual([60_000, 57_000]);
  expect(clock.running).toBe(0);
});

test("what is shown is never below nothing", () => {
  expect(clockState(press(newClock(settings), 0, 1), 99_000)).toEqual({ left: [60_000, 0], running: 1 });
});

test("time that is up is nothing, and the other seat keeps its own", () => {
  const clock = press(press(newClock(settings), 0, 1), 5000, 0);
  expect(isTimeUp(clock, 64_999)).toBe(false);
  expect(isTimeUp(clock, 65_000)).toBe(true);
  expect(isTimeUp(newClock(settings), 1e9)).toBe(false);
  expect(runOut(clock, 66_000)).toMatchObject({ left: [0, 57_000], running: null });
});

test("a clock that stood still charges what was thought before, and leaves something", () => {
  const stood = newClock(settings, [30_000, 20_000]);
  const since = 500;
  const clock = resume(stood, 1, 5000, since);
  expect(clock).toEqual({ settings, left: [30_000, 15_000], running: 1, since });
  expect(resume(stood, 1, -5000, since).left).toEqual([30_000, 20_000]);
  expect(resume(stood, 0, 99_000, since).left).toEqual([1, 20_000]);
});

test("a clock grows to a day at most, or stays at what it began with", () => {
  const day = newClock({ initial: mostTime, increment: 600_000 });
  expect(press(press(day, 0, 1), 1000, 0).left).toEqual([mostTime, mostTime]);
  const nearly = newClock({ initial: 1000, increment: 600_000 }, [1000, mostTime - 1]);
  expect(press(pass(nearly, 0, 1), 0, 0).left).toEqual([1000, mostTime]);
  const longer = newClock({ initial: 2 * mostTime, increment: 600_000 });
  expect(press(press(longer, 0, 1), 1000, 0).left).toEqual([2 * mostTime, 2 * mostTime]);
});

test("increments of moves that are taken back are taken back, but for a second", () => {
  const clock = newClock(settings, [50_000, 2500]);
  expect(takeBack(clock, 0, 0, [1, 0]).left).toEqual([48_000, 2500]);
  expect(takeBack(clock, 0, 0, [0, 3]).left).toEqual([50_000, 1000]);
  expect(takeBack(newClock(settings, [50_000, 700]), 0, 0, [0, 1]).left).toEqual([50_000, 700]);
  expect(takeBack(pass(clock, 0, 0), 3000, 1, [1, 0])).toMatchObject({ left: [45_000, 2500], running: 1 });
});

test("the network's delay is given back, up to 200 ms, and never more than was spent", () => {
  const clock = press(newClock(settings), 0, 1);
  expect(press(clock, 7000, 0, 150).left).toEqual([60_000, 55_150]);
  expect(press(clock, 7000, 0, 9000).left).toEqual([60_000, 55_200]);
  expect(press(clock, 7000, 0, -50).left).toEqual([60_000, 55_000]);
  expect(press(clock, 100, 0, 150).left).toEqual([60_000, 62_000]);
  expect([isTimeUp(clock, 60_100), isTimeUp(clock, 60_100, 150), isTimeUp(clock, 60_201, 9000)]).toEqual([
    true,
    false,
    true,
  ]);
});

const days = { initial: 3 * mostTime, increment: 5000, perMove: true as const };

test("by correspondence every move begins anew, and nothing adds up", () => {
  const begun = press(newClock(days), 0, 1);
  expect(begun.left).toEqual([days.initial, days.initial]);
  const answered = press(begun, 2 * mostTime, 0);
  expect(answered).toEqual({
    settings: days,
    left: [days.initial, days.initial],
    running: 0,
    since: 2 * mostTime,
  });
  expect(isTimeUp(answered, 5 * mostTime - 1)).toBe(false);
  expect(isTimeUp(answered, 5 * mostTime)).toBe(true);
  expect(runOut(answered, 6 * mostTime)).toMatchObject({ left: [0, days.initial], running: null });
});

test("one who moves twice, because the other must pass, has all of it for the second move", () => {
  const again = press(press(newClock(days), 0, 0), mostTime, 0);
  expect(leftAt(again, 2 * mostTime)).toEqual([2 * mostTime, days.initial]);
});

test("a take-back begins the turn anew, a game that ends keeps what was left, and a restart charges what was thought", () => {
  const clock = press(newClock(days), 0, 1);
  expect(takeBack(clock, mostTime, 0, [3, 2])).toMatchObject({
    left: [days.initial, days.initial],
    running: 0,
  });
  expect(pass(clock, mostTime, 0)).toMatchObject({ left: [days.initial, days.initial], running: 0 });
  expect(pass(clock, mostTime, 1)).toMatchObject({ left: [days.initial, 2 * mostTime], running: 1 });
  expect(pass(clock, mostTime, null)).toMatchObject({ left: [days.initial, 2 * mostTime], running: null });
  expect(resume(newClock(days, clock.left), 1, mostTime, 7).left).toEqual([days.initial, 2 * mostTime]);
});

test("whatever happens, a turn by correspondence has between nothing and the time of one move, counted from its own beginning", () => {
  const step = fc.record({
    after: fc.nat({ max: 2 * mostTime }),
    turn: fc.constantFrom("press", "pass", "take back"),
    running: fc.constantFrom(0 as const, 1 as const),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let [clock, now, begun] = [press(newClock(days), 0, 0), 0, 0];
      for (const { after, turn, running } of steps) {
        now += after;
        if (turn !== "pass" || running !== clock.running) begun = now;
        clock =
          turn === "take back"
            ? takeBack(clock, now, running, [1, 1])
            : (turn === "press" ? press : pass)(clock, now, running);
        const left = leftAt(clock, now);
        expect(left[running]).toBe(days.initial - (now - begun));
        expect(left[running === 0 ? 1 : 0]).toBe(days.initial);
        expect(timeUpIn(clock, now)).toBe(left[running]);
      }
    }),
  );
});
