import {
  type GameId,
  must,
  type TakingMove,
  type TakingPosition,
  takenBy,
  taking,
} from "../../../games/index.ts";
import { bestMove, outcomeOf } from "../../../solve/index.ts";
import type { NimLessonId, NimSteps } from "../../../words/index.ts";
import type { LastGame, LessonOf, StepOf, StepVerdict } from "../../lesson.ts";
import { type Made, madeBy } from "./made.ts";

/** A step as data: where it stands, and which mistakes it tells apart, the first that fits. */
interface Plan<Mistake extends string> {
  readonly game: GameId;
  readonly position: TakingPosition;
  readonly task: "move" | "play";
  readonly mistakes: { readonly [M in Mistake]: (made: Made) => boolean };
}

/** The type names each step and each mistake that the words have and the lesson lacks, and the other way round. */
export function nimLesson<Id extends NimLessonId>(
  id: Id,
  steps: { readonly [Step in keyof NimSteps[Id]]: Plan<NimSteps[Id][Step] & string> },
  last: LastGame<"taking">,
): LessonOf<"taking"> {
  const plans = Object.entries<Plan<string>>(steps);
  return {
    family: "taking",
    id,
    course: "nim",
    steps: plans.map(([step, plan]) => stepOf(step, plan)),
    last,
  };
}

function stepOf(id: string, { mistakes, ...where }: Plan<string>): StepOf<"taking"> {
  return {
    id,
    ...where,
    judge: async (position, move) => judged(position, move, mistakes),
    ...(where.task === "play" ? { reply: async (position) => must(bestMove(position)) } : {}),
  };
}

/** Right is what wins. */
function judged(
  position: TakingPosition,
  move: TakingMove,
  mistakes: Plan<string>["mistakes"],
): StepVerdict<"taking"> {
  const after = must(taking.play(position, move));
  if (must(outcomeOf(after)) === "loss") return { right: true };
  const made = madeBy(position, takenBy(move));
  const mistake = Object.entries(mistakes).find(([, fits]) => fits(made))?.[0];
  if (mistake === undefined) throw new Error("a mistake without a name");
  return { right: false, mistake, reply: taking.outcome(after) ? undefined : must(bestMove(after)) };
}
