import { describe, expect, it } from "vitest";
import type { GameHead } from "../../protocol/index.ts";
import { english } from "../../words/index.ts";
import { seatName, seatNameHere, shownSeatName } from "./seat-name.ts";

type Head = Pick<GameHead, "game" | "seats">;

function named(name: string | null, player?: string): Head {
  const seat = { taken: true, present: true };
  const first = player === undefined ? { ...seat, name } : { ...seat, name, player };
  return { game: "sticks", seats: [first, { ...seat, name: null }] };
}

describe("a name", () => {
  it("is cut in sentences and lists where it is very long, and nowhere else", () => {
    const forty = "W".repeat(40);
    const long = `${"é".repeat(39)} ${"W".repeat(80)}`;
    expect(shownSeatName(english, named(forty), 0)).toBe(forty);
    expect(shownSeatName(english, named(long, "ww"), 0)).toBe(`${"é".repeat(39)}…`);
    expect(seatNameHere(english, named(long, "ww"), 0, [])).toBe(`${"é".repeat(39)}…`);
    expect(seatName(english, named(long, "ww"), 0)).toBe(long);
    expect(shownSeatName(english, named("😀".repeat(41)), 0)).toBe(`${"😀".repeat(39)}…`);
  });

  it("is the side where there is none, or you", () => {
    expect(shownSeatName(english, named(null), 1)).toBe("Player 2");
    expect(seatNameHere(english, named(null), 0, [0])).toBe(english.players.you);
  });
});
