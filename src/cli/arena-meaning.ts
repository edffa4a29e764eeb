import type { Ending, TournamentSetup, TournamentView } from "../arena/index.ts";
import type { CliSentences } from "../words/index.ts";

/** Of the points of a match, those of the first bot. */
function share({ rows }: TournamentView): number {
  const row = rows.find(({ bot }) => bot === 0);
  return row && row.games > 0 ? row.points / row.games : 0.5;
}

/** Games below which a result says little, whatever it is. */
const few = 20;

/** What the numbers mean, a sentence each: for whoever does not know Elo, and nothing that the numbers do not carry. */
export function meaningOf(
  { arena: say }: CliSentences,
  setup: TournamentSetup,
  view: TournamentView,
  ending: Ending | null,
): string[] {
  const { counts, elo, sprt } = view;
  const [first = "", second = ""] = setup.bots.map(({ name }) => name);
  const lines: string[] = [];
  if (counts.counted < few) lines.push(say.few({ games: counts.counted }));
  if (setup.sprt && sprt?.decision) {
    const { elo0, elo1 } = setup.sprt;
    lines.push(say.decided({ decision: sprt.decision, first, second, elo0, elo1 }));
    if (sprt.unbiased) lines.push(say.unbiased(sprt.unbiased));
  } else if (setup.sprt && sprt) lines.push(say.undecided({ first, second }));
  else if (elo && setup.format === "match" && counts.counted >= few)
    lines.push(
      say.stronger({ first, second, score: share(view), los: elo.los, elo: elo.elo, error: elo.eloError }),
    );
  for (const row of view.rows) {
    const { quality, name } = row;
    if (setup.format === "match" && quality && quality.won > 0)
      lines.push(
        say.quality({ name, won: quality.won, kept: quality.wonKept, estimated: quality.estimated }),
      );
  }
  if (setup.format !== "match" && counts.counted >= few) lines.push(say.ratings);
  const rematches = view.rounds.flatMap(({ meetings }) => meetings.filter(({ rematch }) => rematch)).length;
  if (rematches > 0) lines.push(say.rematches({ count: rematches }));
  if (counts.repeated > 0) lines.push(say.repeated({ games: counts.repeated }));
  if (counts.annulled > 0) lines.push(say.annulled({ games: counts.annulled }));
  for (const row of view.rows) {
    const faults = Object.values(row.faults).reduce((sum, count) => sum + count, 0);
    if (faults > 0) lines.push(say.faults({ name: row.name, faults, out: row.out }));
  }
  if (counts.walkovers > 0) lines.push(say.walkovers({ games: counts.walkovers }));
  if (ending?.kind === "openings") lines.push(say.openingsUsedUp);
  return lines;
}
