import { describe, expect, it } from "vitest";
import { type GameId, must, type Result, refuse, reversi } from "../../games/index.ts";
import { begin, followMoves, type Play, recordOf } from "../../match/index.ts";
import { makeRecord, notationOf } from "../../notation/index.ts";
import { readFound } from "./found-games.ts";
import { makeGameLink, parseGameLink, readGameLink } from "./game-link.ts";
import { serverGame } from "./load.ts";

/** As one looks at a game and pastes. */
function loadGame(text: string, id: GameId, options: unknown): Result<Play> {
  const found = readFound(text, { id, options });
  return found.ok ? (found.value[0]?.open() ?? refuse("game-over")) : found;
}

function played(id: "reversi" | "sticks", moves: readonly string[]): Play {
  const play = followMoves(must(begin(id)), moves);
  if (!play.ok) throw new Error(play.refusal.code);
  return play.value;
}

const opening = played("reversi", ["f5", "d6", "c3"]);

describe("loading what was copied", () => {
  it("reads back a record, a link, a transcript and a position", () => {
    const position = notationOf("reversi").makePosition(opening.position);
    const copies = [
      makeRecord(recordOf(opening, ["a", "b"])),
      `https://example.org/play/reversi#${makeGameLink(opening)}`,
      "f5d6c3",
      "F5 d6 C3",
      position,
    ];
    for (const text of copies) {
      const loaded = loadGame(text, "reversi", reversi.defaults);
      expect(loaded.ok && notationOf("reversi").makePosition(loaded.value.position)).toBe(position);
    }
  });

  it("reads the piles' save string and rows with gaps", () => {
    const piles = loadGame("1942", "piles", undefined);
    expect(piles.ok && notationOf("piles").makePosition(piles.value.position)).toBe(
      "111111111/111100000/110000000 2",
    );
    const sticks = loadGame("110011111/1111111/11111/111/1 2", "sticks", undefined);
    expect(sticks.ok && sticks.value.from).toBe("110011111/1111111/11111/111/1 2");
  });

  it("refuses the rest with a code, hostile or not", () => {
    const hostile = [
      "",
      "{",
      '{"format":"grundy-record"}',
      "z9",
      "__proto__",
      "https://x/play/nothing#moves=1",
    ];
    for (const text of hostile) expect(loadGame(text, "reversi", reversi.defaults).ok).toBe(false);
    expect(parseGameLink("stones", "options=%7B&moves=1").ok).toBe(false);
    expect(parseGameLink("stones", "moves=9").ok).toBe(false);
  });
});

describe("a link with something wrong in it", () => {
  const read = (hash: string) => {
    const { play, trouble } = readGameLink("reversi", hash);
    return [play?.moves.length, trouble?.refusal.code, trouble?.at?.number];
  };

  it("is followed up to there", () => {
    expect(read("moves=f5d6c3")).toEqual([3, undefined, undefined]);
    expect(read("moves=f5, d6 c3")).toEqual([3, undefined, undefined]);
    expect(read("moves=f5d6z9c4")).toEqual([2, "outside-board", 3]);
    expect(read("moves=f5f5")).toEqual([1, "square-occupied", 2]);
    expect(read("moves=f5?d6")).toEqual([1, "not-in-notation", 2]);
    expect(read("moves=f5d6x")).toEqual([2, "not-in-notation", 3]);
    expect(read("options=%7B%22size%22:7%7D")).toEqual([undefined, "option-odd", undefined]);
    expect(read("foo")).toEqual([undefined, "not-in-notation", undefined]);
    expect(parseGameLink("reversi", "moves=f5d6x")).toMatchObject({ refusal: { code: "not-in-notation" } });
  });
});

describe("a link to a game on the server", () => {
  it("leads there when it is one of this page's", () => {
    const path = `/game/${"a".repeat(16)}#invitation=x`;
    expect(serverGame(` http://here${path}\n`, "http://here")).toBe(path);
    for (const text of [`http://there${path}`, "http://here/game/", "http://here/play/stones", "x", path, ""])
      expect(serverGame(text, "http://here")).toBeUndefined();
  });
});

describe("a link to a local game", () => {
  it("is its inverse", () => {
    const other = followMoves(must(begin("stones", { rows: [12], take: { from: 1, to: 4 } })), [
      "1:9-12",
      "1:8-8",
    ]);
    if (!other.ok) throw new Error(other.refusal.code);
    const sticks = played("sticks", ["1:2-4", "5:1-1"]);
    for (const play of [other.value, sticks, opening]) {
      const back = parseGameLink(play.id, makeGameLink(play));
      expect(back.ok && back.value).toEqual(play);
    }
  });
});
