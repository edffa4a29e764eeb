import { exchangesOf } from "../../editions/lockstep/index.ts";
import { must, sticks as rules, type TakingPosition } from "../../games/index.ts";
import { parseRun } from "../../notation/index.ts";
import type { FeatureId } from "../case.ts";
import type { KnownLine } from "../catalogue/index.ts";
import { type EditionFeatures, integer } from "./feature.ts";

/** The runs that every cover has: the course's own, then others of their kind. */
const runs = ["4 4 1", "4 4 2", "4 4 100", "3 1 1000", "4 2 1", "2 4 1"];
const otherRuns = ["4 1 1", "1 4 1", "4 3 1", "3 4 1", "2 2 5"];

export const sticks: EditionFeatures = {
  rules: {
    ...Object.fromEntries(runs.map((run) => [`run.${run}`, "course-file" as const])),
    ...Object.fromEntries(otherRuns.map((run) => [`run.${run}`, "document" as const])),
    "arguments.missing": "course-file",
    "arguments.type": "course-file",
    "arguments.no-rounds": "course-file",
    "arguments.word": "course-file",
    "winner.1": "course-file",
    "winner.2": "course-file",
    "board.whole": "course-file",
    "board.marked": "course-file",
    "move.row": "course-file",
    "move.outside": "course-file",
    "move.turned": "course-file",
    "move.marked": "course-file",
    "move.before": "document",
    "move.marked.left": "document",
    "move.marked.right": "document",
    "move.marked.between": "document",
    ...Object.fromEntries([1, 2, 3, 4, 5].map((rule) => [`heuristic.${rule}`, "course-file" as const])),
  },
  *reached({ session, followed, lines, classify }) {
    const ids = new Set(lines.map(({ id }) => id));
    if (ids.has("starting")) yield `run.${session.args.join(" ")}`;
    else yield* wrongArguments(session.args);
    yield* boards(lines);
    for (const { id, parts } of lines) if (id === "winner") yield `winner.${parts.seat}`;
    let position = rules.start(rules.defaults);
    for (const { typed, answer } of exchangesOf(session, followed)) {
      if (answer.includes("Invalid move.")) yield* refusedMove(typed, position);
      for (const line of answer.split("\n")) position = after(position, classify(line));
    }
    yield* heuristicRules(session.args, lines);
  },
};

function* wrongArguments(args: readonly string[]): Iterable<FeatureId> {
  const [one, two, rounds] = args.map(integer);
  if (args.length < 3) yield "arguments.missing";
  else if (args.some((word) => integer(word) === undefined)) yield "arguments.word";
  else if (Math.min(one ?? 1, two ?? 1) < 1 || Math.max(one ?? 1, two ?? 1) > 4) yield "arguments.type";
  else if ((rounds ?? 1) < 1) yield "arguments.no-rounds";
}

function* boards(lines: readonly KnownLine[]): Iterable<FeatureId> {
  for (let at = 0; at + 4 < lines.length; at++) {
    const rows = lines.slice(at, at + 5);
    if (!rows.every(({ id }) => id === "board")) continue;
    yield rows.some(({ parts }) => parts.picture?.includes("0")) ? "board.marked" : "board.whole";
    at += 4;
  }
}

/** Why a single line `2 ROW LEFT RIGHT` was refused; the bounds come first, then which end of the run is marked. */
function* refusedMove(typed: string, { rows }: TakingPosition): Iterable<FeatureId> {
  const [menu, row = 0, left = 0, right = 0, more] = typed.trim().split(/\s+/).map(Number);
  if (menu !== 2 || more !== undefined) return;
  const length = rules.defaults.rows[row - 1];
  if (length === undefined) yield "move.row";
  else if (left > right) yield "move.turned";
  else if (left < 1) yield "move.before";
  else if (right > length) yield "move.outside";
  else {
    yield "move.marked";
    const free = (stick: number) =>
      rows[row - 1]?.some((run) => stick >= run.left && stick < run.left + run.length) === true;
    if (free(left)) yield free(right) ? "move.marked.between" : "move.marked.right";
    else if (free(right)) yield "move.marked.left";
  }
}

/** The position when this line has been printed, too. */
function after(position: TakingPosition, line: KnownLine | undefined): TakingPosition {
  if (line?.id === "welcome") return rules.start(rules.defaults);
  return line?.id === "made-move"
    ? must(rules.play(position, must(parseRun(line.parts.move ?? ""))))
    : position;
}

/** Which of the published rules the Heuristic went by, told from the moves that were made. */
function* heuristicRules([one, two]: readonly string[], lines: readonly KnownLine[]): Iterable<FeatureId> {
  let position = rules.start(rules.defaults);
  for (const line of lines) {
    const type = line.parts.seat === "1" ? one : two;
    if (line.id === "made-move" && type === "2") yield `heuristic.${heuristicRule(position)}`;
    position = after(position, line);
  }
}

/** The numbers of the rules are those of the Heuristic's description: by how many runs are long, then by their sum. */
function heuristicRule({ rows }: TakingPosition): number {
  const lengths = rows.flatMap((runs) => runs.map(({ length }) => length));
  const big = lengths.filter((length) => length > 1).length;
  const sum = lengths.reduce((xor, length) => xor ^ length, 0);
  if (big < 2) return big + 1;
  return sum > 1 ? 3 : sum === 1 ? 4 : 5;
}
