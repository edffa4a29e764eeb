import { BotName } from "./bot-name.tsx";
import { hundredths, number, points, quarters, signed, whole } from "./figures.ts";
import { faultsOf, type PartProps, type Row } from "./parts.ts";
import { Range, type Scale, scaleOf } from "./range.tsx";
import { WideTable } from "./wide-table.tsx";

/** The table everybody looks at. Ratings have their error beside them and drawn. */
export function StandingsPart({ say, head, standing }: PartProps) {
  const words = say.page.standings;
  const { rows } = standing;
  const scale = scaleOf(rows);
  const isSwiss = head.format === "swiss";
  return (
    <section class="standings" aria-labelledby="standings">
      <h2 id="standings">{words.title}</h2>
      <WideTable label={words.caption}>
        <table class="figures">
          <caption class="unseen">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col" class="figure place">
                <abbr title={words.place}>#</abbr>
              </th>
              <th scope="col" class="bot">
                {words.bot}
              </th>
              <th scope="col" class="figure">
                {words.points}
              </th>
              <th scope="col" class="figure">
                {words.games}
              </th>
              <th scope="col" class="figure rating">
                {words.rating}
              </th>
              <th scope="col" class="range">
                <span class="unseen">{words.range}</span>
                {scale && <Axis scale={scale} />}
              </th>
              <th scope="col" class="figure">
                {words.accuracy}
              </th>
              <th scope="col" class="figure">
                <abbr title={words.outcomes}>{words.outcomesShort}</abbr>
              </th>
              <th scope="col" class="figure">
                {words.faults}
              </th>
              {isSwiss && (
                <>
                  <th scope="col" class="figure">
                    {words.buchholz}
                  </th>
                  <th scope="col" class="figure">
                    <abbr title={words.sonnebornBerger}>{words.sonnebornBergerShort}</abbr>
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.bot} class={row.out ? "out" : ""}>
                <td class="figure place">{row.place}</td>
                <th scope="row" class="bot">
                  <BotName name={row.name} />
                  {row.out && <span class="note"> {words.out}</span>}
                </th>
                <td class="figure points">{points(row.points)}</td>
                <td class="figure">{whole(row.games)}</td>
                <td class="figure rating">{ratingText(row)}</td>
                <td class="range">{scale && <Range scale={scale} rating={row.rating} />}</td>
                <td class="figure">{accuracyText(say, row)}</td>
                <td class="figure">
                  {whole(row.wins)}–{whole(row.draws)}–{whole(row.losses)}
                </td>
                <td class="figure">{whole(faultsOf(row))}</td>
                {isSwiss && (
                  <>
                    <td class="figure">{quarters(row.buchholz)}</td>
                    <td class="figure">{quarters(row.sonnebornBerger)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p class="note range-said">{rangesText({ say, head, standing })}</p>
    </section>
  );
}

function Axis({ scale: { least, most } }: { scale: Scale }) {
  return (
    <span class="range-axis" aria-hidden="true">
      <span>{signed(least)}</span>
      <span>{signed(most)}</span>
    </span>
  );
}

function ratingText({ rating }: Row): string {
  if (!rating) return "–";
  return rating.error === null
    ? signed(rating.value)
    : `${signed(rating.value)} ± ${number(rating.error, 0)}`;
}

/** Of the moves from won and drawn positions those that kept them so; some of it is an estimate. */
function accuracyText({ percent }: PartProps["say"], { quality }: Row): string {
  if (!quality || quality.won + quality.drawn === 0) return "–";
  const kept = (quality.wonKept + quality.drawnKept) / (quality.won + quality.drawn);
  const share = percent({ figure: hundredths(kept, 1) });
  return quality.estimated > 0 ? `≈ ${share}` : share;
}

/** What the drawn ratings say of the first two. */
function rangesText({ say, standing: { rows } }: PartProps): string {
  const { ranges } = say.page;
  if (rows.some(({ rating, group }) => rating && group !== rows[0]?.group)) return ranges.groups;
  const [best, next] = rows
    .slice(0, 2)
    .sort((one, other) => (other.rating?.value ?? 0) - (one.rating?.value ?? 0));
  if (!best?.rating || !next?.rating || best.rating.error === null || next.rating.error === null)
    return ranges.unknown;
  const names = { first: best.name, second: next.name };
  const isApart = best.rating.value - best.rating.error > next.rating.value + next.rating.error;
  return isApart ? ranges.apart(names) : ranges.overlap(names);
}
