import { Option } from "commander";
import type { Family, Game } from "../games/index.ts";
import { type Resources, type Side, sideKinds, specForms } from "../players/index.ts";

/** `--black PLAYER`: who plays a colour, a person unless said. */
export function sideOption(
  colour: "black" | "white",
  game: Game,
  say: (facts: { readonly forms: string }) => string,
): Option {
  const forms = specForms(sideKinds(game)).join(", ");
  return new Option(`--${colour} <player>`, say({ forms })).default("human");
}

/** The side that was named. Players are loaded when one is named, so that a console between people starts without them. */
export async function sideFrom<F extends Family>(
  option: string,
  text: string,
  game: Game<F>,
  resources: Resources,
): Promise<Side<F>> {
  if (text === "human") return text;
  const { openNamed } = await import("./open-side.ts");
  return openNamed(option, text, game, resources);
}
