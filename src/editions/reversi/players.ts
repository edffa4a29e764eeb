import { levelOf, maxLevel, minLevel } from "../../engine/levels.ts";
import type { Engine } from "../../engine/types.ts";
import { accept, type Result, refuse, reversi } from "../../games/index.ts";
import { parseInteger } from "../../notation/index.ts";
import { type Chance, type Player, randomPlayer } from "../../players/index.ts";

export type ReversiPlayer = Player<"reversi">;

/** Who plays a colour: a person at the dialogue, or a player that answers by itself. */
export type Side = "human" | ReversiPlayer;

/** What players may draw on. */
export interface Means {
  readonly chance: Chance;
  /** Gives the Reversi engine, which is opened another way in Node than in a browser; asked only for a side that wants it. */
  readonly openEngine?: () => Promise<Pick<Engine, "choose">>;
}

interface Kind {
  /** How it is written, for the line that lists what may be chosen. */
  readonly form: string;
  /** Whether it has a level behind a colon, `kind:level`. */
  readonly levels: boolean;
  /** Undefined for a level that it does not have. May answer later, so that a heavy player is loaded only when chosen. */
  make(level: string, means: Means): Side | undefined | Promise<Side | undefined>;
}

/** Every kind of side. A new kind of player adds its entry here, and every console that lets one choose offers it. */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["human", { form: "human", levels: false, make: () => "human" }],
  ["random", { form: "random", levels: false, make: (_, { chance }) => randomPlayer(reversi, chance) }],
  ["engine", { form: `engine:${minLevel} to engine:${maxLevel}`, levels: true, make: engineSide }],
]);

/** Every form a side may be written in. */
export const sideForms: readonly string[] = [...kinds.values()].map((kind) => kind.form);

/** A side from its text: a kind, and its level behind a colon where it has levels. */
export async function parseSide(text: string, means: Means): Promise<Result<Side>> {
  const [, name = "", colon, level = ""] = /^([^:]*)(:)?(.*)$/s.exec(text.trim().toLowerCase()) ?? [];
  const kind = kinds.get(name);
  const side = kind && kind.levels === (colon === ":") ? await kind.make(level, means) : undefined;
  if (side === undefined)
    return refuse("option-not-one-of", { name: "player", choices: sideForms.join(", ") });
  return accept(side);
}

async function engineSide(text: string, { chance, openEngine }: Means): Promise<Side | undefined> {
  const level = parseInteger(text);
  if (level === undefined || !levelOf(level) || !openEngine) return undefined;
  const engine = await openEngine();
  return { name: `Engine ${level}`, choose: (position) => engine.choose(position, level, chance) };
}
