import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "../cases.ts";
import { freePort } from "../ports.ts";
import { haproxy, startBalancer } from "../scaling/balancers.ts";
import { lack } from "../scaling/programs.ts";
import { bundle } from "../server/support.ts";
import {
  crashDatabase,
  cutServers,
  type Front,
  failOver,
  freezeServers,
  killAnything,
  killServers,
  restartInTurn,
  type World,
  withoutKey,
} from "./failures.ts";
import { Network } from "./network.ts";
import { clean, wrongs } from "./notes.ts";
import { findPrograms, type Programs } from "./programs.ts";

const programs = await findPrograms();
const lacking = typeof programs === "string" ? programs : undefined;

let folder: string;
beforeAll(async () => {
  folder = await bundle({ main: "src/cli/main.ts", wrong: "test/machines/wrong-server.ts" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const world = (times: number, seed: number): World => ({
  main: join(folder, "main.js"),
  programs: programs as Programs,
  times,
  seed,
});

const wrong = (how: "hasty" | "sleeper", times: number, seed: number): World => ({
  ...world(times, seed),
  main: join(folder, "wrong.js"),
  args: ["--how", how],
});

const minutes = (sample: number) => ({ timeout: cases(sample, 60) * 60_000 });

const front: Front = async (servers) => {
  const port = await freePort();
  await startBalancer(haproxy, { port, servers });
  return `127.0.0.1:${port}`;
};

/** The asked bounds, in milliseconds; with every run of the tests other files run beside this one. */
const [afterKill, afterPromotion] = [5000, 2000].map((asked) => asked * cases(3, 1)) as [number, number];

const balanced = haproxy.program
  ? process.platform === "linux"
    ? ""
    : " (skipped: needs Linux)"
  : lack(haproxy.program, "haproxy");
const cut = await Network.lacking();

describe.skipIf(lacking)(`three servers and thirty games${lacking ? ` (${lacking})` : ""}`, () => {
  test("servers killed: nothing lost, nothing doubled, and nobody waits for long", minutes(3), async () => {
    const report = await killServers(world(cases(3, 100), 1));
    expect(report).toMatchObject(clean);
    expect(report.beaten).toBeGreaterThan(0);
    expect(report.slowest).toBeLessThan(afterKill);
  });

  test("the same players catch killed servers that had answered before the commit", minutes(3), async () => {
    expect(wrongs(await killServers({ ...wrong("hasty", 20, 2), rivals: 1e9 }))).toBeGreaterThan(0);
  });

  test("the same players catch events without a key", minutes(3), async () => {
    expect(wrongs(await withoutKey(world(1, 3)))).toBeGreaterThan(0);
  });

  test("PostgreSQL killed and started again: the games wait, and go on", minutes(3), async () => {
    expect(await crashDatabase(world(cases(2, 10), 4))).toMatchObject(clean);
  });

  test("the same players catch a database that forgets with a crash", minutes(3), async () => {
    expect(wrongs(await crashDatabase(world(1, 5), false))).toBeGreaterThan(0);
  });

  test("the primary lost, and back as if nothing had happened, or never gone", minutes(3), async () => {
    const report = await failOver(world(cases(3, 12), 6));
    expect(report).toMatchObject(clean);
    expect(report.afterPromotion.later).toBeLessThan(afterPromotion);
    expect(report.afterPromotion["at once"]).toBeLessThan(afterKill);
    // Commits wait there for a standby that is one no longer, until a server gives one up (5 s) and looks for another machine (2 s).
    expect(report.afterPromotion.there).toBeLessThan(15_000);
  });

  test("the same players catch a standby that was not synchronous", minutes(3), async () => {
    expect(wrongs(await failOver(world(1, 7), false))).toBeGreaterThan(0);
  });

  test("servers frozen for longer than anyone waits, and woken", minutes(3), async () => {
    expect(await freezeServers(world(cases(1, 10), 8))).toMatchObject(clean);
  });

  // What a server must do after it was frozen, cut off or started again is the same: look at what the others did.
  test.runIf(cases(0, 1))(
    "the same players catch a server that does not ask, once woken, what others did",
    minutes(3),
    async () => {
      const report = await freezeServers(wrong("sleeper", 1, 9));
      expect(report.beforeWaking).toMatchObject(clean);
      expect(wrongs(report)).toBeGreaterThan(0);
    },
  );

  describe.skipIf(balanced)(`behind HAProxy${balanced}`, () => {
    test("servers restarted in turn", minutes(3), async () => {
      const report = await restartInTurn(world(cases(1, 5), 10), front);
      expect(report).toMatchObject(clean);
      expect(report.slowest).toBeLessThan(afterKill);
    });

    test("servers killed, and the primary", minutes(3), async () => {
      const report = await killAnything(world(cases(1, 10), 11), front);
      expect(report).toMatchObject(clean);
      expect(report.slowest).toBeLessThan(afterKill);
    });
  });

  test.skipIf(cut)(
    `servers cut from the database, and joined again${cut ? ` (${cut})` : ""}`,
    minutes(3),
    async () => {
      const network = await Network.make(2);
      try {
        expect(await cutServers(world(cases(2, 12), 12), network)).toMatchObject(clean);
      } finally {
        await network.remove();
      }
    },
  );
});
