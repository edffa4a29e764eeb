import { useEffect } from "preact/hooks";
import { chomp } from "../../../games/index.ts";
import { openPlayer, seededChance } from "../../../players/index.ts";
import type { BoardProps } from "../face.ts";

/** A hint is what Smart would play. */
export function Understanding({ view }: BoardProps<"chomp">) {
  const position = view.position.value;
  const asked = view.hintsAsked.value;
  useEffect(() => {
    if (asked === 0 || chomp.outcome(position)) return;
    void openPlayer({ kind: "smart" }, chomp, { chance: seededChance(1) }).then(async (smart) => {
      view.hintsAsked.value = 0;
      view.hint.value = await smart?.choose(position);
    });
  }, [asked, position]);
  return null;
}
