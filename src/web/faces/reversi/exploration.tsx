import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Analysis, Progress } from "../../../engine/index.ts";
import type { ReversiPosition } from "../../../games/index.ts";
import { openingOf } from "../../../notation/openings.ts";
import { openingText } from "../../../words/index.ts";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import type { BoardProps } from "../face.ts";
import { BestLines } from "./best-lines.tsx";
import { analyseReversi } from "./engine-client.ts";
import { findingsOf } from "./findings.ts";
import { judge, judged, keepJudged, useLineJudged } from "./line-judged.ts";
import { judgementOf } from "./report.ts";
import { ValueGraph } from "./value-graph.tsx";
import { Verdict } from "./verdict.tsx";

const seconds = 30;
/** More lines than are shown: of moves that are images of each other one is. */
const linesAsked = 8;
/** A few times a second is all an eye can follow, and each time the board is drawn anew. */
const showEvery = 250;

/** Values, best lines, the opening's name and the graph of the line, while moves are tried. */
export function Understanding({ view }: BoardProps<"reversi">) {
  const position = view.position.value;
  const found = useSignal<{ position: ReversiPosition; state: Progress | Analysis } | undefined>(undefined);
  const failed = useSignal(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    failed.value = false;
    if (position.over) return;
    let current = true;
    const take = (state: Progress | Analysis) => {
      if (!current) return;
      found.value = { position, state };
      view.findings.value = findingsOf(state);
    };
    // What is known of it already is there at once, until the search knows more.
    const known = judged(position);
    if (known) take(known);
    let told = 0;
    const watch = (state: Progress) => {
      if (performance.now() - told < showEvery || (known && state.depth < known.depth)) return;
      told = performance.now();
      take(state);
    };
    const search = analyseReversi(position, seconds, watch, linesAsked);
    search.result.then(
      (analysis) => {
        // A search that was cut short because one walked on still knows something for the graph.
        keepJudged(position, analysis);
        take(judged(position) ?? analysis);
      },
      () => {
        if (current) failed.value = true;
      },
    );
    return () => {
      current = false;
      search.stop();
    };
  }, [position, tries]);

  useLineJudged(view.positions.value, failed, tries);

  const state = found.value?.position === position ? found.value.state : undefined;
  const positions = view.positions.value;
  // Read, so that the graph is drawn again when another position has been judged.
  judge.value;
  const judgements = positions.map((each) =>
    judgementOf(each, (each === position ? state : undefined) ?? judged(each)),
  );
  const { analysis, explore, notLoaded } = language.value.page;
  const opening = openingOf(positions.slice(0, view.index.value + 1));
  return (
    <section class="understanding exploration" aria-label={analysis.title}>
      <p class="note" data-testid="opening">
        {opening ? openingText(language.value, opening) : explore.noOpening}
      </p>
      {failed.value && <Failure text={notLoaded.engine} again={() => setTries(tries + 1)} />}
      {!position.over && !failed.value && (
        <>
          <Verdict view={view} position={position} state={state} short />
          <BestLines view={view} position={position} state={state} />
        </>
      )}
      <ValueGraph values={judgements} shown={view.index.value} show={(count) => view.show(count)} />
    </section>
  );
}
