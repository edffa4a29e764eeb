import { verdictText } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";
import type { PositionProps } from "../face.ts";
import { reviewPosition } from "./engine-client.ts";
import { ReversiLayers } from "./layers.tsx";

/** The layers of a position that nobody has judged yet: the engine takes a quick look at it. */
export function PositionLayers({ view, position }: PositionProps<"reversi">) {
  const { answer, failed, again } = useAnswer(position, () => reviewPosition(position));
  const { analysis, notLoaded } = language.value.page;
  if (position.over) return null;
  if (failed) return <Failure text={notLoaded.engine} again={again} />;
  return (
    <>
      <p data-testid="sentence">
        {answer ? verdictText(language.value, position, answer) : analysis.working}
      </p>
      <ReversiLayers view={view} position={position} found={answer} />
    </>
  );
}
