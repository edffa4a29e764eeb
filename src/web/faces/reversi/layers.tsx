import type { ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import { must } from "../../../games/index.ts";
import { begin } from "../../../match/index.ts";
import { notationOf } from "../../../notation/index.ts";
import type { LearnSentences } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { PositionProps } from "../face.ts";
import { Argument, AskedLayer, Layers } from "../layers.tsx";
import { SmallReversiBoard } from "./board.tsx";

/** What a search found, as far as the layers tell it. */
interface Found {
  readonly exact: boolean;
  readonly depth: number;
  readonly line: readonly number[];
}

interface Judged extends PositionProps<"reversi"> {
  /** Undefined until the search has something. */
  readonly found: Found | undefined;
}

const load = () => import("../../../learn/layers/reversi-layers.ts");

interface Telling extends PositionProps<"reversi"> {
  readonly found: Found;
  readonly code: Awaited<ReturnType<typeof load>>;
  readonly say: LearnSentences;
}

/** Below who is ahead and by how much: facts of the position, whether that is proven, and the end of the line. */
export function ReversiLayers(judged: Judged) {
  return (
    <Layers
      why={() => <Told {...judged} Layer={Why} />}
      proof={() => <Told {...judged} Layer={Proof} />}
      smaller={() => <Told {...judged} Layer={SmallerOne} />}
    />
  );
}

function Told({ view, position, found, Layer }: Judged & { Layer: (telling: Telling) => ComponentChild }) {
  return (
    <AskedLayer about={load} ask={load}>
      {(code, say) =>
        found ? (
          <Layer view={view} position={position} found={found} code={code} say={say} />
        ) : (
          <p class="note">{language.value.page.analysis.working}</p>
        )
      }
    </AskedLayer>
  );
}

function Why({ position, found, code, say }: Telling) {
  return <Argument sentences={code.reversiWhy(say.layers.reversi, position, found)} />;
}

function Proof({ position, found, code, say }: Telling) {
  return <Argument sentences={code.reversiProof(say.layers.reversi, position, found)} />;
}

function SmallerOne({ view, position, found, code, say }: Telling) {
  const { id, options } = view.play.value;
  // The same line comes several times while a search goes on.
  const line = found.line.join();
  const end = useMemo(() => code.reversiSmaller(say.layers.reversi, position, found), [position, line, say]);
  if (!end) return <p>{say.layers.reversi.noEnd}</p>;
  const from = notationOf(id).makePosition(end.position);
  return (
    <>
      <p>{end.text}</p>
      <div class="smaller-board" aria-hidden="true" key={line}>
        <SmallReversiBoard id={id} game={view.game} position={end.position} moving={false} />
      </div>
      <a class="button" href={view.exploreOther(must(begin(id, options, from)))}>
        {say.layers.smaller.tryIt}
      </a>
    </>
  );
}
