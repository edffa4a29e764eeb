import {
  type RefusalAt,
  type Result,
  type ReversiPosition,
  refuse,
  reversi,
  type Square,
} from "../games/index.ts";
import { begin, playIn, readGame } from "../match/index.ts";
import { parseGgfFile, parseObf, parseTranscript, parseWthor } from "../notation/index.ts";
import { optimalGame } from "../notation/openings.ts";
import type { AnalyseInput, AnalyseOptions } from "./analyse-input.ts";
import { refused } from "./errors.ts";
import { handicapFrom } from "./game-options.ts";
import { readOr } from "./refused.ts";
import { wholeNumber } from "./whole-number.ts";

/** A position, and those of its game up to it. */
interface Reached {
  readonly position: ReversiPosition;
  readonly positions: readonly ReversiPosition[];
}

/** What stands for the record of the solved game. */
const solvedName = "solved";

/**
 * A Reversi position from what was typed: whatever holds a position or a game, the name of a WTHOR (`.wtb`), GGF or OBF
 * file, from which `--game` picks one, or `solved`. `--ply` picks the position after so many moves.
 */
export async function reversiPositionFrom(
  { game, words, options }: AnalyseInput,
  readFile: (file: string) => Promise<Uint8Array>,
): Promise<Reached> {
  const text = words.join(" ").trim();
  const extension = /\.(wtb|ggf|obf)$/i.exec(text)?.[1]?.toLowerCase();
  if (extension !== undefined) {
    const bytes = await readFile(text).catch(() => {
      throw refused("file-unreadable", { file: text });
    });
    if (options.size !== undefined) throw refused("size-in-file", { option: "--size", file: text });
    if (options.handicap !== undefined) throw refused("rules-in-record", { option: "--handicap" });
    return fromFile(extension, text, bytes, options);
  }
  if (options.game !== undefined) throw refused("game-without-file", { name: "--game" });
  if (text === solvedName) {
    if (options.handicap !== undefined) throw refused("rules-in-record", { option: "--handicap" });
    const { moves } = readOr(parseTranscript(optimalGame, reversi.defaults));
    return atPly(reversi.start(reversi.defaults), moves, options.ply);
  }
  const size: { readonly size?: number } =
    options.size === undefined ? {} : { size: wholeNumber("--size", options.size, 4, 100) };
  const given = { ...size, ...handicapFrom(options) };
  const read = readOr(text === "" ? begin(game, given) : readGame(text, game, given));
  const play = playIn(reversi.family, read);
  if (!play) return readOr(refuse("record-of-another-game", { game: read.id, wanted: game }));
  if (size.size !== undefined && size.size !== play.position.options.size)
    throw refused("size-of-another-board", { option: "--size", size: play.position.options.size });
  // A board and a record say themselves what lies on it.
  if (given.handicap && JSON.stringify(play.start.options.handicap) !== JSON.stringify(given.handicap))
    throw refused("rules-in-record", { option: "--handicap" });
  return atPly(play.start, play.moves, options.ply);
}

function fromFile(extension: string, file: string, bytes: Uint8Array, options: AnalyseOptions): Reached {
  const pick = <T>(items: readonly T[], of: "games" | "positions"): T => {
    if (items.length === 0) throw refused("file-empty", { file, of });
    return items[wholeNumber("--game", options.game ?? "1", 1, items.length) - 1] as T;
  };
  if (extension === "wtb") {
    const { moves } = pick(readOr(parseWthor(bytes)).games, "games");
    return atPly(reversi.start(reversi.defaults), moves, options.ply);
  }
  const text = new TextDecoder().decode(bytes);
  if (extension === "obf")
    return atPly(pick(readFileOr(parseObf(text), "line"), "positions").position, [], options.ply);
  const { start, moves } = pick(readFileOr(parseGgfFile(text), "game"), "games");
  const squares = moves.flatMap(({ square }) => (square === undefined ? [] : [square]));
  return atPly(start, squares, options.ply);
}

/** A game up to the position after so many of the moves, or to its end. */
function atPly(start: ReversiPosition, squares: readonly Square[], ply: string | undefined): Reached {
  if (ply !== undefined && squares.length === 0) throw refused("ply-without-moves", { option: "--ply" });
  const count = ply === undefined ? squares.length : wholeNumber("--ply", ply, 0, squares.length);
  const positions = [start];
  let position = start;
  for (const square of squares.slice(0, count)) {
    position = readOr(reversi.play(position, square));
    positions.push(position);
  }
  return { position, positions };
}

/** The entries of a file, or which of them is wrong. */
function readFileOr<T>(result: Result<T, RefusalAt>, entry: "line" | "game"): T {
  if (result.ok) return result.value;
  const { place, refusal } = result.refusal;
  throw refused("refused", { refusal, where: { entry, number: place } });
}
