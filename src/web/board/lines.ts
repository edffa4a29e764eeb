import { evenly, isNumbered, leastHeight, leastScale, leastTarget, margin } from "./measures.ts";
import type { Bend, Layout, Material, Spot } from "./spots.ts";

/**
 * A piece at its full size, and the room under it for the marks of the analysis. They lie on pebbles and matches, whose numbers are
 * under them; under pins, whose numbers are above them.
 */
const bodies = {
  pebbles: { width: 56, height: 52, below: 6, numbers: "under-marks" },
  pins: { width: 44, height: 96, below: 32, numbers: "over-marks" },
  matches: { width: 40, height: 68, below: 16, numbers: "under-marks" },
} as const;

const labelRoom = 24;
const numberRoom = 15;

/**
 * Rows that lie: one below the other, the matches' as their console draws them, the last one on top. A row that is too
 * long for one line runs back and forth, so that neighbours stay neighbours, and each turn is drawn.
 */
export function lines(
  lengths: readonly number[],
  material: Exclude<Material, "coins">,
  width: number,
): Layout {
  const body = bodies[material];
  const labelled = lengths.length > 1;
  const side = margin + (labelled ? labelRoom : 0);
  const room = Math.max(leastTarget, width - 2 * side);
  const longest = Math.max(...lengths, 1);
  const perLine = evenly(longest, Math.floor(room / leastTarget));
  const pitch = Math.min(body.width, room / perLine);
  const scale = Math.max(leastScale, pitch / body.width);
  const numbersBelow = longest > 9 ? numberRoom : 0;
  const overMarks = body.numbers === "over-marks";
  const tall = body.height * scale;
  const unit = {
    width: pitch,
    height: tall,
    below: body.below + (overMarks ? numbersBelow : 0),
    number: tall / 2 + (overMarks ? 0 : body.below) + 11,
  };
  const lineHeight = tall + body.below + numbersBelow;

  const rows: Spot[][] = lengths.map(() => []);
  const labels: Layout["labels"][number][] = [];
  const order = lengths.map((_, index) => (material === "matches" ? lengths.length - 1 - index : index));
  let line = 0;
  for (const index of order) {
    const length = lengths[index] as number;
    const perThis = evenly(length, perLine);
    const first = side + ((perLine - perThis) * pitch) / 2;
    if (labelled) labels.push({ row: index + 1, x: margin + 4, y: centreOf(line) });
    for (let stick = 1; stick <= length; stick++) {
      const turn = Math.floor((stick - 1) / perThis);
      const along = (stick - 1) % perThis;
      const forth = turn % 2 === 0;
      const column = forth ? along : perThis - 1 - along;
      const endsLine = along === 0 || along === perThis - 1 || stick === length;
      rows[index]?.push({
        row: index + 1,
        stick,
        x: first + (column + 0.5) * pitch,
        y: centreOf(line + turn),
        line: line + turn,
        way: forth ? "right" : "left",
        numbered: isNumbered(stick, length, endsLine),
      });
    }
    line += Math.max(1, Math.ceil(length / perThis));
  }
  const height = 2 * margin + line * lineHeight;
  return {
    material,
    unit,
    scale: { x: scale, y: scale },
    rows,
    labels,
    bends: rows.flatMap((row) => bendsOf(row, pitch)),
    width: 2 * side + perLine * pitch,
    height,
    least: leastHeight(height, Math.min(pitch, unit.height)),
  };

  function centreOf(at: number): number {
    return margin + at * lineHeight + unit.height / 2;
  }
}

/** A turn is an arc beside the row's edge, from the last piece of a line to the one under it. */
function bendsOf(row: readonly Spot[], pitch: number): Bend[] {
  const bends: Bend[] = [];
  for (const [index, to] of row.entries()) {
    const from = row[index - 1];
    if (!from || from.line === to.line) continue;
    const out = from.way === "right" ? 1 : -1;
    const edge = from.x + (out * pitch) / 2;
    // An arc reaches three quarters of the way to its control points, and so stays within the margin.
    const far = edge + out * (margin - 2);
    bends.push({ from, to, path: `M${edge} ${from.y}C${far} ${from.y} ${far} ${to.y} ${edge} ${to.y}` });
  }
  return bends;
}
