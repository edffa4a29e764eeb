import type { ArenaGame, KeptTournament, TournamentView } from "../arena/index.ts";
import { html, type Markup } from "../learn/index.ts";
import { type CliSentences, markupTag } from "../words/index.ts";
import { meaningOf } from "./arena-meaning.ts";
import { keptText } from "./arena-text.ts";

const mostGames = 5000;

/** A tournament as one page without scripts, to be put anywhere: standings, everyone against everyone, games. */
export function arenaPage(
  cli: CliSentences,
  { setup, ending }: KeptTournament,
  view: TournamentView,
  games: readonly ArenaGame[],
): string {
  const say = cli.arena;
  const page = html`<!doctype html>
<html lang="${markupTag(cli.tag)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${setup.name}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222 }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; display: block; overflow-x: auto }
th, td { border-bottom: 1px solid #bbb; padding: .2rem .6rem; text-align: right; white-space: nowrap }
th:first-child, td:first-child, .text { text-align: left }
.text { white-space: normal; overflow-wrap: anywhere; min-width: 8rem }
</style></head>
<body>
<h1>${setup.name}</h1>
${meaningOf(cli, setup, view, ending).map((sentence) => html`<p>${sentence}</p>`)}
<h2>${say.page.standings}</h2>
${standings(cli, view)}
<h2>${say.page.crossTable}</h2>
${crossTable(view)}
<h2>${say.page.games}</h2>
${gamesTable(
  setup.bots.map(({ name }) => name),
  games,
)}
</body></html>
`;
  return page.markup;
}

function standings({ arena }: CliSentences, { rows, format }: TournamentView): Markup {
  const isSwiss = format === "swiss";
  const { heads } = arena;
  const titles = [
    heads.place,
    heads.name,
    heads.points,
    heads.games,
    heads.record,
    ...(isSwiss ? [heads.buchholz] : []),
    heads.rating,
    heads.faults,
    heads.kept,
  ];
  return html`<table><thead><tr>${titles.map(
    (title) => html`<th scope="col" class="${title === heads.name ? "text" : ""}">${title}</th>`,
  )}</tr></thead><tbody>
${rows.map(
  (
    row,
  ) => html`<tr><td>${row.place}</td><th scope="row" class="text">${row.name}</th><td>${row.points}</td><td>${row.games}</td>
<td>${row.wins}/${row.draws}/${row.losses}</td>${isSwiss ? html`<td>${row.buchholz}</td>` : ""}<td>${row.rating ? `${row.rating.value.toFixed(0)}${row.rating.error === null ? "" : ` ± ${row.rating.error.toFixed(0)}`}` : ""}</td>
<td>${Object.values(row.faults).reduce((sum, count) => sum + count, 0)}</td><td>${keptText(row.quality)}</td></tr>`,
)}</tbody></table>`;
}

function crossTable({ rows, meetings }: TournamentView): Markup {
  const points = new Map(
    meetings.flatMap(({ bots: [a, b], points: [ofA, ofB] }) => [
      [`${a}-${b}`, ofA] as const,
      [`${b}-${a}`, ofB] as const,
    ]),
  );
  return html`<table><thead><tr><th></th>${rows.map((row) => html`<th scope="col">${row.place}</th>`)}</tr></thead><tbody>
${rows.map(
  (row) =>
    html`<tr><th scope="row" class="text">${row.place} ${row.name}</th>${rows.map(
      (other) => html`<td>${row.bot === other.bot ? "" : (points.get(`${row.bot}-${other.bot}`) ?? "")}</td>`,
    )}</tr>`,
)}</tbody></table>`;
}

function gamesTable(names: readonly string[], games: readonly ArenaGame[]): Markup {
  return html`<table><tbody>
${games.slice(0, mostGames).map(({ number, bots, winner, fault, opening, moves }) => {
  const result = winner === null ? "½–½" : winner === 0 ? "1–0" : "0–1";
  return html`<tr><td>${number + 1}</td><td class="text">${names[bots[0]] ?? ""}</td><td class="text">${names[bots[1]] ?? ""}</td>
<td>${result}</td><td>${fault?.kind ?? ""}</td><td class="text">${opening}</td><td class="text">${moves}</td></tr>`;
})}</tbody></table>`;
}
