import { untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { choose, settings } from "../base/settings.ts";
import type { GameView } from "./game-view.ts";
import { momentOf } from "./moment.ts";

/** Loaded when it is first to be heard: the first move does not wait for it. */
const loadSounds = () => import("./sounds/index.ts");

/** Lets a game be heard while sound is on, from the first press on: before it nothing sounds anywhere. */
export function useSounds(view: GameView): void {
  const isOn = settings.sound.value === "on";
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const forget = onFirstPress(() => {
      // Before what this press does: its move is heard too.
      const from = untracked(() => momentOf(view.session));
      loadSounds().then(
        ({ listen }) => {
          if (!isOver) stop = listen(view, from);
        },
        () => {},
      );
    });
    return () => {
      isOver = true;
      forget();
      stop?.();
    };
  }, [isOn, view]);
}

/** By hand: what it sounds like is heard. */
export function turnSound(choice: "on" | "off"): void {
  choose("sound", choice);
  if (choice === "on")
    loadSounds().then(
      ({ sample }) => sample(),
      () => {},
    );
}

/** At once where somebody has pressed something before. */
function onFirstPress(act: () => void): () => void {
  const names = ["pointerup", "keydown"] as const;
  const forget = () => {
    for (const name of names) document.removeEventListener(name, pressed, true);
  };
  function pressed() {
    forget();
    act();
  }
  if (navigator.userActivation?.hasBeenActive) act();
  else for (const name of names) document.addEventListener(name, pressed, true);
  return forget;
}
