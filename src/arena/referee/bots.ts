import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute } from "node:path";
import type { GameId } from "../../games/index.ts";
import {
  folderSize,
  type Launch,
  type Limits,
  makeFolder,
  noSandbox,
  openSandbox,
  removeFolder,
  type Sandbox,
  usualLimits,
} from "../../programs/index.ts";
import { javaReady } from "./java-bot.ts";
import { commandsOf, linkOf } from "./links/index.ts";
import type { MakeLink } from "./links/link.ts";
import type { RefereedBot, RefereeSetup } from "./referee.ts";

/** How a bot's processes are begun, contained and spoken to. */
export interface BotLaunch {
  readonly launch: Launch;
  readonly sandbox: Sandbox;
  readonly limits: Limits;
  /** It has limits that somebody has to look at. */
  readonly watched: boolean;
  /** A new process for every game. */
  readonly fresh: boolean;
  readonly makeLink: MakeLink;
}

/** Time is the referee's. */
const untimed = { processor: Number.POSITIVE_INFINITY, wall: Number.POSITIVE_INFINITY } as const;

/** Own programs are trusted with the machine; what they say is limited all the same. */
const trusted: Limits = {
  ...usualLimits.bot,
  ...untimed,
  memory: Number.POSITIVE_INFINITY,
  processes: Number.POSITIVE_INFINITY,
  openFiles: Number.POSITIVE_INFINITY,
  fileSize: Number.POSITIVE_INFINITY,
  disk: Number.POSITIVE_INFINITY,
};

/** Where it moves first, and where it moves second: the same for a program that is not told so with its command. */
export type SidedLaunch = readonly [BotLaunch, BotLaunch];

/** Everybody's launch, and what is to be removed afterwards. */
export class Bots {
  readonly launches: readonly SidedLaunch[];
  readonly #folders: readonly string[];

  private constructor(launches: readonly SidedLaunch[], folders: readonly string[]) {
    this.launches = launches;
    this.#folders = folders;
  }

  static async open(setup: RefereeSetup): Promise<Bots> {
    const sandbox = setup.sandbox ? await openSandbox() : noSandbox;
    const folders: string[] = [];
    const launches: SidedLaunch[] = [];
    try {
      for (const given of setup.bots) {
        const bot = await startable(given, sandbox, () => {
          const folder = makeFolder();
          folders.push(folder);
          return folder;
        });
        const contained = sandbox.level > 0 && bot.setup.player.kind === "program";
        const folder = contained ? makeFolder() : undefined;
        if (folder !== undefined) folders.push(folder);
        const how =
          folder === undefined ? own(bot) : await containedIn(folder, bot, sandbox, 2 * setup.lanes);
        const makeLink = linkFor(setup.game, bot);
        launches.push(sided({ fresh: bot.setup.fresh ?? false, makeLink, ...how }, bot));
      }
    } catch (error) {
      for (const folder of folders) removeFolder(folder);
      throw error;
    }
    return new Bots(launches, folders);
  }

  close(): void {
    for (const folder of this.#folders) removeFolder(folder);
  }
}

/** What a class in Java is started with has to be made first, where that has not been done. */
async function startable(bot: RefereedBot, sandbox: Sandbox, folder: () => string): Promise<RefereedBot> {
  const { player } = bot.setup;
  return player.kind === "program" && player.protocol === "java" ? javaReady(bot, sandbox, folder) : bot;
}

type Contained = Pick<BotLaunch, "launch" | "sandbox" | "limits" | "watched">;

function own({ setup, command }: RefereedBot): Contained {
  const { directory = process.cwd(), environment, limits } = setup;
  return {
    launch: { command, directory, environment: { HOME: homedir(), ...environment } },
    sandbox: noSandbox,
    limits: { ...trusted, ...limits },
    watched: limits !== undefined,
  };
}

/** A contained program is given its folder to write to, which is a copy and gone afterwards; its processes have it together. */
async function containedIn(
  folder: string,
  { setup, command, readable = [] }: RefereedBot,
  sandbox: Sandbox,
  atOnce: number,
): Promise<Contained> {
  const { directory, environment = {}, limits } = setup;
  if (directory !== undefined) await cp(directory, folder, { recursive: true, verbatimSymlinks: true });
  const usual = { ...usualLimits.bot, ...untimed, ...limits };
  return {
    launch: { command, directory: folder, environment, readable: [...command.filter(isFile), ...readable] },
    sandbox,
    limits: {
      ...usual,
      // The kernel counts by user, and a user is a folder's.
      processes: usual.processes * atOnce,
      disk: usual.disk + (await folderSize(folder, Number.POSITIVE_INFINITY)),
    },
    watched: true,
  };
}

function sided(launch: BotLaunch, { setup: { player } }: RefereedBot): SidedLaunch {
  const { command } = launch.launch;
  const [first, second] =
    player.kind === "program" ? commandsOf(player.protocol, command) : [command, command];
  if (first === second) return [launch, launch];
  const beginning = (words: readonly string[]) => ({
    ...launch,
    launch: { ...launch.launch, command: words },
  });
  return [beginning(first), beginning(second)];
}

function isFile(word: string): boolean {
  return isAbsolute(word) && existsSync(word);
}

/** A player of this house speaks the line protocol. */
function linkFor(game: GameId, { setup: { name, player, depth } }: RefereedBot): MakeLink {
  const protocol = player.kind === "program" ? player.protocol : "line";
  const found = linkOf(game, protocol);
  if (!found) throw new Error(`${name}: ${protocol} is not spoken in ${game}`);
  return depth === undefined ? found : (setup, host) => found({ ...setup, depth }, host);
}
