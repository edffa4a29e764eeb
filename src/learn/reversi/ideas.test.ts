import { describe, expect, it } from "vitest";
import { legalSquares, must, type ReversiPosition, type Square } from "../../games/index.ts";
import { makeSquare, parseBoard, parseSquare } from "../../notation/index.ts";
import { takesCorner, winsCorner } from "./corner.ts";
import { ideaOf } from "./ideas.ts";
import { kindOf } from "./kinds.ts";
import { leavesEvenRegions } from "./parity-move.ts";
import { isQuiet } from "./quiet.ts";
import { regions } from "./regions.ts";

/** A drawn board, row by row, and who moves. */
function board(...rows: string[]): ReversiPosition {
  return must(parseBoard(rows.join(" ")));
}

type Holds = (position: ReversiPosition, square: Square) => boolean;

/** The moves of which something holds, by name. */
function names(position: ReversiPosition, holds: Holds): string[] {
  return legalSquares(position)
    .filter((square) => holds(position, square))
    .map((square) => makeSquare(square, position.options.size));
}

const moves = (position: ReversiPosition) => names(position, () => true);

/** Endings of tournament games. */
const twoRegions = board(
  ...["----O---", "---OOXXO", "-OOOOXXO", "OOOOXOXO", "OOOXOOXO", "OOXOXOOO", "OXOXOOOO", "XXXXXXXO", "O"],
);
const rightEdge = board(
  ...["OOXXXXX-", "XXXXXX--", "XXXOOOOO", "XOXXXOOX", "XOXXXOO-", "XXXXXX--", "XXXXXXX-", "X-X--X-X", "O"],
);
const fiveRegions = board(
  ...["-XXXXX--", "X-XXXXO-", "XXOXOX-X", "XXXOXOXX", "XXXXOXXX", "XXXOXOXX", "OXOOOOO-", "XX-O-O--", "O"],
);

describe("regions of empty squares", () => {
  it("hang together over corners too, and are found whole", () => {
    const named = (position: ReversiPosition) =>
      regions(position).map((region) => region.map((square) => makeSquare(square, 8)).join(" "));
    expect(named(twoRegions)).toEqual(["a1 b1 c1 d1 a2 b2 c2 a3", "f1 g1 h1"]);
    expect(named(fiveRegions)).toEqual(["a1 b2", "g1 h1 h2 g3", "h7 g8 h8", "c8", "e8"]);
  });

  it("there is none on a full board, and one before the start", () => {
    expect(regions(board(..."XXXXXXXX ".repeat(8).trim().split(" "), "X"))).toEqual([]);
    const [all, ...others] = regions(board(..."-------- ".repeat(8).trim().split(" "), "X"));
    expect([all?.length, others.length]).toEqual([64, 0]);
  });
});

describe("corner", () => {
  it("is taken where the move is one", () => {
    expect(moves(rightEdge)).toEqual(["h1", "h5", "b8", "d8", "e8"]);
    expect(names(rightEdge, takesCorner)).toEqual(["h1"]);
    expect(names(twoRegions, takesCorner)).toEqual([]);
  });

  it("is won where every answer lets one be taken that could not be taken before", () => {
    // After h7 White cannot reach h8, and whatever it does Black goes there.
    const won = board(
      ...[
        "---XOOOX",
        "-OOOOOX-",
        "XOOOOXXX",
        "XOOOOXX-",
        "XOXXOXX-",
        "XOOXOOXX",
        "X-OOXXO-",
        "-OOOOOOO",
        "X",
      ],
    );
    expect(moves(won)).toEqual(["b1", "c1", "a2", "b7", "h7"]);
    expect(names(won, winsCorner)).toEqual(["h7"]);
    // h1 is taken at once: that is no corner won for later. All other moves leave White an answer after which there is none.
    expect(names(rightEdge, winsCorner)).toEqual([]);
    expect(names(twoRegions, winsCorner)).toEqual([]);
  });

  it("is won where the other side has to pass", () => {
    const passes = board(
      ...[
        "XXXXOOOX",
        "-OOOOOOX",
        "XOOXXXOX",
        "XOOXXOO-",
        "XOXXOOOO",
        "XOXOOOOO",
        "XOOOO--O",
        "XO------",
        "X",
      ],
    );
    expect(moves(passes)).toEqual(["a2", "h4", "f7", "g7", "c8", "d8", "e8", "f8"]);
    expect(names(passes, winsCorner)).toEqual(["h4"]);
  });

  it("is not won where it could be taken before, or where an answer takes one", () => {
    // Black may take a1 now and still may after h8; it has no move at another corner.
    const before = board(
      ...[
        "-OX-----",
        "--------",
        "--------",
        "--------",
        "--------",
        "--------",
        "--------",
        "-----XO-",
        "X",
      ],
    );
    expect(moves(before)).toEqual(["a1", "h8"]);
    expect(names(before, winsCorner)).toEqual([]);
    // After h3 there is a corner for Black behind each of six answers, but one of them is a8.
    const given = board(
      ...[
        "-XXXXXX-",
        "--XXOX-O",
        "OOXOXXO-",
        "OOOXXXOX",
        "XXOOXXOX",
        "-XXOXXOX",
        "--XXOOXX",
        "-XXXXOOX",
        "X",
      ],
    );
    expect(moves(given)).toEqual(["a2", "b2", "g2", "h3"]);
    expect(names(given, winsCorner)).toEqual([]);
  });
});

