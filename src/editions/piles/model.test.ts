import { describe, expect, it, vi } from "vitest";
import { membersOf } from "../../../test/editions/members.ts";
import { Game, GameTable, NimError, Pile, Player, Turn, TurnList } from "./index.ts";

/** The unit tests printed in the three-piles report, under their own names. */
describe("the report's tests", () => {
  it("testPileCreationSize", () => {
    expect(new Pile().getSize()).toBe(9);
  });

  it("testPileCreationEmpty", () => {
    const pile = new Pile();
    expect(pile.isEmpty()).toBe(false);
    pile.remove(9);
    expect(pile.isEmpty()).toBe(true);
  });

  it("testRemove", () => {
    const pile = new Pile();
    pile.remove(1);
    expect(pile.getSize()).toBe(8);
    // "Removing 4 leaves 4": 9 - 1 - 4.
    pile.remove(4);
    expect(pile.getSize()).toBe(4);
  });

  it("testGameTableCreationSize", () => {
    const table = new GameTable();
    for (let i = 0; i < GameTable.numberOfPiles; i++) expect(table.pileExists(i)).toBe(true);
  });

  it("testEmpty", () => {
    const table = new GameTable();
    emptyTable(table);
    expect(table.isEmpty()).toBe(true);
  });

  it("testRestart", () => {
    const table = new GameTable();
    emptyTable(table);
    expect(table.isEmpty()).toBe(true);
    table.restart();
    for (let i = 0; i < GameTable.numberOfPiles; i++) {
      expect(table.getPile(i).getSize()).toBe(Pile.fullPileSize);
    }
  });

  it("testGameCreation", () => {
    const game = new Game();
    expect(game.isFinished()).toBe(false);
    expect(game.winner()).toBe(null);
    expect(game.getCurrentPlayer().toString()).toBe("White");
  });

  it("testMove", () => {
    const game = new Game();
    expect(() => game.move(1, 4)).toThrow(NimError);
    expect(() => game.move(1, -1)).toThrow(NimError);
    expect(() => game.move(-1, 1)).toThrow(NimError);
    expect(() => game.move(5, 1)).toThrow(NimError);
  });

  it("testFinish", () => {
    const game = new Game();
    for (let x = 0; x < 3; x++) {
      for (let i = 0; i < 3; i++) {
        expect(game.isFinished()).toBe(false);
        game.move(x, 3);
      }
    }
    expect(game.isFinished()).toBe(true);
    // The report claims Black here. But its sixth rule says the last player to remove wins, and its summary of `winner` says
    // the last person to make a move: from White's start the ninth move is White's fifth. The rule stands.
    expect(game.winner()?.toString()).toBe("White");
  });

  it("testUndoRedo", () => {
    const game = new Game();
    const state1 = game.toSaveString();
    expect(() => game.undo()).toThrow(NimError);
    expect(() => game.redo()).toThrow(NimError);
    game.move(1, 1);
    const state2 = game.toSaveString();
    game.undo();
    const state3 = game.toSaveString();
    game.redo();
    const state4 = game.toSaveString();
    expect([state1, state2, state3, state4]).toEqual(["0999", "1989", "0999", "1989"]);
  });
});

function emptyTable(table: GameTable): void {
  for (let x = 0; x < 3; x++) {
    for (let i = 0; i < 3; i++) {
      expect(table.isEmpty()).toBe(false);
      table.removeItem(x, 3);
    }
  }
}

