import { describe, expect, it } from "vitest";
import { must, type ReversiPosition, reversi } from "../games/index.ts";
import { parseTranscript } from "../notation/index.ts";
import { type Player, randomPlayer, seededChance } from "../players/index.ts";
import { playSeries, type SeriesGame } from "./series.ts";

type ReversiPlayer = Player<"reversi">;
const openings = ["f5d6", "f5f6"].map(
  (text) => must(parseTranscript(text, reversi.defaults)).positions.at(-1) as ReversiPosition,
);

async function played(players: readonly [ReversiPlayer, ReversiPlayer]): Promise<SeriesGame<"reversi">[]> {
  const games: SeriesGame<"reversi">[] = [];
  for await (const game of playSeries(reversi, openings, players)) games.push(game);
  return games;
}

describe("a series", () => {
  it("plays every opening with both colours to the end", async () => {
    const games = await played([
      randomPlayer(reversi, seededChance(1)),
      randomPlayer(reversi, seededChance(2)),
    ]);
    expect(games.map(({ opening, swapped }) => [opening, swapped])).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [1, true],
    ]);
    for (const { position, winner, swapped, forfeit } of games) {
      expect(position.over).toBe(true);
      expect(forfeit).toBe(false);
      const seat = reversi.outcome(position)?.winner;
      expect(winner).toBe(seat === null || !swapped ? seat : 1 - (seat as number));
    }
  });

  it("gives a game to the other side after an illegal move, whoever began", async () => {
    const lawless: ReversiPlayer = { name: "Lawless", choose: async () => -1 };
    const games = await played([lawless, randomPlayer(reversi, seededChance(3))]);
    expect(games.every(({ winner, forfeit }) => winner === 1 && forfeit)).toBe(true);
  });
});
