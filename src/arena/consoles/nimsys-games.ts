import {
  type Run,
  type Take,
  type TakingMove,
  type TakingOptions,
  type TakingPosition,
  takenBy,
} from "../../games/index.ts";
import { isAdvanced } from "./rules.ts";

/** A game that Nimsys can begin and that is what is left of ours. */
export interface NimsysGame {
  /** The command, behind which two usernames stand. */
  readonly command: string;
  /** What is typed for a move of ours. */
  typed(move: TakingMove): string;
  /** Our text of a move: the first of the stones that it takes, as it numbers them, and how many. */
  text(first: number, count: number): string;
  /** That stone in our row. */
  place(first: number): number;
}

/** The document leaves open what Nimsys takes. */
const most = 10_000;

/** Undefined for rules or a position that no command begins with: what is left has to be one run, and there is no swapping. */
export function nimsysGame({ options, rows }: TakingPosition): NimsysGame | undefined {
  const [run, ...others] = rows.flat();
  if (!run || others.length > 0 || rows.length > 1 || options.swap || run.length > most) return undefined;
  return stonesGame(options, run) ?? placesGame(options, run);
}

function stonesGame({ take, middle, last }: TakingOptions, { left, length }: Run): NimsysGame | undefined {
  const bound = boundOf(take, length);
  if (middle || last !== "loses" || bound === undefined) return undefined;
  return {
    command: `startgame ${length},${bound}`,
    typed: (move) => String(countOf(move)),
    text: (_, count) => String(count),
    place: (first) => first + left - 1,
  };
}

function placesGame(options: TakingOptions, { left, length }: Run): NimsysGame | undefined {
  if (!isAdvanced(options)) return undefined;
  const before = left - 1;
  return {
    command: `startadvancedgame ${length}`,
    typed: (move) => `${takenBy(move).left - before} ${countOf(move)}`,
    text: (first, count) => `${first + before} ${count}`,
    place: (first) => first + before,
  };
}

/** Undefined where it is not from one on. */
function boundOf(take: Take, length: number): number | undefined {
  if (take === "any") return length;
  return "from" in take && take.from === 1 ? Math.min(take.to, most) : undefined;
}

function countOf(move: TakingMove): number {
  const { left, right } = takenBy(move);
  return right - left + 1;
}
