import { useMemo, useRef, useState } from "preact/hooks";
import { Ends } from "./ends.tsx";
import { layOut } from "./layout.ts";
import { type Mark, Marks } from "./marks.tsx";
import { Frame, Outline } from "./outline.tsx";
import { Piece } from "./pieces.tsx";
import { Places } from "./places.tsx";
import { type Picks, usePress } from "./press.ts";
import { holds, type Layout, type Material, type Spot, type Stretch } from "./spots.ts";
import { useWidth } from "./use-width.ts";
import { arrows, firstStop, nextStop, stopsOf } from "./walk.ts";

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
  /** A move that was made and a better one, both marked where they take something. */
  readonly compared?:
    | { readonly played: Stretch | undefined; readonly better: Stretch | undefined }
    | undefined;
  /** Whether pieces go from anywhere in a row, and not only from its end. */
  readonly anywhere: boolean;
  /** A picture only: nothing to focus, nothing to say. */
  readonly decorative?: boolean;
  /** Where a board is set up: a press or Enter changes what stands there. */
  readonly toggle?: (row: number, stick: number) => void;
  readonly label: string;
  readonly spotName: (spot: Spot, picked: Stretch | undefined) => string;
  readonly choose: (stretch: Stretch | undefined) => void;
  readonly play: (stretch: Stretch) => void;
}

/** A picture in a narrower place is drawn for this width and made smaller: what it shows does not wrap. */
const leastPicture = 320;

export function RowsBoard(props: RowsBoardProps) {
  const { material, lengths, stands, pick, active, chosen, last, hint, marks, compared, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const drawnFor = props.decorative ? Math.max(width, leastPicture) : width;
  const layout = useMemo(() => layOut(lengths, material, drawnFor), [lengths, material, drawnFor]);
  const spots = useMemo(() => layout.rows.flat(), [layout]);
  const [cursor, setCursor] = useState<Spot | undefined>();
  const [hover, setHover] = useState<Stretch | undefined>();
  const press = usePress(props, setHover);
  const at = (cursor && layout.rows[cursor.row - 1]?.[cursor.stick - 1]) ?? firstStop(props, spots);

  function moveTo(spot: Spot | undefined, from: Spot, extend: boolean) {
    if (!spot) return;
    setCursor(spot);
    focusSpot(frame.current, spot);
    if (!active || props.toggle) return;
    const grown = extend && chosen ? pick.more(chosen, spot.row, spot.stick) : undefined;
    if (extend && from.row === spot.row) props.choose(grown ?? chosen);
    else props.choose(pick.at(spot.row, spot.stick));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const stops = props.toggle ? spots : stopsOf(props, spots);
    const row = stops.filter((spot) => spot.row === at.row);
    if (arrow) moveTo(nextStop(stops, at, arrow, material), at, event.shiftKey);
    else if (event.key === "Home") moveTo(row[0], at, event.shiftKey);
    else if (event.key === "End") moveTo(row.at(-1), at, event.shiftKey);
    else if (event.key === "Escape") props.choose(undefined);
    else if (event.key === "Enter" || event.key === " ") {
      if (props.toggle) props.toggle(at.row, at.stick);
      else if (active && chosen) props.play(chosen);
      else if (active) props.choose(pick.at(at.row, at.stick));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const shown = chosen ?? hover;
  const { unit, scale } = layout;
  // A coin's face lies above its level and its edge reaches below it; the coin above lies over both.
  const [rise, sink] = material === "coins" ? [12 * scale.y, 8 * scale.y] : [0, unit.below];
  const hit = {
    x: -unit.width / 2,
    y: -unit.height / 2 - rise,
    width: unit.width,
    height: unit.height + rise + sink,
  };
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
    <div class={`table ${material}`} ref={frame} style={leastSize(props, layout)} {...listening}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid inside it has the name, and a picture alone has none. */}
      <svg
        class={`board taking ${active ? "active" : ""}${props.toggle ? " editing" : ""}`}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        {...press}
      >
        <g>
          {layout.labels.map(({ row, x, y }) => (
            <text key={row} class="row-label" x={x} y={y + 5}>
              {row}
            </text>
          ))}
          {layout.bends.map(({ from, path }) => (
            <path key={`${from.row} ${from.stick}`} class="bend" d={path} />
          ))}
          {!props.anywhere && <Ends layout={layout} stands={stands} />}
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
                  <rect class="hit" {...hit} />
                  <g transform={`scale(${scale.x} ${scale.y})`}>
                    <Piece material={material} index={spot.row * 31 + spot.stick} />
                  </g>
                </g>
              ))}
            </g>
          ))}
        </g>
        <g>
          <Places layout={layout} stands={stands} />
          {say && at && (
            // The keyboard's place, over all pieces: `board.css` shows it while one of them has the focus.
            <g class="cursor" transform={`translate(${at.x} ${at.y})`}>
              <Frame box={{ ...hit, height: hit.height - unit.below }} rx={8} />
            </g>
          )}
          {marks && <Marks layout={layout} marks={marks} anywhere={props.anywhere} />}
          {compared && (
            <>
              {compared.played && <Outline layout={layout} move={compared.played} kind="played" />}
              {compared.better && <Outline layout={layout} move={compared.better} kind="better" />}
            </>
          )}
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

/** The contract with whoever gives the board its room is in `styles/board.css`; a picture may be as small as it likes. */
function leastSize({ decorative }: RowsBoardProps, { least, height }: Layout) {
  return decorative
    ? undefined
    : { "--board-least-height": `${least}px`, "--board-height": `${Math.ceil(height)}px` };
}

function spotOf(target: EventTarget | null, layout: Layout): Spot | undefined {
  const { row, stick } = (target as SVGGElement).dataset;
  return layout.rows[Number(row) - 1]?.[Number(stick) - 1];
}

function focusSpot(frame: HTMLElement | null, { row, stick }: Spot): void {
  frame?.querySelector<SVGGElement>(`[data-row="${row}"][data-stick="${stick}"]`)?.focus();
}
