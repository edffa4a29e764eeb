import type { PlayerSentences } from "../player-sentences.ts";
import { figures } from "./grammar.ts";

/** How each level plays, the first one first. */
const manners = [
  "knows the rules and little else",
  "takes what looks good and is often wrong",
  "takes what looks good and is sometimes wrong",
  "tells good squares from bad ones, roughly",
  "tells good squares from bad ones, but not what you will answer",
  "thinks of your answer and misjudges it now and then",
  "thinks of your answer and seldom misjudges it by much",
  "plans a move beyond your answer",
  "plans a move beyond your answer and rarely errs",
  "makes no careless moves and plans two of each side",
  "plans a little more than two moves of each side",
  "plans three moves of each side",
  "plans four moves of each side",
  "knows openings by heart and plans five moves of each side",
  "knows openings by heart and plans six moves of each side",
  "knows openings by heart and plans seven moves of each side",
  "knows openings by heart and plans eight moves of each side",
  "knows openings by heart and plans nine moves of each side",
  "knows openings by heart and plans ten moves of each side",
  "knows openings by heart and thinks as far as five seconds go",
] as const;

export const players: PlayerSentences = {
  you: "You",
  numbered: (seat) => `Player ${seat + 1}`,
  human: { name: "Human", about: "somebody at this device" },
  random: { name: "Random", about: "plays any legal move" },
  heuristic: { name: "Heuristic", about: "plays the competition's rule of thumb" },
  smart: { name: "Smart", about: "never lets a won game go" },
  adaptive: { name: "Adaptive", about: "grows with you: you win about every other game" },
  aloud: { name: "Thinks aloud", about: "never lets a won game go, and says why it plays what it plays" },
  grades: {
    beginner: { name: "Beginner", about: "slips more often than not" },
    casual: { name: "Casual", about: "slips about every third time" },
    steady: { name: "Steady", about: "slips now and then" },
    expert: { name: "Expert", about: "hardly ever slips" },
    perfect: { name: "Perfect", about: "never slips" },
  },
  engine({ level, points }) {
    const below = level === 1 ? "random moves" : `level ${level - 1}`;
    const measured = points === undefined ? "" : `; makes ${points} of 100 points against ${below}`;
    return { name: `Engine, level ${level}`, about: `${manners[level - 1] ?? ""}${measured}` };
  },
  search({ limit, amount }) {
    const about = {
      depth: `looks ${amount} ahead`,
      nodes: `looks at ${figures(amount, { one: "position", other: "positions" })} a move`,
      seconds: `thinks ${figures(amount, { one: "second", other: "seconds" })} a move`,
    }[limit];
    return { name: "Engine", about };
  },
  program: ({ protocol, command }) => ({
    name: command || "A program",
    about: `a program that speaks ${{ gtp: "GTP", nboard: "NBoard" }[protocol]}`,
  }),
};
