import {
  expectedGames,
  makeClock,
  type Quality,
  type Sprt,
  type TournamentSetup,
  type TournamentView,
} from "../arena/index.ts";
import { type CliSentences, padEnd, padStart, widthOf } from "../words/index.ts";

const rule = "-".repeat(50);

/** The result of a match in the shape that scripts for match programs read; the same in every language. */
export function resultBlock(setup: TournamentSetup, { elo, sprt, meetings, rows }: TournamentView): string[] {
  const [first, second] = setup.bots.map(({ name }) => name);
  const [meeting] = meetings;
  const row = rows.find(({ bot }) => bot === 0);
  if (!meeting || !row || !elo) return [rule, rule];
  const [ll, ld, even, dw, ww] = meeting.pairs;
  const lost = ll + ld;
  const won = dw + ww;
  const pairs = lost + even + won;
  const ratio = lost === 0 ? `${won}:0` : (won / lost).toFixed(2);
  const lines = [
    rule,
    `Results of ${first} vs ${second} (${makeClock(setup.clock)}, ${setup.game}):`,
    `Elo: ${fixed(elo.elo)} +/- ${fixed(elo.eloError)}, nElo: ${fixed(elo.nelo)} +/- ${fixed(elo.neloError)}`,
    `LOS: ${fixed(elo.los * 100)} %, DrawRatio: ${fixed(pairs === 0 ? 0 : (100 * even) / pairs)} %, PairsRatio: ${ratio}`,
    `Games: ${row.games}, Wins: ${row.wins}, Losses: ${row.losses}, Draws: ${row.draws}, Points: ${row.points.toFixed(1)} (${fixed(row.games === 0 ? 0 : (100 * row.points) / row.games)} %)`,
    `Ptnml(0-2): [${meeting.pairs.join(", ")}]`,
  ];
  if (sprt && setup.sprt) {
    const { llr, lower, upper } = sprt;
    const share = (100 * llr) / (llr < 0 ? -lower : upper);
    const { elo0, elo1 } = setup.sprt;
    lines.push(
      `LLR: ${llr.toFixed(2)} (${share.toFixed(1)}%) (${lower.toFixed(2)}, ${upper.toFixed(2)}) [${elo0.toFixed(2)}, ${elo1.toFixed(2)}]`,
    );
  }
  return [...lines, rule];
}

/** How long a test will take, in whole games. */
export function lengthText({ arena }: CliSentences, sprt: Sprt, first: string): string {
  const { likely, worst } = expectedGames(sprt);
  return arena.length({ ...sprt, likely: Math.ceil(likely), worst: Math.ceil(worst), first });
}

function fixed(value: number | null): string {
  return value === null ? "?" : value.toFixed(2);
}

/** A line for each bot, the first place first. */
export function standingsTable({ arena }: CliSentences, { rows, format }: TournamentView): string[] {
  const { heads } = arena;
  const isSwiss = format === "swiss";
  const head = [
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
  const body = rows.map((row) => [
    String(row.place),
    row.out ? `${row.name} *` : row.name,
    String(row.points),
    String(row.games),
    `${row.wins}/${row.draws}/${row.losses}`,
    ...(isSwiss ? [String(row.buchholz)] : []),
    row.rating
      ? `${signed(row.rating.value)}${row.rating.error === null ? "" : ` ± ${row.rating.error.toFixed(0)}`}`
      : "",
    String(Object.values(row.faults).reduce((sum, count) => sum + count, 0) || ""),
    keptText(row.quality),
  ]);
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...body.map((row) => widthOf(row[column] ?? ""))),
  );
  return [head, ...body].map((row) =>
    row
      .map((cell, column) => (column === 1 ? padEnd : padStart)(cell, widths[column] as number))
      .join("  ")
      .trimEnd(),
  );
}

function signed(value: number): string {
  return `${value > 0 ? "+" : ""}${value.toFixed(0)}`;
}

/** Of a hundred moves from won positions those that kept the win. */
export function keptText(quality: Quality | null): string {
  return quality && quality.won > 0 ? `${((100 * quality.wonKept) / quality.won).toFixed(1)} %` : "";
}
