import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultsOf, house, playPairs, program, winsOf } from "./play.ts";

const file = fileURLToPath(new URL("competition.cjs", import.meta.url));
const options = { rows: [9, 7, 5, 3, 1], take: "any", middle: true, last: "loses" } as const;

function play(way: string, other: string, times = 1) {
  const competition = program("competition", [process.execPath, file, way]);
  const openings = ["9/7/5/3/1 1", "9/7/5/3/1 2"];
  const bots = [competition, house("sticks", options, other)] as const;
  return playPairs(bots, openings, { game: "sticks", options, times });
}

describe("somebody else's competition", () => {
  it("plays round after round in one process a side, and loses as it should", async () => {
    const games = await play("right", "smart", 10);
    expect(faultsOf(games)).toEqual([]);
    expect(winsOf(0, games)).toBe(0);
    expect(faultsOf(await play("right", "random", 10))).toEqual([]);
  });

  it.each([
    [
      "overlong",
      { kind: "illegal", move: "1:1-10", refusal: { code: "outside-row", facts: { row: 1, length: 9 } } },
    ],
    ["bracketed", { kind: "malformed", line: "(1, 1, 9)" }],
    ["refused", { kind: "illegal", move: "Invalid move. Enter another:", refusal: expect.anything() }],
    ["board", { kind: "protocol", line: "111111111" }],
  ])("%s: loses its game by a fault", async (way, fault) => {
    const [first] = await play(way, "smart");
    expect(first?.game.fault).toEqual(fault);
    expect(first?.game.winner).toBe(1);
  });

  it("cannot begin elsewhere", async () => {
    const competition = program("competition", [process.execPath, file, "right"]);
    const bots = [competition, house("sticks", options, "random")] as const;
    const games = await playPairs(bots, ["9/7/5/3 1"], { game: "sticks", options });
    for (const { game } of games) expect(game.fault).toEqual({ kind: "start", code: "opening" });
  });
});
