import { useRef } from "preact/hooks";
import type { Mark } from "./marks.tsx";
import { holds, keyOf, type Stretch } from "./spots.ts";

/** What may be picked up: always something that can be played, or nothing. */
export interface Picks {
  /** By a press on one piece. */
  at(row: number, stick: number): Stretch | undefined;
  /** By a drag from one piece to another. */
  between(row: number, from: number, to: number): Stretch | undefined;
  /** By one more piece beside what is picked up already. */
  more(chosen: Stretch, row: number, stick: number): Stretch | undefined;
}

interface PressProps {
  readonly pick: Picks;
  readonly active: boolean;
  readonly chosen?: Stretch | undefined;
  readonly marks?: readonly Mark[] | undefined;
  /** Where a board is set up: a press changes what stands there, and nothing is picked up. */
  readonly toggle?: ((row: number, stick: number) => void) | undefined;
  readonly choose: (stretch: Stretch | undefined) => void;
  readonly play: (stretch: Stretch) => void;
}

interface Drag {
  readonly row: number;
  /** Undefined on a mark: it stands for its own move alone. */
  readonly stick: number | undefined;
  readonly again: boolean;
  moved: boolean;
}

/** Press picks up, drag changes what is picked up, a second press on it takes it. */
export function usePress(props: PressProps, setHover: (stretch: Stretch | undefined) => void) {
  const drag = useRef<Drag | undefined>(undefined);
  const { pick, active, chosen, marks } = props;
  return {
    onPointerDown(event: PointerEvent) {
      if (!active || event.button !== 0) return;
      if (props.toggle) {
        const pressed = spotUnder(event);
        if (pressed) props.toggle(pressed.row, pressed.stick);
        return;
      }
      const marked = markUnder(event, marks);
      if (marked) {
        const again = chosen !== undefined && keyOf(chosen) === keyOf(marked);
        drag.current = { row: marked.row, stick: undefined, again, moved: false };
        if (!again) props.choose(marked);
        return;
      }
      const spot = spotUnder(event);
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
      if (!active || props.toggle) return;
      const spot = spotUnder(event);
      const from = drag.current;
      if (!from) {
        if (event.pointerType !== "mouse") return;
        setHover(markUnder(event, marks) ?? (spot && pick.at(spot.row, spot.stick)));
        return;
      }
      if (!spot || from.stick === undefined || spot.row !== from.row) return;
      if (spot.stick === from.stick && !from.moved) return;
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

function markUnder(event: PointerEvent, marks: readonly Mark[] | undefined): Stretch | undefined {
  const key = (event.target as Element).closest<SVGGElement>("[data-move]")?.dataset.move;
  return key === undefined ? undefined : marks?.find(({ move }) => keyOf(move) === key)?.move;
}
