import type { Layout, Spot } from "./spots.ts";

const turns = { right: 0, left: 180, up: -90 } as const;

/** Where pieces go from the end of a row alone, an arrow behind the last one that stands shows which end that is. */
export function Ends({
  layout,
  stands,
}: {
  layout: Layout;
  stands: (row: number, stick: number) => boolean;
}) {
  return (
    <g class="ends">
      {layout.rows.map((row) => {
        const last = row.findLast((spot) => stands(spot.row, spot.stick));
        if (!last) return null;
        const { x, y } = behind(layout, last);
        return (
          <path
            key={last.row}
            d="M-4-6L5 0L-4 6Z"
            transform={`translate(${x} ${y}) rotate(${turns[last.way]})`}
          />
        );
      })}
    </g>
  );
}

function behind({ unit, scale }: Layout, { x, y, way }: Spot) {
  // Over a coin's face, and over where it is lifted to.
  if (way === "up") return { x, y: y - 23 * scale.y - 14 };
  const out = unit.width / 2 + 8;
  return { x: way === "right" ? x + out : x - out, y };
}
