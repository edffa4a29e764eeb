import { useMemo, useRef, useState } from "preact/hooks";
import type { GameId, TakingMove, TakingPosition } from "../../games/index.ts";
import { holds, pickAt, pickBetween, pickMore, runAt } from "../faces/taking/select.ts";
import { type Arrow, type Layout, layOut, materialOf, neighbour, type Spot } from "./layout.ts";
import { Marks, type MoveMark } from "./marks.tsx";
import { Outline } from "./outline.tsx";
import { Piece } from "./pieces.tsx";
import { useWidth } from "./use-width.ts";

/** A board for rows of pieces. It knows no game: it is told the position, and asks for a run to be taken. */
export interface TakingBoardProps {
  readonly game: GameId;
  readonly position: TakingPosition;
  /** Whether whoever sits here may move now. */
  readonly active: boolean;
  readonly chosen?: TakingMove | undefined;
  readonly last?: TakingMove | undefined;
  readonly hint?: TakingMove | undefined;
  readonly marks?: readonly MoveMark[] | undefined;
  /** A picture only: nothing to focus, nothing to say. */
  readonly decorative?: boolean;
  readonly label: string;
  readonly spotName: (spot: Spot, standing: boolean, picked: TakingMove | undefined) => string;
  readonly choose: (move: TakingMove | undefined) => void;
  readonly play: (move: TakingMove) => void;
}

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function TakingBoard(props: TakingBoardProps) {
  const { game, position, active, chosen, last, hint, marks, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { options } = position;
  const layout = useMemo(() => layOut(options, materialOf(game, options), width), [options, game, width]);
  const spots = useMemo(() => layout.rows.flat(), [layout]);
  const [cursor, setCursor] = useState<Spot | undefined>();
  const [hover, setHover] = useState<TakingMove | undefined>();
  const press = usePress(props, setHover);
  const at = (cursor && layout.rows[cursor.row - 1]?.[cursor.stick - 1]) ?? firstStanding(position, spots);

  function moveTo(spot: Spot | undefined, from: Spot, extend: boolean) {
    if (!spot) return;
    setCursor(spot);
    focusSpot(frame.current, spot);
    if (!active) return;
    const grown = extend && chosen ? pickMore(position, chosen, spot.row, spot.stick) : undefined;
    if (extend && from.row === spot.row) props.choose(grown ?? chosen);
    else props.choose(pickAt(position, spot.row, spot.stick));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const stops = stopsOf(position, spots, layout);
    const row = stops.filter((spot) => spot.row === at.row);
    if (arrow) moveTo(next(stops, at, arrow, layout), at, event.shiftKey);
    else if (event.key === "Home") moveTo(row[0], at, event.shiftKey);
    else if (event.key === "End") moveTo(row.at(-1), at, event.shiftKey);
    else if (event.key === "Escape") props.choose(undefined);
    else if (event.key === "Enter" || event.key === " ") {
      if (active && chosen) props.play(chosen);
      else if (active) props.choose(pickAt(position, at.row, at.stick));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const shown = chosen ?? hover;
  // A coin's face lies above its level and its edge reaches below it; the coin above lies over both.
  const rise = layout.material === "coins" ? 12 : 0;
  const say = !props.decorative;
  const onFocusIn = (event: FocusEvent) => setCursor(spotOf(event.target, layout));
  const grid = say && {
    role: "grid" as const,
    "aria-label": label,
    "aria-multiselectable": true,
    onKeyDown,
    onFocusIn,
  };
  const cellOf = (spot: Spot, standing: boolean) => ({
    role: "gridcell" as const,
    tabindex: spot === at ? 0 : -1,
    "aria-selected": holds(chosen, spot.row, spot.stick),
    "aria-label": props.spotName(spot, standing, shown),
  });
  return (
    <div class={`table ${layout.material}`} ref={frame} {...focus}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside it has the name, and a picture alone has none. */}
      <svg
        class={`board taking ${active ? "active" : ""}`}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        {...press}
      >
        <g>
          {layout.labels.map(({ row, x, y }) => (
            <text key={row} class="row-label" x={x} y={y + 5}>
              {row}
            </text>
          ))}
          {last && <Outline layout={layout} move={last} kind="last" />}
        </g>
        <g {...grid}>
          {layout.rows.map((row, index) => (
            <g key={`row ${index + 1}`} role={say ? "row" : undefined}>
              {row.map((spot) => {
                const standing = runAt(position, spot.row, spot.stick) !== undefined;
                const lifted = holds(shown, spot.row, spot.stick);
                return (
                  <g
                    key={spot.stick}
                    class={`spot${standing ? "" : " gone"}${lifted ? " lifted" : ""}`}
                    transform={`translate(${spot.x} ${spot.y})`}
                    {...(say && cellOf(spot, standing))}
                    data-row={spot.row}
                    data-stick={spot.stick}
                  >
                    <rect
                      class="hit"
                      x={-layout.unit.width / 2}
                      y={-layout.unit.height / 2 - rise}
                      width={layout.unit.width}
                      height={layout.unit.height + rise + (rise > 0 ? 8 : 0)}
                    />
                    <Piece material={layout.material} index={spot.row * 31 + spot.stick} />
                  </g>
                );
              })}
            </g>
          ))}
        </g>
        <g>
          {marks && <Marks layout={layout} marks={marks} middle={options.middle} />}
          {hint && <Outline layout={layout} move={hint} kind="hint" />}
          {shown && (
            <Outline
              layout={layout}
              move={shown}
              kind={chosen ? "chosen" : "preview"}
              text={String(shown.right - shown.left + 1)}
            />
          )}
        </g>
      </svg>
    </div>
  );
}

/** Press picks up, drag changes what is picked up, a second press on it takes it. */
function usePress(props: TakingBoardProps, setHover: (move: TakingMove | undefined) => void) {
  const drag = useRef<{ row: number; stick: number; again: boolean; moved: boolean } | undefined>(undefined);
  const { position, active, chosen } = props;
  return {
    onPointerDown(event: PointerEvent) {
      const spot = spotUnder(event);
      if (!active || event.button !== 0) return;
      if (!spot) {
        props.choose(undefined);
        return;
      }
      const again = holds(chosen, spot.row, spot.stick);
      drag.current = { ...spot, again, moved: false };
      if (again) return;
      const more = chosen && pickMore(position, chosen, spot.row, spot.stick);
      props.choose(more ?? pickAt(position, spot.row, spot.stick));
    },
    onPointerMove(event: PointerEvent) {
      if (!active) return;
      const spot = spotUnder(event);
      const from = drag.current;
      if (!from) {
        if (event.pointerType === "mouse") setHover(spot && pickAt(position, spot.row, spot.stick));
        return;
      }
      if (!spot || spot.row !== from.row || (spot.stick === from.stick && !from.moved)) return;
      from.moved = true;
      props.choose(pickBetween(position, from.row, from.stick, spot.stick));
    },
    onPointerUp() {
      const from = drag.current;
      drag.current = undefined;
      if (from?.again && !from.moved && chosen) props.play(chosen);
    },
    onPointerCancel() {
      drag.current = undefined;
    },
    onPointerLeave() {
      setHover(undefined);
    },
  };
}

/** While a finger drags, events go to where it began: what is under it now is asked of the document. */
function spotUnder(event: PointerEvent): { row: number; stick: number } | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGGElement>("[data-row]");
  if (!element) return undefined;
  return { row: Number(element.dataset.row), stick: Number(element.dataset.stick) };
}

function spotOf(target: EventTarget | null, layout: Layout): Spot | undefined {
  const { row, stick } = (target as SVGGElement).dataset;
  return layout.rows[Number(row) - 1]?.[Number(stick) - 1];
}

function firstStanding(position: TakingPosition, spots: readonly Spot[]): Spot | undefined {
  const standing = spots.filter((spot) => runAt(position, spot.row, spot.stick));
  const legal = standing.filter((spot) => pickAt(position, spot.row, spot.stick));
  return legal[0] ?? standing[0] ?? spots[0];
}

/** Stones and coins that are gone leave nothing to stop at; pins and matches leave their place. */
function stopsOf(position: TakingPosition, spots: readonly Spot[], { material }: Layout): readonly Spot[] {
  if (material === "pins" || material === "matches") return spots;
  return spots.filter((spot) => runAt(position, spot.row, spot.stick));
}

/** Along a row in its own order, also where it is broken into lines; across rows to what lies nearest. */
function next(stops: readonly Spot[], from: Spot, arrow: Arrow, { material }: Layout): Spot | undefined {
  const [back, forth]: readonly Arrow[] = material === "coins" ? ["down", "up"] : ["left", "right"];
  if (arrow === forth) return stops.find((spot) => spot.row === from.row && spot.stick > from.stick);
  if (arrow === back) return stops.findLast((spot) => spot.row === from.row && spot.stick < from.stick);
  // From pile to pile one lands on the top coin: that is where something can be taken.
  if (material === "coins") {
    const rows = [...new Set(stops.map((spot) => spot.row))];
    const row =
      arrow === "right" ? rows.find((each) => each > from.row) : rows.findLast((each) => each < from.row);
    return stops.findLast((spot) => spot.row === row);
  }
  return neighbour(stops, from, arrow);
}

function focusSpot(frame: HTMLElement | null, { row, stick }: Spot): void {
  frame?.querySelector<SVGGElement>(`[data-row="${row}"][data-stick="${stick}"]`)?.focus();
}
