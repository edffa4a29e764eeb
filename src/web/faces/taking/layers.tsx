import { must, type TakingPosition } from "../../../games/index.ts";
import { begin } from "../../../match/index.ts";
import { notationOf } from "../../../notation/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import { explainShortly, runName, whyText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { BoardProps, PositionProps } from "../face.ts";
import { Argument, AskedLayer, Layers } from "../layers.tsx";
import { SmallTakingBoard } from "./board.tsx";
import { askSolver } from "./solver-client.ts";
import { type RunWorth, XorPicture } from "./xor-picture.tsx";

interface Judged extends PositionProps<"taking"> {
  readonly analysis: Analysis;
  /** What each run is worth, from left to right, where that is known. */
  readonly values?: readonly number[] | undefined;
}

/** Who wins and how, in a sentence, and below it what that rests on. */
export function TakingLayers(judged: Judged) {
  const { view, position, analysis } = judged;
  const { id } = view.play.value;
  return (
    <>
      <p data-testid="sentence" data-move={view.index.value}>
        {explainShortly(language.value, id, position, analysis).text}
      </p>
      <Layers
        why={() => <Why {...judged} />}
        proof={() => <Proof {...judged} />}
        smaller={() => <SmallerOne view={view} position={position} />}
      />
    </>
  );
}

function Why({ view, position, analysis, values }: Judged) {
  const { id } = view.play.value;
  const misere = position.options.last === "loses";
  const { reason } = analysis;
  // What is said of the runs is said of whoever has to take from them.
  const kind = reason.kind === "swap" ? reason.runs.kind : reason.kind;
  // Near the end of a game whose last taker loses, even columns no longer tell who wins; before a swap they tell nothing.
  const telling = kind !== "swap-to-come" && (!misere || kind === "xor");
  const runs = telling ? worthsOf(view, position, values) : undefined;
  return (
    <>
      {runs && runs.length > 0 && (
        <XorPicture runs={runs} plain={runs.every((run) => run.value === run.length)} misere={misere} />
      )}
      <div data-testid="reason" data-move={view.index.value}>
        <Argument sentences={[whyText(language.value, id, position, analysis)]} />
      </div>
    </>
  );
}

const loadProof = () => import("../../../learn/layers/proof.ts");

function Proof({ view, position, analysis }: Judged) {
  async function ask() {
    const [{ proofOf }, grounds] = await Promise.all([
      loadProof(),
      askSolver((solver) => solver.grounds(position)),
    ]);
    return { proofOf, grounds: must(grounds) };
  }
  return (
    <AskedLayer about={position} ask={ask}>
      {({ proofOf, grounds }, say) => (
        <Argument
          sentences={proofOf(say, view.play.value.id, position, analysis, grounds).map(({ text }) => text)}
        />
      )}
    </AskedLayer>
  );
}

function SmallerOne({ view, position }: PositionProps<"taking">) {
  const { id } = view.play.value;
  const ask = async () => ({ found: await askSolver((solver) => solver.smaller(position)) });
  return (
    <AskedLayer about={position} ask={ask}>
      {({ found }, { layers }) => {
        if (!found) return <p>{layers.smaller.none}</p>;
        const { position: smaller, analysis } = found;
        const from = smaller.swap ? notationOf(id).makePosition(smaller) : undefined;
        const sentences = [
          explainShortly(language.value, id, smaller, analysis).text,
          whyText(language.value, id, smaller, analysis),
        ];
        return (
          <>
            <p class="note">{layers.smaller.intro}</p>
            <div class="smaller-board" aria-hidden="true" key={JSON.stringify(smaller.rows)}>
              <SmallTakingBoard id={id} game={view.game} position={smaller} moving={false} />
            </div>
            <Argument sentences={sentences} />
            <a class="button" href={view.exploreOther(must(begin(id, smaller.options, from)))}>
              {layers.smaller.tryIt}
            </a>
          </>
        );
      }}
    </AskedLayer>
  );
}

const mostRuns = 12;

/** Each run by its place, with its value; undefined where the game has no such values or there are too many. */
function worthsOf(
  { play }: BoardProps<"taking">["view"],
  position: TakingPosition,
  values: readonly number[] | undefined,
): RunWorth[] | undefined {
  if (!values || values.length > mostRuns) return undefined;
  const named = position.rows.flatMap((runs, index) =>
    runs.map((run) => ({
      name: runName(language.value, play.value.id, position, index + 1, run),
      length: run.length,
    })),
  );
  return named.map((run, index) => ({ ...run, value: values[index] ?? 0 }));
}
