import { Failure } from "../../base/failure.tsx";
import { language, sayRefusal } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import type { PositionProps } from "../face.ts";
import { TakingLayers } from "./layers.tsx";
import { askSolver } from "./solver-client.ts";

/** The layers of a position that nobody has judged yet. */
export function PositionLayers({ view, position }: PositionProps<"taking">) {
  const { answer, failed, again } = useAnswer(position, () =>
    askSolver((solver) => solver.analyse(position)),
  );
  const { working, failed: text } = language.value.page.analysis;
  if (failed) return <Failure text={text} again={again} />;
  if (!answer) return <p class="note">{working}</p>;
  const { found, values } = answer;
  if (!found.ok) return <p>{sayRefusal(found.refusal, view.play.value.id)}</p>;
  return <TakingLayers view={view} position={position} analysis={found.value} values={values} />;
}
