import { reversi } from "../games/index.ts";
import {
  kindsOf,
  makeSpec,
  openPlayer,
  type Player,
  type PlayerSpec,
  parseSpec,
  type Resources,
} from "../players/index.ts";
import { gtpProcess, nboardProcess } from "../players/process.ts";
import { refused } from "./errors.ts";
import { readOr } from "./refused.ts";

/** One side of a match, with a watch on its time. */
export interface Contestant {
  readonly name: string;
  readonly player: Player<"reversi">;
  secondsPerMove(): number;
  close(): void;
}

/** What the command line says about programs outside. */
export interface ProgramOptions {
  /** The command line of a program that is named without one. */
  readonly command: string | undefined;
  /** The depth an NBoard program is set to. */
  readonly depth: number;
}

const kinds = [...kindsOf(reversi), "program"] as const;
const protocols = ["gtp", "nboard"] as const;

/** A contestant from its text. */
export async function contestantFrom(
  text: string,
  programs: ProgramOptions,
  resources: Resources,
): Promise<Contestant> {
  const spec = readOr(parseSpec(text, kinds, protocols));
  if (spec.kind === "program") return programFrom(spec, programs);
  const player = await openPlayer(spec, reversi, resources);
  if (!player) throw new Error(`no player for ${makeSpec(spec)}: a match is given the engine`);
  return timed(makeSpec(spec), player);
}

function programFrom(
  { protocol, command: own }: PlayerSpec & { kind: "program" },
  { command: given, depth }: ProgramOptions,
): Contestant {
  const command = own || given;
  if (!command) throw refused("program-missing", { protocol });
  return timed(command, protocol === "gtp" ? gtpProcess({ command }) : nboardProcess({ command }, depth));
}

function timed(name: string, player: Player<"reversi">): Contestant {
  let milliseconds = 0;
  let moves = 0;
  return {
    name,
    player: {
      name,
      async choose(position) {
        const started = performance.now();
        const square = await player.choose(position);
        milliseconds += performance.now() - started;
        moves++;
        return square;
      },
      ended: (result) => player.ended?.(result),
    },
    secondsPerMove: () => (moves === 0 ? 0 : milliseconds / moves / 1000),
    close: () => player.close?.(),
  };
}
