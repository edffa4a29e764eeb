import type { Family, GameId, OptionsOf } from "../games/index.ts";
import { type Game, gameOf, type Result, type ReversiOptions, type TakingOptions } from "../games/index.ts";
import { makeBoard, makeRows, makeTake, parseTake } from "../notation/index.ts";
import type { LineForm } from "./line-form.ts";

const swapMark = "swap";

const taking: LineForm<"taking"> = {
  optionWords: ({ rows, take, middle, last, swap }: TakingOptions) => [
    `rows=${rows.join("/")}`,
    // A comma could stand within a number.
    `take=${makeTake(take).replaceAll(", ", "/")}`,
    `place=${middle ? "any" : "end"}`,
    `last=${last}`,
    ...(swap ? ["swap=yes"] : []),
  ],
  readOptions(words) {
    const rows = words.get("rows");
    const take = words.get("take");
    const place = words.get("place");
    const read = take === undefined ? undefined : parseTake(take);
    return given({
      rows: rows?.split("/").map(Number),
      // What cannot be read is refused as it stands.
      take: read?.ok ? read.value : take,
      middle: place === undefined ? undefined : place === "any" || (place === "end" ? false : place),
      last: words.get("last"),
      swap: words.get("swap") === "yes" ? true : undefined,
    });
  },
  makeWord: makeRows,
  textOf: (word, seat, marks) => `${word} ${seat + 1}${marks.includes(swapMark) ? ` ${swapMark}` : ""}`,
  marks: ({ swap }) => (swap ? [swapMark] : none),
};

const reversi: LineForm<"reversi"> = {
  optionWords: ({ size, start, handicap }: ReversiOptions) => [
    `size=${size}`,
    `start=${start}`,
    ...(handicap ? [`handicap=${handicap.to}:${handicap.corners}`] : []),
  ],
  readOptions(words) {
    const size = words.get("size");
    const [to, corners] = words.get("handicap")?.split(":") ?? [];
    return given({
      size: size === undefined ? undefined : Number(size),
      start: words.get("start"),
      handicap: to === undefined ? undefined : { to, corners: Number(corners) },
    });
  },
  makeWord(position) {
    const board = makeBoard(position);
    return board.slice(0, board.indexOf(" "));
  },
  textOf: (word, seat) => `${word} ${seat === 0 ? "X" : "O"}`,
  marks: () => none,
};

const none: readonly string[] = [];
const forms: { readonly [F in Family]: LineForm<F> } = {
  taking,
  reversi,
};

export function lineFormOf(game: GameId): LineForm {
  return forms[gameOf(game).family];
}

/** Options as a bot was told them. */
export function readLineOptions(game: GameId, words: ReadonlyMap<string, string>): Result<OptionsOf<Family>> {
  const rules: Game = gameOf(game);
  return rules.options(lineFormOf(game).readOptions(words));
}

function given(options: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
