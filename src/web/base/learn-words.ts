import { signal } from "@preact/signals";
import { type LearnSentences, loadLearnSentences } from "../../words/index.ts";
import { language } from "./language.ts";
import { useAnswer } from "./use-answer.ts";

const loaded = signal<LearnSentences | undefined>(undefined);

/** What puzzles, lessons and the glossary say, loaded with the first that asks. */
interface LearnWords {
  /** In the page's language; while another one is on its way, in the one before. Undefined until there is any. */
  readonly say: LearnSentences | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

export function useLearn(): LearnWords {
  const { tag } = language.value;
  const here = loaded.value;
  const { failed, again } = useAnswer(tag, here?.tag === tag ? undefined : () => load(tag));
  return { say: here, failed, again };
}

async function load(tag: LearnSentences["tag"]): Promise<void> {
  const sentences = await loadLearnSentences(tag);
  // What was asked for before and comes later is not wanted any more.
  if (language.peek().tag === tag) loaded.value = sentences;
}
