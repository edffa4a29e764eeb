import { afterAll, describe, expect, it } from "vitest";
import type { Engine } from "../../engine/index.ts";
import { openNodeEngine } from "../../engine/node.ts";
import {
  type GameId,
  gameOf,
  must,
  type ReversiPosition,
  type TakingOptions,
  type TakingPosition,
} from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { outcomeOf, winningMoves } from "../../solve/index.ts";
import { symmetryKey } from "../symmetry.ts";
import { makeOpenings } from "./make.ts";

const nims: readonly [GameId, unknown, number][] = [
  ["sticks", undefined, 200],
  ["kayles", { rows: [30] }, 200],
  ["kayles", undefined, 60],
  ["piles", undefined, 60],
  ["taking", { rows: [5, 5, 5, 5], take: "any" }, 40],
  ["taking", { rows: [1e15, 1e15], take: { from: 1, to: 3 } }, 40],
];

function optionsOf(game: GameId, options: unknown): TakingOptions {
  return must(gameOf(game).options(options)) as TakingOptions;
}

function read(game: GameId, options: unknown, text: string): TakingPosition {
  return must(notationOf(game).parsePosition(text, optionsOf(game, options))) as TakingPosition;
}

describe("openings of the Nims", () => {
  it("are positions of the game, going on, each once up to symmetry", async () => {
    for (const [game, options, count] of nims) {
      const made = await makeOpenings({ game, options, seed: 7 }, count);
      const positions = made.map((text) => read(game, options, text));
      expect([game, made.length]).toEqual([game, count]);
      expect(new Set(positions.map((each) => symmetryKey(gameOf(game), each))).size).toBe(count);
      for (const position of positions) {
        expect(position.options).toEqual(optionsOf(game, options));
        expect(gameOf(game).outcome(position)).toBeUndefined();
      }
    }
  });

  it("are lost in every second one, and the others won by few moves or by many", async () => {
    for (const [game, options, count] of nims.slice(0, 4)) {
      const made = await makeOpenings({ game, options, seed: 3 }, count);
      const positions = made.map((text) => read(game, options, text));
      const outcomes = positions.map((each) => must(outcomeOf(each)));
      const lost = outcomes.filter((outcome) => outcome === "loss").length;
      // As long as there are any of both.
      expect(outcomes.slice(0, 2 * lost)).toEqual(
        outcomes.slice(0, 2 * lost).map((_, at) => (at % 2 ? "loss" : "win")),
      );
      expect([game, lost]).toEqual([game, game === "kayles" && count === 60 ? lost : count / 2]);
      const shares = positions
        .filter((_, at) => outcomes[at] === "win")
        .map((each) => must(winningMoves(each)).length / gameOf(game).countMoves(each));
      expect(Math.min(...shares)).toBeLessThan(0.2);
      expect(Math.max(...shares)).toBeGreaterThan(0.3);
    }
  });

  it("are never over at once: each has three moves to go at least", async () => {
    const made = await makeOpenings({ game: "sticks", options: undefined, seed: 5 }, 100);
    for (const text of made) {
      const position = read("sticks", undefined, text);
      expect(position.rows.flat().length).toBeGreaterThanOrEqual(3);
    }
  });

  it("follow from the seed, and a longer list begins like a shorter one", async () => {
    for (const [game, options] of nims) {
      const make = (seed: number, count: number) => makeOpenings({ game, options, seed }, count);
      const long = await make(1, 40);
      expect(await make(1, 40)).toEqual(long);
      expect(await make(1, 9)).toEqual(long.slice(0, 9));
      expect(await make(2, 40)).not.toEqual(long);
    }
    expect(await makeOpenings({ game: "sticks", options: undefined, seed: 1 }, 0)).toEqual([]);
  });

  it("are few where the game is small, and then there are no more", async () => {
    const progress: number[] = [];
    const made = await makeOpenings({ game: "stones", options: undefined, seed: 1 }, 100, (count) =>
      progress.push(count),
    );
    // 7 to 21 sticks, wherever three moves are left at least.
    expect(
      made.map((text) => read("stones", undefined, text).rows[0]?.[0]?.length).sort((a = 0, b = 0) => a - b),
    ).toEqual(Array.from({ length: 15 }, (_, index) => index + 7));
    expect(progress).toEqual(made.map((_, index) => index + 1));
    const tiny = await makeOpenings({ game: "taking", options: { rows: [1] }, seed: 1 }, 5);
    expect(tiny).toEqual(["1 1"]);
  });

  it("are there where the solver gives no answer", async () => {
    const options = { rows: [200, 200, 200], take: [2, 5, 9, 14], middle: true, last: "loses" };
    const made = await makeOpenings({ game: "taking", options, seed: 1 }, 6);
    expect(made.length).toBe(6);
  });
});

describe("openings of Reversi", async () => {
  const engine: Engine = await openNodeEngine({ threads: 1 });
  const openEngine = async () => engine;
  afterAll(() => engine.close());

  it("are even as the engine holds, follow from the seed, and a longer list begins like a shorter one", async () => {
    const request = { game: "reversi", options: undefined, seed: 1, openEngine } as const;
    const made = await makeOpenings(request, 8);
    expect(made.length).toBe(8);
    expect(await makeOpenings(request, 5)).toEqual(made.slice(0, 5));
    const positions = made.map(
      (text) =>
        must(
          notationOf("reversi").parsePosition(text, must(gameOf("reversi").options(undefined))),
        ) as ReversiPosition,
    );
    expect(new Set(positions.map((each) => symmetryKey(gameOf("reversi"), each))).size).toBe(8);
    for (const { discs } of positions) expect(discs[0] + discs[1]).toBe(12);
  });

  it("that are known come again without being judged, and then go on alike", async () => {
    const request = { game: "reversi", options: undefined, seed: 2, openEngine } as const;
    const made = await makeOpenings(request, 6);
    let asked = 0;
    const counting = {
      forget: () => engine.forget(),
      analyse: (...task: Parameters<Engine["analyse"]>) => {
        asked++;
        return engine.analyse(...task);
      },
    };
    const known = made.slice(0, 4);
    const again = { ...request, known, openEngine: async () => counting };
    expect(await makeOpenings(again, 4)).toEqual(known);
    expect(asked).toBe(0);
    expect(await makeOpenings(again, 6)).toEqual(made);
    const small = { ...again, options: { size: 4 }, known: ["of another engine"] };
    expect(await makeOpenings(small, 1)).toEqual(small.known);
  });

  it("are few on the smallest board", async () => {
    const options = { size: 4 };
    const made = await makeOpenings({ game: "reversi", options, seed: 1, openEngine }, 1_000);
    expect(made.length).toBeGreaterThan(3);
    expect(made.length).toBeLessThan(1_000);
  });
});
