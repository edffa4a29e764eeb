import type { Analysis, Progress } from "../../../engine/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import { searchedText, verdictText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { PositionProps } from "../face.ts";
import { ReversiLayers } from "./layers.tsx";

const longestLine = 12;

/** Who is ahead and by how much, how far the engine has looked, and what it expects. */
export function Verdict({
  view,
  position,
  state,
  short = false,
}: PositionProps<"reversi"> & {
  state: Progress | Analysis | undefined;
  /** Without what it expects, where that is shown otherwise. */
  short?: boolean;
}) {
  const share = state && "share" in state ? state.share : state ? 1 : 0;
  const { engine } = language.value.page;
  const line = state?.line.slice(0, longestLine) ?? [];
  return (
    <>
      <h2>{state ? verdictText(language.value, position, state) : engine.looking}</h2>
      <progress max={1} value={share} aria-label={engine.progress} />
      <p class="note">{state ? searchedText(language.value, position, state) : engine.valuesAppear}</p>
      {!short && line.length > 0 && (
        <p>{engine.bestPlay({ moves: line.map((square) => makeSquare(square, position.options.size)) })}</p>
      )}
      <ReversiLayers view={view} position={position} found={state} />
    </>
  );
}
