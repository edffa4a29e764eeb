import { BotName } from "./bot-name.tsx";
import { points, whole } from "./figures.ts";
import type { PartProps, Standing } from "./parts.ts";
import { WideTable } from "./wide-table.tsx";

/** More cannot be read: the server tells of no more either. */
const most = 64;

/** Who scored how much against whom; it can be pushed sideways, and the names stay. */
export function CrossTable({ say, standing }: PartProps) {
  const words = say.page.cross;
  const rows = standing.rows.slice(0, most);
  const cells = cellsOf(standing);
  return (
    <section class="cross" aria-labelledby="cross">
      <h2 id="cross">{words.title}</h2>
      <WideTable label={words.caption}>
        <table class="figures">
          <caption class="unseen">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col" class="bot">
                {say.page.standings.bot}
              </th>
              {rows.map(({ bot, name }, index) => (
                <th key={bot} scope="col" class="figure">
                  <abbr title={name}>{index + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ bot, name }, index) => (
              <tr key={bot}>
                <th scope="row" class="bot">
                  <span class="cross-number">{index + 1}</span> <BotName name={name} />
                </th>
                {rows.map((other) => (
                  <td key={other.bot} class={`figure${other.bot === bot ? " itself" : ""}`}>
                    <Cell words={words} itself={other.bot === bot} met={cells.get(`${bot} ${other.bot}`)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}

interface Met {
  readonly points: number;
  readonly games: number;
}

function Cell({
  words,
  itself,
  met,
}: {
  words: PartProps["say"]["page"]["cross"];
  itself: boolean;
  met: Met | undefined;
}) {
  if (itself) return <span class="unseen">{words.itself}</span>;
  if (!met) return <span class="unseen">{words.unplayed}</span>;
  return (
    <span title={words.cell({ points: points(met.points), games: whole(met.games) })}>
      {points(met.points)}
      <span class="note" aria-hidden="true">
        /{whole(met.games)}
      </span>
    </span>
  );
}

function cellsOf({ meetings }: Standing): ReadonlyMap<string, Met> {
  const cells = new Map<string, Met>();
  for (const { bots, points: scored } of meetings) {
    const [one, other] = bots;
    const games = scored[0] + scored[1];
    if (games === 0) continue;
    cells.set(`${one} ${other}`, { points: scored[0], games });
    cells.set(`${other} ${one}`, { points: scored[1], games });
  }
  return cells;
}
