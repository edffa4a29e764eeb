import { language } from "../../base/language.ts";
import type { OptionTexts } from "../face.ts";

const setup = () => language.value.page.setup;

export const reversiOptionTexts: OptionTexts = {
  size: (_, value) => ({ label: setup().board, value: `${value} × ${value}` }),
  start: (_, value) => ({
    label: setup().start,
    value: setup().starts[value === "mirrored" ? "mirrored" : "tournament"],
  }),
};
