import { expect, it } from "vitest";
import { clockText } from "./seats.tsx";

it("shows clocks in minutes and seconds, tenths at the end", () => {
  expect([61_000, 60_000, 59_001, 9940, 0].map(clockText)).toEqual([
    "1:01",
    "1:00",
    "1:00",
    "0:09.9",
    "0:00.0",
  ]);
});
