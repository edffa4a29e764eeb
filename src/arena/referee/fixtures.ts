import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameId } from "../../games/index.ts";
import type { BotLimits, ClockRule } from "../setup.ts";
import { Desk } from "./desk.ts";
import type { GameTask, PlayedGame, RefereedBot, RefereeSetup } from "./referee.ts";

/** What every scripted bot has: `on(line => …)`, `say(text)`, and a legal move of a `go` in one row. */
const prelude = `
const say = (text) => process.stdout.write(text + "\\n");
const on = (take) => {
  let rest = "";
  process.stdin.on("data", (chunk) => {
    const lines = (rest + chunk).split("\\n");
    rest = lines.pop();
    for (const line of lines) take(line);
  });
  process.stdin.on("end", () => process.exit());
};
const first = (line) => (line.split(" ")[1].indexOf("1") + 1) + " 1";
const moves = (answer) => on((line) => {
  if (line.startsWith("grundy ")) say("ready " + process.argv[1]);
  if (line.startsWith("go ")) answer(line);
});
`;

export const honest = "moves((line) => say(first(line)));";

export class Scripts {
  readonly folder = mkdtempSync(join(tmpdir(), "grundy-scripts-"));
  #count = 0;

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A bot in JavaScript. */
  bot(source: string, more: { limits?: BotLimits; fresh?: true } = {}): RefereedBot {
    const file = join(this.folder, `bot-${++this.#count}.cjs`);
    writeFileSync(file, prelude + source);
    return botOf([process.execPath, file], more);
  }

  /** A program for the shell. */
  shell(source: string): RefereedBot {
    const file = join(this.folder, `bot-${++this.#count}.sh`);
    writeFileSync(file, `#!/bin/sh\n${source}\n`);
    chmodSync(file, 0o755);
    return botOf([file]);
  }
}

export function botOf(command: readonly string[], more: Partial<RefereedBot["setup"]> = {}): RefereedBot {
  // The line protocol is what players of this house speak, whatever they are.
  return { setup: { name: command.join(" "), player: { kind: "random" }, ...more }, command };
}

export interface PlayOptions {
  readonly game?: GameId;
  readonly options?: unknown;
  readonly clock?: ClockRule;
  readonly lanes?: number;
  readonly start?: number;
  readonly opening?: string;
  readonly sandbox?: boolean;
  /** Told when the first snapshot of running games comes, and so on. */
  readonly shown?: (running: number) => void;
}

const kaylesOptions = { rows: [5], take: { from: 1, to: 2 }, middle: true, last: "wins" } as const;

export function setupOf(bots: readonly RefereedBot[], options: PlayOptions): RefereeSetup {
  return {
    game: options.game ?? "kayles",
    options: options.options ?? kaylesOptions,
    bots,
    clock: options.clock ?? { kind: "game", initial: 20_000, increment: 0 },
    lanes: options.lanes ?? 2,
    sandbox: options.sandbox ?? false,
    ...(options.start === undefined ? {} : { start: options.start }),
  };
}

/** Plays games between bots on a desk in this thread, and gives them in the order of their numbers. */
export async function playGames(
  bots: readonly RefereedBot[],
  pairings: readonly (readonly [number, number])[],
  options: PlayOptions = {},
): Promise<PlayedGame[]> {
  const games: PlayedGame[] = [];
  let done = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  const desk = await Desk.open(setupOf(bots, options), {
    played(batch) {
      games.push(...batch);
      if (games.length >= pairings.length) done();
    },
    shown: (running) => options.shown?.(running.length),
  });
  desk.play(tasksOf(pairings, options.opening));
  await finished;
  await desk.close();
  return games.sort((a, b) => a.game.number - b.game.number);
}

export function tasksOf(pairings: readonly (readonly [number, number])[], opening = "11111 1"): GameTask[] {
  return pairings.map((bots, number) => ({ number, opening, bots }));
}
