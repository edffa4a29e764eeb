import {
  type Family,
  type GameId,
  gameOf,
  maxRow,
  type ReversiOptions,
  refuse,
  reversi,
} from "../games/index.ts";
import { parseNumbers, parseTake } from "../notation/index.ts";
import { refused } from "./errors.ts";
import { readOr } from "./refused.ts";
import { wholeNumber } from "./whole-number.ts";

/** The options of games as they are typed, each game's among the others'. */
export interface GameOptions {
  readonly rows?: string;
  readonly take?: string;
  readonly middle?: boolean;
  readonly end?: boolean;
  readonly misere?: boolean;
  readonly normal?: boolean;
  readonly swap?: boolean;
  readonly size?: string;
  readonly handicap?: string;
}

type OptionName = keyof GameOptions;

interface Reader {
  readonly known: readonly OptionName[];
  read(game: GameId, typed: GameOptions): Readonly<Record<string, unknown>>;
}

/** Families whose games have options to type. */
const readers: { readonly [F in Family]?: Reader } = {
  taking: { known: ["rows", "take", "middle", "end", "misere", "normal"], read: takingOptions },
  reversi: {
    known: ["size", "handicap"],
    read: (_game, typed) => ({
      ...(typed.size === undefined ? {} : { size: wholeNumber("--size", typed.size, 4, 26) }),
      ...handicapFrom(typed),
    }),
  },
};

/** A game's options, complete; what means nothing in it is refused rather than left aside. */
export function gameOptions(game: GameId, typed: GameOptions): unknown {
  const { known, read }: Reader = readers[gameOf(game).family] ?? { known: [], read: () => ({}) };
  const all = Object.values(readers).flatMap((reader) => reader.known);
  const foreign = all.find((name) => typed[name] !== undefined && !known.includes(name));
  if (foreign !== undefined) {
    const names = known.map((name) => `--${name}`).join(", ");
    throw refused("option-of-another-game", { option: `--${foreign}`, game, options: names });
  }
  return readOr(gameOf(game).options(read(game, typed)), { game });
}

/** What was said of a game of the Nim family. */
export function takingOptions(game: GameId, typed: GameOptions): Readonly<Record<string, unknown>> {
  if (typed.middle && typed.end) throw refused("not-both", { one: "--middle", other: "--end" });
  if (typed.misere && typed.normal) throw refused("not-both", { one: "--misere", other: "--normal" });
  const options: Record<string, unknown> = {};
  if (typed.rows !== undefined) {
    const where = { option: "--rows" };
    options.rows = readOr(parseNumbers(typed.rows, { min: 1, max: maxRow }), { where, game });
  }
  if (typed.take !== undefined) {
    const take = typed.take.trim() === "" ? refuse("not-in-notation", { form: "take", text: "" }) : undefined;
    options.take = readOr(take ?? parseTake(typed.take), { where: { option: "--take" }, game });
  }
  if (typed.middle || typed.end) options.middle = typed.middle === true;
  if (typed.misere || typed.normal) options.last = typed.misere ? "loses" : "wins";
  if (typed.swap) options.swap = true;
  return options;
}

/** `black:2`; what is wrong with it is for the rules to say. */
export function handicapFrom({ handicap }: Pick<GameOptions, "handicap">): Pick<ReversiOptions, "handicap"> {
  if (handicap === undefined) return {};
  const [to, corners = ""] = handicap.trim().toLowerCase().split(":");
  const input = { handicap: { to, corners: /^[0-9]+$/.test(corners) ? Number(corners) : corners } };
  const { handicap: read } = readOr(reversi.options(input), {
    where: { option: "--handicap" },
    game: "reversi",
  });
  return read ? { handicap: read } : {};
}
