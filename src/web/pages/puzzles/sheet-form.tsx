import { useState } from "preact/hooks";
import { puzzlers } from "../../../learn/index.ts";
import { type Idea, ideas, type LearnSentences, type PuzzleKind } from "../../../words/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { dayOf } from "../../session/puzzle-score.ts";
import { sheetOf } from "../../session/puzzle-sheet.ts";
import { familiesOf } from "../../session/puzzle-source.ts";
import { printDocument } from "./print-sheet.ts";

const counts = [6, 12, 18, 24, 30] as const;

/** A sheet for a class: which puzzles, how many, and the browser prints it. */
export function SheetForm({ say }: { say: LearnSentences }) {
  const { puzzles } = say;
  const families = familiesOf("all");
  const kinds: readonly PuzzleKind[] = families.length > 1 ? ["all", ...families] : families;
  const [kind, setKind] = useState<PuzzleKind>(kinds[0] ?? "all");
  const [idea, setIdea] = useState<Idea | "any">("any");
  const [count, setCount] = useState<number>(12);
  const [said, setSaid] = useState<"printing" | "failed" | number | undefined>();
  const offered = ideas.filter((each) =>
    familiesOf(kind).some((family) => puzzlers[family]?.ideas.includes(each)),
  );

  async function print(event: Event) {
    event.preventDefault();
    setSaid("printing");
    try {
      const wish = { kind, idea: idea === "any" ? undefined : idea, count };
      const { html, found } = await sheetOf(language.peek(), say, wish, dayOf(new Date()), Math.random);
      setSaid(found < count ? found : undefined);
      if (found > 0) printDocument(html);
    } catch {
      setSaid("failed");
    }
  }

  return (
    <section class="puzzle-print" aria-labelledby="puzzle-print">
      <h2 id="puzzle-print">{puzzles.print}</h2>
      <p class="note">{puzzles.printAbout}</p>
      <form onSubmit={print}>
        <Choice
          label={puzzles.printKind}
          value={kind}
          choices={kinds.map((each) => [each, puzzles.kinds[each]])}
          set={(each) => {
            setKind(each);
            setIdea("any");
          }}
        />
        <Choice<Idea | "any">
          label={puzzles.printIdea}
          value={idea}
          choices={[
            ["any", puzzles.anyIdea],
            ...offered.map((each) => [each, say.ideas.of[each].name] as const),
          ]}
          set={setIdea}
        />
        <Choice
          label={puzzles.printCount}
          value={String(count)}
          choices={counts.map((each) => [String(each), String(each)])}
          set={(each) => setCount(Number(each))}
        />
        <button type="submit" disabled={said === "printing"}>
          {puzzles.printIt}
        </button>
        <p class="note puzzle-print-said" role="status">
          {said === "printing" && puzzles.printing}
          {said === "failed" && puzzles.unloaded}
          {typeof said === "number" && puzzles.tooFew({ found: said })}
        </p>
      </form>
    </section>
  );
}
