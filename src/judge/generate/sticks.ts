import { must, sticks, type TakenRun, type TakingPosition, takenBy } from "../../games/index.ts";
import { heuristicMove } from "../../players/index.ts";
import { outcomeOf } from "../../solve/index.ts";
import { type Draft, type Draw, session } from "./draft.ts";

/**
 * The course's own runs and more of their kind. The published Heuristic may loop for ever once a row is in two parts, so people
 * take from the ends of a row when they play it, and no computer does but itself.
 */
const runs = [
  "4 4 1",
  "4 4 1",
  "4 4 2",
  "4 4 100",
  "3 1 1000",
  "4 2 1",
  "2 4 1",
  "4 2 3",
  "4 1 1",
  "1 4 1",
  "4 3 1",
  "3 4 1",
  "2 2 5",
  "1 1 100",
  "1 3 500",
  "3 3 10",
  "5 1 1",
  "1 0 1",
  "1 2 0",
  "1 2",
  "one 2 3",
  "4 4 -1",
] as const;

export function draftSticks(draw: Draw): Draft {
  const args = draw.rarest("run", runs).split(" ");
  const [one, two, rounds] = args.map(Number);
  const people = [one, two].filter((type) => type === 4).length;
  const valid =
    args.length === 3 && args.every((word) => Number(word) > 0) && Math.max(one ?? 9, two ?? 9) <= 4;
  if (!valid || people === 0) return [session([], args)];
  if (people === 1 && one !== 2 && two !== 2) return [session(everyStick(draw), args)];
  const played: string[] = [];
  for (let round = 0; round < (rounds ?? 1); round++) {
    if (people === 2) played.push((rounds === 100 ? shortRound(draw) : longRound(draw)).join("\n"));
    else played.push(againstHeuristic(draw, one === 4 ? 0 : 1).join("\n"));
  }
  const lines = played.join("\n").split("\n");
  return [session(rounds === 100 ? inPairs(played) : lines, args)];
}

/** Whatever the other marks: whoever tries every stick has tried the last one. */
function everyStick(draw: Draw): string[] {
  const lines = sticks.defaults.rows.flatMap((length, row) =>
    Array.from({ length }, (_, stick) => `2 ${row + 1} ${stick + 1} ${stick + 1}`),
  );
  return draw.shuffled(lines);
}

/** Two rounds a line: input may be laid out in any way. */
function inPairs(rounds: readonly string[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < rounds.length; at += 2)
    lines.push(
      rounds
        .slice(at, at + 2)
        .join(" ")
        .replaceAll("\n", " "),
    );
  return lines;
}

const typed = ({ row, left, right }: TakenRun) => `2 ${row} ${left} ${right}`;

/** Row by row, one of them in two parts in every other round. */
function shortRound(draw: Draw): string[] {
  const rows = draw.shuffled(
    sticks.defaults.rows.map((length, index) => ({ row: index + 1, left: 1, right: length })),
  );
  const moves = rows.flatMap((move, index) => {
    const parted = index === 0 && move.right > 1 && draw.likely(0.5);
    return parted
      ? [
          { ...move, right: 1 },
          { ...move, left: 2 },
        ]
      : [move];
  });
  return moves.map(typed);
}

/** Two people, with boards, mistakes and commands that there are not in between. */
function longRound(draw: Draw): string[] {
  const lines: string[] = [];
  let position = sticks.start(sticks.defaults);
  while (!sticks.outcome(position)) {
    if (lines.length === 0 && draw.likely(0.5)) lines.push("1");
    if (draw.likely(0.4)) lines.push(aside(draw, position));
    const move = draw.pick([...sticks.moves(position)]);
    lines.push(typed(takenBy(move)));
    position = must(sticks.play(position, move));
  }
  return lines;
}

function againstHeuristic(draw: Draw, human: number): string[] {
  const lines: string[] = [];
  let position = sticks.start(sticks.defaults);
  while (!sticks.outcome(position)) {
    const person = position.turn === human;
    if (person && draw.likely(0.3)) lines.push(aside(draw, position));
    const move = person ? endMove(draw, position) : heuristicMove(position);
    if (person) lines.push(typed(takenBy(move)));
    position = must(sticks.play(position, move));
  }
  return lines;
}

/** One that leaves every row in one part, and every other time, where there is one, a position that is lost. */
function endMove(draw: Draw, position: TakingPosition): TakenRun {
  const moves = [...sticks.moves(position)]
    .map(takenBy)
    .filter((move) => must(sticks.play(position, move)).rows.every((parts) => parts.length <= 1));
  const winning = moves.filter((move) => must(outcomeOf(must(sticks.play(position, move)))) === "loss");
  return draw.pick(winning.length > 0 && draw.likely(0.5) ? winning : moves);
}

/** The board, a command that there is not, or a move that is refused for one reason alone: nothing else is wrong with it. */
function aside(draw: Draw, { rows }: TakingPosition): string {
  const free = (row: number, stick: number) =>
    rows[row - 1]?.some(({ left, length }) => stick >= left && stick < left + length) === true;
  const runs = sticks.defaults.rows.flatMap((length, index) => runsOfRow(index + 1, length));
  const parted = ({ row, left, right }: TakenRun) =>
    !Array.from({ length: right - left + 1 }, (_, at) => left + at).every((stick) => free(row, stick));
  const lengthOf = (row: number) => sticks.defaults.rows[row - 1] as number;
  const wrong: Readonly<Record<string, readonly TakenRun[]>> = {
    row: [0, 6, -1].map((row) => ({ row, left: 1, right: 1 })),
    outside: runs.flatMap((run) =>
      run.right === lengthOf(run.row) && !parted(run) ? [{ ...run, right: run.right + 1 }] : [],
    ),
    before: runs.flatMap((run) => (run.left === 1 && !parted(run) ? [{ ...run, left: 0 }] : [])),
    turned: runs.flatMap(({ row, left, right }) =>
      left < right && !parted({ row, left, right }) ? [{ row, left: right, right: left }] : [],
    ),
    marked: runs.filter(({ row, left, right }) => left === right && !free(row, left)),
    left: runs.filter(({ row, left, right }) => !free(row, left) && free(row, right)),
    right: runs.filter(({ row, left, right }) => free(row, left) && !free(row, right)),
    between: runs.filter((run) => free(run.row, run.left) && free(run.row, run.right) && parted(run)),
  };
  const possible = Object.keys(wrong).filter((kind) => wrong[kind]?.length);
  const kind = draw.rarest("aside", ["board", "unsupported", ...possible]);
  if (kind === "board") return "1";
  if (kind === "unsupported") return draw.pick(["3", "0", "7", "-1"]);
  return typed(draw.pick(wrong[kind] ?? []));
}

function runsOfRow(row: number, length: number): TakenRun[] {
  const runs: TakenRun[] = [];
  for (let left = 1; left <= length; left++)
    for (let right = left; right <= length; right++) runs.push({ row, left, right });
  return runs;
}
