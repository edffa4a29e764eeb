import { kayles, sticksLeft, stones, type TakingPosition } from "../../games/index.ts";
import { makeCount, makePlace, parseCount, parsePlace } from "../../notation/index.ts";
import type { Draw } from "./draft.ts";
import { robustMoves, type Sitting, type Typed } from "./robust.ts";

/** A game as it is asked for, and what is typed in it. */
export interface NimGameLines {
  readonly stones: number;
  readonly bound: number;
  readonly moves: readonly string[];
}

/** What is typed that is no move: B takes integers alone, C words and fractions too, A nothing of the kind. */
export type Mistakes = "none" | "integers" | "any";

/** A game whose last stone loses; undefined where a person's moves depend too much on the computer's. */
export function simpleGame(draw: Draw, sitting: Sitting, mistakes: Mistakes): NimGameLines | undefined {
  // Games between computers cost no lines, however long they are.
  const sizes = ["one", "short", "long", "unbounded"] as const;
  const size = sitting.includes("human") ? draw.rarest(`simple ${sitting}`, sizes) : "long";
  const count = { one: 1, short: draw.number(2, 5), long: draw.number(6, 13), unbounded: draw.number(2, 4) }[
    size
  ];
  const bound =
    size === "unbounded" ? draw.number(count, count + 3) : draw.number(size === "long" ? 2 : 1, 4);
  const start = stones.start({ ...stones.defaults, rows: [count], take: { from: 1, to: bound } });
  const typed = robustMoves(stones, start, sitting, { make: makeCount, parse: parseCount }, draw);
  const wrong = (positions: readonly TakingPosition[]) =>
    mistakes === "none" ? undefined : simpleMistake(draw, positions, bound, mistakes);
  return typed && { stones: count, bound, moves: withMistakes(draw, typed, wrong) };
}

/** The advanced game, whose last stone wins. */
export function advancedGame(draw: Draw, sitting: Sitting): NimGameLines | undefined {
  const sizes = sitting.includes("human") ? ["one", "short", "middle"] : ["middle", "eleven"];
  const size = draw.rarest(`advanced ${sitting}`, sizes);
  const longest = sitting.includes("ai") ? 7 : 9;
  const count = { one: 1, short: draw.number(2, 4), middle: draw.number(5, longest), eleven: 11 }[size] ?? 1;
  const start = kayles.start({ ...kayles.defaults, rows: [count] });
  const typed = robustMoves(kayles, start, sitting, { make: makePlace, parse: parsePlace }, draw);
  const wrong = (positions: readonly TakingPosition[]) => advancedMistake(draw, positions, count);
  return typed && { stones: count, bound: 2, moves: withMistakes(draw, typed, wrong) };
}

/** Few, so that the game stays short, and now and then two at once. */
function withMistakes(
  draw: Draw,
  typed: readonly Typed[],
  wrong: (positions: readonly TakingPosition[]) => string | undefined,
): string[] {
  return typed.flatMap(({ positions, text }) => {
    const lines = [text];
    for (let more = 0; more < 2 && draw.likely(0.25); more++) {
      const mistake = wrong(positions);
      if (mistake !== undefined) lines.unshift(mistake);
    }
    return lines;
  });
}

function simpleMistake(
  draw: Draw,
  positions: readonly TakingPosition[],
  bound: number,
  mistakes: Mistakes,
): string | undefined {
  const most = Math.max(...positions.map(sticksLeft));
  const least = Math.min(...positions.map(sticksLeft));
  const kinds = ["zero", "negative", "beyond-both"];
  if (most < bound) kinds.push("left");
  if (least > bound) kinds.push("bound");
  if (mistakes === "any") kinds.push("word", "fraction");
  switch (draw.rarest(most < bound ? "mistake with few left" : "mistake", kinds)) {
    case "zero":
      return "0";
    case "negative":
      return String(-draw.number(1, 3));
    case "bound":
      return String(bound + 1);
    case "left":
      return String(draw.number(most + 1, bound));
    case "word":
      return draw.pick(["one", "all", "x"]);
    case "fraction":
      return draw.pick(["1.5", "1/2", "0.5"]);
    default:
      return String(Math.max(least, bound) + draw.number(1, 3));
  }
}

/** Of what the document lists: a place outside, a number other than 1 or 2, stones that are gone, a second one past the end. */
function advancedMistake(
  draw: Draw,
  positions: readonly TakingPosition[],
  count: number,
): string | undefined {
  const there = (place: number) => (position: TakingPosition) =>
    position.rows[0]?.some(({ left, length }) => place >= left && place < left + length) === true;
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const gone = places.filter((place) => !positions.some(there(place)));
  const beside = places.filter((place) => positions.every(there(place)) && gone.includes(place + 1));
  const threes = places.filter((place) =>
    positions.every((position) => [0, 1, 2].every((more) => there(place + more)(position))),
  );
  const apart = beside.filter((place) => places.some((next) => next > place && positions.every(there(next))));
  const kinds = ["outside", "number", "past-end"];
  if (gone.length > 0) kinds.push("gone");
  if (beside.length > 0) kinds.push("second-gone");
  if (threes.length > 0) kinds.push("three");
  if (apart.length > 0) kinds.push("apart");
  switch (draw.rarest("advanced mistake", kinds)) {
    case "outside":
      return draw.pick([`${count + 1} 1`, `0 1`, `${count + 3} 2`]);
    case "number":
      return `${draw.number(1, count)} ${draw.pick([0, 3, 4])}`;
    case "gone":
      return `${draw.pick(gone)} 1`;
    case "three":
      return `${draw.pick(threes)} 3`;
    case "apart":
      return `${draw.pick(apart)} 2`;
    case "second-gone":
      return `${draw.pick(beside)} 2`;
    default:
      return `${count} 2`;
  }
}
