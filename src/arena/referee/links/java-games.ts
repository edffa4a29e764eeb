import type { Run, TakingMove, TakingPosition } from "../../../games/index.ts";
import type { Question, Reply } from "../../../judge/classes/harness/index.ts";
import { makePlace, makeRun, parsePlace } from "../../../notation/index.ts";
import { isAdvanced, isCompetition } from "../../consoles/index.ts";

/** What the class is called to the harness, and the object of it that plays. */
export const player = "player";

type Values = readonly Extract<Reply, { kind: "value" }>["value"][];

/** How a class of an assignment is asked for a move. */
export interface JavaGame {
  /** Other classes of the same package that are needed. */
  readonly others: readonly string[];
  /** What its constructor is given, at the beginning of each game. */
  readonly given: readonly (number | null)[];
  /** `last` is the other's, where there is one. */
  questions(position: TakingPosition, last: TakingMove | undefined): readonly Question[];
  /** The move in the answers to those; undefined where there is none. */
  moveOf(values: Values): string | undefined;
}

export function javaGame({ options }: TakingPosition): JavaGame | undefined {
  if (isAdvanced(options)) return advanced;
  return isCompetition(options) ? competition : undefined;
}

/** `advancedMove(available, lastMove)`: a place and how many, as text. */
const advanced: JavaGame = {
  others: [],
  given: [],
  questions({ rows, options }, last) {
    const [length = 0] = options.rows;
    const available = new Array<boolean>(length).fill(false);
    for (const run of rows[0] ?? []) available.fill(true, run.left - 1, run.left - 1 + run.length);
    return [call(player, "advancedMove", "", available, last === undefined ? "" : makePlace(last))];
  },
  moveOf([said]) {
    return typeof said === "string" && parsePlace(said).ok ? said.trim() : undefined;
  },
};

/** Its constants for players. */
const smart = 3;

/** `produceMove(board)` of its Smart. The board is a new one of its own for every move, on which is marked what is gone. */
const competition: JavaGame = {
  others: ["Board", "Move"],
  given: [smart, 1, null],
  questions(position) {
    return [
      { ask: "new", object: "board", name: "Board", given: [] },
      ...goneFrom(position).flatMap(({ row, left, right }): Question[] => [
        { ask: "new", object: "move", name: "Move", given: [row, left, right] },
        call("board", "markStickSequence", "", { object: "move" }),
      ]),
      call(player, "produceMove", "move", { object: "board" }),
      call("move", "getRow"),
      call("move", "getLeftBound"),
      call("move", "getRightBound"),
    ];
  },
  moveOf(values) {
    const [row, left, right] = values.slice(-3);
    if (typeof row !== "number" || typeof left !== "number" || typeof right !== "number") return undefined;
    return makeRun({ row, left, right });
  },
};

function call(
  object: string,
  method: string,
  result = "",
  ...given: Extract<Question, { ask: "call" }>["given"]
): Question {
  return { ask: "call", result, object, method, given };
}

function goneFrom({ rows, options }: TakingPosition): { row: number; left: number; right: number }[] {
  return rows.flatMap((runs, index) => {
    const behind: Run = { left: (options.rows[index] as number) + 1, length: 0 };
    let free = 1;
    return [...runs, behind].flatMap(({ left, length }) => {
      const gone = left > free ? [{ row: index + 1, left: free, right: left - 1 }] : [];
      free = left + length;
      return gone;
    });
  });
}
