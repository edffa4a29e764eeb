import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Analysis, Progress } from "../../../engine/index.ts";
import type { ReversiPosition } from "../../../games/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import { announce } from "../../base/announce.tsx";
import type { SquareValue } from "../../board/disc-board.tsx";
import { colour } from "../nouns.ts";
import type { UnderstandingProps } from "../understanding.tsx";
import { analyseReversi, reviewPosition } from "./engine-client.ts";
import { type Judgement, judgementOf, signed, slipsOf } from "./report.ts";
import { ValueGraph } from "./value-graph.tsx";

const analysisSeconds = 30;
const hintSeconds = 1;

/** Hint, analysis and report for Reversi, from the engine. */
export function ReversiUnderstanding({ table, analysing, findings, hints }: UnderstandingProps) {
  const position = table.position.value as ReversiPosition;
  const { ending } = table.session.play.value;
  const progress = useSignal<{ position: ReversiPosition; state: Progress | Analysis } | undefined>(
    undefined,
  );
  /** What is known of each position of this game, kept while the page is open. */
  const known = useSignal<ReadonlyMap<unknown, Analysis>>(new Map());
  const trouble = useSignal("");
  const wanted = analysing.value;
  const asked = hints.value;

  useEffect(() => {
    if ((!wanted && asked === 0) || position.over) {
      findings.value = {};
      return;
    }
    let current = true;
    const take = (state: Progress | Analysis) => {
      if (!current) return;
      progress.value = { position, state };
      if (wanted) findings.value = { values: valuesOf(state) };
    };
    let told = 0;
    const watch = (state: Progress) => {
      // A few times a second is all an eye can follow, and each time the board is drawn anew.
      if (performance.now() - told < 250) return;
      told = performance.now();
      take(state);
    };
    const search = analyseReversi(position, wanted ? analysisSeconds : hintSeconds, watch);
    search.result.then(
      (analysis) => {
        // A search that was cut short because one walked on still knows something for the graph.
        if (analysis.moves.length > 0) known.value = new Map(known.value).set(position, analysis);
        if (!current) return;
        take(analysis);
        if (asked > 0) giveHint(analysis);
      },
      () => {
        if (current) trouble.value = "The engine could not be loaded. Check the connection and try again.";
      },
    );
    return () => {
      current = false;
      search.stop();
    };
  }, [position, wanted, asked > 0]);

  function giveHint({ best, exact }: Analysis) {
    hints.value = 0;
    if (best === undefined || !table.active.peek()) return;
    table.hint.value = best;
    announce(`Hint: ${makeSquare(best, position.options.size)}${exact ? ", which is certain" : ""}.`);
  }

  useReview(table, known, ending !== undefined);

  const state = progress.value?.position === position ? progress.value.state : undefined;
  const positions = table.positions.value as ReversiPosition[];
  const judgements = positions.map((each) =>
    judge(each, (each === position ? state : undefined) ?? known.value.get(each)),
  );
  return (
    <section class="understanding" aria-label="Analysis">
      {trouble.value && <p class="wrong">{trouble.value}</p>}
      {wanted && !position.over && <Verdict position={position} state={state} />}
      {(wanted || ending) && positions.length > 1 && (
        <ValueGraph values={judgements} shown={table.index.value} show={(count) => table.show(count)} />
      )}
      {ending && <Report table={table} known={known.value} />}
    </section>
  );
}

function judge(position: ReversiPosition, analysis: Analysis | undefined): Judgement | undefined {
  if (analysis) return judgementOf(position, analysis);
  if (!position.over) return undefined;
  const [blacks, whites] = position.discs;
  const empties = position.cells.length - blacks - whites;
  // Empty squares count for the winner, as in the engine's values.
  const difference = blacks - whites;
  return { black: difference + Math.sign(difference) * empties, exact: true };
}

function valuesOf({ moves }: Analysis): ReadonlyMap<number, SquareValue> {
  const best = moves[0]?.score;
  return new Map(
    moves.map(({ square, score, bound }) => [
      square,
      { text: `${bound === "upper" ? "≤" : ""}${signed(score)}`, best: score === best && bound === "value" },
    ]),
  );
}

function Verdict({ position, state }: { position: ReversiPosition; state: Progress | Analysis | undefined }) {
  const share = state && "share" in state ? state.share : state ? 1 : 0;
  return (
    <>
      <h2>{state ? verdictText(position, state) : "The engine is looking"}</h2>
      <progress max={1} value={share} aria-label="How far the search is" />
      <p class="note">
        {state
          ? `${state.exact ? "Solved to the end of the game" : `Looked ${state.depth} moves ahead, an estimate`}. Values are discs for ${colour(position.turn)}.`
          : "The values appear on the squares as they are found."}
      </p>
      {state && state.line.length > 0 && (
        <p>
          Best play:{" "}
          {state.line
            .slice(0, 12)
            .map((square) => makeSquare(square, position.options.size))
            .join(" ")}
        </p>
      )}
    </>
  );
}

function verdictText(position: ReversiPosition, { score, exact }: Analysis): string {
  const side = colour(position.turn);
  const other = colour(position.turn === 0 ? 1 : 0);
  const by = Math.abs(Math.round(score));
  if (by === 0) return exact ? "With best play it is a draw" : "The game looks even";
  const ahead = score > 0 ? side : other;
  return exact
    ? `${ahead} wins by ${by} with best play`
    : `${ahead} is about ${by === 1 ? "one disc" : `${by} discs`} ahead`;
}

/** After the game every position is judged, the last one first, one at a time. */
function useReview(
  table: UnderstandingProps["table"],
  known: { value: ReadonlyMap<unknown, Analysis> },
  ended: boolean,
): void {
  const play = table.session.play.value;
  useEffect(() => {
    if (!ended) return;
    let current = true;
    async function review() {
      const positions = table.positions.peek() as ReversiPosition[];
      for (const position of positions.toReversed()) {
        if (!current) return;
        if (position.over || known.value.has(position)) continue;
        const analysis = await reviewPosition(position);
        if (current) known.value = new Map(known.value).set(position, analysis);
      }
    }
    review().catch(() => {});
    return () => {
      current = false;
    };
  }, [play, ended]);
}

function Report({
  table,
  known,
}: Pick<UnderstandingProps, "table"> & { known: ReadonlyMap<unknown, Analysis> }) {
  const play = table.session.play.value;
  const positions = table.positions.value as ReversiPosition[];
  const judged = positions.filter((position) => position.over || known.has(position)).length;
  const slips = slipsOf(
    positions,
    play.moves as number[],
    positions.map((position) => known.get(position)),
  );
  const names = table.session.seats.value.map((seat) => seat.name);
  return (
    <section class="report" aria-label="Report">
      <h2>Where it was decided</h2>
      {judged < positions.length && (
        <progress max={positions.length} value={judged} aria-label="Positions looked at" />
      )}
      <p data-testid="report">
        {slips.length === 0
          ? judged < positions.length
            ? "Looking at every position, the last one first."
            : "No move cost two discs or more."
          : "The moves that cost most:"}
      </p>
      <ul class="mistakes">
        {slips.slice(0, 6).map((slip) => (
          <li key={slip.number}>
            <button type="button" class="quiet" onClick={() => table.show(slip.number - 1)}>
              Move {slip.number}: {names[slip.seat]} played {slip.played}; {slip.better} was{" "}
              {slip.exact ? "" : "about "}
              {slip.cost} discs better
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
