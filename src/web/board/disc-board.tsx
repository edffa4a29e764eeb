import { useRef, useState } from "preact/hooks";
import type { Square } from "../../games/index.ts";
import { makeColumn } from "../../notation/index.ts";

export type Colour = "black" | "white";

/** What the engine says of a square: the text on it, and whether it is among the best. */
interface SquareValue {
  readonly text: string;
  readonly best: boolean;
}

/** A board of squares with discs. It knows no rules: it is told what lies where, where one may play and what that turns. */
interface DiscBoardProps {
  readonly size: number;
  readonly discs: (square: Square) => Colour | undefined;
  /** The squares one may play on, with the discs that each of them would turn. */
  readonly legal: ReadonlyMap<Square, readonly Square[]>;
  /** Whose disc comes next. */
  readonly turn: Colour;
  readonly active: boolean;
  readonly last?: Square | undefined;
  /** The discs the last move turned: they turn over in a wave outwards from it. */
  readonly turned?: readonly Square[] | undefined;
  readonly hint?: Square | undefined;
  readonly values?: ReadonlyMap<Square, SquareValue> | undefined;
  /** A picture only: nothing to focus, nothing to say. */
  readonly decorative?: boolean;
  readonly label: string;
  readonly squareName: (square: Square) => string;
  readonly play: (square: Square) => void;
}

/** The largest board that is drawn square by square. */
export const mostSquares = 40;

const cell = 40;
const edge = 18;

export function DiscBoard(props: DiscBoardProps) {
  const { size, discs, legal, active, last, turned, hint, values, label } = props;
  const board = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<Square | undefined>();
  const [hover, setHover] = useState<Square | undefined>();
  const at = cursor ?? (legal.size > 0 ? Math.min(...legal.keys()) : 0);
  const pointed = active && hover !== undefined && legal.has(hover) ? hover : undefined;
  const wouldTurn = new Set(pointed === undefined ? [] : legal.get(pointed));
  const whole = size * cell + 2 * edge;

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = step(at, size, event.key);
    if (target !== undefined) {
      setCursor(target);
      setHover(target);
      board.current?.querySelector<SVGGElement>(`[data-square="${target}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      if (active && legal.has(at)) props.play(at);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const say = !props.decorative;
  const pointedAt = (event: Event) => squareUnder(event.target);
  // On the frame: Chromium lets a group of a drawing take the focus itself when it listens for focus.
  const listening = say && { onFocusIn: (event: FocusEvent) => setCursor(pointedAt(event)) };
  const grid = say && {
    role: "grid" as const,
    "aria-label": label,
    onKeyDown,
    onPointerOver: (event: PointerEvent) =>
      setHover(event.pointerType === "mouse" ? pointedAt(event) : undefined),
    onPointerLeave: () => setHover(undefined),
    onClick(event: MouseEvent) {
      const square = pointedAt(event);
      if (active && square !== undefined && legal.has(square)) props.play(square);
    },
  };
  const cellOf = (square: Square) => ({
    role: "gridcell" as const,
    tabindex: square === at ? 0 : -1,
    "aria-label": props.squareName(square),
  });
  return (
    <div class="table reversi" {...listening}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside it has the name, and a picture alone has none. */}
      <svg ref={board} class={`board reversi ${active ? "active" : ""}`} viewBox={`0 0 ${whole} ${whole}`}>
        <Felt size={size} />
        <g {...grid}>
          {rowsOf(size).map((row) => (
            <g key={row[0]} role={say ? "row" : undefined}>
              {row.map((square) => {
                const isLegal = legal.has(square);
                return (
                  <g
                    key={square}
                    class={`square${isLegal && active ? " legal" : ""}`}
                    transform={`translate(${centreOf(square % size)} ${centreOf(Math.floor(square / size))})`}
                    {...(say && cellOf(square))}
                    data-square={square}
                  >
                    <rect class="hit" x={-cell / 2} y={-cell / 2} width={cell} height={cell} />
                    <Disc
                      colour={discs(square)}
                      delay={turned?.includes(square) ? delayFrom(last ?? square, square, size) : undefined}
                      fresh={square === last}
                    />
                    {wouldTurn.has(square) && <circle class="would-turn" r="16.5" />}
                    {square === last && <circle class="last" r="4" />}
                    {square === hint && <rect class="hint" x="-17" y="-17" width="34" height="34" rx="9" />}
                    {isLegal && active && square !== pointed && !values?.has(square) && (
                      <circle class="choice" r="5" />
                    )}
                    {square === pointed && !values?.has(square) && (
                      <circle class={`ghost ${props.turn}`} r="16" />
                    )}
                    <Value value={values?.get(square)} />
                  </g>
                );
              })}
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

function squareUnder(target: EventTarget | null): Square | undefined {
  const element = (target as Element).closest<SVGGElement>("[data-square]");
  return element ? Number(element.dataset.square) : undefined;
}

function Felt({ size }: { size: number }) {
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
      {Array.from({ length: size }, (_, at) => (
        <g key={at} class="coordinate">
          <text x={centreOf(at)} y={edge - 5.5}>
            {makeColumn(at)}
          </text>
          <text x={edge / 2} y={centreOf(at) + 3.5}>
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

function Disc({
  colour,
  delay,
  fresh,
}: {
  colour: Colour | undefined;
  delay: number | undefined;
  fresh: boolean;
}) {
  if (colour === undefined) return null;
  const wave = delay === undefined ? "" : " turned";
  return (
    <g
      class={`disc ${colour}${wave}${fresh ? " fresh" : ""}`}
      style={{ animationDelay: delay === undefined ? "" : `${delay}ms` }}
    >
      <ellipse class="shadow" cx="0.8" cy="2.2" rx="16" ry="16" />
      <circle class="face" r="16" />
    </g>
  );
}

function Value({ value }: { value: SquareValue | undefined }) {
  if (!value) return null;
  return (
    <g class={`value${value.best ? " best" : ""}`}>
      <rect x="-15.5" y="-10" width="31" height="20" rx="6" />
      <text y="4.5">{value.text}</text>
    </g>
  );
}

/** At most 70 ms, so that a flip of 180 ms is over within a quarter of a second. */
function delayFrom(from: Square, square: Square, size: number): number {
  const rows = Math.abs(Math.floor(from / size) - Math.floor(square / size));
  const columns = Math.abs((from % size) - (square % size));
  return Math.min(70, (Math.max(rows, columns) - 1) * 18);
}

function centreOf(index: number): number {
  return edge + (index + 0.5) * cell;
}

function rowsOf(size: number): Square[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => row * size + column),
  );
}

function step(from: Square, size: number, key: string): Square | undefined {
  const column = from % size;
  const row = (from - column) / size;
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? from - 1 : from;
    case "ArrowRight":
      return column < size - 1 ? from + 1 : from;
    case "ArrowUp":
      return row > 0 ? from - size : from;
    case "ArrowDown":
      return row < size - 1 ? from + size : from;
    case "Home":
      return from - column;
    case "End":
      return from - column + size - 1;
    default:
      return undefined;
  }
}