describe("Pile", () => {
  it("gives only what it has", () => {
    const pile = new Pile();
    pile.setSize(2);
    for (const howMany of [3, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) pile.remove(howMany);
    expect(pile.getSize()).toBe(2);
    pile.remove(2);
    expect(pile.isEmpty()).toBe(true);
    pile.refill();
    expect(pile.getSize()).toBe(Pile.fullPileSize);
    for (const size of [-1, 1.5, Number.NaN]) expect(() => pile.setSize(size)).toThrow(NimError);
    expect(pile.getSize()).toBe(9);
  });
});

describe("GameTable", () => {
  it("has three piles and no others", () => {
    const table = new GameTable();
    expect(GameTable.numberOfPiles).toBe(3);
    expect([-1, 0, 1, 2, 3, 0.5, Number.NaN].map((i) => table.pileExists(i))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const n of [-1, 3, 0.5, Number.NaN]) {
      expect(() => table.getPile(n)).toThrow(NimError);
      expect(() => table.removeItem(n, 1)).toThrow(NimError);
    }
  });

  it("shows its sizes and draws its columns", () => {
    let printed = "";
    const table = new GameTable((text) => {
      printed += text;
    });
    expect(table.showPiles()).toBe(undefined);
    expect(printed).toBe("999\n");
    expect(table.toString()).toBe(Array(9).fill("* * *").join("\n"));
    table.removeItem(1, 7);
    table.removeItem(2, 6);
    table.clone().showPiles();
    expect(printed).toBe("999\n923\n");
    expect(table.toString()).toBe([...Array(6).fill("*"), "*   *", "* * *", "* * *"].join("\n"));
    table.getPile(0).setSize(0);
    expect(table.toString()).toBe("    *\n  * *\n  * *");
    table.getPile(1).setSize(0);
    table.getPile(2).setSize(0);
    expect(table.toString()).toBe("");
  });

  it("clones deeply", () => {
    const table = new GameTable();
    table.removeItem(0, 2);
    const copy = table.clone();
    copy.removeItem(1, 3);
    table.removeItem(2, 1);
    const sizes = [table, copy].map((each) => [0, 1, 2].map((n) => each.getPile(n).getSize()));
    expect(sizes).toEqual([
      [7, 9, 8],
      [7, 6, 9],
    ]);
  });

  it("prints to the console unless told where", () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    new GameTable().showPiles();
    expect(log.mock.calls).toEqual([["999"]]);
    log.mockRestore();
  });
});

describe("Player", () => {
  it("has a colour and someone next", () => {
    const white = new Player(Player.colour.White);
    const black = new Player("Black");
    expect(white.getNext()).toBe(null);
    white.setNext(black);
    expect(white.getNext()).toBe(black);
    expect([white.getColor(), black.getColor()]).toEqual(["White", "Black"]);
    expect(`${white} ${black}`).toBe("White Black");
  });
});

describe("TurnList", () => {
  const turns = ["White", "Black", "White", "Black"].map((colour, index) => {
    const table = new GameTable();
    table.removeItem(0, index + 1);
    return new Turn(new Player(colour as "White" | "Black"), table);
  });
  const [a, b, c, d] = turns as [Turn, Turn, Turn, Turn];

  it("is empty at first", () => {
    const list = new TurnList();
    expect(list.isEmpty()).toBe(true);
    expect(list.getCurrentMoveIndex()).toBe(-1);
    expect([list.getCurrentMove(), list.lastMove(), list.at(0)]).toEqual([null, null, null]);
    expect(() => list.getUndo()).toThrow(NimError);
    expect(() => list.getRedo()).toThrow(NimError);
    expect(list.toString()).toBe("");
  });

  it("walks back and forward", () => {
    const list = new TurnList();
    for (const turn of [a, b, c]) list.add(turn);
    expect(list.isEmpty()).toBe(false);
    expect(list.getCurrentMoveIndex()).toBe(2);
    expect([list.at(0), list.at(1), list.at(2)]).toEqual([c, b, a]);
    expect([list.at(3), list.at(-1), list.at(0.5)]).toEqual([null, null, null]);
    expect(list.toString()).toBe("1. White leaves 899\n2. Black leaves 799\n3. White leaves 699");
    expect(list.getUndo()).toBe(b);
    expect([list.getCurrentMove(), list.lastMove(), list.getCurrentMoveIndex()]).toEqual([b, c, 1]);
    expect(list.toString()).toBe("1. White leaves 899\n2. Black leaves 799");
    expect(list.getUndo()).toBe(a);
    expect(() => list.getUndo()).toThrow(NimError);
    expect(list.getCurrentMove()).toBe(a);
    expect(list.getRedo()).toBe(b);
    expect(list.getRedo()).toBe(c);
    expect(() => list.getRedo()).toThrow(NimError);
  });

  it("drops what came after when something is added behind an earlier turn", () => {
    const list = new TurnList();
    for (const turn of [a, b, c]) list.add(turn);
    list.getUndo();
    list.getUndo();
    list.add(d);
    expect([list.at(0), list.at(1), list.at(2), list.lastMove()]).toEqual([d, a, null, d]);
    expect(list.getCurrentMoveIndex()).toBe(1);
    expect(() => list.getRedo()).toThrow(NimError);
  });
});

