import type { Layout, Stretch } from "./layout.ts";
import { spotsOf } from "./outline.tsx";

/** A move and whether it wins, for the marks on the board. */
export interface Mark {
  readonly move: Stretch;
  readonly won: boolean;
}

/** A tick in a filled disc or a cross in a ring: told apart by shape before colour. */
export function MarkShape({ won }: { won: boolean }) {
  return won ? (
    <g class="mark won">
      <circle r="7.5" />
      <path d="M-3.4 0.200L-1 2.800L3.5-2.6" />
    </g>
  ) : (
    <g class="mark lost">
      <circle r="7" />
      <path d="M-2.6-2.600L2.6 2.600M2.6-2.600L-2.6 2.6" />
    </g>
  );
}

function keyOf({ row, left, right }: Stretch): string {
  return `${row}:${left}-${right}`;
}

/** On short runs every move has its mark; where runs may be long only the winning ones are drawn, as brackets. */
export function Marks({
  layout,
  marks,
  anywhere,
}: {
  layout: Layout;
  marks: readonly Mark[];
  /** Whether stretches lie anywhere in a row, and not only at its end. */
  anywhere: boolean;
}) {
  const longest = marks.reduce((most, { move }) => Math.max(most, move.right - move.left + 1), 0);
  if (anywhere && longest > 2) return <Brackets layout={layout} marks={marks} />;
  return (
    <g class="marks">
      {marks.map(({ move, won }) => {
        const at = placeOf(layout, move, anywhere);
        return (
          at && (
            <g key={keyOf(move)} transform={`translate(${at.x} ${at.y})`}>
              <MarkShape won={won} />
            </g>
          )
        );
      })}
    </g>
  );
}

function placeOf(layout: Layout, move: Stretch, anywhere: boolean) {
  const spots = spotsOf(layout, move);
  const first = spots[0];
  if (!first) return undefined;
  if (layout.material === "coins") return { x: first.x - 30, y: first.y };
  const end = anywhere ? (spots[spots.length - 1] ?? first) : first;
  // A pair broken over two lines has its mark at the end of the first.
  const x = end.line === first.line ? (first.x + end.x) / 2 : first.x + layout.unit.width / 2;
  const below = layout.material === "pins" ? -4 : -7;
  return { x, y: first.y + layout.unit.height / 2 + below };
}

function Brackets({ layout, marks }: { layout: Layout; marks: readonly Mark[] }) {
  const won = marks.filter((mark) => mark.won).slice(0, 24);
  return (
    <g class="brackets">
      {tiered(won).map(({ move, tier }) => {
        const spots = spotsOf(layout, move);
        const first = spots[0];
        const last = spots[spots.length - 1];
        if (!first || !last) return null;
        const y = first.y + layout.unit.height / 2 - 1 - Math.min(tier, 8) * 6;
        return <path key={keyOf(move)} d={`M${first.x - 13} ${y - 6}V${y}H${last.x + 13}V${y - 6}`} />;
      })}
    </g>
  );
}

/** Brackets that would lie over each other stand on different levels, the longest at the bottom. */
function tiered(marks: readonly Mark[]): { move: Stretch; tier: number }[] {
  const placed: { move: Stretch; tier: number }[] = [];
  const length = ({ move }: Mark) => move.right - move.left;
  for (const { move } of marks.toSorted((a, b) => length(b) - length(a))) {
    const meets = placed.filter(
      ({ move: other }) => other.row === move.row && other.left <= move.right && other.right >= move.left,
    );
    let tier = 0;
    while (meets.some((other) => other.tier === tier)) tier++;
    placed.push({ move, tier });
  }
  return placed;
}
