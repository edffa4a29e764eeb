import { useRef, useState } from "preact/hooks";
import type { Square } from "../../games/index.ts";
import { type Colour, Disc } from "./disc.tsx";
import { cell, centreOf, edge, Felt } from "./felt.tsx";
import { MarkShape } from "./mark-shape.tsx";
import { leastTarget } from "./measures.ts";
import { SquareMarks, type SquareValue } from "./square-marks.tsx";
import { stepTo } from "./square-step.ts";
import { useTurning } from "./turning.ts";

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
  /** The square that is picked up and not played yet. */
  readonly chosen?: Square | undefined;
  /** Which marks are drawn: of legal squares, of the last move and of what it turned; all of them when left out. */
  readonly marks?: Readonly<Record<"legal" | "last" | "turned", boolean>>;
  readonly coordinates?: boolean;
  /** Whether a press picks a square up before a second one plays it. */
  readonly confirms?: (byFinger: boolean) => boolean;
  /** A picture only: nothing to focus, nothing to say. */
  readonly decorative?: boolean;
  readonly label: string;
  readonly squareName: (square: Square) => string;
  readonly choose?: (square: Square | undefined) => void;
  readonly play: (square: Square) => void;
}

const allMarks = { legal: true, last: true, turned: true };

/** The largest board that is drawn square by square. */
export const mostSquares = 40;

export function DiscBoard(props: DiscBoardProps) {
  const { size, discs, legal, active, last, turned, hint, compared, values, label, marks = allMarks } = props;
  const board = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<Square | undefined>();
  const [hover, setHover] = useState<Square | undefined>();
  const at = cursor ?? (legal.size > 0 ? Math.min(...legal.keys()) : 0);
  const finger = useRef(false);
  const may = (square: Square | undefined) =>
    active && square !== undefined && legal.has(square) ? square : undefined;
  const picked = may(props.chosen);
  const pointed = may(hover) ?? picked;
  const colours = Array.from({ length: size * size }, (_, square) => discs(square));
  const turning = useTurning(colours, size);
  const wouldTurn = new Set(pointed === undefined ? [] : legal.get(pointed));
  const whole = size * cell + 2 * edge;

  /** Plays, or picks up what is to be confirmed; a press on what is picked up confirms it. */
  function press(square: Square | undefined, byFinger: boolean) {
    const legalOne = may(square);
    if (legalOne === undefined) props.choose?.(undefined);
    else if (legalOne !== picked && props.confirms?.(byFinger)) props.choose?.(legalOne);
    else props.play(legalOne);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = stepTo(at, size, event.key);
    if (target !== undefined) {
      setCursor(target);
      setHover(target);
      board.current?.querySelector<SVGGElement>(`[data-square="${target}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      press(at, false);
    } else if (event.key === "Escape" && picked !== undefined) props.choose?.(undefined);
    else return;
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
    onPointerDown(event: PointerEvent) {
      finger.current = event.pointerType === "touch";
    },
    onClick: (event: MouseEvent) => press(pointedAt(event), finger.current),
  };
  const cellOf = (square: Square) => ({
    role: "gridcell" as const,
    tabindex: square === at ? 0 : -1,
    "aria-label": props.squareName(square),
    // Said only while something is: else every square would be "not selected".
    "aria-selected": picked === undefined ? undefined : square === picked,
  });
  return (
    <div class="table reversi" style={leastSize(props, whole)} {...listening}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside it has the name, and a picture alone has none. */}
      <svg ref={board} class={`board reversi ${active ? "active" : ""}`} viewBox={`0 0 ${whole} ${whole}`}>
        <Felt size={size} coordinates={props.coordinates ?? true} />
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
                        turned={say && marks.turned && turned?.includes(square) === true}
                      />
                    )}
                    <SquareMarks
                      wouldTurn={wouldTurn.has(square)}
                      last={square === last && marks.last}
                      hint={square === hint}
                      choice={
                        isLegal &&
                        active &&
                        marks.legal &&
                        !props.editing &&
                        square !== pointed &&
                        square !== picked
                      }
                      ghost={
                        !props.editing && (square === pointed || square === picked) ? props.turn : undefined
                      }
                      picked={square === picked}
                      value={values?.get(square)}
                    />
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

function rowsOf(size: number): Square[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => row * size + column),
  );
}
