import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { cases } from "../../cases.ts";
import { faultsOf, house, main, playPairs, program, winsOf } from "./play.ts";

const folder = mkdtempSync(join(tmpdir(), "grundy-consoles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nimsys = program("nimsys", [process.execPath, main, "nimsys", "c"], { directory: folder });
const competition = (...words: string[]) =>
  program("competition", [process.execPath, main, "competition", ...words]);

/** Openings of which the first can win with best play, and those of which it cannot. */
const stones = {
  game: "stones",
  options: { rows: [21], take: { from: 1, to: 3 }, middle: false, last: "loses" },
  openings: ["20 1", "20 2", "7 1", "16 2", "2 1", "19 1", "21 1", "17 2", "13 1", "1 1"],
} as const;
const kayles = {
  game: "kayles",
  options: { rows: [11], take: { from: 1, to: 2 }, middle: true, last: "wins" },
  openings: ["11111111111 1", "11111111111 2", "00111111100 1", "10000000000 2", "00000001111 1"],
} as const;
const sticks = {
  game: "sticks",
  options: { rows: [9, 7, 5, 3, 1], take: "any", middle: true, last: "loses" },
  openings: ["9/7/5/3/1 1", "9/7/5/3/1 2"],
} as const;

describe("our own consoles as players", () => {
  it.each([
    [stones, 5],
    [kayles, 8],
  ])("Nimsys wins what can be won: %#", async ({ game, options, openings }, times) => {
    const bots = [nimsys, house(game, options, "smart")] as const;
    const games = await playPairs(bots, openings, { game, options, times: cases(2, times) });
    expect(faultsOf(games)).toEqual([]);
    // Two perfect players: one of each pair is won by either.
    expect(winsOf(0, games)).toBe(games.length / 2);
  });

  it.each([stones, kayles])(
    "Nimsys is hardly beaten by random moves: %#",
    async ({ game, options, openings }) => {
      const bots = [nimsys, house(game, options, "random", 3)] as const;
      const games = await playPairs(bots, openings, { game, options, times: cases(6, 20) });
      expect(faultsOf(games)).toEqual([]);
      // Of each pair one is won for certain.
      expect(winsOf(0, games)).toBeGreaterThan(games.length * 0.6);
    },
  );

  it("Smart, Heuristic and Random of the competition are as strong as they are", async () => {
    const { game, options, openings } = sticks;
    const share = async (bot: ReturnType<typeof competition>, other: string) => {
      const games = await playPairs([bot, house(game, options, other, 5)], openings, {
        game,
        options,
        times: cases(8, 40),
      });
      expect(faultsOf(games)).toEqual([]);
      return winsOf(0, games) / games.length;
    };
    // The first player wins with best play; see the published facts of the sticks game.
    expect(await share(competition(), "smart")).toBe(0.5);
    expect(await share(competition("4", "3", "1"), "random")).toBe(1);
    expect(await share(competition("3"), "heuristic")).toBe(1);
    expect(await share(competition("2"), "smart")).toBe(0);
    expect(await share(competition("1", "4"), "smart")).toBe(0);
  });
});
