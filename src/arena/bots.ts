import { accept, type Game, type Result } from "../games/index.ts";
import {
  kindsOf,
  type PlayerKind,
  type PlayerSpec,
  parseSpec,
  programProtocols,
  specForms,
} from "../players/index.ts";
import { findJsonFault } from "./json-fault.ts";
import { asChoice, asObject, asShown, asText, asWhole } from "./members.ts";
import { type ArenaRefusal, type ArenaRefused, type BotFacts, refuseArena, type Wanted } from "./refusals.ts";
import { type BotLimits, type BotSetup, longestName, mostDepth } from "./setup.ts";

export const mostBots = 1_000;
/** The longest command line, folder or value. */
const longestText = 4_096;
const mebibyte = 1_048_576;

const members = [
  "name",
  "run",
  "builtin",
  "remote",
  "protocol",
  "directory",
  "environment",
  "limits",
  "fresh",
  "depth",
];
const limitMembers = ["memory", "processes"];

/** Kinds of players whose strength does not change with the results and who want no person. */
const houseKinds = ["random", "heuristic", "grade", "smart", "engine", "search"] as const;

/** What can play in a tournament without a program: of that game, or of any. */
export function botKinds(game?: Game): readonly PlayerKind[] {
  const own = game && kindsOf(game);
  return houseKinds.filter((kind) => own?.includes(kind) ?? true);
}

/**
 * Reads a file of bots: a list, or an object with a list as its `bots`. Each has `run`, a command line, or `builtin`, a player of this house; the rest may be
 * left out. A bot without a name has the text of its player.
 */
export function parseBots(text: string, game?: Game): Result<readonly BotSetup[], ArenaRefusal> {
  const plain = text.replace(/^\uFEFF/, "");
  let data: unknown;
  try {
    data = JSON.parse(plain);
  } catch {
    const found = findJsonFault(plain) ?? { line: 1, column: 1, fault: "value", near: "" };
    return refuseArena("bots-not-json", found);
  }
  const file = asObject(data);
  if (file) {
    const unknown = [...file.keys()].find((key) => key !== "bots");
    if (unknown !== undefined)
      return refuseArena("bots-member-unknown", { member: asShown(unknown), known: "bots" });
  }
  const list = file ? file.get("bots") : data;
  if (!Array.isArray(list)) return refuseArena("bots-not-list");
  if (list.length > mostBots) return refuseArena("bots-too-many", { most: mostBots });
  const bots: BotSetup[] = [];
  const places = new Map<string, number>();
  for (const [index, entry] of list.entries()) {
    const read = readBot(entry, index + 1, game);
    if (!read.ok) return read;
    const { name } = read.value;
    const other = places.get(name);
    if (other !== undefined) return refuseArena("bot-name-taken", { bot: index + 1, name, other });
    places.set(name, index + 1);
    bots.push(read.value);
  }
  return bots.length < 2 ? refuseArena("bots-too-few", { least: 2 }) : accept(bots);
}

/** Bots by their texts alone, as a command line has them: `smart`, `python3 bot.py`. Who comes again is called by a number, too. */
export function botsFrom(texts: readonly string[], game: Game): Result<readonly BotSetup[]> {
  const bots: BotSetup[] = [];
  const names = new Set<string>();
  for (const text of texts) {
    const player = parseSpec(text, [...botKinds(game), "program"]);
    if (!player.ok) return player;
    const name = apart(nameOf(text), names);
    names.add(name);
    bots.push({ name, player: player.value });
  }
  return accept(bots);
}

function nameOf(text: string): string {
  return asShown(text, longestName);
}

function apart(name: string, names: ReadonlySet<string>): string {
  if (!names.has(name)) return name;
  for (let number = 2; ; number++) {
    const next = `${asShown(name, longestName - 5)} ${number}`;
    if (!names.has(next)) return next;
  }
}

function readBot(entry: unknown, bot: number, game: Game | undefined): Result<BotSetup, ArenaRefusal> {
  const data = asObject(entry);
  if (!data) return refuseArena("bot-not-object", { bot });
  const called = asText(data.get("name"), longestName);
  const facts: BotFacts = { bot, name: called ?? "" };
  const wrong = (member: string, wanted: Wanted) =>
    refuseArena("bot-member-wrong", { ...facts, member, wanted });
  const unknown = [...data.keys()].find((key) => !members.includes(key));
  if (unknown !== undefined)
    return refuseArena("bot-member-unknown", {
      ...facts,
      member: asShown(unknown),
      known: members.join(", "),
    });
  if (data.has("name") && called === undefined) return wrong("name", { kind: "text", most: longestName });
  const player = readPlayer(data, facts, game);
  if (!player.ok) return player;
  const directory = data.has("directory") ? asText(data.get("directory"), longestText) : undefined;
  if (data.has("directory") && directory === undefined)
    return wrong("directory", { kind: "text", most: longestText });
  const environment = readEnvironment(data.get("environment"), wrong);
  if (!environment.ok) return environment;
  const limits = readLimits(data.get("limits"), facts);
  if (!limits.ok) return limits;
  const fresh = data.get("fresh") ?? false;
  if (typeof fresh !== "boolean") return wrong("fresh", { kind: "boolean" });
  const depth = readDepth(data.get("depth"), player.value, wrong);
  if (!depth.ok) return depth;
  return accept({
    name: called ?? nameOf(String(data.get("run") ?? data.get("builtin"))),
    player: player.value,
    ...(directory === undefined ? {} : { directory }),
    ...(environment.value ? { environment: environment.value } : {}),
    ...(limits.value ? { limits: limits.value } : {}),
    ...(fresh ? { fresh } : {}),
    ...(depth.value === undefined ? {} : { depth: depth.value }),
  });
}

