import { describe, expect, test } from "vitest";
import { carried, type Plan, population, shares } from "../../bench/machines/simulation/capacity.ts";
import type { Costs } from "../../bench/machines/simulation/costs.ts";
import { type Scenario, simulate } from "../../bench/machines/simulation/model.ts";
import { Disk, Lock, Machine, Process } from "../../bench/machines/simulation/stations.ts";
import { Timeline } from "../../bench/machines/simulation/timeline.ts";
import { seededChance } from "../../src/players/chance.ts";

const second = 1e6;

/** The mean time that customers wait who come by chance, each of whom takes `cost`. */
function meanWait(rate: number, cost: number, seed: number): number {
  const timeline = new Timeline();
  const process = new Process(new Machine(timeline, 1));
  const chance = seededChance(seed);
  let [waited, count] = [0, 0];
  const next = () => {
    const came = timeline.now;
    process.run(cost, () => {
      waited += timeline.now - came - cost;
      count++;
    });
    timeline.after(-Math.log(1 - chance()) / rate, next);
  };
  timeline.after(0, next);
  timeline.run(400_000 * cost);
  return waited / count;
}

describe("the stations of the simulation", () => {
  // Pollaczek and Khinchine for a fixed service time s: W = ρ s / 2 (1 − ρ).
  test.each([0.3, 0.5, 0.8, 0.9])("make customers wait as M/D/1 has it, at a load of %s", (load) => {
    const cost = 10;
    const expected = (load * cost) / (2 * (1 - load));
    const measured = [1, 2, 3, 4].map((seed) => meanWait(load / cost, cost, seed));
    const mean = measured.reduce((sum, wait) => sum + wait, 0) / measured.length;
    expect(mean / expected).toBeGreaterThan(0.95);
    expect(mean / expected).toBeLessThan(1.05);
  });

  test("do things planned for one moment in the order they were planned", () => {
    const timeline = new Timeline();
    const done: string[] = [];
    for (const [delay, name] of [
      [3, "c"],
      [1, "a"],
      [3, "d"],
      [1, "b"],
    ] as const)
      timeline.after(delay, () => done.push(name));
    timeline.run(3);
    expect(done.join("")).toBe("abcd");
    expect(() => timeline.after(Number.NaN, () => {})).toThrow(RangeError);
  });

  test("give every process a processor, and no more work than there are", () => {
    const timeline = new Timeline();
    const machine = new Machine(timeline, 2);
    const done = [0, 0, 0, 0];
    for (const index of done.keys()) {
      const process = new Process(machine);
      const again = () =>
        process.run(100, () => {
          done[index] = (done[index] ?? 0) + 1;
          again();
        });
      again();
    }
    timeline.run(second);
    const all = done.reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(19_800);
    expect(all).toBeLessThanOrEqual(20_000);
    for (const count of done) expect(Math.abs(count / all - 0.25)).toBeLessThan(0.01);
  });

  test("write to the disk together what has waited: of those who come back at once, half of all each time", () => {
    const timeline = new Timeline();
    const disk = new Disk(timeline, 1000);
    let kept = 0;
    const again = () =>
      disk.sync(() => {
        kept++;
        again();
      });
    for (let count = 0; count < 40; count++) again();
    timeline.run(second);
    expect(disk.writes).toBeGreaterThan(999);
    // One goes alone, and the others share the next.
    expect(kept / disk.writes).toBeCloseTo(20, 0);
  });

  test("let one at a time have a lock", () => {
    const timeline = new Timeline();
    const lock = new Lock(timeline);
    let [inside, most, done] = [0, 0, 0];
    for (let count = 0; count < 10; count++)
      lock.take((release) => {
        most = Math.max(most, ++inside);
        timeline.after(50, () => {
          inside--;
          done++;
          release();
        });
      });
    timeline.run(500);
    expect([most, done, lock.held]).toEqual([1, 10, 500]);
  });
});

