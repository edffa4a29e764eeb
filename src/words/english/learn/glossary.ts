import type { GlossarySentences } from "../../learn/glossary.ts";

export const glossary: GlossarySentences = {
  title: "Glossary",
  about: "The words of these games, each with an example and the lesson that explains it.",
  inLesson: ({ title }) => `Lesson: ${title}`,
  all: "All words",
  terms: {
    misere: {
      word: "Misère",
      forms: ["misère", "misere"],
      meaning: "A way to play in which whoever takes the last piece loses. In normal play the last one wins.",
      example: "Sticks is played misère: when a single stick is left, whoever must take it has lost.",
    },
    remainder: {
      word: "Remainder",
      forms: ["remainder", "remainders"],
      meaning: "What is left over when a number is divided into equal groups.",
      example: "21 stones make 5 groups of 4, and 1 is left: the remainder is 1.",
    },
    run: {
      word: "Run",
      forms: ["run", "runs"],
      meaning: "Pieces that lie side by side in a row without a gap.",
      example: "Take the middle one of five pins: two runs of two are left.",
    },
    power: {
      word: "Power of two",
      forms: ["power of two", "powers of two", "in binary", "binary"],
      meaning:
        "1, 2, 4, 8, 16: each is twice the one before. Every number is a sum of different ones of them, and writing it so is called binary.",
      example: "13 = 8 + 4 + 1, in binary 1101.",
    },
    xor: {
      word: "XOR, the nim-sum",
      forms: ["XOR", "nim-sum"],
      meaning:
        "Write numbers as powers of two and strike out what stands there twice. What is left is their XOR, also called the nim-sum.",
      example: "3 is 2 + 1, and 5 is 4 + 1. The ones cancel: 3 XOR 5 = 4 + 2 = 6.",
    },
    mex: {
      word: "Mex",
      forms: ["mex"],
      meaning: "The smallest of the numbers 0, 1, 2, 3 and so on that is missing from a list.",
      example: "The mex of 0, 1 and 3 is 2.",
    },
    "grundy-value": {
      word: "Grundy value",
      forms: ["Grundy value", "Grundy values"],
      meaning:
        "The size of the Nim pile that a position is worth. It is the mex of the values one can move to; 0 is lost for the side to move.",
      example: "Where one or two neighbours may be taken, a run of three is worth 3, a run of four only 1.",
    },
    quotient: {
      word: "Misère quotient",
      forms: ["misère quotient", "quotient", "quotients"],
      meaning:
        "A table for misère play. Positions that can stand in for each other in every sum are one entry, and the table says which entries are lost.",
      example: "In misère Nim two piles of one count as nothing, but two piles of two do not.",
    },
    "x-square": {
      word: "X-square",
      forms: ["X-square", "X-squares"],
      meaning: "A square diagonally beside a corner. A disc there often lets the other side into the corner.",
      example: "b2, g2, b7 and g7.",
    },
    "c-square": {
      word: "C-square",
      forms: ["C-square", "C-squares"],
      meaning: "A square on the edge directly beside a corner.",
      example: "a2 and b1 lie beside the corner a1.",
    },
    stable: {
      word: "Stable disc",
      forms: ["stable", "stable disc", "stable discs"],
      meaning: "A disc that nobody can turn any more.",
      example: "A disc in a corner is stable, and so is one of the same colour beside it on the edge.",
    },
    mobility: {
      word: "Mobility",
      forms: ["mobility"],
      meaning: "How many moves a side can choose from. Who has few must soon play where it hurts.",
      example: "At the start each side has a mobility of 4.",
    },
    frontier: {
      word: "Frontier",
      forms: ["frontier", "frontiers", "frontier disc", "frontier discs"],
      meaning: "The discs that have an empty square beside them. A long frontier gives the other side moves.",
      example: "At the start all four discs are on the frontier.",
    },
    quiet: {
      word: "Quiet move",
      forms: ["quiet move", "quiet moves", "tempo"],
      meaning:
        "A move that opens nothing new to the other side. It gains a tempo: the other side has to move without having got a move.",
      example: "A move that turns a single disc with no empty square beside it.",
    },
    parity: {
      word: "Parity",
      forms: ["parity"],
      meaning:
        "Whether a number is even or odd. Who plays last in a part of the board has no answer to fear there.",
      example: "In a part with three empty squares, whoever plays there first also plays there last.",
    },
  },
};
