import { Brackets } from "./brackets.tsx";
import { MarkShape } from "./mark-shape.tsx";
import { spotsOf } from "./outline.tsx";
import { keyOf, type Layout, type Stretch } from "./spots.ts";

/** A move and whether it wins, for the marks on the board. */
export interface Mark {
  readonly move: Stretch;
  readonly won: boolean;
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
  if (anywhere && longest > 2) {
    return <Brackets layout={layout} moves={marks.filter(({ won }) => won).map(({ move }) => move)} />;
  }
  return (
    <g class="marks">
      {marks.map(({ move, won }) => {
        const at = placeOf(layout, move, anywhere);
        return (
          at && (
            <g
              key={keyOf(move)}
              class={anywhere ? "pressed-itself" : undefined}
              data-move={anywhere ? keyOf(move) : undefined}
              transform={`translate(${at.x} ${at.y})`}
            >
              <MarkShape won={won} />
            </g>
          )
        );
      })}
    </g>
  );
}

/** Of moves anywhere, pairs have their marks under those of single pieces, so that none covers another. */
function placeOf(layout: Layout, move: Stretch, anywhere: boolean) {
  const { unit, scale, material } = layout;
  const spots = spotsOf(layout, move);
  const first = spots[0];
  const last = spots[spots.length - 1];
  if (!first || !last) return undefined;
  if (material === "coins") return { x: first.x - 30 * scale.x, y: first.y };
  const end = anywhere ? last : first;
  // A pair at a turn of the row has its mark at the end of the first line.
  const turn = first.x + (first.way === "right" ? unit.width : -unit.width) / 2;
  const x = end.line === first.line ? (first.x + end.x) / 2 : turn;
  const level = anywhere && spots.length === 1 ? 24 : 8;
  return { x, y: first.y + unit.height / 2 + unit.below - level };
}
