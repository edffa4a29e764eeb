import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const twoRows = {
  "one-row": answered(
    () => "只剩一行了。",
    (reply) => `对方${reply}，就全部取完了。`,
  ),
  shorter: answered(
    () => "短的一行更短了。",
    (reply) => `对方${reply}，两行就一样长了。`,
  ),
  "not-equal": answered(
    () => "两行不一样长。",
    (reply) => `对方${reply}，把它们变得一样长。`,
  ),
};
const inOnePiece = () => "你是从一端取的，这一行没有分开。";
const notEqual = () => "两部分不相等。";
const makesEqual = (reply: string) => `对方${reply}，留给你相等的两部分。`;

export const mirror: NimLesson<"mirror"> = {
  title: "照着做",
  about: "对方怎么走你就怎么走，在两行相等时和 Kayles 里都能赢。",
  steps: {
    equal: {
      text: "这是尼姆：想取几根木棍就取几根，但每次只能从一行里取。取走最后一根的一方赢。",
      task: "让两行一样长。",
      right: "对方从一行取几根，你就从另一行取几根。这样最后一根总是你的。",
      wrong: twoRows,
    },
    copying: {
      text: "先让两行一样长，然后照着做：对方从一行取了几根，你就从另一行取几根。",
      task: "走到底，并且赢下来。",
      right: "赢了。照着做的一方，总还有一步可走。",
      wrong: twoRows,
    },
    third: {
      text: "两行4根是一对，在那里你可以照着做。夹在中间的2根没有伙伴。",
      task: "只留下这一对。",
      right: "只剩这一对了，接下来照着做就行。",
      wrong: {
        "kept-some": answered(
          () => "两行4根之间还有1根。",
          (reply) => `对方${reply}，把这一对留给了你。`,
        ),
        "new-pair": answered(
          () => "两行2根成了一对，但有一行4根没有伙伴了。",
          (reply) => `对方${reply}，把这一对留给了你。`,
        ),
        "broke-pair": answered(() => "你把4根的那一对拆开了。", nothingWins),
      },
    },
    middle: {
      text: "这是 Kayles：每次击倒1个木瓶，或者相邻的2个。击倒最后一个的一方赢。",
      task: "把这一行分成相等的两部分。",
      right: "两边各有2个。从现在起，一边发生什么，你就在另一边照着做。",
      wrong: {
        end: answered(inOnePiece, makesEqual),
        unequal: answered(notEqual, makesEqual),
      },
    },
    "middle-two": {
      text: "8个木瓶，正中间没有单独的一个。不过你可以一次击倒2个。",
      task: "把这一行分成相等的两部分。",
      right: "两边各有3个。只有一行时，先走的一方总能这样做：取中间的1个，或者中间的2个。",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        "one-pin": answered(() => "少1个是7个，7个分不成相等的两部分。", nothingWins),
        unequal: answered(notEqual, nothingWins),
      },
    },
    copy: {
      text: "你取走了11个里正中间的一个。接着，对方取走了左边5个里正中间的一个。",
      task: "在右边照着做。",
      right: "两边又一模一样了。要做的就是这些。",
      wrong: {
        "same-side": answered(() => "这是对方刚走过的左边，右边还没有动。", nothingWins),
        "other-way": answered(() => "右边和左边不一样：左边是2个，空一个，再2个。", nothingWins),
      },
    },
    pins: {
      text: "9个木瓶。先取中间，然后照着做。",
      task: "走到底，并且赢下来。",
      right: "赢了。不管对方怎么走，你都有应对。",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        unequal: answered(notEqual, nothingWins),
        "not-copied": answered(() => "剩下的不再成对了。", nothingWins),
      },
    },
  },
  last: {
    intro:
      "你的对手是米娅。两行一样长，你先走，碰上会照着做的对手就输定了。但米娅要等到只剩6根或更少时，才会照着做。",
    won: "米娅没有让两行相等，你做到了，然后一直照着做到底。",
    lost: "这次米娅赢了。两行一不相等，就把它们变得相等；另一行还在时，不要把一整行取走。",
  },
};
