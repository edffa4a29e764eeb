import type { TakenRun, TakingPosition } from "../../games/index.ts";
import { sticksLeft } from "../../games/index.ts";
import type { Nouns } from "../../words/index.ts";
import type { Picture } from "./drawing.ts";
import { html, mm, nothing } from "./markup.ts";
import { box, drawRows } from "./rows-picture.ts";

const mostWidth = 84;
const mostHeight = 44;
/** Below a pile its number, above it how many there are. */
const below = 5;
const above = 4.6;
/** A coin on its side: as wide, and as thick unless a pile is high. */
const widest = 13;
const thickest = 3;

/** Piles beside each other, their coins one on the other. Where the middle may be taken they lie as rows, which have numbers for it. */
export function drawPiles(
  thing: Nouns["thing"],
  position: TakingPosition,
  marked: readonly TakenRun[],
): Picture {
  const counts = position.rows.map((runs) => sticksLeft({ rows: [runs] }));
  const tallest = Math.max(1, ...counts);
  const thick = Math.min(thickest, (mostHeight - below - above) / tallest);
  const step = Math.min(widest + 6, mostWidth / counts.length);
  if (position.options.middle || thick < 0.9 || step < 7) return drawRows(thing, position, marked);
  const wide = Math.min(widest, step - 3);
  const floor = above + tallest * thick;
  const piles = counts.map((count, pile) => {
    const x = step * (pile + 0.5);
    const coins = Array.from({ length: count }, (_, at) => {
      // A coin never lies quite on the one below it.
      const shift = ((at * 7 + pile * 3) % 5) * 0.12 - 0.24;
      return html`<rect x="${mm(x - wide / 2 + shift)}" y="${mm(floor - (at + 1) * thick)}" width="${mm(wide)}" height="${mm(thick)}" rx="${mm(Math.min(0.9, thick / 3))}" fill="#fff"/>`;
    });
    const boxes = marked.flatMap(({ row, left, right }, index) =>
      row === pile + 1
        ? [
            box(
              x - wide / 2 - 1,
              floor - right * thick - 0.5,
              wide + 2,
              (right - left + 1) * thick + 0.5,
              index === 0,
            ),
          ]
        : [],
    );
    const name =
      counts.length > 1
        ? html`<text class="row" x="${mm(x)}" y="${mm(floor + 4)}">${pile + 1}</text>`
        : nothing;
    return html`${coins}${boxes}<text class="count" text-anchor="middle" x="${mm(x)}" y="${mm(floor - count * thick - 1.3)}">${count}</text>${name}`;
  });
  const ground = html`<path d="M0 ${mm(floor)}H${mm(step * counts.length)}" stroke-width=".25"/>`;
  return {
    width: mm(step * counts.length),
    height: mm(floor + below),
    content: html`<g stroke="#000" stroke-width=".35">${ground}${piles}</g>`,
  };
}
