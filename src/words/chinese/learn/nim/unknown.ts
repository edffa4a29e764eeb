import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const lastThree = (reply: string) => `对方${reply}，你就不能再取了。`;
const evenOnes = answered(
  () => "单独的木瓶有偶数个，最后一个会轮到你。",
  (reply) => `对方${reply}。`,
);
const tookLast = () => "这是最后一个木瓶，在这里取走它就输了。";
const notLost = answered(() => "你留下的局面，轮到谁谁能赢。", nothingWins);

export const unknown: NimLesson<"unknown"> = {
  title: "没有人知道的事",
  about: "看到理论止于何处，以及在那里怎样一一算清而取胜。",
  steps: {
    three: {
      text: "一个新游戏：每次恰好取相邻的3根木棍。取不了的一方输。",
      task: "把这一行分成相等的两部分。",
      right: "对方不能再取了。总数是奇数且不少于3时，取正中间的3根总能赢。",
      wrong: {
        end: answered(() => "还有4根连在一起。", lastThree),
        unequal: answered(() => "还有3根连在一起。", lastThree),
      },
    },
    even: {
      text: "10根没有正中间的3根。一个一个算下来，1到10根的行，值依次是0、0、1、1、1、2、2、0、3、3。",
      task: "留下值相等的两部分。",
      right: "3根和4根都值1。这些值会不会从某处起重复？人们从1956年问到今天，没有人知道。",
      wrong: {
        end: answered(() => "剩下7根的一行，值2。", nothingWins),
        unequal: answered(() => "一部分的值是0，另一部分不是。", nothingWins),
      },
    },
    ten: {
      text: "取走最后一个算输的 Kayles：只有一行时，轮到走的一方必败的，只有1、4、9、12、20个。这个结果发表于1992年。",
      task: "这里有10个，用上这些数。",
      right: "剩下9个。在这里，不管是一整行还是分成两部分，轮到走的一方都必败。",
      wrong: {
        "two-end": answered(() => "剩下8个的一行，而8不在这些数里。", nothingWins),
        "two-split": answered(() => "剩下8个，分成两部分，轮到谁谁能赢。", nothingWins),
      },
    },
    six: {
      text: "6个木瓶，取走最后一个的输。留给对方4个的一行，对方必败；留下2个和2个也一样。",
      task: "走到底，并且赢下来。",
      right: "赢了。只要够小，就能一直算到底。",
      wrong: { "took-last": tookLast, "even-ones": evenOnes, "not-lost": notLost },
    },
    "copy-fails": {
      text: "有人取走了9个里正中间的一个，想照着做。取走最后一个算输时，这行不通：4个加两个单独的，是必败的局面。",
      task: "留下4个和两个单独的木瓶，并走到底。",
      right: "赢了。4和4，或者5和5，想照着做的一方在这里会输。",
      wrong: {
        "first-end": answered(() => "从一端取，剩下4和3或4和2，轮到谁谁能赢。", nothingWins),
        "first-split": answered(() => "剩下4、2和1，轮到谁谁能赢。", nothingWins),
        "took-last": tookLast,
        "even-ones": evenOnes,
        "not-lost": notLost,
      },
    },
  },
  last: {
    intro:
      "你的对手是雨果。你从必败的12个先走，取走最后一个的输。只要还多于6个，雨果一有机会就把各部分变得两两相等。",
    won: "在照着做会输的地方，你让雨果照着做了。",
    lost: "这次雨果赢了。留给他4和6，或者5和6，他会把它们变得相等。从5和5留下5和4，从4和4留下4个和两个单独的。",
  },
};
