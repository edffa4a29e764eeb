import { expect, it } from "vitest";
import { chosenClock, clockChoices, clockName, readClock } from "./clock-choice.ts";

const texts = { clock: "none", minutes: "15", added: "10", forGuest: false };

it("offers days a move to people who play by a link, and to nobody else", () => {
  const days = clockChoices({ ...texts, forGuest: true }).filter(([, text]) => /day/.test(text));
  expect(days.map(([, text]) => text)).toEqual([
    "1 day a move",
    "3 days a move",
    "7 days a move",
    "14 days a move",
  ]);
  expect(clockChoices(texts).some(([, text]) => /day/.test(text))).toBe(false);
  expect(readClock({ ...texts, clock: "3d", forGuest: true })).toEqual({
    ok: true,
    settings: { initial: 259_200_000, increment: 0, perMove: true },
  });
  const left = { ...texts, clock: "3d" };
  expect([chosenClock(left), readClock(left)]).toEqual(["none", { ok: true, settings: undefined }]);
});

it.each([
  ["15", "10", 900_000, 10_000],
  ["0.5", "", 30_000, 0],
  ["1,5", "0", 90_000, 0],
  ["1440", "600", 86_400_000, 600_000],
  [" 7 ", "3", 420_000, 3000],
])("%s minutes and %s seconds are a clock", (minutes, added, initial, increment) => {
  const own = { ...texts, clock: "own", minutes, added };
  expect(readClock(own)).toEqual({ ok: true, settings: { initial, increment } });
});

it.each([
  ["", "0"],
  ["0", "0"],
  ["0.001", "0"],
  ["1441", "0"],
  ["5", "601"],
  ["5", "1.5"],
  ["-5", "0"],
  ["5e3", "0"],
  ["five", "0"],
  ["5", "x"],
  ["99999999999999999999", "0"],
  ["5.5.5", "0"],
])("%s minutes and %s seconds are none", (minutes, added) => {
  expect(readClock({ ...texts, clock: "own", minutes, added })).toEqual({ ok: false });
});

it("says what a clock is", () => {
  expect(clockName({ initial: 90_000, increment: 0 })).toBe("1 minute and 30 seconds");
  expect(clockName({ initial: 180_000, increment: 2000 })).toBe("3 minutes, 2 seconds a move");
  expect(clockName({ initial: 604_800_000, increment: 0, perMove: true })).toBe("7 days a move");
});
