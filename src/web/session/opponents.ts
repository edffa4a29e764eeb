import { levels } from "../../engine/levels.ts";
import type { GameId } from "../../games/index.ts";
import type { GradeId } from "../../players/index.ts";

/** A computer opponent as one picks it from a list. */
export interface Level {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

const random: Level = { id: "random", name: "Random", about: "plays any legal move" };
const heuristic: Level = {
  id: "heuristic",
  name: "Heuristic",
  about: "plays the competition's rule of thumb",
};
const smart: Level = { id: "smart", name: "Smart", about: "never lets a won game go" };

/** The graded players of the Nim family. Only their type is imported: the players themselves come with the solver. */
const grades: Readonly<Record<Exclude<GradeId, "perfect">, string>> = {
  beginner: "slips more often than not",
  casual: "slips about every third time",
  steady: "slips now and then",
  expert: "hardly ever slips",
};

const graded = Object.entries(grades).map(([id, about]): Level => {
  return { id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`, about };
});

const engines = levels.map(({ level, depth, exactFrom }): Level => {
  const about =
    depth >= 60
      ? "searches as deep as its time allows"
      : `looks ${depth} ahead, perfect from ${exactFrom} empty`;
  return { id: `engine-${level}`, name: `Engine, level ${level}`, about };
});

const nimLevels = [random, ...graded, smart];
const sticksLevels = [random, heuristic, ...graded, smart];
const reversiLevels = [random, ...engines];

export function levelsFor(game: GameId): readonly Level[] {
  if (game === "reversi") return reversiLevels;
  return game === "sticks" ? sticksLevels : nimLevels;
}

/** A sensible opponent for someone who has just come in. */
export function defaultLevel(game: GameId): string {
  return game === "reversi" ? "engine-3" : "casual";
}

export function levelName(id: string): string {
  return [...sticksLevels, ...reversiLevels].find((level) => level.id === id)?.name ?? "Computer";
}
