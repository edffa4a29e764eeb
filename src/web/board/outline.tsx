import type { Layout, Spot, Stretch } from "./layout.ts";

/** A frame around a stretch, one for each line it stands in, with its number written beside it. */
export function Outline({
  layout,
  move,
  kind,
  text,
}: {
  layout: Layout;
  move: Stretch;
  kind: "chosen" | "preview" | "last" | "hint";
  text?: string;
}) {
  const parts = boxes(layout, move);
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
        <rect key={`${box.x},${box.y}`} {...box} rx="12" />
      ))}
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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function spotsOf(layout: Layout, { row, left, right }: Stretch): readonly Spot[] {
  return layout.rows[row - 1]?.slice(left - 1, right) ?? [];
}

function boxes(layout: Layout, move: Stretch): Box[] {
  const { width, height } = layout.unit;
  const chosen = spotsOf(layout, move);
  const lines = [...new Set(chosen.map((spot) => spot.line))];
  return lines.map((line) => {
    const spots = chosen.filter((spot) => spot.line === line);
    const xs = spots.map((spot) => spot.x);
    const ys = spots.map((spot) => spot.y);
    const x = Math.min(...xs) - width / 2 + 2;
    // A coin's face rises above its own level.
    const rise = layout.material === "coins" ? 14 : -2;
    const y = Math.min(...ys) - height / 2 - rise;
    return {
      x,
      y,
      width: Math.max(...xs) - Math.min(...xs) + width - 4,
      height: Math.max(...ys) + height / 2 - 2 - y + (layout.material === "coins" ? 13 : 0),
    };
  });
}
