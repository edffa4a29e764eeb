import type { PlayerSentences } from "../player-sentences.ts";
import { figures } from "./grammar.ts";

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
  engine: ({ level, depth, exactFrom, timed }) => ({
    name: `Engine, level ${level}`,
    about: timed
      ? "searches as deep as its time allows"
      : `looks ${depth} ahead, perfect from ${exactFrom} empty`,
  }),
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
