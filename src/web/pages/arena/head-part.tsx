import { gameTitle } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { Trouble } from "../../base/trouble.ts";
import { plain, whole } from "./figures.ts";
import { clockText, type PartProps } from "./parts.ts";

/** So many games of each bot are few: an error of some 100 Elo. */
const few = 30;

/** Its name, what is played and how far it is. */
export function HeadPart({ say, head, standing, trouble }: PartProps & { trouble: Trouble | undefined }) {
  const { page: words } = say;
  const { counts } = standing;
  return (
    <header class="tournament-head">
      <h1>
        <bdi>{head.name}</bdi> <span class={`arena-is ${head.state}`}>{words.states[head.state]}</span>
      </h1>
      <p class="lead">{aboutTexts({ say, head, standing }).join(" · ")}</p>
      <progress
        aria-label={words.games.title}
        max={counts.expected ?? Math.max(1, counts.finished)}
        value={head.state === "over" ? (counts.expected ?? 1) : counts.finished}
      />
      <p class={`tournament-state ${head.state}`}>
        {language.value.text(stateTexts({ say, head, standing }))}
      </p>
      {/* Room for what may have to be said. */}
      <p class="note arena-state" role="status">
        {trouble ? words.lost : ""}
      </p>
    </header>
  );
}

function aboutTexts({ say, head }: PartProps): readonly string[] {
  const { page: words } = say;
  const { format, game, bots, pairs, clock, openings, sprt } = head;
  return [
    say.formats[format],
    gameTitle(language.value, game),
    ...(format === "match" ? [] : [words.countBots({ bots: bots.length })]),
    ...(pairs > 1 ? [words.countPairs({ pairs })] : []),
    clockText(say, clock),
    words.openings[openings],
    ...(sprt ? [words.testOf({ elo0: plain(sprt.elo0), elo1: plain(sprt.elo1) })] : []),
  ];
}

/** How far it is, and what has to be known of the numbers. */
function stateTexts({ say, head, standing }: PartProps): readonly string[] {
  const { page: words, endings } = say;
  const { finished, expected, repeated, annulled, walkovers, counted } = standing.counts;
  if (finished === 0 && head.state !== "over")
    return [words.noGames, ...(head.state === "stopped" ? [words.stopped] : [])];
  const perBot = (counted * 2) / Math.max(1, head.bots.length);
  return [
    head.ending ? endingText() : progressText(),
    ...(head.state === "stopped" ? [words.stopped] : []),
    ...(perBot < few && head.state !== "over" ? [words.few({ games: finished })] : []),
    ...(repeated > 0 ? [words.repeatedCount({ games: repeated })] : []),
    ...(annulled > 0 ? [words.annulledCount({ games: annulled })] : []),
    ...(walkovers > 0 ? [words.walkoverCount({ games: walkovers })] : []),
  ];

  function progressText(): string {
    const done = whole(finished);
    return expected === null
      ? words.progressOpen({ done, games: finished })
      : words.progress({ done, all: whole(expected) });
  }

  function endingText(): string {
    const { ending, sprt } = head;
    if (ending?.kind !== "sprt") return endings[ending?.kind ?? "complete"];
    const isHigher = ending.decision === "H1";
    const elo = plain((isHigher ? sprt?.elo1 : sprt?.elo0) ?? 0);
    return isHigher ? endings.higher({ elo }) : endings.lower({ elo });
  }
}
