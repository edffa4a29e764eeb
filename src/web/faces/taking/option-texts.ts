import { nounsOf } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import type { OptionTexts } from "../face.ts";

const setup = () => language.value.page.setup;

export const takingOptionTexts: OptionTexts = {
  rows: (game, value) => ({ label: setup().rows[nounsOf(game).row], value }),
  take: (_, value) => ({ label: setup().take, value }),
  middle: (game, value) => ({
    label: setup().from,
    value: value === "true" ? setup().anywhere : setup().end[nounsOf(game).row],
  }),
  last: (_, value) => ({ label: setup().last, value: setup().lasts[value === "wins" ? "wins" : "loses"] }),
};
