import type { ChompSentences } from "../chomp-sentences.ts";
import { counted, figures, name, subject, turnOf } from "./grammar.ts";
import { result } from "./status.ts";

const squares = { one: "square", other: "squares" };

export const chomp: ChompSentences = {
  rules: "Bite off a square with all that is below and right of it. The first square is poisoned.",
  rest: "What is left is for the other.",
  goal: "Whoever eats the first square loses.",
  turn: ({ who, squares: left }) => `${turnOf(who)}: ${counted(left, squares)} to bite at.`,
  bites: ({ who, square, eaten }) =>
    `${subject(who)} ${who.you ? "bite" : "bites"} at ${square} and ${who.you ? "eat" : "eats"} ${counted(eaten, squares)}.`,
  poisoned: (ended) => `${result(ended)}: ${name(ended.loser)} ate the poisoned square.`,
  left: ({ squares: left }) => `${figures(left, squares)} left`,
};
