import { emptySquares, must, type ReversiPosition, type Square } from "../../../games/index.ts";
import { parseBoard } from "../../../notation/index.ts";
import type { ReversiSteps } from "../../../words/index.ts";
import type { LastGame, LessonOf, StepOf, StepVerdict } from "../../lesson.ts";
import type { LearnResources } from "../../puzzle.ts";
import { after, turnsMost } from "./features.ts";

/** A wrong move as its mistake is told by. */
export interface Slip {
  readonly position: ReversiPosition;
  readonly move: Square;
  /** The engine's answer; undefined where the game is over or the reader would move again. */
  readonly reply: Square | undefined;
  /** How the game ends behind it with best play, in discs for the reader; only of steps that are judged by it. */
  readonly value: number | undefined;
}

/** How each mistake is told, in the order in which they are asked for; the last one is what remains. */
type Mistakes<Mistake extends string> = { readonly [M in Mistake]: (slip: Slip) => boolean };

interface StepPlan<Mistake extends string> {
  /** Drawn as `parseBoard` reads it; Black, the reader, is to move. */
  readonly board: string;
  /**
   * By a rule on what the move does; by what it wins: as good an outcome as there is, won, drawn or lost (`outcome`), or as many discs
   * (`discs`); to the end of the game, every move that keeps the win (`play`).
   */
  readonly right: ((position: ReversiPosition, move: Square) => boolean) | "outcome" | "discs" | "play";
  readonly mistakes: Mistakes<Mistake>;
}

type Plans<Id extends keyof ReversiSteps> = {
  readonly [Step in keyof ReversiSteps[Id]]: StepPlan<ReversiSteps[Id][Step] & string>;
};

/** What remains when no other mistake fits. */
export const always = () => true;

export function takesMost({ position, move }: Slip): boolean {
  return turnsMost(position, move);
}

/** From so many empty squares on a reply is looked up to the end; before, so many plies deep: enough to refute, and at once. */
const exactFrom = 14;
const plies = 8;

export function reversiLesson<Id extends keyof ReversiSteps>(
  id: Id,
  plans: Plans<Id>,
  last: LastGame<"reversi">,
): LessonOf<"reversi"> {
  const steps = Object.entries<StepPlan<string>>(plans).map(([step, plan]) => stepOf(step, plan));
  return { family: "reversi", id, course: "reversi", steps, last };
}

function stepOf(id: string, { board, right, mistakes }: StepPlan<string>): StepOf<"reversi"> {
  const step = { id, game: "reversi", position: positionOf(board) } as const;
  if (typeof right === "function")
    return {
      ...step,
      task: "move",
      async judge(position, move, resources) {
        if (right(position, move)) return { right: true };
        return wrong(mistakes, position, move, undefined, resources);
      },
    };
  const judged = {
    ...step,
    async judge(position: ReversiPosition, move: Square, resources: LearnResources) {
      const values = await valuesOf(position, resources);
      const value = values.get(move) as number;
      const best = Math.max(...values.values());
      const good = right === "discs" ? value === best : Math.sign(value) === Math.sign(best);
      return good ? ({ right: true } as const) : wrong(mistakes, position, move, value, resources);
    },
  };
  if (right !== "play") return { ...judged, task: "move" };
  return {
    ...judged,
    task: "play",
    reply: async (position, resources) => (await bestOf(position, resources)) as Square,
  };
}

export function positionOf(board: string): ReversiPosition {
  return must(parseBoard(board));
}

async function wrong(
  mistakes: Mistakes<string>,
  position: ReversiPosition,
  move: Square,
  value: number | undefined,
  resources: LearnResources,
): Promise<StepVerdict<"reversi">> {
  const next = after(position, move);
  const reply = next.over || next.turn === position.turn ? undefined : await bestOf(next, resources);
  const found = Object.keys(mistakes).find((each) => mistakes[each]?.({ position, move, reply, value }));
  if (!found) throw new Error("a mistake that nobody has named");
  return { right: false, mistake: found, reply };
}

async function valuesOf(
  position: ReversiPosition,
  resources: LearnResources,
): Promise<ReadonlyMap<Square, number>> {
  const engine = await engineOf(resources);
  const { moves, complete } = await engine.analyse(position, { exact: true, values: "all" }).result;
  // Another search on the same engine has stopped it: nothing is known, and nothing is said.
  if (!complete) throw new Error("the search was stopped");
  return new Map(moves.map(({ square, score }) => [square, score]));
}

async function bestOf(position: ReversiPosition, resources: LearnResources): Promise<Square | undefined> {
  const engine = await engineOf(resources);
  const limits = emptySquares(position) <= exactFrom ? { exact: true } : { depth: plies };
  return (await engine.analyse(position, { ...limits, values: "best" }).result).best;
}

export async function engineOf<Engine>(resources: {
  readonly openEngine?: () => Promise<Engine>;
}): Promise<Engine> {
  if (!resources.openEngine) throw new Error("lessons of Reversi are judged by the engine");
  return resources.openEngine();
}
