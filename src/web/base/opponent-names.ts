import { levelOf } from "../../engine/index.ts";
import type { GradeId, PlayerSpec } from "../../players/index.ts";

/** What a computer opponent is called. */
export function opponentName(player: PlayerSpec): string {
  switch (player.kind) {
    case "grade":
      return capital(player.grade);
    case "engine":
      return `Engine, level ${player.level}`;
    case "random":
    case "heuristic":
    case "smart":
      return capital(player.kind);
    default:
      return "Computer";
  }
}

/** How it plays, for whoever picks one from a list. */
export function opponentAbout(player: PlayerSpec): string {
  switch (player.kind) {
    case "grade":
      return grades[player.grade];
    case "engine": {
      const level = levelOf(player.level);
      return level && level.depth < 60
        ? `looks ${level.depth} ahead, perfect from ${level.exactFrom} empty`
        : "searches as deep as its time allows";
    }
    case "random":
      return "plays any legal move";
    case "heuristic":
      return "plays the competition's rule of thumb";
    case "smart":
      return "never lets a won game go";
    default:
      return "";
  }
}

const grades: { readonly [Id in GradeId]: string } = {
  beginner: "slips more often than not",
  casual: "slips about every third time",
  steady: "slips now and then",
  expert: "hardly ever slips",
  perfect: "never slips",
};

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
