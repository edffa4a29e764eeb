import type { ProgramProtocol } from "../../players/index.ts";
import type { PlayerSentences } from "../player-sentences.ts";
import { figures } from "./grammar.ts";

/**
 * Whom each level suits and how it plays, the first one first. What it does against beginners is measured (docs/engine.md, Levels):
 * they turn as many discs as they can, or they go for corners and keep off the squares beside them.
 */
const manners = [
  [
    "for a first game",
    "knows the rules and little else: whoever goes for corners beats it in four of five games",
  ],
  ["for a first game", "is often wrong: whoever goes for corners beats it in three of five games"],
  ["for beginners", "is sometimes wrong: an even match for whoever goes for corners"],
  [
    "for beginners",
    "tells good squares from bad ones, roughly: beats most beginners, and in seven of ten games whoever goes for corners",
  ],
  [
    "for beginners",
    "tells good squares from bad ones: beats most beginners, and in three of four games whoever goes for corners",
  ],
  [
    "for learners",
    "thinks of your answer and misjudges it now and then: beats most beginners, and most who go for corners",
  ],
  [
    "for learners",
    "thinks of your answer and seldom misjudges it by much: beats most beginners, and most who go for corners",
  ],
  ["for practised players", "plans a move beyond your answer: beats nearly every beginner"],
  ["for practised players", "plans a move beyond your answer and rarely errs: beats nearly every beginner"],
  ["for practised players", "makes no careless moves and plans two of each side"],
  ["for practised players", "plans a little more than two moves of each side"],
  ["for strong players", "plans three moves of each side"],
  ["for strong players", "plans four moves of each side"],
  ["for strong players", "knows openings by heart and plans five moves of each side"],
  ["for strong players", "knows openings by heart and plans six moves of each side"],
  ["for experts", "knows openings by heart and plans seven moves of each side"],
  ["for experts", "knows openings by heart and plans eight moves of each side"],
  ["for experts", "knows openings by heart and plans nine moves of each side"],
  ["for experts", "knows openings by heart and plans ten moves of each side"],
  ["the strongest", "knows openings by heart and thinks as far as five seconds go"],
] as const;

const spoken: { readonly [Protocol in ProgramProtocol]: string } = {
  line: "a program that speaks the line protocol",
  gtp: "a program that speaks GTP",
  nboard: "a program that speaks NBoard",
  nimsys: "a program that is a Nimsys console",
  competition: "a program that is a competition console",
  java: "a Java player of the competition",
};

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
    const measured = points === undefined ? "" : `; wins about ${points} of 100 games against ${below}`;
    const name = `Engine, level ${level}`;
    const [suits = "", manner = ""] = manners[level - 1] ?? [];
    return { name, listed: `Level ${level}: ${suits}`, about: `${manner}${measured}` };
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
    about: spoken[protocol],
  }),
};