type Wrong = (member: string, wanted: Wanted) => ArenaRefused;

function readPlayer(
  data: ReadonlyMap<string, unknown>,
  facts: BotFacts,
  game: Game | undefined,
): Result<PlayerSpec, ArenaRefusal> {
  const given = ["run", "builtin", "remote"].filter((member) => data.has(member));
  const [member] = given;
  if (member === undefined) return refuseArena("bot-player-missing", facts);
  if (given.length > 1) return refuseArena("bot-player-twice", { ...facts, members: given.join(", ") });
  if (member === "remote") return refuseArena("bot-remote", facts);
  const text = asText(data.get(member), longestText);
  const wrong = (which: string, wanted: Wanted) =>
    refuseArena("bot-member-wrong", { ...facts, member: which, wanted });
  if (text === undefined) return wrong(member, { kind: "text", most: longestText });
  if (member === "run") {
    const protocol = asChoice(data.get("protocol") ?? "line", programProtocols);
    return protocol
      ? accept({ kind: "program", protocol, command: text })
      : wrong("protocol", { kind: "choice", choices: programProtocols.join(", ") });
  }
  if (data.has("protocol")) return wrong("protocol", { kind: "program" });
  const spec = parseSpec(text, botKinds(game));
  return spec.ok
    ? spec
    : refuseArena("bot-builtin-unknown", {
        ...facts,
        text: asShown(text),
        choices: specForms(botKinds(game)).join(", "),
      });
}

function readDepth(
  entry: unknown,
  player: PlayerSpec,
  wrong: Wrong,
): Result<number | undefined, ArenaRefusal> {
  if (entry === undefined) return accept(undefined);
  if (!takesDepth(player)) return wrong("depth", { kind: "nboard" });
  const depth = asWhole(entry, 1, mostDepth);
  return depth === undefined ? wrong("depth", { kind: "whole", min: 1, max: mostDepth }) : accept(depth);
}

/** Others keep to a clock, or say themselves how deep they look. */
export function takesDepth(player: PlayerSpec): boolean {
  return player.kind === "program" && player.protocol === "nboard";
}

function readEnvironment(
  entry: unknown,
  wrong: Wrong,
): Result<Readonly<Record<string, string>> | undefined, ArenaRefusal> {
  if (entry === undefined) return accept(undefined);
  const data = asObject(entry);
  if (!data) return wrong("environment", { kind: "object" });
  const pairs: [string, string][] = [];
  for (const [name, value] of data) {
    const isName = /^[A-Za-z_][A-Za-z0-9_]{0,255}$/.test(name);
    if (!isName || typeof value !== "string" || value.length > longestText || value.includes("\0"))
      return wrong(`environment.${asShown(name)}`, { kind: "text", most: longestText });
    pairs.push([name, value]);
  }
  // By `fromEntries` `__proto__` is a name like any other.
  return accept(Object.fromEntries(pairs));
}

function readLimits(entry: unknown, facts: BotFacts): Result<BotLimits | undefined, ArenaRefusal> {
  if (entry === undefined) return accept(undefined);
  const data = asObject(entry);
  const wrong = (member: string, wanted: Wanted) =>
    refuseArena("bot-member-wrong", { ...facts, member, wanted });
  if (!data) return wrong("limits", { kind: "object" });
  const unknown = [...data.keys()].find((key) => !limitMembers.includes(key));
  if (unknown !== undefined) {
    const known = limitMembers.join(", ");
    return refuseArena("bot-member-unknown", { ...facts, member: `limits.${asShown(unknown)}`, known });
  }
  const limits: { memory?: number; processes?: number } = {};
  if (data.has("memory")) {
    const memory = asWhole(data.get("memory"), 1, mostMemory);
    if (memory === undefined) return wrong("limits.memory", { kind: "whole", min: 1, max: mostMemory });
    limits.memory = memory * mebibyte;
  }
  if (data.has("processes")) {
    const processes = asWhole(data.get("processes"), 1, mostProcesses);
    if (processes === undefined)
      return wrong("limits.processes", { kind: "whole", min: 1, max: mostProcesses });
    limits.processes = processes;
  }
  return accept(limits);
}

/** A tebibyte, in mebibytes. */
const mostMemory = 1_048_576;
const mostProcesses = 10_000;
