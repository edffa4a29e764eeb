import {
  leastTake,
  must,
  type TakingGame,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../games/index.ts";
import { analyse, outcomeOf, xor } from "../solve/index.ts";
import type { Chance } from "./chance.ts";
import { winAtOnce } from "./plain-sight.ts";
import type { PromptPlayer } from "./player.ts";
import { smartMove } from "./smart.ts";

/** Plays perfectly; `thoughtOf` is what it says to it. Of several winning moves it makes the one that ends the game at once. */
export function aloudPlayer(game: TakingGame, chance: Chance): PromptPlayer<"taking"> {
  return {
    name: "Aloud",
    choose: (position) => winAtOnce(position) ?? smartMove(game, position, chance),
  };
}

/** What one can say of a move and prove: what there was to choose from, and why this. `words` makes the sentences. */
export interface Thought {
  readonly considered?: Choices;
  readonly why: Why;
}

/** All moves of a side, and how many of them win. */
export interface Choices {
  readonly moves: number;
  readonly winning: number;
}

/** Why a move wins, for the one who made it: what it leaves the other side; or that none did. */
export type Why =
  /** It ends the game. */
  | { readonly kind: "ends" }
  /** Every answer is the last move, which loses. */
  | { readonly kind: "leaves-last" }
  /** The last taker wins, and every run has a twin. */
  | { readonly kind: "pairs" }
  /** One row, taken from its end: every take can be answered so that both together are `sum`. */
  | { readonly kind: "together"; readonly length: number; readonly sum: number }
  /** The last taker loses, and an odd number of single sticks is left. */
  | { readonly kind: "singles"; readonly count: number }
  /** Each move takes one: how many will be made is known. */
  | { readonly kind: "fixed"; readonly misere: boolean }
  /** Any number may be taken, and the lengths XOR to 0. */
  | { readonly kind: "columns"; readonly lengths: readonly number[] }
  /** The runs' Grundy values XOR to 0. */
  | { readonly kind: "cancel" }
  /** No rule, but no answer wins. */
  | { readonly kind: "answered" }
  /** No move won; what the other side has to choose from, where all of it was looked at. */
  | { readonly kind: "lost"; readonly answers?: Choices }
  /** No move was left but the last, which loses. */
  | { readonly kind: "loses-now" }
  /** Nobody knows. */
  | { readonly kind: "unknown" };

export function thoughtOf(position: TakingPosition, move: TakingMove): Thought {
  const after = must(taking.play(position, move));
  const end = taking.outcome(after);
  if (end?.winner === after.turn) return { why: { kind: "loses-now" } };
  const considered = choicesIn(position);
  const lost = outcomeOf(after);
  if (!end && lost.ok && lost.value === "win") {
    const answers = choicesIn(after);
    return { why: { kind: "lost", ...(answers ? { answers } : {}) } };
  }
  const why: Why = end ? { kind: "ends" } : lost.ok ? whyLost(after) : { kind: "unknown" };
  return { why, ...(considered && considered.winning > 0 ? { considered } : {}) };
}

/** Undefined where not every move was looked at. */
function choicesIn(position: TakingPosition): Choices | undefined {
  const found = analyse(position);
  if (!found.ok) return undefined;
  let seen = 0;
  let winning = 0;
  for (const { equal, outcome } of found.value.moves) {
    seen += equal;
    if (outcome === "win") winning += equal;
  }
  const moves = taking.countMoves(position);
  return seen === moves ? { moves, winning } : undefined;
}

/** The longest list of runs that one can say and be understood. */
const mostSaid = 6;

/** Why a position is lost for the side to move, which the solver has found. */
function whyLost(position: TakingPosition): Why {
  const { take, middle, last } = position.options;
  const misere = last === "loses";
  const least = leastTake(take);
  const lengths = position.rows.flat().map(({ length }) => length);
  const live = lengths.filter((length) => length >= least);
  const [only, second] = live;
  if (only === undefined) return { kind: "ends" };
  if (misere && second === undefined && only < 2 * least) return { kind: "leaves-last" };
  if (!misere && allTwins(live)) return { kind: "pairs" };
  if (take !== "any" && "from" in take && !middle && lengths.length === 1 && only >= take.from + take.to)
    return { kind: "together", length: only, sum: take.from + take.to };
  if (misere && lengths.every((length) => length === 1)) return { kind: "singles", count: lengths.length };
  if (take !== "any" && "from" in take && take.to === 1) return { kind: "fixed", misere };
  if (take === "any" && lengths.length <= mostSaid && lengths.reduce((sum, length) => xor(sum, length)) === 0)
    return { kind: "columns", lengths };
  const found = analyse(position);
  const reason = found.ok ? found.value.reason : undefined;
  return reason?.kind === "xor" && reason.xor === 0 ? { kind: "cancel" } : { kind: "answered" };
}

function allTwins(lengths: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts.values()].every((count) => count % 2 === 0);
}
