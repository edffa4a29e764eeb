import { useMemo, useRef, useState } from "preact/hooks";
import {
  type Arrow,
  type Layout,
  layOut,
  type Material,
  neighbour,
  type Spot,
  type Stretch,
} from "./layout.ts";
import { type Mark, Marks } from "./marks.tsx";
import { Outline } from "./outline.tsx";
import { Piece } from "./pieces.tsx";
import { useWidth } from "./use-width.ts";

/** A board for rows of pieces. It knows no rules: it is told what stands where and what a press may pick up. */
interface RowsBoardProps {
  readonly material: Material;
  /** How many places each row has. */
  readonly lengths: readonly number[];
  readonly stands: (row: number, stick: number) => boolean;
  readonly pick: Picks;
  /** Whether whoever sits here may move now. */
  readonly active: boolean;
  readonly chosen?: Stretch | undefined;
  readonly last?: Stretch | undefined;
  readonly hint?: Stretch | undefined;
  readonly marks?: readonly Mark[] | undefined;
  /** Whether pieces go from anywhere in a row, and not only from its end. */
  readonly anywhere: boolean;
  /** A picture only: nothing to focus, nothing to say. */
  readonly decorative?: boolean;
  readonly label: string;
  readonly spotName: (spot: Spot, picked: Stretch | undefined) => string;
  readonly choose: (stretch: Stretch | undefined) => void;
  readonly play: (stretch: Stretch) => void;
}

/** What may be picked up: always something that can be played, or nothing. */
export interface Picks {
  /** By a press on one piece. */
  at(row: number, stick: number): Stretch | undefined;
  /** By a drag from one piece to another. */
  between(row: number, from: number, to: number): Stretch | undefined;
  /** By one more piece beside what is picked up already. */
  more(chosen: Stretch, row: number, stick: number): Stretch | undefined;
}

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function RowsBoard(props: RowsBoardProps) {
  const { material, lengths, stands, pick, active, chosen, last, hint, marks, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const layout = useMemo(() => layOut(lengths, material, width), [lengths, material, width]);
  const spots = useMemo(() => layout.rows.flat(), [layout]);
  const [cursor, setCursor] = useState<Spot | undefined>();
  const [hover, setHover] = useState<Stretch | undefined>();
  const press = usePress(props, setHover);
  const at = (cursor && layout.rows[cursor.row - 1]?.[cursor.stick - 1]) ?? firstStanding(props, spots);

  function moveTo(spot: Spot | undefined, from: Spot, extend: boolean) {
    if (!spot) return;
    setCursor(spot);
    focusSpot(frame.current, spot);
    if (!active) return;
    const grown = extend && chosen ? pick.more(chosen, spot.row, spot.stick) : undefined;
    if (extend && from.row === spot.row) props.choose(grown ?? chosen);
    else props.choose(pick.at(spot.row, spot.stick));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const stops = stopsOf(props, spots);
    const row = stops.filter((spot) => spot.row === at.row);
    if (arrow) moveTo(next(stops, at, arrow, layout), at, event.shiftKey);
    else if (event.key === "Home") moveTo(row[0], at, event.shiftKey);
    else if (event.key === "End") moveTo(row.at(-1), at, event.shiftKey);
    else if (event.key === "Escape") props.choose(undefined);
    else if (event.key === "Enter" || event.key === " ") {
      if (active && chosen) props.play(chosen);
      else if (active) props.choose(pick.at(at.row, at.stick));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const shown = chosen ?? hover;
  // A coin's face lies above its level and its edge reaches below it; the coin above lies over both.
  const rise = material === "coins" ? 12 : 0;
  const say = !props.decorative;
  // On the frame: Chromium lets a group of a drawing take the focus itself when it listens for focus.
  const listening = say && { onFocusIn: (event: FocusEvent) => setCursor(spotOf(event.target, layout)) };
  const grid = say && {
    role: "grid" as const,
    "aria-label": label,
    "aria-multiselectable": true,
    onKeyDown,
  };
  const cellOf = (spot: Spot) => ({
    role: "gridcell" as const,
    tabindex: spot === at ? 0 : -1,
    "aria-selected": holds(chosen, spot),
    "aria-label": props.spotName(spot, shown),
  });
  return (
    <div class={`table ${material}`} ref={frame} {...listening}>
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
              {row.map((spot) => (
                <g
                  key={spot.stick}
                  class={`spot${stands(spot.row, spot.stick) ? "" : " gone"}${holds(shown, spot) ? " lifted" : ""}`}
                  transform={`translate(${spot.x} ${spot.y})`}
                  {...(say && cellOf(spot))}
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
                  <Piece material={material} index={spot.row * 31 + spot.stick} />
                </g>
              ))}
            </g>
          ))}
        </g>
        <g>
          {marks && <Marks layout={layout} marks={marks} anywhere={props.anywhere} />}
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
function usePress(props: RowsBoardProps, setHover: (stretch: Stretch | undefined) => void) {
  const drag = useRef<{ row: number; stick: number; again: boolean; moved: boolean } | undefined>(undefined);
  const { pick, active, chosen } = props;
  return {
    onPointerDown(event: PointerEvent) {
      const spot = spotUnder(event);
      if (!active || event.button !== 0) return;
      if (!spot) {
        props.choose(undefined);
        return;
      }
      const again = holds(chosen, spot);
      drag.current = { ...spot, again, moved: false };
      if (again) return;
      const more = chosen && pick.more(chosen, spot.row, spot.stick);
      props.choose(more ?? pick.at(spot.row, spot.stick));
    },
    onPointerMove(event: PointerEvent) {
      if (!active) return;
      const spot = spotUnder(event);
      const from = drag.current;
      if (!from) {
        if (event.pointerType === "mouse") setHover(spot && pick.at(spot.row, spot.stick));
        return;
      }
      if (!spot || spot.row !== from.row || (spot.stick === from.stick && !from.moved)) return;
      from.moved = true;
      props.choose(pick.between(from.row, from.stick, spot.stick));
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

function holds(stretch: Stretch | undefined, { row, stick }: Pick<Spot, "row" | "stick">): boolean {
  return stretch !== undefined && stretch.row === row && stick >= stretch.left && stick <= stretch.right;
}

function firstStanding({ stands, pick }: RowsBoardProps, spots: readonly Spot[]): Spot | undefined {
  const standing = spots.filter((spot) => stands(spot.row, spot.stick));
  return standing.find((spot) => pick.at(spot.row, spot.stick)) ?? standing[0] ?? spots[0];
}

/** Stones and coins that are gone leave nothing to stop at; pins and matches leave their place. */
function stopsOf({ material, stands }: RowsBoardProps, spots: readonly Spot[]): readonly Spot[] {
  if (material === "pins" || material === "matches") return spots;
  return spots.filter((spot) => stands(spot.row, spot.stick));
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
