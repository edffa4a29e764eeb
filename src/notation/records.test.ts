import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameIds, gameOf, must, stones } from "../games/index.ts";
import { makeRecord, notationOf, parseRecord } from "./index.ts";

describe("records", () => {
  const record = {
    format: "grundy-record",
    version: 1,
    game: "stones",
    options: stones.defaults,
    players: ["a", "b"],
    events: [
      { type: "move", seat: 0, move: "1:19-21" },
      { type: "take-back", seat: 1, moves: 0 },
      { type: "resign", seat: 0 },
      { type: "time", seat: 1 },
      { type: "claim", seat: 0 },
    ],
  } as const;

  it("are read as they were written", () => {
    expect(must(parseRecord(makeRecord(record)))).toEqual(record);
    const later = { ...record, from: "7 2" };
    expect(must(parseRecord(makeRecord(later)))).toEqual(later);
  });

  it.each([
    ["", "record-not-json"],
    ["{", "record-not-json"],
    ["null", "record-broken"],
    ["[]", "record-broken"],
    ["{}", "record-broken"],
    [JSON.stringify({ ...record, version: 2 }), "record-version"],
    [JSON.stringify({ ...record, game: "__proto__" }), "game-unknown"],
    [JSON.stringify({ ...record, options: { rows: [] } }), "rows-empty"],
    [JSON.stringify({ ...record, players: ["a"] }), "record-broken"],
    [JSON.stringify({ ...record, from: 3 }), "record-broken"],
    [JSON.stringify({ ...record, events: {} }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "move", seat: 2, move: "x" }] }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "move", seat: 0 }] }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "take-back", seat: 0, moves: -1 }] }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "constructor", seat: 0 }] }), "record-broken"],
  ])("refuses %s", (text, code) => {
    const result = parseRecord(text);
    expect(result.ok || result.refusal.code).toBe(code);
  });
});

it.each(gameIds)("no text whatever makes the notation of %s throw", (id) => {
  const game = gameOf(id);
  const notation = notationOf(id);
  const start = game.start(game.defaults);
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[-0-9a-h:/ XO]{0,70}$/),
  );
  fc.assert(
    fc.property(text, (input) => {
      for (const result of [
        notation.parseMove(input, start),
        notation.parsePosition(input, game.defaults),
        notation.parseGame(input, game.defaults),
      ]) {
        expect(typeof result.ok).toBe("boolean");
      }
    }),
    { numRuns: 300 },
  );
});
