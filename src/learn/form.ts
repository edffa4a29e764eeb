import {
  accept,
  type Family,
  gameOf,
  isGameId,
  type MoveOf,
  type OptionsOf,
  type PositionOf,
  type Result,
  refuse,
} from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import { type Idea, ideas, type PuzzleFamily } from "../words/index.ts";
import type { Puzzle, PuzzleOf } from "./puzzle.ts";
import { puzzleFamilyOf } from "./puzzle-family.ts";
import type { FamilyForm, FormOptions, PuzzleForm } from "./puzzle-form.ts";
import { takingForm } from "./taking/form.ts";

const forms: { readonly [F in PuzzleFamily]: FamilyForm<F> } = {
  taking: takingForm,
  reversi: {
    options: () => undefined,
    position: (position) => notationOf("reversi").makePosition(position),
    read: () => refuse("record-broken", { part: "options" }),
  },
};

export function makeForm(puzzle: Puzzle, id?: string): PuzzleForm {
  return formOf(puzzle as PuzzleOf, forms[puzzle.family] as FamilyForm, id);
}

function formOf(puzzle: PuzzleOf, form: FamilyForm, id: string | undefined): PuzzleForm {
  const { game, position, solutions, idea, rating, moves } = puzzle;
  const options = form.options(game, position);
  const { makeMove } = notationOf(game);
  return {
    ...(id === undefined ? {} : { id }),
    game,
    ...(options ? { options } : {}),
    position: form.position(position),
    to_move: gameOf(game).turn(position) + 1,
    solutions: solutions.map((move) => makeMove(move, position)),
    idea,
    rating,
    moves,
  };
}

/** What no puzzle goes beyond: its text comes from outside. */
const longestText = 10_000;
const mostSolutions = 1_000;

/** The puzzle of a form, or the name of the part that is not as it should be. Whether it is a puzzle is for its puzzler to say. */
export function parseForm(form: unknown): Result<Puzzle> {
  const broken = (part: string) => refuse("record-broken", { part });
  if (typeof form !== "object" || form === null) return broken("puzzle");
  const found = form as { readonly [Name in keyof PuzzleForm]?: unknown };
  const { game, position: text, solutions, idea, rating, moves } = found;
  if (typeof game !== "string" || !isGameId(game)) return broken("game");
  const rules = gameOf(game);
  const family = puzzleFamilyOf(game);
  if (!family) return broken("game");
  const options = readOptions(family, found.options);
  if (!options.ok) return options;
  const complete = rules.options(options.value);
  if (!complete.ok) return broken("options");
  if (typeof text !== "string" || text.length > longestText) return broken("position");
  const position = readPosition(game, text, complete.value);
  if (!position.ok) return broken("position");
  if (rules.outcome(position.value)) return broken("position");
  if (rules.turn(position.value) + 1 !== found.to_move) return broken("to_move");
  if (!ideas.includes(idea as Idea)) return broken("idea");
  if (typeof rating !== "number" || !Number.isInteger(rating)) return broken("rating");
  if (moves !== rules.countMoves(position.value)) return broken("moves");
  const read = readMoves(game, position.value, solutions);
  if (!read.ok) return read;
  return accept({
    ...{ family, game, position: position.value, solutions: read.value },
    ...{ idea: idea as Idea, rating, moves },
  } as Puzzle);
}

function readOptions(family: PuzzleFamily, options: unknown): Result<object> {
  if (options === undefined) return accept({});
  const { take, middle, misere } = (options ?? {}) as { readonly [Name in keyof FormOptions]?: unknown };
  if (typeof take !== "string" || typeof middle !== "boolean" || typeof misere !== "boolean")
    return refuse("record-broken", { part: "options" });
  if (take.length > longestText) return refuse("record-broken", { part: "options" });
  const read = forms[family].read({ take, middle, misere });
  return read.ok ? read : refuse("record-broken", { part: "options" });
}

function readPosition(game: PuzzleOf["game"], text: string, options: OptionsOf<Family>) {
  const read = notationOf(game).parseGame(text, options);
  if (!read.ok) return read;
  const { start, moves } = read.value;
  return moves.length > 0 ? refuse("record-broken", { part: "position" }) : accept(start);
}

/** Legal moves, each once. */
function readMoves(
  game: PuzzleOf["game"],
  position: PositionOf<Family>,
  texts: unknown,
): Result<readonly MoveOf<Family>[]> {
  const broken = refuse("record-broken", { part: "solutions" });
  if (!Array.isArray(texts) || texts.length === 0 || texts.length > mostSolutions) return broken;
  if (new Set(texts).size !== texts.length) return broken;
  const notation = notationOf(game);
  const moves: MoveOf<Family>[] = [];
  for (const text of texts) {
    if (typeof text !== "string" || text.length > longestText) return broken;
    const move = notation.parseMove(text, position);
    if (!move.ok || notation.makeMove(move.value, position) !== text) return broken;
    if (!gameOf(game).play(position, move.value).ok) return broken;
    moves.push(move.value);
  }
  return accept(moves);
}
