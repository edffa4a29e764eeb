import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { moveAt, type Place, treeStart, variationsAt, writtenPlaces } from "../../../match/index.ts";
import { language } from "../../base/language.ts";
import { useWidth } from "../../board/use-width.ts";
import { faceOf } from "../../faces/index.ts";
import type { AnalysisView } from "../../session/analysis-view.ts";
import { rowOf, rowsInSight, type TreeRow, treeRows } from "./tree-rows.ts";

/** The room of a short move, and how far a variation stands in, in rem; beyond some levels none stands in further. */
const moveWidth = { short: 5, long: 6 };
const indent = 0.75;
const mostIndents = 8;
const rowRems = 1.75;

/**
 * The moves with all their variations. It is one stop for the keys, which walk in it; of thousands of moves only the rows in sight
 * are drawn.
 */
export function Variations({ view }: { view: AnalysisView }) {
  const { explore } = language.value.page;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [sight, setSight] = useState({ top: 0, height: 400 });
  const tree = view.tree.value;
  const at = view.at.value;
  const rem = useRem();
  const worded = useMemo(() => isWorded(view), [tree, language.value]);
  const long = useMemo(() => hasLongTexts(view), [tree]);
  const room = long ? moveWidth.long : moveWidth.short;
  const perRow = worded ? 1 : Math.max(1, Math.floor((width / rem - 1.5) / room));
  const rows = useMemo(() => treeRows(tree, perRow), [tree, perRow]);
  const numbers = useMemo(() => numbersOf(rows), [rows]);
  const rowHeight = rowRems * rem;
  const current = rowOf(rows, at);
  const look = () => {
    const { current: element } = box;
    if (element) setSight({ top: element.scrollTop, height: element.clientHeight });
  };

  // Before it is painted: the move that is shown is in sight, and only the list scrolls for it.
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const follow = () => {
      const top = current * rowHeight;
      if (top < element.scrollTop || top + rowHeight > element.scrollTop + element.clientHeight)
        element.scrollTop = top - element.clientHeight / 2;
      look();
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(element);
    return () => watch.disconnect();
  }, [current, rowHeight, rows.length]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const act: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => view.step(-1),
      ArrowRight: () => view.step(1),
      ArrowUp: () => view.vary(-1),
      ArrowDown: () => view.vary(1),
      Home: () => view.show(0),
      End: () => view.show(view.length),
    };
    if (!Object.hasOwn(act, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    act[event.key]?.();
  }

  const [first, behind] = rowsInSight(rows.length, { ...sight, rowHeight });
  return (
    <div
      ref={box}
      class={`variations${worded ? " worded" : long ? " long" : ""}`}
      role="listbox"
      tabIndex={0}
      aria-label={explore.variations}
      aria-activedescendant={optionId(at)}
      onKeyDown={onKeyDown}
      onScroll={look}
      onClick={(event) => {
        const place = (event.target as Element).closest<HTMLElement>("[data-place]")?.dataset.place;
        if (place !== undefined) view.goTo(Number(place));
      }}
    >
      <div class="all-rows" role="presentation" style={{ height: `${rows.length * rowRems}rem` }}>
        {rows.slice(first, behind).map((row, index) => (
          <div
            key={row.places[0]}
            class={`tree-row${row.begins ? " begins" : ""}${row.level > 0 ? " beside" : ""}`}
            role="presentation"
            style={{
              top: `${(first + index) * rowRems}rem`,
              paddingLeft: `${Math.min(row.level, mostIndents) * indent}rem`,
            }}
          >
            {row.places.map((place) => (
              <Option
                key={place}
                view={view}
                place={place}
                number={numbers.get(row) ?? 0}
                count={tree.moves + 1}
                offset={row.places.indexOf(place)}
                current={place === at}
                worded={worded}
              />
            ))}
          </div>
        ))}
        {tree.moves === 0 && <p class="note tree-empty">{explore.empty}</p>}
      </div>
    </div>
  );
}

function optionId(place: Place): string {
  return `place-${place}`;
}

function Option({
  view,
  place,
  number,
  count,
  offset,
  current,
  worded,
}: {
  view: AnalysisView;
  place: Place;
  /** Of the row's first move among all that are written, and how many there are. */
  number: number;
  count: number;
  offset: number;
  current: boolean;
  worded: boolean;
}) {
  const { explore } = language.value.page;
  const option = {
    id: optionId(place),
    class: "tree-move",
    "aria-posinset": number + offset,
    "aria-setsize": count,
    "data-place": place,
  };
  if (place === treeStart) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which of its moves is meant.
      <span role="option" aria-selected={current} {...option}>
        {explore.start}
      </span>
    );
  }
  const tree = view.tree.value;
  const { SeatMark } = faceOf(view.game);
  const { name, text, seat } = view.nameOf(place);
  const others = variationsAt(tree, place);
  const among =
    others.length > 1 ? { variation: others.indexOf(place) + 1, variations: others.length } : undefined;
  const move = moveAt(tree, place);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which of its moves is meant.
    <span role="option" aria-selected={current} {...option}>
      <span class="unseen">{explore.move({ number: move.count, move: name, among })}</span>
      <span class="number" aria-hidden="true">
        {move.count}
      </span>
      <svg class="seat-mark" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <SeatMark seat={seat} />
      </svg>
      <span class="name" aria-hidden="true">
        {name}
      </span>
      {worded && (
        <span class="notation" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}

/** Where moves have names besides their notation, each has a row for itself. */
function isWorded(view: AnalysisView): boolean {
  const [first] = moveAt(view.tree.value, treeStart).next;
  if (first === undefined) return false;
  const { name, text } = view.nameOf(first);
  return name !== text;
}

/** Whether squares have more than a letter and a figure. */
function hasLongTexts(view: AnalysisView): boolean {
  const tree = view.tree.value;
  return writtenPlaces(tree).some((place) => moveAt(tree, place).text.length > 2);
}

/** The place of each row's first move among all that are written, from 1. */
function numbersOf(rows: readonly TreeRow[]): ReadonlyMap<TreeRow, number> {
  const numbers = new Map<TreeRow, number>();
  let next = 1;
  for (const row of rows) {
    numbers.set(row, next);
    next += row.places.length;
  }
  return numbers;
}

/** How many pixels a rem has: whoever enlarges text has larger rows. */
function useRem(): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return rem;
}
