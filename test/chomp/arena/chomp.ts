import type { LineForm } from "./line-form.ts";

/** What is left of each row, as the game's notation has it without the side to move. */
export const chompLine: LineForm<"chomp"> = {
  optionWords: ({ rows, columns }) => [`rows=${rows}`, `columns=${columns}`],
  readOptions: (words) => ({ rows: Number(words.get("rows")), columns: Number(words.get("columns")) }),
  makeWord: ({ left }) => left.join("/"),
  textOf: (word, seat) => `${word} ${seat + 1}`,
  marks: () => [],
};
