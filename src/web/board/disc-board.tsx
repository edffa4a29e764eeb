import { useRef, useState } from "preact/hooks";
import type { Square } from "../../games/index.ts";
import { type Colour, Disc } from "./disc.tsx";
import { cell, centreOf, edge, Felt } from "./felt.tsx";
import { MarkShape } from "./mark-shape.tsx";
import { leastTarget } from "./measures.ts";
import { useTurning } from "./turning.ts";

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
  /** The discs the last move turned: they are marked until the next one. */
  readonly turned?: readonly Square[] | undefined;
  readonly hint?: Square | undefined;
  /** A move that was made and a better one, both marked. */
  readonly compared?: { readonly played: Square; readonly better: Square } | undefined;
  readonly values?: ReadonlyMap<Square, SquareValue> | undefined;
  /** Where a board is set up: every square can be pressed, and none is marked for it. */
  readonly editing?: boolean;
  /** A picture only: nothing to focus, nothing to say. */
  readonly decorative?: boolean;
  readonly label: string;
  readonly squareName: (square: Square) => string;
  readonly play: (square: Square) => void;
}

/** The largest board that is drawn square by square. */
export const mostSquares = 40;

export function DiscBoard(props: DiscBoardProps) {
  const { size, discs, legal, active, last, turned, hint, compared, values, label } = props;
  const board = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<Square | undefined>();
  const [hover, setHover] = useState<Square | undefined>();
  const at = cursor ?? (legal.size > 0 ? Math.min(...legal.keys()) : 0);
  const pointed = active && hover !== undefined && legal.has(hover) ? hover : undefined;
  const colours = Array.from({ length: size * size }, (_, square) => discs(square));
  const turning = useTurning(colours, size);
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
    <div class="table reversi" style={leastSize(props, whole)} {...listening}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside it has the name, and a picture alone has none. */}
      <svg ref={board} class={`board reversi ${active ? "active" : ""}`} viewBox={`0 0 ${whole} ${whole}`}>
        <Felt size={size} />
        <g {...grid}>
          {rowsOf(size).map((row) => (
            <g key={row[0]} role={say ? "row" : undefined}>
              {row.map((square) => {
                const isLegal = legal.has(square);
                const colour = colours[square];
                return (
                  <g
                    key={square}
                    class={`square${isLegal && active ? " legal" : ""}`}
                    transform={`translate(${centreOf(square % size)} ${centreOf(Math.floor(square / size))})`}
                    {...(say && cellOf(square))}
                    data-square={square}
                  >
                    <rect class="hit" x={-cell / 2} y={-cell / 2} width={cell} height={cell} />
                    {colour && (
                      <Disc
                        colour={colour}
                        delay={turning.get(square)}
                        fresh={square === last}
                        turned={say && turned?.includes(square) === true}
                      />
                    )}
                    {wouldTurn.has(square) && <circle class="would-turn" r="17.6" />}
                    {square === last && <circle class="last" r="5" />}
                    {square === hint && <rect class="hint" x="-17" y="-17" width="34" height="34" rx="9" />}
                    {isLegal && active && !props.editing && square !== pointed && !values?.has(square) && (
                      <circle class="choice" r="5" />
                    )}
                    {square === pointed && !props.editing && !values?.has(square) && (
                      <circle class={`ghost ${props.turn}`} r="16" />
                    )}
                    <Value value={values?.get(square)} />
                    {(square === compared?.played || square === compared?.better) && (
                      <g class="compared">
                        <MarkShape won={square === compared.better} />
                      </g>
                    )}
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

/** The contract with whoever gives the board its room is in `styles/board.css`; a picture may be as small as it likes. */
function leastSize({ decorative }: DiscBoardProps, whole: number) {
  return decorative ? undefined : { "--board-least-width": `${Math.ceil((whole * leastTarget) / cell)}px` };
}

function squareUnder(target: EventTarget | null): Square | undefined {
  const element = (target as Element).closest<SVGGElement>("[data-square]");
  return element ? Number(element.dataset.square) : undefined;
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
