import { afterEach, describe, expect, it } from "vitest";
import { dailyIndex, dailyPuzzle, dayNumber } from "./daily.ts";
import { shippedPuzzles } from "./shipped.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe("the puzzle of a day", () => {
  it("is the same in every time zone", async () => {
    const dates = ["2026-11-18", "2026-03-29", "2026-12-31", "2027-01-01", "2028-02-29"];
    const found = new Set<string>();
    for (const name of [
      "UTC",
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "Europe/Berlin",
      "Asia/Kathmandu",
    ]) {
      process.env.TZ = name;
      const puzzles = await Promise.all(dates.map((date) => dailyPuzzle("taking", date)));
      found.add(puzzles.map((puzzle) => puzzle?.id).join());
    }
    expect(found.size).toBe(1);
  });

  it("comes again only after all others have been", async () => {
    const { length } = await shippedPuzzles("taking");
    const day = dayNumber("2026-11-18") ?? 0;
    const round = Array.from({ length }, (_, at) => dailyIndex(day + at, length));
    expect(new Set(round).size).toBe(length);
    expect(dailyIndex(day + length, length)).toBe(round[0]);
    expect(dailyIndex(-1, length)).toBe(dailyIndex(length - 1, length));
    expect(dailyIndex(5, 0)).toBe(-1);
    // Neither in the order in which they are kept.
    expect(round.filter((index, at) => index === ((round[0] as number) + at) % length).length).toBeLessThan(
      10,
    );
  });

  it("goes from one day to the next, over months and leap years", () => {
    expect(dayNumber("1970-01-01")).toBe(0);
    for (const [date, next] of [
      ["2026-02-28", "2026-03-01"],
      ["2028-02-28", "2028-02-29"],
      ["2026-12-31", "2027-01-01"],
    ] as const)
      expect(dayNumber(next)).toBe((dayNumber(date) ?? 0) + 1);
  });

  it("there is none for what is no date", async () => {
    const texts = [
      "",
      "today",
      "2026-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-1-1",
      "18.11.2026",
      "2026-11-18T00:00",
    ];
    for (const text of [...texts, "2026-11-18 ", "+002026-11-18", "２０２６-11-18"]) {
      expect(dayNumber(text), text).toBeUndefined();
      expect(await dailyPuzzle("taking", text)).toBeUndefined();
    }
  });
});
