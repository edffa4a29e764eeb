import {
  accept,
  type Family,
  findGame,
  type Game,
  type GameId,
  must,
  type OptionsOf,
  type PositionOf,
  type Result,
  refuse,
  takingPosition,
} from "../../games/index.ts";
import { type Notation, notationOf } from "../../notation/index.ts";
import { asShown } from "../members.ts";
import { type ArenaRefusal, refuseArena } from "../refusals.ts";
import { symmetryKey } from "../symmetry.ts";

/** More are not read from a file. */
export const mostOpenings = 100_000;

/** A position that was read by itself as one of the game that is played: on its board, in its rows. */
const fits: {
  readonly [F in Family]?: (position: PositionOf<F>, options: OptionsOf<F>) => Result<PositionOf<F>>;
} = {
  taking: ({ rows, turn, swap }, options) => takingPosition(options, rows, turn, swap === true),
  reversi: (position, { size }) =>
    position.options.size === size ? accept(position) : refuse("cells-wrong", { expected: size * size }),
};

/** One opening as the game's notation has it. */
export function readOpening(
  text: string,
  id: GameId,
  options: OptionsOf<Family>,
): Result<PositionOf<Family>> {
  const game = findGame(id) as Game;
  const notation = notationOf(id);
  const fit: ((position: never, options: never) => Result<PositionOf<Family>>) | undefined =
    fits[game.family];
  const read = notation.parsePosition(text, options);
  const position = read.ok ? read : (played(text, game, notation, options) ?? read);
  return position.ok && fit ? fit(position.value as never, options as never) : position;
}

/** The position after moves from the start; undefined for what is no list of moves. */
function played(
  text: string,
  game: Game,
  notation: Notation,
  options: OptionsOf<Family>,
): Result<PositionOf<Family>> | undefined {
  let position = game.start(options);
  const texts = notation.splitMoves(text.replace(/\s+/g, ""));
  if (texts.length === 0 || texts.length > mostMoves) return undefined;
  for (const [index, each] of texts.entries()) {
    const move = notation.parseMove(each, position);
    if (!move.ok) return index === 0 ? undefined : move;
    const next = game.play(position, move.value);
    if (!next.ok) return next;
    position = next.value;
  }
  return accept(position);
}

const mostMoves = 10_000;

/**
 * Reads a file of openings: a position or the moves from the start a line, each once up to symmetry. What stands behind `#` or `%` is a comment; where
 * a line cannot be read whole its first word counts.
 */
export function parseOpenings(
  text: string,
  id: GameId,
  input: unknown,
): Result<readonly string[], ArenaRefusal> {
  const game = findGame(id) as Game;
  const options = must(game.options(input));
  const notation = notationOf(id);
  const openings = new Map<string, string>();
  for (const [index, whole] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const line = whole.replace(/(?:^|\s)[#%].*$/s, "").trim();
    if (line === "") continue;
    const read = readOpening(line, id, options);
    const word = read.ok ? read : readOpening(line.split(/\s+/)[0] as string, id, options);
    const facts = { line: index + 1, text: asShown(line) };
    if (!read.ok && !word.ok) return refuseArena("opening-wrong", { ...facts, refusal: read.refusal });
    const position = must(word);
    if (game.outcome(position)) return refuseArena("opening-over", facts);
    const key = symmetryKey(game, position);
    if (!openings.has(key)) openings.set(key, notation.makePosition(position));
    if (openings.size === mostOpenings) break;
  }
  return openings.size === 0 ? refuseArena("openings-none") : accept([...openings.values()]);
}
