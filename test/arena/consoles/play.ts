import { fileURLToPath } from "node:url";
import { Desk } from "../../../src/arena/referee/desk.ts";
import { botOf, type PlayOptions, setupOf } from "../../../src/arena/referee/fixtures.ts";
import type { PlayedGame, RefereedBot } from "../../../src/arena/referee/index.ts";
import type { GameId } from "../../../src/games/index.ts";
import type { ProgramProtocol } from "../../../src/players/index.ts";

export const main = fileURLToPath(new URL("../../../dist/cli/main.js", import.meta.url));
const partner = fileURLToPath(new URL("partner.mjs", import.meta.url));

export function program(
  protocol: ProgramProtocol,
  command: readonly string[],
  more: Partial<RefereedBot["setup"]> = {},
): RefereedBot {
  return botOf(command, { player: { kind: "program", protocol, command: command.join(" ") }, ...more });
}

/** One of this house, in the line protocol. */
export function house(game: GameId, options: unknown, spec: string, seed = 1): RefereedBot {
  return botOf([process.execPath, partner, game, JSON.stringify(options), spec, String(seed)]);
}

/** Each opening with both sides, `times` over; the first bot's games against the second in their order. */
export async function playPairs(
  bots: readonly [RefereedBot, RefereedBot],
  openings: readonly string[],
  options: PlayOptions & { readonly times?: number },
): Promise<PlayedGame[]> {
  const pairs = Array.from({ length: options.times ?? 1 }, () => openings).flat();
  const tasks = pairs.flatMap((opening, pair) => [
    { number: 2 * pair, opening, bots: [0, 1] as const },
    { number: 2 * pair + 1, opening, bots: [1, 0] as const },
  ]);
  const games: PlayedGame[] = [];
  let done = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  const desk = await Desk.open(setupOf(bots, options), {
    played(batch) {
      games.push(...batch);
      if (games.length >= tasks.length) done();
    },
    shown: () => {},
  });
  desk.play(tasks);
  await finished;
  await desk.close();
  return games.sort((a, b) => a.game.number - b.game.number);
}

/** How often the bot of this number has won. */
export function winsOf(bot: number, games: readonly PlayedGame[]): number {
  return games.filter(({ game }) => game.winner !== null && game.bots[game.winner] === bot).length;
}

export function faultsOf(games: readonly PlayedGame[]): unknown[] {
  return games.flatMap(({ game, evidence }) =>
    game.fault ? [{ fault: game.fault, moves: game.moves, evidence }] : [],
  );
}
