import type { Game } from "../games/index.ts";
import { type PlayerSpec, parseSpec, programProtocols } from "../players/index.ts";
import { botKinds, mostBots, takesDepth } from "./bots.ts";
import { asChoice, asObject, asText, asWhole } from "./members.ts";
import { type BotLimits, type BotSetup, longestName, mostDepth } from "./setup.ts";

type Data = ReadonlyMap<string, unknown>;

/** The longest command line, folder or value. */
const longestText = 4_096;

/** The place from 1 of the first bot that is none; 0 where there is no list of them. */
export function readKeptBots(data: unknown, game: Game): readonly BotSetup[] | number {
  if (!Array.isArray(data) || data.length < 2 || data.length > mostBots) return 0;
  const bots: BotSetup[] = [];
  const names = new Set<string>();
  for (const [index, entry] of data.entries()) {
    const bot = readBot(asObject(entry), game);
    if (!bot || names.has(bot.name)) return index + 1;
    names.add(bot.name);
    bots.push(bot);
  }
  return bots;
}

function readBot(data: Data | undefined, game: Game): BotSetup | undefined {
  const name = asText(data?.get("name"), longestName);
  const player = readPlayer(asObject(data?.get("player")), game);
  if (!data || name === undefined || !player) return undefined;
  const directory = data.get("directory");
  const environment = readEnvironment(data.get("environment"));
  const limits = readLimits(data.get("limits"));
  const fresh = data.get("fresh");
  const depth = asWhole(data.get("depth"), 1, mostDepth);
  if (directory !== undefined && asText(directory, longestText) === undefined) return undefined;
  if (!environment || !limits || (fresh !== undefined && fresh !== true)) return undefined;
  if (data.has("depth") && (depth === undefined || !takesDepth(player))) return undefined;
  return {
    name,
    player,
    ...(typeof directory === "string" ? { directory } : {}),
    ...environment,
    ...limits,
    ...(fresh ? { fresh } : {}),
    ...(depth === undefined ? {} : { depth }),
  };
}

function readPlayer(data: Data | undefined, game: Game): PlayerSpec | undefined {
  const kind = data?.get("kind");
  if (kind === "program") {
    const protocol = asChoice(data?.get("protocol"), programProtocols);
    const command = asText(data?.get("command"), longestText);
    return protocol && command !== undefined ? { kind, protocol, command } : undefined;
  }
  const read = parseSpec(textOf(kind, data), botKinds(game));
  return read.ok && read.value.kind === kind ? read.value : undefined;
}

/** The text form of a player of this house, from members of any kind. */
function textOf(kind: unknown, data: Data | undefined): string {
  switch (kind) {
    case "grade":
      return String(data?.get("grade"));
    case "engine":
      return `engine:${String(data?.get("level"))}`;
    case "search":
      return `${String(data?.get("limit"))}:${String(data?.get("amount"))}`;
    default:
      return String(kind);
  }
}

function readEnvironment(data: unknown): { environment?: Readonly<Record<string, string>> } | undefined {
  if (data === undefined) return {};
  const pairs = asObject(data);
  const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === "string";
  const texts = [...(pairs ?? [])].filter(isText);
  return pairs && texts.length === pairs.size ? { environment: Object.fromEntries(texts) } : undefined;
}

function readLimits(data: unknown): { limits?: BotLimits } | undefined {
  if (data === undefined) return {};
  const members = asObject(data);
  if (!members) return undefined;
  const limits: { memory?: number; processes?: number } = {};
  for (const member of ["memory", "processes"] as const) {
    if (!members.has(member)) continue;
    const limit = asWhole(members.get(member), 1, Number.MAX_SAFE_INTEGER);
    if (limit === undefined) return undefined;
    limits[member] = limit;
  }
  return { limits };
}