describe("a move of parity", () => {
  it("plays into an odd region and leaves even ones only", () => {
    expect(moves(twoRegions)).toEqual(["f1", "g1"]);
    // Into the three squares on the right, of which two hang together then; from g1 on f1 and h1 would stand alone.
    expect(names(twoRegions, leavesEvenRegions)).toEqual(["f1"]);
  });

  it("does not ask for what is closed to the other side", () => {
    const closed = board(
      ...[
        "--XXO-OO",
        "--XXOOOO",
        "OOOXOOOO",
        "OOXXOXOO",
        "OOOXOOXO",
        "OOOXXXOO",
        "--OXXX-O",
        "-XXXXXX-",
        "X",
      ],
    );
    // Of 4, 1, 3 and 2 squares: after f1 the three below are odd, and White has no move there; after a7 or b7 f1 is.
    expect(moves(closed)).toEqual(["f1", "a2", "b2", "a7", "b7", "g7"]);
    expect(names(closed, leavesEvenRegions)).toEqual(["f1", "a7", "b7"]);
  });

  it("is none where all empty squares hang together, nor where an odd region stays open", () => {
    const single = board(
      ...[
        "-XO-----",
        "-OX-----",
        "--------",
        "--------",
        "--------",
        "--------",
        "--------",
        "--------",
        "X",
      ],
    );
    expect(names(single, leavesEvenRegions)).toEqual([]);
    expect(names(fiveRegions, leavesEvenRegions)).toEqual([]);
    expect(names(rightEdge, leavesEvenRegions)).toEqual([]);
  });
});

describe("a quiet move", () => {
  it("turns one disc or two inside and opens nothing", () => {
    const quiet = board(
      ...[
        "XXO-OX--",
        "-XOOOX-X",
        "XXOXXX-X",
        "XOXOXXXX",
        "XOOOOXX-",
        "XOOOOOXX",
        "-OOXXXO-",
        "-OOOOOOO",
        "X",
      ],
    );
    expect(moves(quiet)).toEqual(["d1", "a7", "h7", "a8"]);
    expect(names(quiet, isQuiet)).toEqual(["h7"]);
    expect(names(rightEdge, isQuiet)).toEqual(["h5"]);
  });

  it("is none where a turned disc lies open or many are turned", () => {
    expect(names(fiveRegions, isQuiet)).toEqual([]);
    expect(names(twoRegions, isQuiet)).toEqual([]);
  });
});

describe("the idea of a move", () => {
  const at = (position: ReversiPosition, name: string) =>
    ideaOf(position, must(parseSquare(name, position.options.size)));

  it("is the first that holds", () => {
    expect(at(rightEdge, "h1")).toBe("corner");
    expect(at(rightEdge, "h5")).toBe("quiet");
    expect(at(rightEdge, "b8")).toBeUndefined();
    // Quiet as well, but first of all the way into a corner.
    const both = board(
      ...[
        "-OOOOO--",
        "O-OOXO--",
        "OOOXOXOO",
        "OXXOXOOX",
        "OXOOOXXX",
        "OOXXOOXO",
        "O-OOXXO-",
        "--OOOOOO",
        "X",
      ],
    );
    expect(isQuiet(both, must(parseSquare("h7", 8)))).toBe(true);
    expect(at(both, "h7")).toBe("corner");
  });

  it("does not count when more than half of the moves have it", () => {
    // Four corners to choose from, and nothing else.
    const corners = board(
      ...[
        "-OXXXXO-",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "-OXXXXO-",
        "X",
      ],
    );
    expect(names(corners, takesCorner)).toEqual(["a1", "h1", "a8", "h8"]);
    expect(at(corners, "a1")).toBeUndefined();
  });
});

describe("moves that are the same by symmetry", () => {
  it("are one kind", () => {
    const turned = board(
      ...[
        "-OXXXXO-",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "XXXXXXXX",
        "-OXXXXO-",
        "X",
      ],
    );
    expect(kindOf(turned, 0)).toEqual([0, 7, 56, 63]);
    expect(kindOf(twoRegions, 5)).toEqual([5]);
  });
});
