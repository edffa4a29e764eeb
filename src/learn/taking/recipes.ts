import { type GameId, games, type Take, type TakingGame } from "../../games/index.ts";
import type { Chance } from "../../players/index.ts";
import type { TakingIdea } from "./ideas.ts";
import { longAndOthers, oneLong, oneOf, oneRun, type Rules, type Shape, someRuns, twins } from "./shapes.ts";

/** How positions are drawn that may turn on an idea. What they are worth the solver says. */
export interface Recipe {
  readonly game: GameId;
  readonly idea: TakingIdea;
  readonly rules: (chance: Chance) => Rules;
  readonly runs: Shape;
  /** How often it is taken among those of its idea: as the number of puzzles it has. */
  readonly share: number;
}

const upTo = (...most: readonly number[]): Take[] => most.map((to) => ({ from: 1, to }));
const lists = (...texts: readonly string[]): Take[] => texts.map((text) => text.split(" ").map(Number));
const least = (from: number, ...most: readonly number[]): Take[] => most.map((to) => ({ from, to }));

/** Ranges of which the remainder by least and most decides, and lists whose lost lengths come again. */
const remaining: readonly Take[] = [
  ...[...upTo(3, 4, 5, 6, 7, 8, 9), ...least(2, 4, 5, 6, 7, 8), ...least(3, 5, 6, 7, 8), ...least(4, 7, 8)],
  ...lists(
    "1 3 4",
    "1 2 4",
    "2 3 5",
    "1 2 3 5",
    "1 2 5",
    "1 4 5",
    "1 3 6",
    "2 4 5",
    "1 3 8",
    "1 2 6",
    "2 5 7",
  ),
  ...lists(
    "1 5 6",
    "1 2 4 7",
    "1 3 4 5",
    "1 4 6",
    "2 3 7",
    "1 2 4 5",
    "2 3 4 7",
    "3 4 5 9",
    "1 4 7",
    "3 5 7 8",
  ),
];

/** Games that leave sticks over, so that a run may allow one more move only. */
const leaving: readonly Take[] = [
  ...[...least(2, 4, 5, 6, 7, 8, 9), ...least(3, 5, 6, 7, 8, 9), ...least(4, 7, 8, 9, 10)],
  ...lists("2 3 5", "2 4 5", "2 3 4 6", "2 5 6", "2 3 6 7", "2 4 7", "2 6 7", "2 4 5 8", "2 3 7 8"),
  ...lists("3 4 6 7", "3 5 6", "3 4 8", "3 6 7", "3 5 8 9", "4 6 7", "4 5 9", "4 7 9"),
];

const values: readonly Take[] = [
  ...upTo(2, 3, 4, 5, 6, 7),
  ...lists("1 4", "1 3 4", "1 2 4", "2 3 5", "1 5", "1 4 5"),
];

const presetOf = (game: "stones" | "kayles" | "sticks" | "piles") => {
  const { defaults }: TakingGame = games[game];
  const { take, middle, last } = defaults;
  return (): Rules => ({ take, middle, last });
};

/** The game, the idea, its rules, the runs, its share. */
type Row = readonly [GameId, TakingIdea, Recipe["rules"], Shape, number];

const table: readonly Row[] = [
  ["stones", "remainder", presetOf("stones"), oneRun(4, 40), 1],
  ["stones", "misere-turn", presetOf("stones"), longAndOthers(15, 3, 9), 1],
  ["stones", "xor", presetOf("stones"), someRuns(2, 4, 15), 1],
  ["kayles", "mirror", presetOf("kayles"), oneRun(3, 28), 1],
  ["kayles", "mirror", presetOf("kayles"), twins(2, 9), 2],
  ["kayles", "xor", presetOf("kayles"), someRuns(2, 5, 9), 5],
  ["sticks", "misere-turn", presetOf("sticks"), oneLong(9, 5), 1],
  ["sticks", "xor", presetOf("sticks"), someRuns(2, 5, 9), 5],
  ["piles", "remainder", presetOf("piles"), oneRun(4, 40), 1],
  ["piles", "mirror", presetOf("piles"), twins(2, 9), 1],
  ["piles", "xor", presetOf("piles"), someRuns(2, 4, 12), 1],
  ["taking", "remainder", oneOf(remaining, false, "wins"), oneRun(4, 40), 12],
  ["taking", "remainder", oneOf(remaining, false, "loses"), oneRun(4, 40), 12],
  ["taking", "mirror", oneOf(["any", ...values], false, "wins"), twins(3, 12), 30],
  ["taking", "mirror", oneOf(values, true, "wins"), twins(2, 9), 20],
  ["taking", "mirror", oneOf(values, true, "wins"), oneRun(4, 28), 6],
  ["taking", "xor", oneOf(["any", "any", "any", ...values], false, "wins"), someRuns(2, 5, 15), 12],
  ["taking", "xor", oneOf(["any", "any", ...values], false, "loses"), someRuns(2, 5, 15), 12],
  ["taking", "xor", oneOf(["any", ...values], true, "wins"), someRuns(2, 4, 9), 8],
  ["taking", "xor", oneOf(["any"], true, "loses"), someRuns(2, 4, 9), 4],
  ["taking", "misere-turn", oneOf(["any"], false, "loses"), oneLong(20, 7), 3],
  ["taking", "misere-turn", oneOf(["any"], true, "loses"), oneLong(9, 6), 1],
  ["taking", "misere-turn", oneOf([...values, ...leaving], false, "loses"), longAndOthers(20, 4, 9), 24],
  ["taking", "parity", oneOf(leaving, false, "loses"), oneLong(18, 6), 1],
];

export const recipes: readonly Recipe[] = table.map(([game, idea, rules, runs, share]) => ({
  ...{ game, idea, rules, runs, share },
}));
