import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Chance, seededChance } from "../../src/players/index.ts";
import { cases } from "../cases.ts";
import { temporaryFolder } from "../server/support.ts";
import { arena, runner } from "./command.ts";

/** Every one plays by its seed and the game's number, whatever it has played before. */
const players = ["smart", "random", "steady", "beginner", "expert", "casual", "perfect", "random"];

function botsFile(folder: string): void {
  const bots = players.map((builtin, at) => ({ name: `${builtin} ${at}`, builtin }));
  writeFileSync(join(folder, "bots.json"), JSON.stringify(bots));
}

/** A clock that no busy machine makes anyone lose by. */
const common = ["--lanes", "2", "--seed", "5", "--tc", "600", "--file", "t.db"];

interface Course {
  readonly kills: number;
  readonly args: readonly string[];
}

const courses: readonly (readonly [string, Course])[] = [
  ["a match", { kills: cases(3, 40), args: ["match", "smart", "random", "--pairs", "300"] }],
  [
    "a match under a sequential test",
    { kills: cases(2, 20), args: ["match", "smart", "expert", "--pairs", "400", "--sprt", "0,60"] },
  ],
  ["a round robin", { kills: cases(2, 10), args: ["tournament", "bots.json", "--pairs", "4"] }],
  [
    "a Swiss tournament",
    { kills: cases(2, 15), args: ["tournament", "bots.json", "--format", "swiss", "--rounds", "7"] },
  ],
  [
    "a knockout",
    { kills: cases(2, 15), args: ["tournament", "bots.json", "--format", "knockout", "--pairs", "6"] },
  ],
];

/** The table as people and as programs read it; only the id is another. */
async function table(folder: string): Promise<string> {
  const [listed] = (await arena(folder, ["show", "--json", "--file", "t.db"])).stdout.split("\n");
  const { id } = JSON.parse(listed ?? "") as { id: string };
  const text = await arena(folder, ["show", id, "--file", "t.db"]);
  const data = await arena(folder, ["show", id, "--file", "t.db", "--json"]);
  expect([text.status, data.status, text.stderr + data.stderr]).toEqual([0, 0, ""]);
  return `${text.stdout}${data.stdout}`.replaceAll(id, "ID");
}

/** Some are killed while they start, most while they play; false when it had come to its end. */
async function killedAtRandom(folder: string, args: readonly string[], chance: Chance): Promise<boolean> {
  const run = runner(folder, args);
  if (chance() < 0.8) await run.playing;
  await new Promise((resolve) => setTimeout(resolve, chance() * 300));
  run.kill("SIGKILL");
  const { status, errors } = await run.over;
  // The one before was killed when everything had been played.
  if (errors.includes("no such tournament")) return false;
  expect(errors).toBe("");
  return status === null;
}

const noneYet = async (folder: string) => (await arena(folder, ["show", "--file", "t.db"])).status !== 0;

test.each(courses)(
  "%s that is killed again and again has the table of one that was not",
  {
    timeout: 3_000_000,
  },
  async (_name, { kills, args }) => {
    const chance = seededChance(kills);
    const whole = temporaryFolder();
    botsFile(whole);
    const first = await arena(whole, [...args, ...common]);
    expect([first.status, first.stderr]).toEqual([0, ""]);
    const expected = await table(whole);
    expect(expected).toContain('"ending":"');

    let done = 0;
    while (done < kills) {
      const folder = temporaryFolder();
      botsFile(folder);
      let isOver = false;
      while (!isOver && done < kills) {
        const again = (await noneYet(folder))
          ? [...args, ...common]
          : ["resume", ...common.slice(0, 2), "--file", "t.db"];
        if (await killedAtRandom(folder, again, chance)) done++;
        else isOver = true;
      }
      if (await noneYet(folder)) continue;
      const end = await arena(folder, ["resume", "--lanes", "2", "--file", "t.db"]);
      // Whichever was killed after its last game has nothing left to be resumed.
      if (end.status !== 0) expect(end.stderr).toContain("no such tournament");
      expect(await table(folder)).toBe(expected);
    }
    expect(done).toBe(kills);
  },
);

test("a second runner on one file is told so in one line, whatever it would do, and the first plays on", async () => {
  const folder = temporaryFolder();
  botsFile(folder);
  const first = runner(folder, ["match", "smart", "random", "--pairs", "100000", ...common]);
  onTestFinished(() => first.kill("SIGKILL"));
  await first.playing;
  for (const args of [
    ["match", "smart", "random", "--pairs", "1"],
    ["tournament", "bots.json"],
    ["resume"],
  ]) {
    const told = await arena(folder, [...args, "--file", "t.db"]);
    expect(told).toEqual({
      stdout: "",
      stderr:
        "grundy: t.db has a tournament that is being played; wait for its end, or choose another --file\n",
      status: 1,
    });
  }
  // Who only looks is let in.
  expect((await arena(folder, ["show", "--file", "t.db"])).stdout).toMatch(/games?, not over\n$/);
  first.kill("SIGKILL");
  await first.over;
  expect((await arena(folder, ["match", "smart", "random", "--pairs", "1", "--file", "t.db"])).status).toBe(
    0,
  );
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops a run, which says how to go on, with status 130",
  async (signal) => {
    const folder = temporaryFolder();
    const run = runner(folder, ["match", "smart", "random", "--pairs", "100000", ...common]);
    await run.playing;
    run.kill(signal);
    expect(await run.over).toEqual({ status: 130, errors: "" });
    const listed = (await arena(folder, ["show", "--file", "t.db"])).stdout;
    expect(listed).toMatch(/: [0-9]+ games?, not over\n$/);
    const again = runner(folder, ["resume", listed.split(" ")[0] ?? "", "--lanes", "2", "--file", "t.db"]);
    await again.playing;
    again.kill(signal);
    expect((await again.over).status).toBe(130);
  },
);
