import { signal } from "@preact/signals";
import { type ComponentChild, Fragment } from "preact";
import { useId } from "preact/hooks";
import type { LearnSentences } from "../../words/index.ts";
import { Failure } from "../base/failure.tsx";
import { language } from "../base/language.ts";
import { useLearn } from "../base/learn-words.ts";
import { Terms } from "../base/terms.tsx";
import { useAnswer } from "../base/use-answer.ts";

const names = ["why", "proof", "smaller"] as const;
type LayerName = (typeof names)[number];

/** Whoever has opened a layer finds it open at the next position, too. */
const open = signal<ReadonlySet<LayerName>>(new Set());

/**
 * What lies below the one sentence: why, the proof, a smaller one. Each opens in its place, what it shows is made when it is first wanted, and
 * what stands above it does not move.
 */
export function Layers(layers: { readonly [Name in LayerName]: () => ComponentChild }) {
  const id = useId();
  const titles = language.value.page.analysis.layers;
  return (
    <div class="layers">
      {names.map((name) => {
        const isOpen = open.value.has(name);
        return (
          <Fragment key={name}>
            <button
              type="button"
              class="quiet layer"
              aria-expanded={isOpen}
              aria-controls={`${id}-${name}`}
              onClick={() => toggle(name)}
            >
              {titles[name]}
            </button>
            <div id={`${id}-${name}`} class="layer-body" data-testid={`layer-${name}`} hidden={!isOpen}>
              {isOpen && layers[name]()}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

function toggle(name: LayerName): void {
  const next = new Set(open.value);
  if (!next.delete(name)) next.add(name);
  open.value = next;
}

/** Sentences one below the other, the words of the glossary explained in them. */
export function Argument({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence, index) => (
    <p key={index}>
      <Terms text={sentence} />
    </p>
  ));
}

/** A part of a layer that has to be asked for, and the words it is said in. */
export function AskedLayer<T>({
  about,
  ask,
  children,
}: {
  about: unknown;
  ask: () => Promise<T>;
  children: (answer: T, say: LearnSentences) => ComponentChild;
}) {
  const learn = useLearn();
  const { answer, failed, again } = useAnswer(about, ask);
  const { working, failed: text } = language.value.page.analysis;
  if (failed || learn.failed) return <Failure text={text} again={failed ? again : learn.again} />;
  if (answer === undefined || !learn.say) return <p class="note">{working}</p>;
  return children(answer, learn.say);
}
