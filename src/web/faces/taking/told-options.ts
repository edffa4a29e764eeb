import { nounsOf } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { OptionTexts } from "../face.ts";

const words = () => language.value.page;
const titled = (title: string, text: string) => language.value.titled({ title, text });

export const takingOptionTexts: OptionTexts = {
  rows: (game, value) => titled(words().setup.rows[nounsOf(game).row], value),
  take: (_, value) => titled(words().setup.take, value),
  middle(game, value) {
    const { from, anywhere, end } = words().setup;
    return titled(from, value === "true" ? anywhere : end[nounsOf(game).row]);
  },
  last: (_, value) => titled(words().setup.last, words().setup.lasts[value === "wins" ? "wins" : "loses"]),
  swap: () => words().handicap.swap,
};
