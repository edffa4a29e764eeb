import { type Family, type GameId, gameOf, type OptionsOf } from "../../games/index.ts";
import { usualOptions } from "../../players/index.ts";
import { language } from "../base/language.ts";
import { faceOf } from "./index.ts";

/** What is not as usual in a game's options, each in a few words: `Board: 10 × 10`. */
export function differences(id: GameId, options: OptionsOf<Family>): readonly string[] {
  const game = gameOf(id);
  const { form, optionTexts = {} } = faceOf(game);
  const [texts, usual] = [form.make(options), form.make(usualOptions(game))];
  const others = Object.keys(texts).filter((field) => texts[field] !== usual[field]);
  const said = others.map(
    (field) => optionTexts[field]?.(id, texts[field] ?? "") ?? language.value.page.lobby.otherOptions,
  );
  return [...new Set(said)];
}
