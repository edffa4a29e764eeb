import { expect, it } from "vitest";
import { clockText, daysIn } from "./seats.tsx";

it("shows clocks in minutes and seconds, tenths at the end", () => {
  expect([61_000, 60_000, 59_001, 9940, 0].map(clockText)).toEqual([
    "1:01",
    "1:00",
    "1:00",
    "0:09.9",
    "0:00.0",
  ]);
});

it("shows hours where there are any, and days from the first on", () => {
  expect([3_600_000, 3_661_000, 86_400_000].map(clockText)).toEqual(["60:00", "1:01:01", "24:00:00"]);
  const day = 86_400_000;
  expect([3 * day, 3 * day - 1, 2 * day + 3_600_001, day + 1].map(daysIn)).toEqual([
    { days: 3, hours: 0 },
    { days: 3, hours: 0 },
    { days: 2, hours: 2 },
    { days: 1, hours: 1 },
  ]);
});
