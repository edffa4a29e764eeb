import type { Layout } from "./spots.ts";

/** The numbers of places, as notation counts them: under a row, and on the edges of the coins that are there. */
export function Places({
  layout,
  stands,
}: {
  layout: Layout;
  stands: (row: number, stick: number) => boolean;
}) {
  const { rows, unit, material } = layout;
  const coins = material === "coins";
  return (
    <g class="places">
      {rows.flat().map(
        ({ row, stick, x, y, numbered }) =>
          numbered &&
          (!coins || stands(row, stick)) && (
            <text key={`${row} ${stick}`} x={x} y={y + unit.number}>
              {stick}
            </text>
          ),
      )}
    </g>
  );
}
