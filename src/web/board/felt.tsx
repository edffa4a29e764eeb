import { makeColumn } from "../../notation/index.ts";

/** The sides of a square and of the frame around the board, in the drawing's own units. */
export const cell = 40;
export const edge = 18;

export function centreOf(index: number): number {
  return edge + (index + 0.5) * cell;
}

/** The board without its discs: frame, felt, lines and coordinates. The frame is there without them, too: no square changes its place. */
export function Felt({ size, coordinates }: { size: number; coordinates: boolean }) {
  const inner = size * cell;
  const lines = Array.from(
    { length: size - 1 },
    (_, at) => `M${edge} ${edge + (at + 1) * cell}h${inner}M${edge + (at + 1) * cell} ${edge}v${inner}`,
  );
  const marks = size >= 8 ? [2, size - 2] : [];
  return (
    <g>
      <rect class="frame" width={inner + 2 * edge} height={inner + 2 * edge} rx="10" />
      <rect class="felt" x={edge} y={edge} width={inner} height={inner} rx="3" fill="url(#felt)" />
      <path class="grid" d={lines.join("")} />
      {marks.flatMap((x) =>
        marks.map((y) => (
          <circle key={`${x},${y}`} class="point" cx={edge + x * cell} cy={edge + y * cell} r="3" />
        )),
      )}
      {Array.from({ length: coordinates ? size : 0 }, (_, at) => (
        <g key={at} class="coordinate">
          <text x={centreOf(at)} y={edge - 5}>
            {makeColumn(at)}
          </text>
          <text x={edge / 2} y={centreOf(at) + 4}>
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
