import { language } from "../../base/language.ts";
import type { OptionTexts } from "../face.ts";
import { even, readHandicap } from "./handicap.ts";

const words = () => language.value.page;
const titled = (title: string, text: string) => language.value.titled({ title, text });

export const reversiOptionTexts: OptionTexts = {
  size: (_, value) => titled(words().setup.board, `${value} × ${value}`),
  start: (_, value) =>
    titled(words().setup.start, words().setup.starts[value === "mirrored" ? "mirrored" : "tournament"]),
  handicap: (_, value) => {
    const given = readHandicap(value);
    return value === even || !given ? words().handicap.none : words().handicap.gives(given);
  },
};
