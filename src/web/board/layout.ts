/** What the pieces of a row are made of. */
export type Material = "pebbles" | "pins" | "matches" | "coins";

/** Neighbouring places of one row, counted from 1. */
export interface Stretch {
  readonly row: number;
  readonly left: number;
  readonly right: number;
}

/** Where a piece stands, in the drawing's own units. */
export interface Spot {
  readonly row: number;
  readonly stick: number;
  readonly x: number;
  readonly y: number;
  /** Which line of the drawing it stands in: an outline never crosses lines. */
  readonly line: number;
}

export interface Layout {
  readonly material: Material;
  readonly width: number;
  readonly height: number;
  /** The room one piece has. */
  readonly unit: { readonly width: number; readonly height: number };
  readonly rows: readonly (readonly Spot[])[];
  readonly labels: readonly { readonly row: number; readonly x: number; readonly y: number }[];
}

/** More pieces than this are not drawn one by one. */
const mostDrawn = 600;

export function canDraw(lengths: readonly number[]): boolean {
  return lengths.length <= 40 && lengths.reduce((sum, length) => sum + length, 0) <= mostDrawn;
}

const units = {
  pebbles: { width: 56, height: 52 },
  pins: { width: 44, height: 112 },
  matches: { width: 40, height: 76 },
  coins: { width: 104, height: 22 },
} as const;

const margin = 14;

/** `width` is that of the window's board in pixels: a narrow one breaks long rows into several lines. */
export function layOut(lengths: readonly number[], material: Material, width: number): Layout {
  return material === "coins"
    ? stacks(lengths, width)
    : lines(lengths, material, material === "matches", width);
}

/** The sticks' rows stand as their console draws them: the last row on top. */
function lines(lengths: readonly number[], material: Material, upward: boolean, width: number): Layout {
  const unit = units[material];
  const narrow = width < 560;
  const most = material === "pebbles" ? (narrow ? 7 : 12) : narrow ? 9 : 16;
  const longest = Math.max(...lengths);
  const perLine = Math.ceil(longest / Math.ceil(longest / most));
  const labelled = lengths.length > 1;
  const left = margin + (labelled ? 24 : 0);
  const wide = perLine * unit.width;
  const rows: Spot[][] = lengths.map(() => []);
  const labels: Layout["labels"][number][] = [];
  const order = lengths.map((_, index) => (upward ? lengths.length - 1 - index : index));
  let line = 0;
  for (const index of order) {
    const length = lengths[index] as number;
    if (labelled) labels.push({ row: index + 1, x: margin + 6, y: centre(line, unit.height) });
    const lineCount = Math.ceil(length / perLine);
    const perThis = Math.ceil(length / lineCount);
    for (let first = 0; first < length; first += perThis, line++) {
      const count = Math.min(perThis, length - first);
      const indent = lineCount > 1 ? 0 : (wide - count * unit.width) / 2;
      for (let at = 0; at < count; at++) {
        const x = left + indent + (at + 0.5) * unit.width;
        rows[index]?.push({ row: index + 1, stick: first + at + 1, x, y: centre(line, unit.height), line });
      }
    }
  }
  const right = margin + (labelled ? 24 : 0);
  return {
    material,
    unit,
    rows,
    labels,
    width: left + wide + right,
    height: 2 * margin + line * unit.height,
  };
}

function centre(line: number, height: number): number {
  return margin + (line + 0.5) * height;
}

/** Piles are columns, the first coin at the bottom; what is taken comes off the top. */
function stacks(lengths: readonly number[], width: number): Layout {
  const unit = units.coins;
  const most = width < 560 ? 4 : 10;
  const perShelf = Math.ceil(lengths.length / Math.ceil(lengths.length / most));
  const shelves = Math.ceil(lengths.length / perShelf);
  const tallest = Math.max(...lengths, 4);
  const shelfHeight = tallest * unit.height + 44;
  const labels: Layout["labels"][number][] = [];
  const rows = lengths.map((length, index) => {
    const shelf = Math.floor(index / perShelf);
    const x = margin + ((index % perShelf) + 0.5) * unit.width;
    const floor = margin + (shelf + 1) * shelfHeight - 34;
    labels.push({ row: index + 1, x, y: floor + 26 });
    return Array.from({ length }, (_, at): Spot => {
      return { row: index + 1, stick: at + 1, x, y: floor - (at + 0.5) * unit.height, line: index };
    });
  });
  return {
    material: "coins",
    unit,
    rows,
    labels,
    width: perShelf * unit.width + 2 * margin,
    height: shelves * shelfHeight + 2 * margin,
  };
}

export type Arrow = "left" | "right" | "up" | "down";

/** The nearest spot in a direction: along the line first, then on the next line. Undefined at the edge. */
export function neighbour(spots: readonly Spot[], from: Spot, arrow: Arrow): Spot | undefined {
  const across = arrow === "left" || arrow === "right";
  const sign = arrow === "left" || arrow === "up" ? -1 : 1;
  let best: Spot | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (across ? spot.x - from.x : spot.y - from.y) * sign;
    const aside = Math.abs(across ? spot.y - from.y : spot.x - from.x);
    if (ahead < 1) continue;
    const cost = across ? ahead + aside * 8 : ahead * 8 + aside;
    if (cost < bestCost) {
      best = spot;
      bestCost = cost;
    }
  }
  return best;
}
