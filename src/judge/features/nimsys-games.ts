import type { Exchange } from "../../editions/lockstep/index.ts";
import type { FeatureId } from "../case.ts";
import type { KnownLine } from "../catalogue/index.ts";
import { integer, type Rules } from "./feature.ts";

export const gameRules: Rules = {
  "winner.1": "course-file",
  "winner.2": "course-file",
  "game.one-stone": "course-file",
  "game.many-stones": "course-file",
  "game.bound-beyond": "document",
};

/** Who won, and how the game was: `seats` are the names as the game's lines give them. */
export function* gameFeatures(lines: readonly KnownLine[], seats: readonly string[]): Iterable<FeatureId> {
  const won = lines.find(({ id }) => id === "winner")?.parts.name ?? "";
  if (seats[0] !== seats[1] && seats.includes(won)) yield `winner.${seats.indexOf(won) + 1}`;
}

/** Of the numbers a game begins with. */
export function* sizeFeatures(stones: number, bound: number): Iterable<FeatureId> {
  if (stones === 1) yield "game.one-stone";
  if (stones >= 10) yield "game.many-stones";
  if (stones > 1 && bound > stones) yield "game.bound-beyond";
}

export const moveRules: Rules = {
  "move.zero": "course-file",
  "move.negative": "document",
  "move.beyond-bound": "course-file",
  "move.beyond-left": "document",
  "move.beyond-both": "document",
  "move.again": "document",
};

/** Only C answers what is no integer. */
export const wordRules: Rules = {
  "move.word": "document",
  "move.fraction": "document",
  "move.word.few-left": "document",
};

/** Why a move was refused in the simple game. */
export function* moveFeatures({ typed, before, answer }: Exchange, bound: number): Iterable<FeatureId> {
  const [, shown = ""] = /(\d+) stones left: \*[ *]*\n[^\n]*\n$/.exec(before) ?? [];
  if (shown === "" || !answer.startsWith("\nInvalid move. You")) return;
  if (before.includes("Invalid move.")) yield "move.again";
  const count = integer(typed);
  const left = Number(shown);
  if (count === undefined) {
    yield /\d/.test(typed) ? "move.fraction" : "move.word";
    if (left < bound) yield "move.word.few-left";
  } else if (count === 0) yield "move.zero";
  else if (count < 0) yield "move.negative";
  else if (count <= left) yield "move.beyond-bound";
  else yield count > bound ? "move.beyond-both" : "move.beyond-left";
}

export const advancedRules: Rules = {
  "advanced.outside": "document",
  "advanced.number": "document",
  "advanced.gone": "document",
  "advanced.second-gone": "document",
  "advanced.past-end": "document",
  "advanced.three": "document",
  "advanced.apart": "document",
};

/** Why a move was refused in the advanced game. */
export function* advancedFeatures({ typed, before, answer }: Exchange): Iterable<FeatureId> {
  const [, picture = ""] = /stones left: (<[^\n]*)\n[^\n]*\n$/.exec(before) ?? [];
  if (picture === "" || !answer.startsWith("\nInvalid move.\n")) return;
  const places = picture.split(" ");
  const [place = 0, number = 0] = typed.split(" ").map(Number);
  const gone = (at: number) => places[at - 1]?.includes("x") === true;
  const there = (at: number) => places[at - 1]?.includes("*") === true;
  if (number === 3 && [0, 1, 2].every((more) => there(place + more))) yield "advanced.three";
  // Of two stones the second is gone, and yet there is a next one.
  if (
    number === 2 &&
    there(place) &&
    gone(place + 1) &&
    places.slice(place).some((each) => each.includes("*"))
  )
    yield "advanced.apart";
  if (place < 1 || place > places.length) yield "advanced.outside";
  else if (number < 1 || number > 2) yield "advanced.number";
  else if (gone(place)) yield "advanced.gone";
  else yield place === places.length ? "advanced.past-end" : "advanced.second-gone";
}
