import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const paired = (reply: string) => `The other player takes ${reply}, and then no part is without a partner.`;

const parts = {
  "wrong-row": answered(() => "The largest part without a partner is in another row.", paired),
  "left-alone": answered(() => "The largest part without a partner still has none.", paired),
  "new-alone": answered(() => "Now another part is without a partner.", paired),
};

export const powers: NimLesson<"powers"> = {
  title: "Fours, twos and ones",
  about: "With three rows or more you see who wins, and you find the move.",
  steps: {
    split: {
      text: "Think of each row as made of parts, 4, 2 and 1, each at most once: 3 is 2 + 1. Equal parts of two rows are partners.",
      task: "The twos are partners. Take away the part that has none.",
      right: "Every part has a partner. Leave it so at every turn, and the last stick is yours.",
      wrong: parts,
    },
    four: {
      text: "5 is 4 + 1, 3 is 2 + 1, and 2 is 2. The ones are partners, and the twos are.",
      task: "Take away the part that has no partner.",
      right: "1, 2 + 1 and 2: now no part is alone. Whatever is taken next breaks up partners.",
      wrong: parts,
    },
    "two-at-once": {
      text: "7 is 4 + 2 + 1, 3 is 2 + 1, and 1 is 1. The 4 is alone, and of the three ones, one is.",
      task: "Take away both in one move.",
      right: "2, 2 + 1 and 1. Both parts stood in one row, so one move was enough.",
      wrong: parts,
    },
    exchange: {
      text: "4 is alone, and so is the 2 in 3 = 2 + 1. They are in different rows, and you may take from one only.",
      task: "Take from the 4 so that a 2 is left of it.",
      right:
        "The largest part that is alone says which row. What you leave of it is the partner for the others.",
      wrong: { "wrong-row": parts["wrong-row"], "new-alone": parts["new-alone"] },
    },
    whole: {
      text: "It always works: if a part is alone, one move gives all of them partners. If none is alone, every move breaks some up.",
      task: "Play to the end and win.",
      right: "Won. What the other player broke up, you put together again.",
      wrong: parts,
    },
  },
  last: {
    intro:
      "You play against Otto. In 1, 3, 5 and 7 every part has a partner, and you begin. Otto makes equal rows where he can, but never looks at the parts.",
    won: "You gave every part a partner, and Otto saw only whole rows.",
    lost: "Otto wins this time. Leave no part alone, and leave nothing that he can turn into pairs of equal rows.",
  },
};
