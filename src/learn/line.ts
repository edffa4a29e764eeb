import { type GameId, type Result, refuse } from "../games/index.ts";
import type { Idea } from "../words/index.ts";
import { makeForm, parseForm } from "./form.ts";
import type { Puzzle } from "./puzzle.ts";
import type { FormOptions } from "./puzzle-form.ts";

/**
 * A puzzle as it is shipped, in a line: idea, rating, moves to choose from, game, rules where the game has none of its own,
 * position, player to move, solutions. `xor;1240;12;taking;1-3 middle;5/4/3;1;1:5-5`.
 */
export function makeLine(puzzle: Puzzle): string {
  const { idea, rating, moves, game, options, position, to_move, solutions } = makeForm(puzzle);
  const rules = options
    ? [options.take, ...(options.middle ? ["middle"] : []), ...(options.misere ? ["misere"] : [])]
    : [];
  return [idea, rating, moves, game, rules.join(" "), position, to_move, solutions.join(" ")].join(";");
}

export function parseLine(line: string): Result<Puzzle> {
  const parts = line.split(";");
  if (parts.length !== 8) return refuse("record-broken", { part: "puzzle" });
  const [idea, rating, moves, game, rules, position, turn, solutions] = parts as [
    ...[string, string, string, string],
    ...[string, string, string, string],
  ];
  return parseForm({
    ...{ game, position, idea },
    ...(rules === "" ? {} : { options: readRules(rules) }),
    ...{ to_move: Number(turn), rating: Number(rating), moves: Number(moves) },
    solutions: solutions.split(" "),
  });
}

function readRules(text: string): FormOptions {
  const [take = "", ...words] = text.split(" ");
  return { take, middle: words.includes("middle"), misere: words.includes("misere") };
}

/** What is needed to choose among lines that the package brings itself, without reading their positions. */
export function readHead(line: string): { idea: Idea; rating: number; game: GameId } {
  const [idea, rating, , game] = line.split(";", 4);
  return { idea: idea as Idea, rating: Number(rating), game: game as GameId };
}
