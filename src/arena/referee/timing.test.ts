import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Clocks } from "./clocks.ts";
import { honest, playGames, Scripts } from "./fixtures.ts";
import { LoopWatch, tickMilliseconds } from "./loop-watch.ts";

describe("clocks", () => {
  it("add an increment for every move, and never owe", () => {
    const clocks = new Clocks({ kind: "game", initial: 1000, increment: 100 });
    clocks.spend(0, 300);
    expect([clocks.left(0), clocks.left(1)]).toEqual([800, 1000]);
    clocks.spend(0, 805);
    expect(clocks.left(0)).toBe(100);
    expect(clocks.thought).toEqual([1105, 0]);
  });

  it("begin anew with every move, or every so many", () => {
    const each = new Clocks({ kind: "move", each: 500 });
    each.spend(1, 400);
    expect([each.left(1), each.toGo(1)]).toEqual([500, undefined]);
    const moves = new Clocks({ kind: "moves", moves: 2, each: 1000 });
    expect(moves.toGo(0)).toBe(2);
    moves.spend(0, 300);
    expect([moves.left(0), moves.toGo(0)]).toEqual([700, 1]);
    moves.spend(0, 300);
    expect([moves.left(0), moves.toGo(0)]).toEqual([1400, 2]);
  });

  it("lose nothing but what is thought", () => {
    const times = fc.array(fc.nat({ max: 100 }), { maxLength: 50 });
    fc.assert(
      fc.property(times, (thought) => {
        const clocks = new Clocks({ kind: "game", initial: 5000, increment: 7 });
        for (const time of thought) clocks.spend(0, time);
        const sum = thought.reduce((all, time) => all + time, 0);
        expect(clocks.left(0)).toBe(5000 + 7 * thought.length - sum);
      }),
    );
  });
});

describe("our own delay", () => {
  it("is what a tick comes late by, and what was left until it was due", () => {
    const watch = new LoopWatch();
    watch.begin(1000);
    expect(watch.late(1000 + tickMilliseconds)).toBe(0);
    expect(watch.tick(1000 + tickMilliseconds + 0.5)).toBe(0);
    expect(watch.late(1300)).toBeGreaterThanOrEqual(294);
    expect(watch.tick(1300)).toBeGreaterThanOrEqual(294);
    expect(watch.tick(1300 + tickMilliseconds)).toBe(0);
  });
});

describe("an answer behind its time", () => {
  let scripts: Scripts;
  beforeAll(() => {
    scripts = new Scripts();
  });
  afterAll(() => scripts.remove());
  const clock = { kind: "move", each: 500 } as const;
  /** Tells by a file that it has been asked. */
  const answering = (file: string, milliseconds: number) =>
    `moves((line) => { require("fs").writeFileSync(${JSON.stringify(file)}, ""); setTimeout(() => say(first(line)), ${milliseconds}); });`;

  /** Waits for the question, then does nothing but let time pass. */
  async function blockFrom(file: string, milliseconds: number): Promise<void> {
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 5));
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  }

  it("is lost where the bot took so long", async () => {
    const bots = [scripts.bot(answering(join(scripts.folder, "a"), 700)), scripts.bot(honest)];
    const [played] = await playGames(bots, [[0, 1]], { clock });
    expect(played?.game).toMatchObject({ winner: 1, fault: { kind: "time" }, annulled: 0 });
  });

  it("is nobody's fault where the referee was late: the game is played anew and counted", async () => {
    const file = join(scripts.folder, "b");
    const bots = [scripts.bot(answering(file, 100)), scripts.bot(honest)];
    const [played] = await Promise.all([playGames(bots, [[0, 1]], { clock }), blockFrom(file, 1500)]);
    expect(played[0]?.game).toMatchObject({ winner: 0, fault: null, annulled: 1, plies: 5 });
  });

  it("is lost all the same where it was later than the referee", async () => {
    const file = join(scripts.folder, "c");
    const bots = [scripts.bot(answering(file, 2500)), scripts.bot(honest)];
    const [played] = await Promise.all([playGames(bots, [[0, 1]], { clock }), blockFrom(file, 300)]);
    expect(played[0]?.game).toMatchObject({ winner: 1, fault: { kind: "time" }, annulled: 0 });
  });
});
