import { signal } from "@preact/signals";
import { type ArenaSentences, loadArenaSentences } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { useAnswer } from "../../base/use-answer.ts";

const loaded = signal<ArenaSentences | undefined>(undefined);

/** What is said of tournaments, loaded with the first that is opened. */
interface ArenaWords {
  /** In the page's language; while another one is on its way, in the one before. Undefined until there is any. */
  readonly say: ArenaSentences | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

export function useArena(): ArenaWords {
  const { tag } = language.value;
  const here = loaded.value;
  const { failed, again } = useAnswer(tag, here?.tag === tag ? undefined : () => load(tag));
  return { say: here, failed, again };
}

async function load(tag: ArenaSentences["tag"]): Promise<void> {
  const sentences = await loadArenaSentences(tag);
  // What was asked for before and comes later is not wanted any more.
  if (language.peek().tag === tag) loaded.value = sentences;
}
