import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultsOf, house, playPairs, program, winsOf } from "./play.ts";

const file = fileURLToPath(new URL("nimsys.cjs", import.meta.url));
const rules = { rows: [21], take: { from: 1, to: 3 }, middle: false, last: "loses" } as const;
/** For whoever lets it run out. */
const short = { kind: "game", initial: 1500, increment: 0 } as const;
function play(way: string, openings: readonly string[] = ["21 1"], more: { fresh?: true } = {}) {
  const nimsys = program("nimsys", [process.execPath, file, way], more);
  const bots = [nimsys, house("stones", rules, "smart")] as const;
  const limits = {
    ...(way === "silent" ? { clock: short } : {}),
    ...(way === "mute" ? { start: 1000 } : {}),
  };
  return playPairs(bots, openings, { game: "stones", options: rules, lanes: 1, ...limits });
}

describe("somebody else's Nimsys", () => {
  it.each(["right", "crlf", "loose", "bytes", "known"])("%s: plays without a fault", async (way) => {
    const openings = ["20 1", "19 2", "3 1", "1 2"];
    const games = await play(way, openings);
    expect(faultsOf(games)).toEqual([]);
    // Both are perfect: whoever can win does, in either seat.
    expect(winsOf(0, games)).toBe(openings.length);
  });

  it("plays contained, in a copy of its folder", async () => {
    const nimsys = program("nimsys", [process.execPath, "nimsys.cjs", "right"], { directory: dirname(file) });
    const bots = [nimsys, house("stones", rules, "smart")] as const;
    const games = await playPairs(bots, ["20 1", "1 1"], { game: "stones", options: rules, sandbox: true });
    expect(faultsOf(games)).toEqual([]);
    expect(winsOf(0, games)).toBe(2);
  });

  it("is begun anew for every game where it ends after one", async () => {
    const games = await play("one-game", ["20 1", "19 2"], { fresh: true });
    expect(faultsOf(games)).toEqual([]);
  });

  it("is not followed where it names the wrong winner, which is heard when the next game has begun", async () => {
    const games = await play("wrong-winner", ["20 1", "19 2"]);
    const faults = games.flatMap(({ game }) => game.fault ?? []);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults)
      expect(fault).toEqual({ kind: "protocol", line: expect.stringMatching(/ Arena wins!$/) });
  });

  const any = expect.anything();
  it.each([
    ["too-many", { kind: "illegal", move: "4", refusal: { code: "count-not-allowed", facts: { count: 4 } } }],
    ["none", { kind: "illegal", move: "0", refusal: any }],
    ["more", { kind: "illegal", move: "-1", refusal: any }],
    [
      "refused",
      { kind: "illegal", move: "Invalid move. You must remove between 1 and 3 stones.", refusal: any },
    ],
    ["chatty", { kind: "protocol", line: "I remove 2!" }],
    ["speaks", { kind: "protocol", line: "Well done!" }],
    ["strict", { kind: "protocol", line: "Invalid move. You must remove between 1 and 1 stones." }],
    ["edition-b", { kind: "protocol", line: "$'addaiplayer' is not a valid command." }],
    ["hello", { kind: "protocol", line: "Hello!" }],
    ["silent", { kind: "time", over: any }],
    ["mute", { kind: "start", code: "not-ready" }],
    ["ends", { kind: "crash", status: 3, signal: null }],
    ["endless", { kind: "flood", of: "answer", bytes: any }],
  ])("%s: loses its game by a fault", async (way, fault) => {
    const games = await play(way);
    const [first] = games;
    expect(first?.game.fault).toEqual(fault);
    expect(first?.game.winner).toBe(1);
    expect(first?.evidence?.command).toContain(way);
    expect(games[1]?.game.winner).toBe(0);
  });
});
