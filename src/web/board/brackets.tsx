import { partsOf } from "./outline.tsx";
import { keyOf, type Layout, type Stretch } from "./spots.ts";

/** How far brackets that lie over each other stand apart. */
const tierHeight = 8;

/** Moves as brackets under their row. Each can be pressed; those that find no free level are in the list alone. */
export function Brackets({ layout, moves }: { layout: Layout; moves: readonly Stretch[] }) {
  const { unit } = layout;
  // Upwards as far as the middle of the pieces.
  const levels = Math.floor((unit.below + unit.height / 2) / tierHeight);
  const half = unit.width * 0.36;
  return (
    <g class="brackets">
      {tiered(moves, levels).map(({ move, tier }) => (
        <g key={keyOf(move)} class="pressed-itself" data-move={keyOf(move)}>
          {partsOf(layout, move).map((spots) => {
            const xs = spots.map((spot) => spot.x);
            const [from, to] = [Math.min(...xs) - half, Math.max(...xs) + half];
            const y = (spots[0]?.y ?? 0) + unit.height / 2 + unit.below - 1 - tier * tierHeight;
            const path = `M${from} ${y - 5}V${y}H${to}V${y - 5}`;
            return (
              <g key={y}>
                <rect class="hit" x={from} y={y - tierHeight + 2} width={to - from} height={tierHeight} />
                <path class="halo" d={path} />
                <path d={path} />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** Stretches that would lie over each other stand on different levels, the longest at the bottom. */
export function tiered(moves: readonly Stretch[], levels: number): { move: Stretch; tier: number }[] {
  const placed: { move: Stretch; tier: number }[] = [];
  const length = (move: Stretch) => move.right - move.left;
  for (const move of moves.toSorted((a, b) => length(b) - length(a))) {
    const meets = placed.filter(
      ({ move: other }) => other.row === move.row && other.left <= move.right && other.right >= move.left,
    );
    let tier = 0;
    while (meets.some((other) => other.tier === tier)) tier++;
    if (tier < levels) placed.push({ move, tier });
  }
  return placed;
}
