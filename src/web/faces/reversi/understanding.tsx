import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Analysis, Progress } from "../../../engine/index.ts";
import type { ReversiPosition } from "../../../games/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import { hintText, verdictText } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import type { BoardProps } from "../face.ts";
import { analyseReversi } from "./engine-client.ts";
import { findingsOf } from "./findings.ts";
import { ReversiLayers } from "./layers.tsx";
import { judgementOf } from "./report.ts";
import { Report, useReview } from "./report-view.tsx";
import { ValueGraph } from "./value-graph.tsx";
import { Verdict } from "./verdict.tsx";

const analysisSeconds = 30;
const hintSeconds = 1;
/** A few times a second is all an eye can follow, and each time the board is drawn anew. */
const showEvery = 250;

/** Hint, analysis and report for Reversi, from the engine. */
export function Understanding({ view }: BoardProps<"reversi">) {
  const position = view.position.value;
  const { ending } = view.play.value;
  const progress = useSignal<{ position: ReversiPosition; state: Progress | Analysis } | undefined>(
    undefined,
  );
  /** What is known of each position of this game, kept while the page is open. */
  const known = useSignal<ReadonlyMap<ReversiPosition, Analysis>>(new Map());
  const failed = useSignal(false);
  const [tries, setTries] = useState(0);
  const analysing = view.analysing.value;
  const hinting = view.hintsAsked.value > 0;
  const hinted = view.hint.value !== undefined;
  // A hint that is asked for while the position is analysed comes from that search, and does not begin it anew.
  const seconds = analysing ? analysisSeconds : hinting ? hintSeconds : undefined;

  useEffect(() => {
    failed.value = false;
    if (seconds === undefined || position.over) {
      view.findings.value = [];
      return;
    }
    let current = true;
    const take = (state: Progress | Analysis) => {
      if (!current) return;
      progress.value = { position, state };
      if (analysing) view.findings.value = findingsOf(state);
    };
    let told = 0;
    const watch = (state: Progress) => {
      if (performance.now() - told < showEvery) return;
      told = performance.now();
      take(state);
    };
    const search = analyseReversi(position, seconds, watch);
    search.result.then(
      (analysis) => {
        // A search that was cut short because one walked on still knows something for the graph.
        if (analysis.moves.length > 0) known.value = new Map(known.value).set(position, analysis);
        take(analysis);
      },
      () => {
        if (current) failed.value = true;
      },
    );
    return () => {
      current = false;
      search.stop();
    };
  }, [position, seconds, tries]);

  useReview(view, known, failed, tries);

  const state = progress.value?.position === position ? progress.value.state : undefined;
  const ripe = state && (!("share" in state) || state.seconds >= hintSeconds);
  useEffect(() => {
    if (!hinting || !state || !ripe) return;
    view.hintsAsked.value = 0;
    const { best, exact } = state;
    if (best === undefined || !view.active.peek()) return;
    view.hint.value = best;
    announce(
      hintText(language.value, makeSquare(best, position.options.size), exact ? "certain" : undefined),
    );
  }, [hinting, ripe, position]);

  const positions = view.positions.value;
  const judgements = positions.map((each) =>
    judgementOf(each, (each === position ? state : undefined) ?? known.value.get(each)),
  );
  const { analysis, notLoaded } = language.value.page;
  return (
    <section class="understanding" aria-label={analysis.title}>
      {failed.value && <Failure text={notLoaded.engine} again={() => setTries(tries + 1)} />}
      {analysing && !position.over && !failed.value && (
        <Verdict view={view} position={position} state={state} />
      )}
      {hinted && !analysing && state && (
        <>
          <h2>{verdictText(language.value, position, state)}</h2>
          <ReversiLayers view={view} position={position} found={state} />
        </>
      )}
      {(analysing || ending) && positions.length > 1 && (
        <ValueGraph values={judgements} shown={view.index.value} show={(count) => view.show(count)} />
      )}
      {ending && <Report view={view} known={known.value} />}
    </section>
  );
}
