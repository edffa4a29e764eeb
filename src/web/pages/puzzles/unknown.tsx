import type { LearnSentences } from "../../../words/index.ts";
import { useTitle } from "../../base/title.ts";

/** An address that means no puzzle. */
export function Unknown({ say }: { say: LearnSentences }) {
  const { puzzles } = say;
  useTitle(puzzles.unknown, "Grundy");
  return (
    <section class="page narrow">
      <h1>{puzzles.unknown}</h1>
      <p>
        {puzzles.unknownAbout} <a href="/puzzles">{puzzles.all}</a>
      </p>
    </section>
  );
}
