import { describe, expect, it } from "vitest";
import { must, reversi } from "../../games/index.ts";
import { begin, followMoves, type Play, recordOf } from "../../match/index.ts";
import { makeRecord, notationOf } from "../../notation/index.ts";
import { makeGameLink, parseGameLink } from "./game-link.ts";
import { loadGame } from "./load.ts";

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
