import { accept, type Result, refuse } from "../../games/index.ts";
import { begin, followMoves, type Play, readGame } from "../../match/index.ts";
import { findGgf, type GgfPlace, makeSquare, openWthor, type WthorReader } from "../../notation/index.ts";
import { language } from "../base/language.ts";
import { linesRead, maxFileBytes, maxGames, maxGameText } from "./found-bounds.ts";
import type { FoundGame, Here } from "./found-game.ts";
import { foundTitle, readText } from "./found-text.ts";

// Files of many games. WTHOR, GGF and OBF are Reversi's; each of their games is read when it is opened.

const discs = 64;

export function wthorGames(bytes: Uint8Array): Result<readonly FoundGame[]> {
  const file = openWthor(bytes);
  if (!file.ok) return file;
  const { value: reader } = file;
  if (reader.count === 0) return refuse("not-in-notation", { form: "wthor", text: "" });
  return accept(Array.from({ length: reader.count }, (_, index) => new WthorFound(reader, index)));
}

class WthorFound implements FoundGame {
  readonly #reader: WthorReader;
  readonly #index: number;

  constructor(reader: WthorReader, index: number) {
    this.#reader = reader;
    this.#index = index;
  }

  get title(): string {
    const game = this.#reader.game(this.#index);
    if (!game.ok) return foundTitle({ place: this.#index + 1 });
    const { black, white, score } = game.value;
    const name = (number: number) => language.value.page.found.numbered({ number });
    return foundTitle({
      place: this.#index + 1,
      players: [name(black), name(white)],
      date: String(this.#reader.year),
      result: `${score}:${discs - score}`,
    });
  }

  open(): Result<Play> {
    const game = this.#reader.game(this.#index);
    if (!game.ok) return game;
    const begun = begin("reversi");
    return begun.ok
      ? followMoves(
          begun.value,
          game.value.moves.map((square) => makeSquare(square, 8)),
        )
      : begun;
  }
}

export function ggfGames(text: string): Result<readonly FoundGame[]> {
  const places = findGgf(text, maxGames + 1);
  if (places.length > maxGames) return tooMany();
  const games = places.map(
    (place, index) => new GgfFound(text, place, places.length > 1 ? index + 1 : undefined),
  );
  const [first] = games;
  if (games.length === 1 && first) {
    const play = first.open();
    if (!play.ok) return play;
  }
  return accept(games);
}

class GgfFound implements FoundGame {
  readonly #text: string;
  readonly #place: GgfPlace;
  readonly #number: number | undefined;

  constructor(text: string, place: GgfPlace, number: number | undefined) {
    this.#text = text;
    this.#place = place;
    this.#number = number;
  }

  get title(): string {
    const text = this.#text.slice(this.#place.from, Math.min(this.#place.to, this.#place.from + 2000));
    const property = (name: string) =>
      new RegExp(`\\b${name}\\[((?:[^\\]\\\\]|\\\\[\\s\\S])*)\\]`, "i")
        .exec(text)?.[1]
        ?.replace(/\\([\s\S])/g, "$1");
    return foundTitle({
      place: this.#number,
      players: [property("PB") ?? "", property("PW") ?? ""],
      date: property("DT"),
      result: property("RE"),
    });
  }

  open(): Result<Play> {
    return readGame(this.#text.slice(this.#place.from, this.#place.to), "reversi");
  }
}

/** A game in each line that is not empty; `whole` says why the text is no single game. */
export function lineGames(text: string, here: Here, whole: Result<FoundGame>): Result<readonly FoundGame[]> {
  const games: FoundGame[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    // Only where something can stand: a line may be as long as the whole text.
    if (!isEmpty(text, from, to)) {
      if (games.length === maxGames) return tooMany();
      const line = new LineFound(text, { from, to }, games.length + 1, here);
      const read = games.length < linesRead ? line.read() : undefined;
      if (read && !read.ok) return games.length === 0 && !whole.ok ? whole : read;
      games.push(line);
    }
    from = to + 1;
  }
  if (games.length > 1) return accept(games);
  return whole.ok ? accept([whole.value]) : whole;
}

/** Blank, or a comment of OBF. */
function isEmpty(text: string, from: number, to: number): boolean {
  if (to - from > maxGameText) return false;
  const line = text.slice(from, to).trimStart();
  return line === "" || line.startsWith("%");
}

class LineFound implements FoundGame {
  readonly #text: string;
  readonly #place: GgfPlace;
  readonly #number: number;
  readonly #here: Here;

  constructor(text: string, place: GgfPlace, number: number, here: Here) {
    this.#text = text;
    this.#place = place;
    this.#number = number;
    this.#here = here;
  }

  get title(): string {
    return foundTitle({ place: this.#number });
  }

  read(): Result<FoundGame> {
    return readText(this.#text.slice(this.#place.from, this.#place.to), this.#here);
  }

  open(): Result<Play> {
    const read = this.read();
    return read.ok ? read.value.open() : read;
  }
}

function tooMany() {
  return refuse("file-too-large", { megabytes: maxFileBytes / 1_000_000, most: maxGames });
}
