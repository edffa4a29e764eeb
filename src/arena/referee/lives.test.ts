import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Desk } from "./desk.ts";
import { honest, playGames, Scripts, setupOf, tasksOf } from "./fixtures.ts";
import type { PlayedGame, RefereedBot } from "./referee.ts";

let scripts: Scripts;
beforeAll(() => {
  scripts = new Scripts();
});
afterAll(() => scripts.remove());

const lines = (file: string) => {
  try {
    return readFileSync(file, "utf8").trimEnd().split("\n");
  } catch {
    return [];
  }
};

/** A bot for the shell, which starts quickly; it notes its starts and its ends in a file. */
function noting(name: string): { bot: RefereedBot; file: string } {
  const file = join(scripts.folder, name);
  const bot = scripts.shell(`
echo start >>${file}
echo ready
while read word position rest; do
  case $word in
    go) before=\${position%%1*}; echo "$((\${#before} + 1)) 1";;
    quit) echo quit >>${file}; exit;;
  esac
done`);
  return { bot, file };
}

const one = {
  options: { rows: [1], take: { from: 1, to: 2 }, middle: true, last: "wins" },
  opening: "1 1",
  lanes: 1,
};
const times = (count: number) => Array.from({ length: count }, () => [0, 1] as const);

describe("a process", () => {
  it("lives on between games, and is new after a thousand", async () => {
    const [first, second] = [noting("first"), noting("second")];
    const games = await playGames([first.bot, second.bot], times(1001), one);
    expect(games.every(({ game }) => game.winner === 0 && game.fault === null)).toBe(true);
    expect(games.map(({ game }) => game.number)).toEqual(Array.from({ length: 1001 }, (_, number) => number));
    for (const { file } of [first, second])
      expect(lines(file).filter((line) => line === "start")).toHaveLength(2);
  });

  it("is new for every game where its setup says so", async () => {
    const [usual, fresh] = [noting("usual"), noting("fresh")];
    const bots = [usual.bot, { ...fresh.bot, setup: { ...fresh.bot.setup, fresh: true as const } }];
    await playGames(bots, times(4), { lanes: 1 });
    expect(lines(usual.file).filter((line) => line === "start")).toHaveLength(1);
    expect(lines(fresh.file).filter((line) => line === "start")).toHaveLength(4);
  });

  it("is new after a fault", async () => {
    const file = join(scripts.folder, "faulty");
    const source = `require("fs").appendFileSync(${JSON.stringify(file)}, "start\\n"); moves(() => say("nonsense"));`;
    const games = await playGames([scripts.bot(source), scripts.bot(honest)], times(3), { lanes: 1 });
    expect(games.map(({ game }) => game.fault?.kind)).toEqual(["malformed", "malformed", "malformed"]);
    expect(lines(file)).toHaveLength(3);
  });

  it("is closed when too many are idle, the one that was used longest ago", async () => {
    const bots = Array.from({ length: 40 }, (_, number) => noting(`class-${number}`));
    const played: PlayedGame[] = [];
    const desk = await Desk.open(
      setupOf(
        bots.map(({ bot }) => bot),
        { lanes: 1 },
      ),
      { played: (games) => played.push(...games), shown: () => {} },
    );
    desk.play(tasksOf(Array.from({ length: 20 }, (_, pair) => [2 * pair, 2 * pair + 1] as const)));
    await expect.poll(() => played.length).toBe(20);
    const ended = () => bots.map(({ file }) => lines(file).at(-1) === "quit");
    await expect.poll(() => ended().filter(Boolean)).toHaveLength(8);
    expect(ended().lastIndexOf(true)).toBe(7);
    await desk.close();
  });

  it("is told how a game ended, which is the next and the first question in one write", async () => {
    const file = join(scripts.folder, "chunks");
    const chunks = `process.stdin.on("data", (chunk) => require("fs").appendFileSync(${JSON.stringify(file)}, JSON.stringify(String(chunk)) + "\\n"));`;
    await playGames([scripts.bot(chunks + honest), scripts.bot(honest)], times(2), one);
    const head = "new kayles rows=1 take=1-2 place=any last=wins seat=1 clock=20000+0";
    const chunk = JSON.stringify(`over win 1 moves\n${head} id=1\ngo 1 - 20000 20000\n`);
    expect(lines(file)).toContain(chunk);
  });

  it("does not have to be two for a bot that plays against itself, one seat after the other", async () => {
    const games = await playGames([scripts.bot(honest)], [[0, 0]], {});
    expect(games[0]?.game).toMatchObject({ winner: 0, plies: 5, fault: null });
  });
});

describe("a desk", () => {
  it("shows what goes on, and gives it up when it is closed", async () => {
    const slow = scripts.bot("moves((line) => setTimeout(() => say(first(line)), 400));");
    const shown: number[] = [];
    const desk = await Desk.open(setupOf([slow], { lanes: 3 }), {
      played: () => {},
      shown(running) {
        shown.push(running.length);
        for (const { left, opening, bots } of running) {
          expect(opening).toBe("11111 1");
          expect(bots).toEqual([0, 0]);
          for (const each of left ?? []) expect(each).toBeGreaterThan(10_000);
        }
      },
    });
    desk.play(
      tasksOf([
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
    );
    await expect.poll(() => shown.includes(3)).toBe(true);
    await desk.close();
    const told = shown.length;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(shown).toHaveLength(told);
  });

  it("refuses a protocol that is not spoken in the game", async () => {
    const bot = {
      command: ["x"],
      setup: { name: "x", player: { kind: "program", protocol: "gtp", command: "x" } },
    } as const;
    await expect(Desk.open(setupOf([bot], {}), { played: () => {}, shown: () => {} })).rejects.toThrow(
      "gtp is not spoken in kayles",
    );
  });
});
