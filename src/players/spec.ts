import { levelOf, maxLevel, minLevel } from "../engine/index.ts";
import { accept, type Result, refuse } from "../games/index.ts";
import { type GradeId, gradeIds } from "./grades.ts";

/** Who plays, as data: what consoles, the command line, the page and files of bots say in one form. */
export type PlayerSpec =
  | { readonly kind: "human" | "random" | "heuristic" | "smart" | "adaptive" | "aloud" }
  | { readonly kind: "grade"; readonly grade: GradeId }
  /** The Reversi engine at a level. */
  | { readonly kind: "engine"; readonly level: number }
  /** The Reversi engine within one limit. */
  | { readonly kind: "search"; readonly limit: SearchLimit; readonly amount: number }
  /** A program outside, spoken to in a protocol; the command is empty where it is told some other way. */
  | { readonly kind: "program"; readonly protocol: ProgramProtocol; readonly command: string };

export const searchLimits = ["depth", "nodes", "seconds"] as const;
export type SearchLimit = (typeof searchLimits)[number];
/**
 * What a program can be spoken to in: the line protocol of the arena, GTP, NBoard; a console of Nimsys or of the competition at which it
 * sits; a Java class with the competition's interface.
 */
export const programProtocols = ["line", "gtp", "nboard", "nimsys", "competition", "java"] as const;
export type ProgramProtocol = (typeof programProtocols)[number];

/** Every kind, in the order in which choices are listed. */
export const playerKinds = [
  "human",
  "random",
  "heuristic",
  "grade",
  "smart",
  "engine",
  "search",
  "adaptive",
  "aloud",
  "program",
] as const satisfies readonly PlayerSpec["kind"][];
export type PlayerKind = PlayerSpec["kind"];

/**
 * Reads `human`, `random`, `heuristic`, `smart`, `adaptive`, `aloud`, `casual` (also `level:casual`), `engine:7` (also `level:7` or just `7`), `depth:8`, `nodes:100000`,
 * `seconds:0.5` (also `time:0.5`), `gtp:program arguments`; and a bare command line, `python3 bot.py`, for a program that speaks the line protocol.
 * Of other kinds and protocols than those given it says no, and what they would be.
 */
export function parseSpec(
  text: string,
  kinds: readonly PlayerKind[] = playerKinds,
  protocols: readonly ProgramProtocol[] = programProtocols,
): Result<PlayerSpec> {
  const spec = read(text.trim()) ?? bareCommand(text.trim());
  const known = spec?.kind !== "program" || protocols.includes(spec.protocol);
  if (spec && known && kinds.includes(spec.kind)) return accept(spec);
  return refuse("player-unknown", { text, choices: specForms(kinds, protocols).join(", ") });
}

export function makeSpec(spec: PlayerSpec): string {
  switch (spec.kind) {
    case "grade":
      return spec.grade;
    case "engine":
      return `engine:${spec.level}`;
    case "search":
      return `${spec.limit}:${spec.amount}`;
    case "program":
      return spec.command === "" ? spec.protocol : `${spec.protocol}:${spec.command}`;
    default:
      return spec.kind;
  }
}

/** What can be written for players of these kinds, in no language: `human`, `engine:1…engine:20`, `depth:N`. */
export function specForms(
  kinds: readonly PlayerKind[] = playerKinds,
  protocols: readonly ProgramProtocol[] = programProtocols,
): readonly string[] {
  return playerKinds
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) => (kind === "program" ? protocols.map((each) => `${each}:PROGRAM`) : forms[kind]));
}

const forms: { readonly [Kind in Exclude<PlayerKind, "program">]: readonly string[] } = {
  human: ["human"],
  random: ["random"],
  heuristic: ["heuristic"],
  grade: gradeIds,
  smart: ["smart"],
  adaptive: ["adaptive"],
  aloud: ["aloud"],
  engine: [`engine:${minLevel}…engine:${maxLevel}`],
  search: searchLimits.map((limit) => `${limit}:N`),
};

function read(text: string): PlayerSpec | undefined {
  // Browsers have kept `engine-7` since the first edition of the page.
  const level = /^(?:engine-)?([0-9]+)$/i.exec(text)?.[1];
  if (level !== undefined) return engineAt(level);
  const [, word = "", value] = /^([a-z]+)(?::(.*))?$/is.exec(text) ?? [];
  const kind = word.toLowerCase();
  const protocol = programProtocols.find((each) => each === kind);
  if (protocol) return { kind: "program", protocol, command: value?.trim() ?? "" };
  if (value === undefined) return plain(kind);
  const grade = kind === "level" ? gradeNamed(value) : undefined;
  if (grade) return grade;
  if (kind === "engine" || kind === "level") return engineAt(value);
  const limit = kind === "time" ? "seconds" : searchLimits.find((each) => each === kind);
  return limit && searchWithin(limit, value);
}

function engineAt(digits: string): PlayerSpec | undefined {
  const level = /^[0-9]{1,2}$/.test(digits) ? levelOf(Number(digits)) : undefined;
  return level && { kind: "engine", level: level.level };
}

function searchWithin(limit: SearchLimit, digits: string): PlayerSpec | undefined {
  const amount = /^[0-9]{1,9}(\.[0-9]{1,6})?$/.test(digits) ? Number(digits) : 0;
  if (amount <= 0 || (limit !== "seconds" && !Number.isInteger(amount))) return undefined;
  return { kind: "search", limit, amount };
}

const plainKinds = ["human", "random", "heuristic", "smart", "adaptive", "aloud"] as const;

function plain(word: string): PlayerSpec | undefined {
  const kind = plainKinds.find((each) => each === word);
  if (kind) return { kind };
  return gradeNamed(word);
}

function gradeNamed(word: string): PlayerSpec | undefined {
  const grade = gradeIds.find((id) => id === word.trim().toLowerCase());
  return grade && { kind: "grade", grade };
}

/** Words that begin a form: behind them stands a form that went wrong, and no program. `java Bot` is a command line, too. */
const formWords: ReadonlySet<string> = new Set([
  ...plainKinds,
  ...gradeIds,
  ...searchLimits,
  ...programProtocols.filter((protocol) => protocol !== "java"),
  "engine",
  "level",
  "time",
]);

/** A program by its command line alone. A single word is none, so that a name that was mistyped does not become one. */
function bareCommand(text: string): PlayerSpec | undefined {
  const [word = ""] = /^[a-z]*/i.exec(text) ?? [];
  const mistyped = formWords.has(word.toLowerCase()) && /^(?:$|[\s:])/.test(text.slice(word.length));
  if (mistyped || !/[\s/.\\]/.test(text) || !/\p{L}/u.test(text)) return undefined;
  return { kind: "program", protocol: "line", command: text };
}
