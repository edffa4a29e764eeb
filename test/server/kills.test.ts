import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { killAgainAndAgain } from "../../bench/server/kills.ts";
import { seededChance } from "../../src/players/chance.ts";
import { cases } from "../cases.ts";
import { bundle, temporaryFolder } from "./support.ts";

let folder: string;
beforeAll(async () => {
  folder = await bundle({ target: "bench/server/target.ts" });
});
afterAll(() => rmSync(folder, { recursive: true }));

const kills = cases(8, 20);

test(`killed ${kills} times under load: nothing acknowledged or shown is lost, nothing doubled`, {
  timeout: 240_000,
}, async () => {
  const report = await killAgainAndAgain({
    target: join(folder, "target.js"),
    mode: "durable",
    file: join(temporaryFolder(), "grundy.db"),
    kills,
    games: 20,
    chance: seededChance(1),
  });
  expect(report).toMatchObject({ kills, lost: 0, doubled: 0 });
  expect(report.known).toBeGreaterThan(25 * kills);
  expect(report.repeated).toBeGreaterThan(kills);
});

test("the same test catches a server that acknowledges before the commit", { timeout: 120_000 }, async () => {
  const report = await killAgainAndAgain({
    target: join(folder, "target.js"),
    mode: "early",
    file: join(temporaryFolder(), "grundy.db"),
    kills: 20,
    games: 20,
    chance: seededChance(2),
    stopAtLoss: true,
  });
  expect(report.lost).toBeGreaterThan(0);
});
