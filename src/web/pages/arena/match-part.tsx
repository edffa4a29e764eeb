import { language } from "../../base/language.ts";
import { hundredths, number, signed } from "./figures.ts";
import { LlrGraph } from "./llr-graph.tsx";
import type { PartProps } from "./parts.ts";

/** What a match says of the first bot against the second: in words, and the test as a line between its bounds. */
export function MatchPart(part: PartProps) {
  const { say, standing } = part;
  const words = say.page;
  return (
    <section class="match-part">
      <div class="match-said">
        <h2>{words.match.title}</h2>
        {matchTexts(part).map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      {standing.sprt && (
        <div>
          <h2>{words.test.title}</h2>
          <LlrGraph {...part} sprt={standing.sprt} />
        </div>
      )}
    </section>
  );
}

function matchTexts({ say, head, standing }: PartProps): readonly string[] {
  const { match } = say.page;
  const [first = "", second = ""] = head.bots;
  const { elo, sprt } = standing;
  const [meeting] = standing.meetings;
  if (!elo || !meeting) return [say.page.noGames];
  const error = elo.eloError === null ? "" : ` ± ${number(elo.eloError, 1)}`;
  const names = { first, second, elo: `${number(Math.abs(elo.elo), 1)}${error}` };
  const isEven = Math.abs(elo.elo) < 0.05;
  const compared = isEven ? match.even(names) : elo.elo > 0 ? match.stronger(names) : match.weaker(names);
  const [lost, behind, even, ahead, won] = meeting.pairs;
  const pairs = lost + behind + even + ahead + won;
  const unbiased = sprt?.unbiased;
  return [
    language.value.text([
      compared,
      ...(elo.eloError === null ? [say.page.ranges.unknown] : []),
      match.likely({ first, percent: say.percent({ figure: hundredths(elo.los, 1) }) }),
    ]),
    ...(pairs > 0 ? [match.pairs({ first, pairs, lost, behind, even, ahead, won })] : []),
    ...(unbiased && unbiased.low !== null && unbiased.high !== null
      ? [
          match.unbiased({
            elo: signed(unbiased.value, 1),
            low: signed(unbiased.low, 1),
            high: signed(unbiased.high, 1),
          }),
        ]
      : []),
  ];
}
