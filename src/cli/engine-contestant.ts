import { type Engine, type Limits, levelOf } from "../engine/index.ts";
import { legalSquares, reversi, type Square } from "../games/index.ts";
import {
  type Chance,
  enginePlayer,
  type Player,
  type ProgramPlayer,
  randomPlayer,
} from "../players/index.ts";
import { gtpProcess, nboardProcess } from "../players/process.ts";
import { UserError } from "./errors.ts";

/** One side of a match, with a watch on its time. */
export interface Contestant {
  readonly name: string;
  readonly player: Player<"reversi">;
  secondsPerMove(): number;
  close(): void;
}

export interface Means {
  readonly engine: Engine;
  readonly chance: Chance;
  readonly command: string | undefined;
  readonly cmdDepth: number;
}

const forms = "a level from 1 to 20, depth:8, seconds:0.5, nodes:100000, random, gtp or nboard with --cmd";

/** A contestant from its text. */
export function contestantFrom(text: string, means: Means): Contestant {
  const [, kind = "", , value = ""] = /^([a-z]*)(:?)(.*)$/is.exec(text.trim()) ?? [];
  const level =
    /^(|engine|level)$/.test(kind) && /^[0-9]{1,2}$/.test(value) ? levelOf(Number(value)) : undefined;
  if (level) return timed(`level ${level.level}`, enginePlayer(means.engine, level.level, means.chance));
  if (kind === "random" && value === "") return timed("random", randomPlayer(reversi, means.chance));
  if (kind === "gtp" || kind === "nboard") {
    const command = value || means.command;
    if (!command) throw new UserError(`${kind} needs the program's command line: --cmd "program arguments"`);
    const program = kind === "gtp" ? gtpProcess({ command }) : nboardProcess({ command }, means.cmdDepth);
    return timed(command, program, program);
  }
  const limits = limitsFrom(kind, value);
  if (!limits) throw new UserError(`“${text.slice(0, 40)}” is no contestant; choose ${forms}`);
  return timed(`${kind} ${value}`, limitedPlayer(means.engine, limits));
}

function limitsFrom(kind: string, value: string): Limits | undefined {
  const number = /^[0-9]{1,9}(\.[0-9]{1,6})?$/.test(value) ? Number(value) : 0;
  if (number <= 0) return undefined;
  if (kind === "depth" && Number.isInteger(number)) return { depth: number };
  if (kind === "nodes" && Number.isInteger(number)) return { nodes: number };
  if (kind === "seconds" || kind === "time") return { seconds: number };
  return undefined;
}

function limitedPlayer(engine: Engine, limits: Limits): Player<"reversi"> {
  return {
    name: "Engine",
    async choose(position) {
      const squares = legalSquares(position);
      if (squares.length === 1) return squares[0] as Square;
      const { best } = await engine.analyse(position, { ...limits, values: "best" }).result;
      return best as Square;
    },
  };
}

function timed(name: string, player: Player<"reversi">, program?: ProgramPlayer): Contestant {
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
    },
    secondsPerMove: () => (moves === 0 ? 0 : milliseconds / moves / 1000),
    close: () => program?.close(),
  };
}
