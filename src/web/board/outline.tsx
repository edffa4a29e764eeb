import { MarkShape } from "./mark-shape.tsx";
import type { Layout, Spot, Stretch } from "./spots.ts";

/** A frame around a stretch, one for each line it stands in, with its number written beside it. */
export function Outline({
  layout,
  move,
  kind,
  text,
}: {
  layout: Layout;
  move: Stretch;
  kind: "chosen" | "preview" | "last" | "hint" | "played" | "better";
  text?: string;
}) {
  const parts = partsOf(layout, move).map((spots) => boxOf(layout, spots));
  const first = parts[0];
  if (!first) return null;
  const last = parts[parts.length - 1] ?? first;
  const coins = layout.material === "coins";
  const badge = coins
    ? { x: first.x + first.width, y: first.y }
    : { x: last.x + last.width - 4, y: last.y + 4 };
  return (
    <g class={`outline ${kind}`}>
      {parts.map((box) => (
        <Frame key={`${box.x},${box.y}`} box={box} rx={12} />
      ))}
      {(kind === "played" || kind === "better") && (
        // At opposite corners: one of the two may lie within the other.
        <g
          class="compared"
          transform={`translate(${first.x + 3} ${kind === "better" ? first.y + 3 : first.y + first.height - 3})`}
        >
          <MarkShape won={kind === "better"} />
        </g>
      )}
      {text && (
        <g transform={`translate(${badge.x} ${badge.y})`}>
          <rect
            class="badge"
            x={-10 - text.length * 3.4}
            y="-11"
            width={20 + text.length * 6.8}
            height="22"
            rx="11"
          />
          <text y="5">{text}</text>
        </g>
      )}
    </g>
  );
}

/** A frame that stands out on whatever it lies over: its line has a rim in the colour of the ground. */
export function Frame({ box, rx }: { box: Box; rx: number }) {
  return (
    <>
      <rect class="frame-rim" {...box} rx={rx} />
      <rect class="frame-line" {...box} rx={rx} />
    </>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function spotsOf(layout: Layout, { row, left, right }: Stretch): readonly Spot[] {
  return layout.rows[row - 1]?.slice(left - 1, right) ?? [];
}

/** The pieces of a stretch, line by line. */
export function partsOf(layout: Layout, move: Stretch): Spot[][] {
  const parts = new Map<number, Spot[]>();
  for (const spot of spotsOf(layout, move)) {
    const part = parts.get(spot.line);
    if (part) part.push(spot);
    else parts.set(spot.line, [spot]);
  }
  return [...parts.values()];
}

function boxOf({ material, unit, scale }: Layout, spots: readonly Spot[]): Box {
  const { width, height } = unit;
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const x = Math.min(...xs) - width / 2 + 2;
  // A coin's face rises above its own level, and its edge reaches below it.
  const coins = material === "coins";
  const y = Math.min(...ys) - height / 2 - (coins ? 14 * scale.y : -2);
  return {
    x,
    y,
    width: Math.max(...xs) - Math.min(...xs) + width - 4,
    height: Math.max(...ys) + height / 2 - 2 - y + (coins ? 13 * scale.y : 0),
  };
}
