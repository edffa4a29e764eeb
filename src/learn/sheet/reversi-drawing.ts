import { black, empty, type ReversiPosition, type Square } from "../../games/index.ts";
import { drawBoard, makeColumn } from "../../notation/index.ts";
import { boardName, goalText, sideName } from "../../words/index.ts";
import type { Drawing, Picture } from "./drawing.ts";
import { html, type Markup, mm } from "./markup.ts";

/** The whole board with its letters and numbers; squares are no larger than this. */
const mostWidth = 50;
const mostSquare = 6.4;
/** Left and above, for numbers and letters. */
const edge = 4.2;

const signs = { paper: ["●", "○"], terminal: ["X", "O"] } as const;

/** Grid, letters, numbers, full and open discs. */
export const reversiDrawing: Drawing<"reversi"> = {
  board: (_game, position, marked) => drawn(position, marked),
  text: (_game, position) => drawBoard(position),
  label: (language, game, position) => boardName(language, game, position),
  rules: (language, game, { options }) => goalText(language, game, options),
  turn: (language, { sheet }, game, { turn }, medium) =>
    sheet.colour({ side: sideName(language, game, turn), sign: signs[medium][turn] }),
  notation: ({ sheet }) => sheet.notations.square,
};

function drawn({ options: { size }, cells }: ReversiPosition, marked: readonly Square[]): Picture {
  const square = Math.min(mostSquare, (mostWidth - edge) / size);
  const far = edge + size * square;
  const at = (index: number) => mm(edge + index * square);
  const middle = (index: number) => mm(edge + (index + 0.5) * square);
  const all = Array.from({ length: size }, (_, index) => index);
  const lines = Array.from({ length: size - 1 }, (_, index) => at(index + 1));
  const frame = html`<path d="M${mm(edge)} ${mm(edge)}H${mm(far)}V${mm(far)}H${mm(edge)}Z" fill="none" stroke="#000" stroke-width=".4"/>`;
  const grid = lines.map(
    (line) =>
      html`<path d="M${line} ${mm(edge)}V${mm(far)}M${mm(edge)} ${line}H${mm(far)}" stroke="#000" stroke-width=".15"/>`,
  );
  const names = all.map(
    (index) =>
      html`<text x="${middle(index)}" y="${mm(edge - 1.2)}">${makeColumn(index)}</text><text x="${mm(edge / 2)}" y="${mm(edge + (index + 0.5) * square + 1)}">${index + 1}</text>`,
  );
  const discs = all
    .flatMap((row) => all.map((column) => row * size + column))
    .flatMap((place) => {
      const cell = cells[place];
      if (cell === empty) return [];
      const [x, y] = [middle(place % size), middle(Math.floor(place / size))];
      const fill = cell === black ? "#000" : "#fff";
      return [
        html`<circle cx="${x}" cy="${y}" r="${mm(square * 0.39)}" fill="${fill}" stroke="#000" stroke-width=".3"/>`,
      ];
    });
  const marks = marked.map((place, index) =>
    cross(middle(place % size), middle(Math.floor(place / size)), square * 0.26, index === 0),
  );
  const content = html`<g font-size="2.9" text-anchor="middle">${names}</g>${frame}${grid}${discs}${marks}`;
  return { width: mm(far + 0.4), height: mm(far + 0.4), content };
}

function cross(x: number, y: number, reach: number, first: boolean): Markup {
  const [left, right, top, bottom] = [mm(x - reach), mm(x + reach), mm(y - reach), mm(y + reach)];
  return html`<path class="mark" d="M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}" stroke="#000" stroke-width="${first ? 0.9 : 0.35}" stroke-linecap="round"/>`;
}
