import { describe, expect, it } from "vitest";
import { followedEditions } from "../../editions/lockstep/index.ts";
import { catalogues } from "./index.ts";

const line = (edition: keyof typeof catalogues, text: string) => {
  const known = catalogues[edition].classify(text);
  return known && [known.id, known.parts];
};

describe("the catalogue of messages", () => {
  it.each(followedEditions)("of %s has every id once", (edition) => {
    const ids = catalogues[edition].messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ["nimsys-a", "Please enter Player 2's name:", "ask.name", { seat: "2" }],
    ["nimsys-a", "3 stones left: * * *", "stones-left", { stones: "3", picture: " * * *" }],
    ["nimsys-b", "$", "prompt", {}],
    ["nimsys-b", "$The player already exists.", "player-exists", {}],
    [
      "nimsys-b",
      "$67%  | 03 games | Ada Lovelace",
      "ranking",
      { percent: "67", games: "03", name: "Ada Lovelace" },
    ],
    [
      "nimsys-b",
      "ada,Ada,Lovelace,3 games,2 wins",
      "player",
      { username: "ada", given: "Ada", family: "Lovelace", games: "3", wins: "2" },
    ],
    ["nimsys-b", "Invalid move. You must remove between 1 and 3 stones.", "invalid-move", { upper: "3" }],
    ["nimsys-c", "$'help' is not a valid command.", "invalid-command", { command: "help" }],
    ["nimsys-c", "Invalid move.", "advanced.invalid-move", {}],
    [
      "nimsys-c",
      "1 stones left: <1,x> <2,*>",
      "advanced.stones-left",
      { stones: "1", picture: "<1,x> <2,*>" },
    ],
    ["sticks", "The results are 0:1", "results", { score: "0:1" }],
    ["sticks", " 1100011 ", "board", { picture: " 1100011 " }],
    ["sticks", "Player 2 made the move: 1:1-9", "made-move", { seat: "2", move: "1:1-9" }],
    ["reversi", "  0 |  0  1  2  0", "board.row", { row: "0", cells: "  0  1  2  0" }],
    ["reversi", "       0  1  2  3", "board.columns", { columns: "0  1  2  3" }],
    ["reversi", "'2' cannot move. Pass to '1'", "pass", { disc: "2" }],
    ["reversi", "'1' - 12", "discs", { disc: "1", discs: "12" }],
  ] as const)("of %s knows %j", (edition, text, id, parts) => {
    expect(line(edition, text)).toEqual([id, parts]);
  });

  it.each([
    ["nimsys-a", ""],
    ["nimsys-a", "$"],
    ["nimsys-a", "3 stones left: * * * "],
    ["nimsys-b", "1 stone left: *"],
    ["nimsys-b", "0%  | 00 games | Ada Lovelace "],
    ["nimsys-b", "5% | 0 games | Ada Lovelace"],
    ["nimsys-c", "1 stones left: <1, *>"],
    ["sticks", "11111"],
    ["sticks", "Player 3 won!"],
    ["reversi", "Please enter the board size (4 or above and even number):"],
  ] as const)("of %s does not know %j", (edition, text) => {
    expect(line(edition, text)).toBeUndefined();
  });
});
