import type { Ended } from "../facts.ts";
import type { StatusSentences } from "../language.ts";
import { name } from "./grammar.ts";

/** How it ended for whoever reads it, or for others: `You lost`, `Ann won`. */
export function result({ winner, loser }: Ended): string {
  return loser.you ? "You lost" : winner.you ? "You won" : `${winner.name} won`;
}

const judgements = { wins: " wins", resists: " resists longest", certain: ", which is certain" } as const;

export const status: StatusSentences = {
  seatOpen: "Send someone the link to begin.",
  thinking: ({ name }) => `${name} is thinking.`,
  watching: ({ name }) => `${name} to move. You are watching.`,
  waiting: ({ name }) => `Waiting for ${name} to move.`,
  passed: ({ passes, again }) => `${passes} cannot move; ${again} plays again.`,
  lookingBack: ({ move, moves }) =>
    `You are looking back: ${move === 0 ? "before the first" : `after move ${move}`} of ${moves}. The game itself has not changed.`,
  takenBack: ({ move }) => `Taken back to move ${move}.`,
  hint: ({ move, judged }) => `Hint: ${move}${judged ? judgements[judged] : ""}.`,
  won: (ended) => `${result(ended)}.`,
  resigned: (ended) => `${result(ended)}: ${name(ended.loser)} resigned.`,
  timeOut: (ended) => `${result(ended)}: ${ended.loser.you ? "your" : `${ended.loser.name}'s`} time ran out.`,
  claimed: (ended) =>
    `${result(ended)}: ${name(ended.loser)} left, and ${name(ended.winner)} claimed the game.`,
  drawn: "A draw.",
};
