import type { TakenRun, TakingPosition } from "../../games/index.ts";
import type { Nouns } from "../../words/index.ts";
import type { Picture } from "./drawing.ts";
import { html, type Markup, mm } from "./markup.ts";
import { pieces } from "./pieces.ts";

/** As much room as a puzzle has on the sheet. */
const mostWidth = 84;
const mostHeight = 44;
/** At the left, for the numbers of rows, and at the right, for how many there are. */
const label = 6;
const total = 6;
/** Elsewhere, for the line around what is taken. */
const margin = 0.8;
/** A line of numbers of places. */
const numbering = 3.6;
/** Rows that are longer go on in another line; numbers of two figures need more room than pieces. */
const plainLines = { longest: 30, broken: 25 } as const;
const numberedLines = { longest: 22, broken: 20 } as const;

type Thing = Nouns["thing"];

/** How tall a piece is at most, and how wide the place is in which it stands. */
const sizes: { readonly [T in Thing]: { readonly tall: number; readonly wide: number } } = {
  stone: { tall: 7, wide: 1 },
  pin: { tall: 10, wide: 0.62 },
  stick: { tall: 10, wide: 0.5 },
  coin: { tall: 7, wide: 1 },
};

/** A row or a part of one: the places from and to, the last one included. */
interface Line {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly last: boolean;
}

/** Rows of pieces with the gaps where something was taken. Where the middle may be taken, places have their numbers. */
export function drawRows(thing: Thing, position: TakingPosition, marked: readonly TakenRun[]): Picture {
  const { options, rows } = position;
  const lengths = rows.map((runs, row) => (options.middle ? options.rows[row] : lastOf(runs)) ?? 0);
  const longest = Math.max(1, ...lengths);
  const fits = options.middle ? numberedLines : plainLines;
  const perLine = longest > fits.longest ? fits.broken : longest;
  const lines = lengths.flatMap((length, row) => linesOf(length, row + 1, perLine));
  const several = rows.length > 1;
  // One line of numbers is enough above rows that stand one below the other.
  const numberEach = options.middle && (!several || perLine < longest);
  const numberOnce = options.middle && !numberEach;
  const [left, right] = [several ? label : margin, options.middle ? margin : total];
  const { tall, wide } = sizes[thing];
  const below = numberEach ? numbering : 0;
  const above = numberOnce ? numbering : margin;
  const size = Math.min(
    tall,
    (mostWidth - left - right) / (perLine * wide),
    ((mostHeight - above) / lines.length - below) / 1.1,
  );
  const step = size * wide;
  const height = size * 1.1 + below;
  const x = (place: number) => left + (place - 0.5) * step;
  const numbers = (from: number, to: number, y: number) =>
    placeNumbers(from, to, (at) => x(at - from + 1), y);
  const drawn = lines.map(({ row, from, to, last }, index) => {
    const top = above + index * height;
    const runs = rows[row - 1] ?? [];
    const stands = (place: number) => runs.some((run) => place >= run.left && place < run.left + run.length);
    const places = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const things = places.map((place) => {
      const middle = x(place - from + 1);
      if (!stands(place)) return gap(middle, top + size * 0.9);
      const scale = mm(size / 10);
      return html`<g transform="translate(${mm(middle - size / 2)} ${mm(top)}) scale(${scale})">${pieces[thing](place)}</g>`;
    });
    const name = several && from === 1 ? rowNumber(row, top + size * 0.5 + 1.1) : [];
    const count =
      options.middle || !last
        ? []
        : counted(lastOf(runs), x(to - from + 1) + step / 2 + 1, top + size * 0.5 + 1.1);
    const boxes = marked.flatMap((run, at) => {
      const [first, end] = [Math.max(run.left, from), Math.min(run.right, to)];
      if (run.row !== row || first > end) return [];
      const begin = x(first - from + 1) - step * 0.5;
      return [box(begin, top - 0.3, (end - first + 1) * step, size + 0.6, at === 0)];
    });
    const under = numberEach ? [numbers(from, to, top + size + 2.9)] : [];
    return html`${name}${things}${count}${boxes}${under}`;
  });
  const over = numberOnce ? [numbers(1, longest, 2.4)] : [];
  return {
    width: mm(left + perLine * step + right),
    height: mm(above + lines.length * height + 0.6),
    content: html`${over}<g stroke="#000" stroke-width=".4">${drawn}</g>`,
  };
}

function linesOf(length: number, row: number, perLine: number): Line[] {
  const count = Math.max(1, Math.ceil(length / perLine));
  return Array.from({ length: count }, (_, index) => ({
    row,
    from: index * perLine + 1,
    to: Math.min(length, (index + 1) * perLine),
    last: index === count - 1,
  }));
}

function lastOf(runs: TakingPosition["rows"][number]): number {
  const run = runs.at(-1);
  return run ? run.left + run.length - 1 : 0;
}

function gap(x: number, y: number): Markup {
  return html`<circle cx="${mm(x)}" cy="${mm(y)}" r=".4" fill="#999" stroke="none"/>`;
}

function rowNumber(row: number, y: number): Markup[] {
  return [html`<text class="row" x="3.4" y="${mm(y)}">${row}</text>`];
}

function counted(count: number, x: number, y: number): Markup[] {
  return [html`<text class="count" x="${mm(x)}" y="${mm(y)}">${count}</text>`];
}

function placeNumbers(from: number, to: number, x: (place: number) => number, y: number): Markup {
  const places = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return html`${places.map((place) => html`<text class="place" x="${mm(x(place))}" y="${mm(y)}">${place}</text>`)}`;
}

/** Around what a move takes. */
export function box(x: number, y: number, width: number, height: number, first: boolean): Markup {
  return html`<rect class="mark" x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" rx="1" fill="none" stroke="#000" stroke-width="${first ? 0.8 : 0.35}" stroke-dasharray="${first ? "none" : "1 .8"}"/>`;
}
