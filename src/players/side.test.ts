import { describe, expect, it } from "vitest";
import { must, piles, type ReversiPosition, reversi } from "../games/index.ts";
import { seededChance } from "./chance.ts";
import { openSide } from "./side.ts";

const chance = seededChance(1);

describe("a side at a console", () => {
  it("is a person, or a player by its name", async () => {
    expect(await openSide(" Human ", piles, { chance })).toEqual({ ok: true, value: "human" });
    for (const [text, name] of [
      ["random", "Random"],
      ["smart", "Smart"],
      ["casual", "Casual"],
    ] as const) {
      expect(await openSide(text, piles, { chance })).toMatchObject({ ok: true, value: { name } });
    }
    expect(await openSide("human", reversi, { chance })).toEqual({ ok: true, value: "human" });
    expect(await openSide("Random", reversi, { chance })).toMatchObject({
      ok: true,
      value: { name: "Random" },
    });
  });

  it("is refused with the list of those the game has", async () => {
    const choices = "human, random, beginner, casual, steady, expert, perfect, smart, adaptive";
    for (const text of ["", "heuristic", "engine:3", "gtp:program", "__proto__", "human:1", "random:"]) {
      expect(await openSide(text, piles, { chance })).toEqual({
        ok: false,
        refusal: { code: "player-unknown", facts: { text, choices } },
      });
    }
    const ofReversi = "human, random, engine:1…engine:20, depth:N, nodes:N, seconds:N, adaptive";
    for (const text of ["smart", "casual", "nboard:x", "engine", "engine:21", "engine:7:7", "constructor"]) {
      expect(await openSide(text, reversi, { chance })).toEqual({
        ok: false,
        refusal: { code: "player-unknown", facts: { text, choices: ofReversi } },
      });
    }
  });

  it("is the engine at a level or within a limit, where there is an engine", async () => {
    const asked: unknown[] = [];
    const engine = {
      choose: async (position: ReversiPosition, level: number) => {
        asked.push(level);
        return reversi.moveAt(position, 0);
      },
      analyse: (_: ReversiPosition, limits?: object) => {
        asked.push(limits);
        throw new Error("no search here");
      },
    };
    const resources = { chance, openEngine: async () => engine };
    const start = reversi.start(reversi.defaults);
    const level = must(await openSide("Engine:7", reversi, resources));
    const limited = must(await openSide("time:0.5", reversi, resources));
    if (level === "human" || limited === "human") throw new Error("these are players");
    expect(level.name).toBe("Engine 7");
    expect(await level.choose(start)).toBe(reversi.moveAt(start, 0));
    await expect(limited.choose(start)).rejects.toThrow("no search here");
    expect(asked).toEqual([7, { seconds: 0.5, values: "best" }]);
    expect(await openSide("engine:7", reversi, { chance })).toMatchObject({
      ok: false,
      refusal: { code: "player-unknown" },
    });
  });
});
