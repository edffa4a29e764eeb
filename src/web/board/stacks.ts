import { evenly, isNumbered, leastHeight, leastTarget, margin } from "./measures.ts";
import type { Bend, Layout, Spot } from "./spots.ts";

const coin = { width: 104, height: 24 };
/** A coin as it is drawn: half its width, and how thick it is. */
const drawn = { radius: 42, thickness: 22 };
const leastWidth = 60;
const leastStep = 16;
/** Of a coin on the screen; thinner piles are drawn as they are. */
const leastEdge = 20;
/** More coins than this are not put on one another: the pile goes on beside. */
const mostHigh = 25;
/** What is above the highest coin: its face, the mark of the end, the number of what is picked up. */
const head = 40;
/** Under the coins, for the pile's number. */
const foot = 36;

/** Piles are columns, the first coin at the bottom; what is taken comes off the top. */
export function stacks(lengths: readonly number[], width: number): Layout {
  const tallest = Math.max(...lengths, 4);
  const high = evenly(tallest, mostHigh);
  const step = Math.min(coin.height, Math.max(leastStep, 300 / high));
  const columns = lengths.map((length) => Math.max(1, Math.ceil(length / high)));
  const count = columns.reduce((sum, each) => sum + each, 0);
  const room = Math.max(leastWidth, width - 2 * margin);
  const perShelf = evenly(count, Math.floor(room / leastWidth));
  const pitch = Math.min(coin.width, room / perShelf);
  const shelfHeight = head + high * step + foot;
  const whole = 2 * margin + perShelf * pitch;

  const labels: Layout["labels"][number][] = [];
  let column = 0;
  const rows = lengths.map((length, index) => {
    const begins = column;
    column += columns[index] as number;
    labels.push({ row: index + 1, x: xOf(begins), y: floorOf(begins) + 26 });
    return Array.from({ length }, (_, at): Spot => {
      const own = begins + Math.floor(at / high);
      const level = at % high;
      const ends = level === 0 || level === high - 1 || at === length - 1;
      return {
        row: index + 1,
        stick: at + 1,
        x: xOf(own),
        y: floorOf(own) - (level + 0.5) * step,
        line: own,
        way: "up",
        numbered: isNumbered(at + 1, length, ends),
      };
    });
  });
  const height = 2 * margin + Math.ceil(count / perShelf) * shelfHeight;
  const scale = pitch / coin.width;
  return {
    material: "coins",
    unit: { width: pitch, height: step, below: 0, number: (16 * step) / drawn.thickness },
    scale: { x: scale, y: step / drawn.thickness },
    rows,
    labels,
    bends: rows.flatMap((row) => bendsOf(row, drawn.radius * scale, whole, shelfHeight)),
    width: whole,
    height,
    // A coin is pressed on its face too, which is as high again as its edge: it may become thinner than a finger.
    least: leastHeight(height, (leastTarget * step) / leastEdge),
  };

  function xOf(at: number): number {
    return margin + ((at % perShelf) + 0.5) * pitch;
  }

  function floorOf(at: number): number {
    return margin + (Math.floor(at / perShelf) + 1) * shelfHeight - foot;
  }
}

/** From the top of a full column to the bottom of the next one, which stands beside it or first on the next shelf. */
function bendsOf(row: readonly Spot[], half: number, whole: number, shelfHeight: number): Bend[] {
  const bends: Bend[] = [];
  for (const [index, to] of row.entries()) {
    const from = row[index - 1];
    if (!from || from.line === to.line) continue;
    const [start, end] = [from.x + half, to.x - half];
    const between = (start + end) / 2;
    const gap = to.y - shelfHeight + foot + 12;
    const path =
      to.x > from.x
        ? `M${start} ${from.y}C${between} ${from.y} ${between} ${to.y} ${end} ${to.y}`
        : `M${start} ${from.y}H${whole - 6}V${gap}H6V${to.y}H${end}`;
    bends.push({ from, to, path });
  }
  return bends;
}
