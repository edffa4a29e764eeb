import type { ArenaFigure } from "../../../words/index.ts";
import type { PartProps } from "./parts.ts";

/** What the numbers of this tournament mean, a sentence each. */
export function Meanings({ say, head, standing }: PartProps) {
  const isMatch = head.format === "match";
  const { repeated, walkovers } = standing.counts;
  const shown: readonly (ArenaFigure | false)[] = [
    "points",
    isMatch ? "elo" : "rating",
    isMatch && "los",
    standing.sprt !== null && "llr",
    "pairs",
    "accuracy",
    head.format === "swiss" && "buchholz",
    head.format === "swiss" && "sonnebornBerger",
    "faults",
    repeated > 0 && "repeated",
    walkovers > 0 && "walkovers",
  ];
  return (
    <details class="meanings">
      <summary>{say.page.meanings}</summary>
      <ul>{shown.map((each) => each && <li key={each}>{say.means[each]}</li>)}</ul>
    </details>
  );
}
