import { levelOf, maxLevel, minLevel } from "../engine/index.ts";
import { accept, type Result, refuse } from "../games/index.ts";
import { type GradeId, gradeIds } from "./grades.ts";

/** Who plays, as data: what consoles, the command line, the page and files of bots say in one form. */
export type PlayerSpec =
  | { readonly kind: "human" | "random" | "heuristic" | "smart" }
  | { readonly kind: "grade"; readonly grade: GradeId }
  /** The Reversi engine at a level. */
  | { readonly kind: "engine"; readonly level: number }
  /** The Reversi engine within one limit. */
  | { readonly kind: "search"; readonly limit: SearchLimit; readonly amount: number }
  /** A program outside, spoken to in a protocol; the command is empty where it is told some other way. */
  | { readonly kind: "program"; readonly protocol: ProgramProtocol; readonly command: string };

export const searchLimits = ["depth", "nodes", "seconds"] as const;
export type SearchLimit = (typeof searchLimits)[number];
export const programProtocols = ["gtp", "nboard"] as const;
export type ProgramProtocol = (typeof programProtocols)[number];

/** Reads `human`, `random`, `heuristic`, `smart`, `casual`, `engine:7` (or just `7`), `depth:8`, `seconds:0.5`, `gtp:program`. */
export function parseSpec(text: string): Result<PlayerSpec> {
  const spec = read(text.trim());
  return spec ? accept(spec) : refuse("player-unknown", { text, choices: forms.join(", ") });
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

const forms: readonly string[] = [
  "human",
  "random",
  "heuristic",
  "smart",
  ...gradeIds,
  `engine:${minLevel} to engine:${maxLevel}`,
  ...searchLimits.map((limit) => `${limit}:NUMBER`),
  ...programProtocols.map((protocol) => `${protocol}:COMMAND`),
];

function read(text: string): PlayerSpec | undefined {
  // Browsers have kept `engine-7` since the first edition of the page.
  const found = /^([a-z]*)(?:[:-]?)(.*)$/is.exec(text);
  const kind = found?.[1]?.toLowerCase() ?? "";
  const value = found?.[2] ?? "";
  const protocol = programProtocols.find((each) => each === kind);
  if (protocol) return { kind: "program", protocol, command: value };
  if (value === "") return plain(kind);
  if (kind === "" || kind === "engine" || kind === "level") {
    const level = /^[0-9]{1,2}$/.test(value) ? levelOf(Number(value)) : undefined;
    return level && { kind: "engine", level: level.level };
  }
  const limit = kind === "time" ? "seconds" : searchLimits.find((each) => each === kind);
  const amount = /^[0-9]{1,9}(\.[0-9]{1,6})?$/.test(value) ? Number(value) : 0;
  if (!limit || amount <= 0 || (limit !== "seconds" && !Number.isInteger(amount))) return undefined;
  return { kind: "search", limit, amount };
}

function plain(word: string): PlayerSpec | undefined {
  if (word === "human" || word === "random" || word === "heuristic" || word === "smart")
    return { kind: word };
  const grade = gradeIds.find((id) => id === word);
  return grade && { kind: "grade", grade };
}
