import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameOf, must } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { type PlayOptions, playGames, Scripts } from "./fixtures.ts";

let scripts: Scripts;
beforeAll(() => {
  scripts = new Scripts();
});
afterAll(() => scripts.remove());

/** A bot for every Nim: one stick of the first row that has any, from its end; it swaps where it is told that it may. */
const general = `on((line) => {
  if (line.startsWith("grundy ")) say("ready");
  if (!line.startsWith("go ")) return;
  const [, position, , , , mark] = line.split(" ");
  if (mark === "swap") return say("swap");
  const rows = position.split("/");
  const row = rows.findIndex((each) => each.includes("1"));
  const place = rows[row].lastIndexOf("1") + 1;
  say((row + 1) + ":" + place + "-" + place);
});`;

const nims: readonly [Exclude<PlayOptions["game"], undefined>, object][] = [
  ["stones", {}],
  ["kayles", {}],
  ["sticks", {}],
  ["piles", {}],
  ["taking", { rows: [4, 2], take: [1, 3], middle: true, last: "wins" }],
  ["taking", { rows: [3, 3], swap: true }],
];

describe("every Nim", () => {
  it.each(nims)("%s %j is played to its end as the rules have it", async (game, input) => {
    const rules = gameOf(game);
    const notation = notationOf(game);
    const options = must(rules.options(input));
    const opening = notation.makePosition(rules.start(options));
    const bot = scripts.bot(general);
    for (const { game: played } of await playGames(
      [bot, bot],
      [
        [0, 1],
        [1, 0],
      ],
      { game, options, opening },
    )) {
      expect(played.fault).toBeNull();
      let position = rules.start(options);
      for (const text of notation.splitMoves(played.moves))
        position = must(rules.play(position, must(notation.parseMove(text, position))));
      expect(rules.outcome(position)).toEqual({ winner: played.winner });
      expect(played.moves.includes("swap")).toBe("swap" in input);
    }
  });

  it("may begin with the second seat to move", async () => {
    const told = general.replace(
      "on((line) => {",
      'on((line) => { if (line.startsWith("new ")) seat = line.match(/seat=([12])/)[1];',
    );
    const picky = (seat: number) =>
      scripts.bot(
        `let seat; ${told.replace('if (!line.startsWith("go ")) return;', `if (!line.startsWith("go ")) return; if (seat !== "${seat}") return say("wrong");`)}`,
      );
    const bots = [picky(2), picky(1)];
    const [played] = await playGames(bots, [[0, 1]], { opening: "10101 2" });
    expect(played?.game).toMatchObject({ fault: null, winner: 0, plies: 3, moves: "1:5-5,1:3-3,1:1-1" });
  });
});