const costs: Costs = {
  date: "",
  machine: "",
  server: {
    move: 50,
    round: 300,
    wake: 80,
    hear: 5,
    skip: 1,
    enter: 20,
    watcher: 2,
    compare: 10,
    connection: 1,
    idle: 10_000,
    gameBytes: 6000,
  },
  database: {
    batch: 200,
    event: 20,
    notify: 90,
    notifyLocked: 40,
    notifyEvent: 2,
    notifyListener: 3,
    wake: 30,
    deliverEvent: 0.3,
    head: 3,
    show: 20,
    idle: 3000,
    job: 1600,
    eventWal: 330,
    batchWal: 100,
    connectionBytes: 2e6,
  },
  client: 20,
  runs: [],
};

const scenario: Scenario = {
  servers: 3,
  cores: 8,
  load: { movesPerSecond: 2000 },
  sync: 1000,
  standby: 500,
  network: 100,
  watchers: 0,
  awake: 1000,
  connections: 2000,
  listed: 0.5,
  beats: 1,
  seconds: 4,
  seed: 1,
};

describe("the simulation of servers", () => {
  test("keeps and shows all moves below what they carry, soon", () => {
    const { kept, answered, shown, movesPerSecond } = simulate(costs, scenario);
    expect(kept).toBeGreaterThan(0.99);
    expect(movesPerSecond / 2000).toBeCloseTo(1, 1);
    // At least a way there and back, the work, the disk and the standby.
    expect(answered).toBeGreaterThan(0.2 + 0.22 + 1 + 0.5);
    expect(shown).toBeGreaterThan(answered);
    expect(shown).toBeLessThan(50);
  });

  test("gives the same for the same seed, and nearly the same for another", () => {
    const first = simulate(costs, scenario);
    expect(simulate(costs, scenario)).toEqual(first);
    const other = simulate(costs, { ...scenario, seed: 2 });
    expect(other).not.toEqual(first);
    expect(other.answered / first.answered).toBeCloseTo(1, 0);
  });

  test("loses ground beyond what they carry", () => {
    const { kept, server } = simulate(costs, { ...scenario, servers: 1, load: { movesPerSecond: 40_000 } });
    expect(server).toBeGreaterThan(0.99);
    expect(kept).toBeLessThan(0.7);
  });

  test("uses what the closed form says, where nobody waits long", () => {
    const plan: Plan = { ...assumed, servers: 10 };
    const movesPerSecond = 1500;
    const used = shares(costs, plan, movesPerSecond);
    const outcome = simulate(costs, {
      ...scenario,
      ...plan,
      ...population(plan, movesPerSecond),
      load: { movesPerSecond },
    });
    expect(Math.abs(outcome.database / used.database - 1)).toBeLessThan(0.15);
    expect(Math.abs(outcome.lock / used.lock - 1)).toBeLessThan(0.25);
    expect(Math.abs(outcome.server / used.server - 1)).toBeLessThan(0.25);
  });
});

const assumed: Plan = {
  servers: 1,
  databases: 1,
  cores: 32,
  sync: 1000,
  standby: 500,
  network: 100,
  logBytes: 200e6,
  serverBytes: 2e9,
  secondsPerMove: 5,
  movesPerGame: 60,
  watchers: 0,
  listed: 0.5,
  limitBeats: 1,
  presenceBeats: 1 / 15,
  connectionBytes: 9500,
};

describe("what servers carry", () => {
  test("is what one thing allows that is used to the bound, and the others less", () => {
    for (const servers of [1, 10, 100]) {
      const plan = { ...assumed, servers };
      const { movesPerSecond, first } = carried(costs, plan, 0.6);
      const used = shares(costs, plan, movesPerSecond);
      expect(used[first]).toBeCloseTo(0.6, 3);
      expect(Math.max(...Object.values(used))).toBeLessThan(0.601);
    }
  });

  test("is nothing when what servers say once a second is too much already", () => {
    const { movesPerSecond, first } = carried(costs, { ...assumed, servers: 1000 });
    expect([Math.round(movesPerSecond), first]).toEqual([0, "database"]);
    expect(carried(costs, { ...assumed, servers: 1000, limitBeats: 0 }).movesPerSecond).toBeGreaterThan(100);
  });
});