describe("Game", () => {
  it("writes and reads the save string", () => {
    const game = new Game("1203");
    expect(game.getCurrentPlayer().getColor()).toBe("Black");
    expect(game.toSaveString()).toBe("1203");
    expect(game.toString()).toBe("    *\n*   *\n*   *");
    game.move(2, 3);
    game.move(0, 2);
    expect(game.toSaveString()).toBe("1000");
    expect(game.winner()?.getColor()).toBe("White");
    game.undo();
    game.undo();
    expect(game.toSaveString()).toBe("1203");
    expect(() => game.undo()).toThrow(NimError);
  });

  it("knows the winner of a table that was saved empty: whoever is not to move", () => {
    expect(new Game("0000").winner()?.getColor()).toBe("Black");
    expect(new Game("1000").winner()?.getColor()).toBe("White");
    expect(() => new Game("0000").move(0, 1)).toThrow(NimError);
  });

  it("refuses every other string", () => {
    const wrong = [
      "",
      "0",
      "099",
      "09999",
      "2999",
      "0 999",
      " 0999",
      "0999\n",
      "x999",
      "09a9",
      "-999",
      "__proto__",
    ];
    for (const text of wrong) expect(() => new Game(text)).toThrow(NimError);
    for (const text of [null, 999, ["0999", "0999"]]) expect(() => new Game(text as never)).toThrow(NimError);
  });

  it("refuses an illegal move and stays as it was", () => {
    const game = new Game("0102");
    for (const [pile, howMany] of [
      [0, 2],
      [1, 1],
      [2, 3],
      [2, 0],
      [2, -1],
      [2, 4],
      [2, 1.5],
      [2, Number.NaN],
      [3, 1],
      [-1, 1],
      [0.5, 1],
      [Number.NaN, 1],
    ] as const) {
      expect(() => game.move(pile, howMany)).toThrow(NimError);
      expect(game.toSaveString()).toBe("0102");
    }
    expect(() => game.undo()).toThrow(NimError);
    game.move(2, 2);
    expect(game.toSaveString()).toBe("1100");
  });

  it("drops what was undone when a new move is made", () => {
    const game = new Game();
    game.move(0, 1);
    game.move(1, 2);
    game.undo();
    game.move(2, 3);
    expect(game.toSaveString()).toBe("0896");
    expect(() => game.redo()).toThrow(NimError);
    game.undo();
    game.undo();
    expect(game.toSaveString()).toBe("0999");
    game.redo();
    expect(game.toSaveString()).toBe("1899");
  });

  it("switches players, and gives the move back to the one who made it", () => {
    const game = new Game();
    game.switchPlayer();
    expect(game.toSaveString()).toBe("1999");
    game.move(0, 3);
    expect(game.toSaveString()).toBe("0699");
    game.undo();
    expect(game.toSaveString()).toBe("1999");
  });

  it("starts anew with White on the full table, whatever it was made from", () => {
    const game = new Game("1203");
    game.move(0, 1);
    game.restart();
    expect(game.toSaveString()).toBe("0999");
    expect(() => game.undo()).toThrow(NimError);
    expect(() => game.redo()).toThrow(NimError);
  });
});

describe("the object model", () => {
  it("has the documented members and no others", () => {
    expect(membersOf(Pile)).toEqual({
      own: ["getSize", "isEmpty", "refill", "remove", "setSize"],
      statics: ["fullPileSize"],
    });
    expect(membersOf(GameTable)).toEqual({
      own: ["clone", "getPile", "isEmpty", "pileExists", "removeItem", "restart", "showPiles", "toString"],
      statics: ["numberOfPiles"],
    });
    expect(membersOf(Player)).toEqual({
      own: ["getColor", "getNext", "setNext", "toString"],
      statics: ["colour"],
    });
    expect(membersOf(Turn)).toEqual({ own: ["getGameTable", "getPlayer", "toString"], statics: [] });
    expect(membersOf(TurnList)).toEqual({
      own: [
        "add",
        "at",
        "getCurrentMove",
        "getCurrentMoveIndex",
        "getRedo",
        "getUndo",
        "isEmpty",
        "lastMove",
        "toString",
      ],
      statics: [],
    });
    expect(membersOf(Game)).toEqual({
      own: [
        "getCurrentPlayer",
        "isFinished",
        "move",
        "redo",
        "restart",
        "switchPlayer",
        "toSaveString",
        "toString",
        "undo",
        "winner",
      ],
      statics: [],
    });
    const things = [new Pile(), new GameTable(), new Player("White"), new TurnList(), new Game()];
    for (const thing of things) expect(Object.keys(thing)).toEqual([]);
    expect(new NimError("no")).toMatchObject({ name: "NimError", message: "no" });
    expect(new NimError("no")).toBeInstanceOf(Error);
  });
});
