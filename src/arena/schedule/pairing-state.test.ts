import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../games/index.ts";
import { pairByName, parsePairingState } from "./pairing-state.ts";

const paired = (data: unknown) => pairByName(must(parsePairingState(data)));
const players = (...entries: unknown[]) => ({ players: entries });

describe("a state to be paired", () => {
  it("is read, and paired by name", () => {
    const state = players(
      { name: "Ada", score: 2, opponents: ["Bea"], byes: 0 },
      { name: "Bea", score: 0, opponents: ["Ada"], byes: 0 },
      { name: "Cay", score: 1.5, opponents: [], byes: 1 },
    );
    // Bea has the lowest score, and Ada and Cay have not met.
    expect(paired(state)).toEqual({ pairs: [["Ada", "Cay"]], bye: "Bea", rematches: [] });
  });

  it("may leave out what is nothing so far", () => {
    expect(paired(players({ name: "d" }, { name: "b" }, { name: "c" }, { name: "a" }))).toEqual({
      pairs: [
        ["a", "c"],
        ["b", "d"],
      ],
      bye: null,
      rematches: [],
    });
    const [one, other] = [
      { name: "x", opponents: [null, "y"], byes: true },
      { name: "y", more: 1 },
    ];
    expect(must(parsePairingState(players(one, other))).players).toEqual([
      { number: 0, score: 0, opponents: [null, 1], byes: 1 },
      { number: 1, score: 0, opponents: [], byes: 0 },
    ]);
    expect(paired(players(one, other)).rematches).toEqual([["x", "y"]]);
  });

  it("places equals by number, else by name with its numbers as numbers, whatever the order of the list", () => {
    const names = ["bot 10", "bot 2", "bot 1", "bot 9"].map((name) => ({ name }));
    expect(paired(players(...names)).pairs).toEqual([
      ["bot 1", "bot 9"],
      ["bot 2", "bot 10"],
    ]);
    expect(paired(players(...names.toReversed()))).toEqual(paired(players(...names)));
    const numbered = ["d", "c", "b", "a"].map((name, number) => ({ name, number }));
    expect(paired(players(...numbered)).pairs).toEqual([
      ["d", "b"],
      ["c", "a"],
    ]);
    expect(paired(players({ name: "01" }, { name: "1" }, { name: "" + "1a" }, { name: "1b" })).pairs).toEqual(
      [
        ["01", "1a"],
        ["1", "1b"],
      ],
    );
  });

  it("has any names", () => {
    const names = ["__proto__", "constructor", "toString", "\u0000"];
    const state = JSON.parse(`{"players": [${names.map((name) => JSON.stringify({ name })).join()}]}`);
    expect(paired(state).pairs.flat().sort()).toEqual([...names].sort());
    const met = players({ name: "__proto__", opponents: ["constructor"] }, { name: "constructor" });
    expect(paired(met).rematches.length).toBe(1);
  });

  const a = { name: "a" };
  it.each<[string, unknown]>([
    ["pairing-malformed", null],
    ["pairing-malformed", []],
    ["pairing-malformed", "players"],
    ["pairing-malformed", { players: { length: 3 } }],
    ["pairing-too-few", players()],
    ["pairing-too-few", players(a)],
    ["pairing-too-many", players(...Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}` })))],
    ["pairing-player-malformed", players(a, null)],
    ["pairing-player-malformed", players(a, ["b"])],
    ["pairing-name-missing", players(a, {})],
    ["pairing-name-missing", players(a, { name: 3 })],
    ["pairing-name-missing", players(a, { name: " " })],
    ["pairing-name-too-long", players(a, { name: "b".repeat(61) })],
    ["pairing-name-too-long", players(a, { name: "b".repeat(1_000_000) })],
    ["pairing-name-twice", players(a, { name: "b" }, a)],
    ["pairing-score", players(a, { name: "b", score: 0.25 })],
    ["pairing-score", players(a, { name: "b", score: -1 })],
    ["pairing-score", players(a, { name: "b", score: Number.NaN })],
    ["pairing-score", players(a, { name: "b", score: 1e300 })],
    ["pairing-score", players(a, { name: "b", score: "2" })],
    ["pairing-score", players(a, { name: "b", score: null })],
    ["pairing-byes", players(a, { name: "b", byes: 0.5 })],
    ["pairing-byes", players(a, { name: "b", byes: [] })],
    ["pairing-number", players(a, { name: "b", number: 1.5 })],
    ["pairing-number-twice", players({ name: "a", number: 1 }, { name: "b", number: 1 })],
    ["pairing-opponents-malformed", players(a, { name: "b", opponents: "a" })],
    ["pairing-opponents-malformed", players(a, { name: "b", opponents: [0] })],
    ["pairing-opponents-malformed", players(a, { name: "b", opponents: [["a"]] })],
    ["pairing-opponents-too-many", players(a, { name: "b", opponents: new Array(2_001).fill("a") })],
    ["pairing-opponent-unknown", players(a, { name: "b", opponents: ["c"] })],
    ["pairing-opponent-itself", players(a, { name: "b", opponents: ["b"] })],
  ])("is refused as %s", (code, data) => {
    expect(parsePairingState(data)).toMatchObject({ ok: false, refusal: { code } });
  });

  it("never throws, and pairs whatever it reads", () => {
    const name = fc.constantFrom("a", "b", "c", "d", "__proto__");
    const entry = fc.record(
      {
        name: fc.oneof(name, fc.anything()),
        score: fc.oneof(
          { weight: 5, arbitrary: fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2) },
          fc.anything(),
        ),
        opponents: fc.oneof(
          { weight: 5, arbitrary: fc.array(fc.option(name), { maxLength: 5 }) },
          fc.anything(),
        ),
        byes: fc.oneof({ weight: 5, arbitrary: fc.nat(2) }, fc.boolean(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const state = fc.oneof(
      fc.record({
        players: fc.oneof({ weight: 9, arbitrary: fc.array(entry, { maxLength: 5 }) }, fc.anything()),
      }),
      fc.anything(),
    );
    fc.assert(
      fc.property(state, (data) => {
        const parsed = parsePairingState(data);
        if (!parsed.ok) return;
        const { pairs, bye } = pairByName(parsed.value);
        expect([...pairs.flat(), ...(bye === null ? [] : [bye])].sort()).toEqual(
          [...parsed.value.names].sort(),
        );
      }),
      { seed: 20, numRuns: 2_000 },
    );
  });
});
