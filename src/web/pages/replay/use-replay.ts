import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameView } from "../../session/game-view.ts";

/** How long each position is shown at the usual speed, in milliseconds. */
const usualPause = 1100;
export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

export interface ReplayControls {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  /** Shows a position and stays there. */
  readonly show: (count: number) => void;
}

/** Walks through a game by itself. Where less motion is wanted it waits to be asked. */
export function useReplay(view: GameView): ReplayControls {
  const [playing, setPlaying] = useState(
    () => view.length.peek() > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const [speed, setSpeed] = useState<Speed>(1);
  const { live, index } = view;
  const shown = index.value;
  const goesOn = playing && !live.value;
  useEffect(() => {
    if (playing && live.value) setPlaying(false);
    if (!goesOn) return;
    const timer = setTimeout(() => view.step(1), usualPause / speed);
    return () => clearTimeout(timer);
  }, [goesOn, shown, speed]);

  function toggle() {
    if (view.length.peek() === 0) return;
    if (!playing && live.peek()) view.show(0);
    setPlaying(!playing);
  }

  function show(count: number) {
    setPlaying(false);
    view.show(count);
  }

  return { playing: goesOn, speed, setSpeed, toggle, show };
}

/** The keys of a player of films; fields and the board keep those that are theirs. */
export function useReplayKeys(view: GameView, controls: ReplayControls): void {
  const current = useRef(controls);
  current.current = controls;
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as Element;
      const { speed, setSpeed, toggle, show } = current.current;
      const faster = (by: number) => setSpeed(speeds[speeds.indexOf(speed) + by] ?? speed);
      const act: Readonly<Record<string, () => void>> = {
        " ": toggle,
        ArrowLeft: () => show(view.index.peek() - 1),
        ArrowRight: () => show(view.index.peek() + 1),
        ",": () => show(view.index.peek() - 1),
        ".": () => show(view.index.peek() + 1),
        Home: () => show(0),
        End: () => show(view.length.peek()),
        "+": () => faster(1),
        "-": () => faster(-1),
      };
      if (!Object.hasOwn(act, event.key) || target.closest("dialog, select")) return;
      // A button has its own use for the blank, the line to drag along for arrows and ends.
      if (event.key === " " && target.closest("button, a")) return;
      if (target.closest("input") && /^(Arrow|Home|End)/.test(event.key)) return;
      event.preventDefault();
      act[event.key]?.();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [view]);
}
