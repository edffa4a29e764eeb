import type { ArenaSentences } from "../arena.ts";
import { quote } from "./grammar.ts";
import { arenaPage } from "./page/arena.ts";

export const arena: ArenaSentences = {
  tag: "en",
  faults: {
    time: ({ over }) => `lost on time, ${over} ms over`,
    stall: ({ seconds }) => `gave no answer for ${seconds} s`,
    ended: "ended in the middle of the game",
    status: ({ status }) => `ended in the middle of the game with status ${status}`,
    signal: ({ signal }) => `crashed in the middle of the game (${signal})`,
    start: ({ code }) => `could not be started (${code})`,
    illegal: ({ move }) => `played ${quote(move)}, which is against the rules`,
    malformed: ({ line }) => `answered ${quote(line)}, which is no move`,
    flood: {
      line: ({ bytes }) => `wrote a line that is too long, ${bytes} bytes`,
      answer: ({ bytes }) => `wrote too much for one move, ${bytes} bytes`,
      lines: ({ bytes }) => `wrote too many comment lines for one move, ${bytes} bytes`,
    },
    memory: "used more memory than it may have",
    protocol: ({ line }) => `broke the protocol with ${quote(line)}`,
  },
  faultNames: {
    time: "time",
    stall: "no answer",
    crash: "crash",
    start: "no start",
    illegal: "illegal move",
    malformed: "no move",
    flood: "flood",
    memory: "memory",
    protocol: "protocol",
  },
  formats: {
    match: "match",
    "round-robin": "round robin",
    gauntlet: "gauntlet",
    knockout: "knockout",
    swiss: "Swiss",
  },
  endings: {
    complete: "It is over: every game has been played.",
    openings: "It is over: no opening is left that these two have not played.",
    walkover: "It is over: everybody but one was taken out after too many faults.",
    lower: ({ elo }) => `It is over: the test has decided for ${elo} Elo, the lower of its two values.`,
    higher: ({ elo }) => `It is over: the test has decided for ${elo} Elo, the higher of its two values.`,
  },
  means: {
    points: "Points: a win is 1, a draw is ½.",
    rating:
      "Rating: the strength in Elo, 0 being the average here. Whoever is 100 above another wins about 64 of 100 games; behind ± stands how far it may be off, in 95 of 100 cases.",
    accuracy:
      "Accuracy: of the moves from positions that were won, the share that kept them won. It tells bots apart after a few games already.",
    buchholz: "Buchholz: the points of all opponents together; it decides between equal points.",
    sonnebornBerger:
      "Sonneborn–Berger (S–B): the points of those one has beaten, and half the points of those one has drawn with.",
    elo: "Elo: how much stronger one bot is than the other. 0 means that both score the same, 100 that one of them wins about 64 of 100 games.",
    los: "LOS: how likely it is that the one in front is really the stronger one and has not just been lucky.",
    llr: "LLR: how clearly the games so far speak for one of two strengths. When it reaches a bound, enough has been played.",
    pairs: "Pair: two games from the same opening, one with each side, so that no opening favours anybody.",
    repeated:
      "Repeated: a pair that these two had played before, move for move. It says nothing new, so it is shown and not counted.",
    walkovers:
      "Walkover: after too many faults a bot's other games are won for its opponents. They count in points, but not in ratings.",
    faults: "Fault: a bot broke a rule, its clock or its program. That loses this one game.",
  },
  percent: ({ figure }) => `${figure} %`,
  page: arenaPage,
};
