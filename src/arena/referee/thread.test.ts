import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../../../test/server/support.ts";
import { honest, Scripts, setupOf, tasksOf } from "./fixtures.ts";
import { openReferee } from "./index.ts";
import type { PlayedGame, RefereeEvents } from "./referee.ts";

let scripts: Scripts;
let built: string;
let whole: string;
let url: URL;
beforeAll(async () => {
  scripts = new Scripts();
  // The thread needs its module as JavaScript.
  built = await bundle({ thread: "src/arena/referee/thread.ts" });
  whole = await bundle({ index: "src/arena/referee/index.ts" });
  url = pathToFileURL(join(built, "thread.js"));
});
afterAll(() => {
  scripts.remove();
  for (const folder of [built, whole]) rmSync(folder, { recursive: true });
});

function collecting() {
  const batches: (readonly PlayedGame[])[] = [];
  const failures: Error[] = [];
  const shown: number[] = [];
  const events: RefereeEvents = {
    played: (games) => batches.push(games),
    shown: (running) => shown.push(running.length),
    failed: (error) => failures.push(error),
  };
  return { batches, failures, shown, events };
}

/** Somebody has to have asked how it ended: a container may have nobody who does. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe("the referee's thread", () => {
  it("plays what is queued, tells it in batches, and counts what is pending", async () => {
    const { batches, failures, shown, events } = collecting();
    const bot = scripts.bot(honest);
    const referee = await openReferee(setupOf([bot, bot], { lanes: 2 }), events, { url });
    for (const task of tasksOf(Array.from({ length: 60 }, () => [0, 1] as const))) referee.play(task);
    expect(referee.pending).toBe(60);
    await expect.poll(() => batches.flat().length).toBe(60);
    expect(referee.pending).toBe(0);
    expect(batches.length).toBeLessThan(60);
    const games = batches.flat().map(({ game }) => game);
    expect(games.map(({ number }) => number).sort((a, b) => a - b)).toEqual(games.map((_, index) => index));
    expect(
      games.every(({ fault, plies, moves }) => fault === null && plies === 5 && moves.startsWith("1:1-1")),
    ).toBe(true);
    await expect.poll(() => shown.at(-1)).toBe(0);
    await referee.close();
    expect(failures).toEqual([]);
  });

  it("starts itself where it is bundled", async () => {
    const { batches, failures, events } = collecting();
    const bundled: { openReferee: typeof openReferee } = await import(join(whole, "index.js"));
    const bot = scripts.bot(honest);
    const referee = await bundled.openReferee(setupOf([bot, bot], {}), events);
    referee.play({ number: 0, opening: "11111 1", bots: [0, 1] });
    await expect.poll(() => batches.flat()[0]?.game.winner).toBe(0);
    await referee.close();
    expect(failures).toEqual([]);
  });

  it("ends every process when it is closed in the middle", async () => {
    const { batches, failures, events } = collecting();
    const pids = `require("fs").appendFileSync(${JSON.stringify(join(scripts.folder, "pids"))}, process.pid + "\\n");`;
    const silent = scripts.bot(
      `${pids} moves(() => {}); process.stdin.removeAllListeners("end"); setInterval(() => {}, 1000);`,
    );
    const referee = await openReferee(setupOf([silent], { lanes: 1 }), events, { url });
    referee.play({ number: 0, opening: "11111 1", bots: [0, 0] });
    const file = join(scripts.folder, "pids");
    await expect
      .poll(() => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").length : 0))
      .toBe(2);
    await referee.close();
    expect(readFileSync(file, "utf8").trim().split("\n").map(Number).filter(isAlive)).toEqual([]);
    expect(batches).toEqual([]);
    expect(failures).toEqual([]);
  });

  it("leaves no process behind when the whole program ends without a word", async () => {
    const file = join(scripts.folder, "left");
    const source = `require("fs").appendFileSync(${JSON.stringify(file)}, process.pid + "\\n"); setInterval(() => {}, 1000);`;
    const bot = scripts.bot(source);
    const program = `
      const { openReferee } = await import(${JSON.stringify(pathToFileURL(join(whole, "index.js")).href)});
      const referee = await openReferee(${JSON.stringify(setupOf([bot], { lanes: 1 }))}, { played() {}, failed() {} });
      referee.play({ number: 0, opening: "11111 1", bots: [0, 0] });
      const { existsSync, readFileSync } = await import("node:fs");
      setInterval(() => existsSync(${JSON.stringify(file)}) && readFileSync(${JSON.stringify(file)}, "utf8").split("\\n").length === 3 && process.exit(5), 20);`;
    const main = join(scripts.folder, "main.mjs");
    writeFileSync(main, program);
    expect(spawnSync(process.execPath, [main]).status).toBe(5);
    const pids = readFileSync(file, "utf8").trim().split("\n").map(Number);
    expect(pids).toHaveLength(2);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  it("rejects bots that cannot be spoken to, and tells of what it cannot go on with", async () => {
    const { failures, events } = collecting();
    const bot = scripts.bot(honest);
    const gtp = {
      ...bot,
      setup: { ...bot.setup, player: { kind: "program", protocol: "gtp", command: "x" } as const },
    };
    await expect(openReferee(setupOf([gtp], {}), events, { url })).rejects.toThrow("not spoken");
    const referee = await openReferee(setupOf([bot], {}), events, { url });
    referee.play({ number: 0, opening: "no rows", bots: [0, 0] });
    await expect.poll(() => failures.length).toBe(1);
    await referee.close();
  });
});
