import { type GameId, gameIds } from "../games/index.ts";
import { dayNumber, puzzlerOf, type Wanted } from "../learn/index.ts";
import { type Idea, ideas } from "../words/index.ts";
import { refused } from "./errors.ts";
import { gameNamed } from "./game-name.ts";
import { nearest } from "./near.ts";
import { wholeNumber } from "./whole-number.ts";

export const mostPuzzles = 200;
export const usualCount = 6;
export const ratings = { min: 600, max: 2400 } as const;

/** As they are typed; a value that may be left out is `true` without one. */
export interface PuzzleOptions {
  readonly game?: string;
  readonly idea?: string;
  readonly count?: string;
  readonly seed?: number;
  readonly rating?: string;
  readonly daily?: string | true;
  readonly sheet?: string | true;
  readonly answers?: boolean;
  readonly json?: boolean;
}

export const puzzledGames: readonly GameId[] = gameIds.filter((id) => puzzlerOf(id));

/** Refuses what cannot be said together. */
export function refuseBoth(options: PuzzleOptions): void {
  const apart = [
    ["sheet", "json"],
    ["sheet", "answers"],
    ["json", "answers"],
    ["daily", "game"],
    ["daily", "seed"],
    ["daily", "count"],
    ["daily", "idea"],
    ["daily", "rating"],
  ] as const;
  for (const [one, other] of apart) {
    if (options[one] !== undefined && options[other] !== undefined)
      throw refused("not-both", { one: `--${one}`, other: `--${other}` });
  }
}

/** Which puzzles are wanted: games and ideas by their names, in whatever case they are typed. */
export function wantedFrom({ game, idea, rating }: PuzzleOptions): Wanted {
  const id = game === undefined ? undefined : puzzledGame(game);
  const thought = idea === undefined ? undefined : ideaNamed(idea);
  const puzzler = id && puzzlerOf(id);
  if (id && thought && puzzler && !puzzler.ideas.includes(thought))
    throw refused("idea-of-another-game", { idea: thought, game: id, ideas: puzzler.ideas.join(", ") });
  return {
    game: id,
    idea: thought,
    rating: rating === undefined ? undefined : wholeNumber("--rating", rating, ratings.min, ratings.max),
  };
}

function puzzledGame(text: string): GameId {
  const game = gameNamed(text);
  if (puzzlerOf(game)) return game;
  throw refused("game-unknown", { text, near: undefined, games: puzzledGames.join(", ") });
}

function ideaNamed(text: string): Idea {
  const typed = text.trim().toLowerCase();
  const idea = ideas.find((each) => each === typed);
  if (idea) return idea;
  throw refused("idea-unknown", { text, near: nearest(typed, ideas), ideas: ideas.join(", ") });
}

/** A day as `2026-11-18`; today where none was said. */
export function dayFrom(name: string, text: string | true, now: Date): string {
  if (text === true) return dayOf(now);
  const day = text.trim();
  if (dayNumber(day) !== undefined) return day;
  throw refused("date-needed", { name, text });
}

/** The day it is where the computer stands. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
