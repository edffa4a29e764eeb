import type { IdeaWords } from "../../learn/ideas-words.ts";
import { countedThings, many, or, rowName } from "../grammar.ts";

export const ideas: IdeaWords = {
  of: {
    remainder: {
      name: "Remainder",
      about: "One row, and what is left when its length is divided decides.",
      hint: "Some numbers are lost for whoever has to take from them, and they come back at equal distances. Leave such a number.",
    },
    mirror: {
      name: "Mirror",
      about: "Make two equal sides, then repeat every move on the other one.",
      hint: "Leave what has two equal sides: then every move can be answered by the same one on the other side.",
    },
    xor: {
      name: "XOR",
      about: "What the rows are worth is added without carrying: leave nought.",
      hint: "Write what each part is worth as a sum of 1, 2, 4 and 8. Leave every one of these an even number of times.",
    },
    "misere-turn": {
      name: "Misère turn",
      about: "The last taker loses: near the end the play turns over.",
      hint: "The last taker loses. Think of the moment when only single moves are left: how many of them do you want to leave?",
    },
    parity: {
      name: "Parity",
      about: "Leave a number of moves that nobody can change any more.",
      hint: "After the right move it is settled how many moves will follow. Count them.",
    },
    corner: {
      name: "Corner",
      about: "Win a corner without giving one away.",
      hint: "Discs in a corner never turn over. Look at what each move lets the other side reach.",
    },
    quiet: {
      name: "Quiet move",
      about: "A move that opens nothing for the other side.",
      hint: "Look for a move that leaves the other side few good ones: it turns few discs, and none at the rim of the crowd.",
    },
    "parity-move": {
      name: "Parity move",
      about: "Choose the region in which you make the last move.",
      hint: "Count the empty squares of each region. Whoever plays last in a region gains there.",
    },
  },
  where: {
    row: (place) => `Look at ${rowName(place)}.`,
    runs: ({ thing, length, count }) =>
      count === 1
        ? `Look at the run of ${countedThings(length, thing)}.`
        : `Look at a run of ${countedThings(length, thing)}; it does not matter which.`,
    take: ({ thing, count }) => `Take ${countedThings(count, thing)}.`,
    leave: ({ thing, modulus, remainders }) =>
      remainders.some((remainder) => remainder > 0)
        ? `Leave a number of ${many(thing)} that gives a remainder of ${or(remainders.map(String))} when it is divided by ${modulus}.`
        : `Leave a number of ${many(thing)} that can be divided by ${modulus}.`,
    quarter: ({ top, left }) =>
      `Look at the ${top ? "upper" : "lower"} ${left ? "left" : "right"} quarter of the board.`,
  },
};
