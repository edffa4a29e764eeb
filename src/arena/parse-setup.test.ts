import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSetup } from "./parse-setup.ts";
import type { TournamentSetup } from "./setup.ts";

const setup: TournamentSetup = {
  name: "Friday",
  format: "match",
  game: "kayles",
  options: { rows: [11], take: { from: 1, to: 2 }, middle: true, last: "wins" },
  bots: [
    { name: "a", player: { kind: "smart" }, fresh: true },
    {
      name: "b",
      player: { kind: "program", protocol: "line", command: "python3 b.py" },
      directory: "/bots",
      environment: { A: "1" },
      limits: { memory: 1, processes: 2 },
    },
  ],
  pairs: 500,
  rounds: 1,
  clock: { kind: "game", initial: 1000, increment: 10 },
  openings: { kind: "given", positions: ["11011111111 1"] },
  sprt: { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: "logistic" },
  seed: 1,
};

const partOf = (data: unknown) => {
  const read = parseSetup(data);
  return read.ok ? "" : (read.refusal.facts as { part: string }).part;
};

describe("a tournament that was kept", () => {
  it("is read back as it was", () => {
    expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
    const swiss = { ...setup, format: "swiss", sprt: null, openings: { kind: "made" } };
    expect(parseSetup({ ...swiss, more: 1 })).toEqual({ ok: true, value: swiss });
    const nboard = { kind: "program", protocol: "nboard", command: "ntest" };
    const [first] = setup.bots;
    const deep = { ...setup, bots: [first, { name: "n", player: nboard, depth: 12 }] };
    expect(parseSetup(JSON.parse(JSON.stringify(deep)))).toEqual({ ok: true, value: deep });
  });

  it("is refused with the part that is wrong", () => {
    const wrong: [string, Record<string, unknown>][] = [
      ["name", { name: "" }],
      ["format", { format: "league" }],
      ["game", { game: "__proto__" }],
      ["game", { game: "chess" }],
      ["options", { options: { rows: [-1] } }],
      ["bots", { bots: {} }],
      ["bots", { bots: [setup.bots[0]] }],
      ["bots", { bots: [...setup.bots, { name: "c", player: { kind: "smart" } }] }],
      ["bot 2", { bots: [setup.bots[0], setup.bots[0]] }],
      ["bot 1", { bots: [{ name: "a", player: { kind: "human" } }, setup.bots[1]] }],
      ["bot 1", { bots: [{ name: "a", player: { kind: "engine", level: 3 } }, setup.bots[1]] }],
      ["bot 1", { bots: [{ name: "a", player: { kind: "grade", grade: "smart" } }, setup.bots[1]] }],
      [
        "bot 1",
        { bots: [{ name: "a", player: { kind: "program", protocol: "x", command: "y" } }, setup.bots[1]] },
      ],
      ["bot 1", { bots: [{ name: "a", player: { kind: "smart" }, fresh: 1 }, setup.bots[1]] }],
      ["bot 1", { bots: [{ name: "a", player: { kind: "smart" }, depth: 8 }, setup.bots[1]] }],
      [
        "bot 1",
        {
          bots: [
            { name: "a", player: { kind: "program", protocol: "nboard", command: "y" }, depth: 8.5 },
            setup.bots[1],
          ],
        },
      ],
      ["bot 1", { bots: [{ name: "a", player: { kind: "smart" }, limits: { memory: -1 } }, setup.bots[1]] }],
      ["bot 1", { bots: [{ name: "a", player: { kind: "smart" }, environment: { A: 1 } }, setup.bots[1]] }],
      ["pairs", { pairs: 0 }],
      ["pairs", { pairs: 1.5 }],
      ["rounds", { rounds: "1" }],
      ["clock", { clock: { kind: "game", initial: 0, increment: 0 } }],
      ["clock", { clock: { kind: "sand" } }],
      ["clock", { clock: null }],
      ["openings", { openings: { kind: "given", positions: [] } }],
      ["openings", { openings: { kind: "given", positions: ["f5"] } }],
      ["openings", { openings: { kind: "given", positions: ["00000000000 1"] } }],
      ["sprt", { sprt: undefined }],
      ["sprt", { sprt: { ...setup.sprt, elo1: 0 } }],
      ["sprt", { sprt: { ...setup.sprt, alpha: 0.5 } }],
      ["sprt", { format: "round-robin" }],
      ["seed", { seed: -1 }],
    ];
    for (const [part, change] of wrong) expect([part, partOf({ ...setup, ...change })]).toEqual([part, part]);
    for (const data of [null, undefined, 7, "x", []]) expect(partOf(data)).toBe("tournament");
  });

  it("may be anything", () => {
    const member = fc.constantFrom(...Object.keys(setup));
    fc.assert(
      fc.property(member, fc.anything(), (name, value) => {
        const read = parseSetup({ ...setup, [name]: value });
        if (read.ok) expect(parseSetup(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
      }),
    );
    fc.assert(fc.property(fc.anything(), (data) => void parseSetup(data)));
  });
});
