import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const lastIsYours = (reply: string) => `对方${reply}，最后一根就留给了你。`;
const oneLarge = answered(
  () => "只剩一个大行，而且轮到对方。",
  (reply) => `对方${reply}，留给你奇数根单独的木棍。`,
);
const evenOnes = answered(
  () => "单独的木棍有偶数根，最后一根会轮到你。",
  (reply) => `对方${reply}。`,
);

export const misere: NimLesson<"misere"> = {
  title: "取最后一根的输",
  about: "取走最后一根木棍算输时，你也能赢。",
  steps: {
    last: {
      text: "从现在起，取走最后一根木棍的一方输。这叫反常规则（misère）。其他都和以前一样。",
      task: "留下单独的1根木棍。",
      right: "对方只好取走它。",
      wrong: {
        "even-ones": answered(() => "剩下两根单独的木棍。", lastIsYours),
        "one-large": answered(() => "剩下2根的那一行。", lastIsYours),
      },
    },
    odd: {
      text: "单独的木棍只能一根一根地取。留下奇数根，最后一根就归对方。",
      task: "留下奇数根单独的木棍。",
      right: "三根单独的木棍：对方、你、对方。",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    turn: {
      text: "有2根或更多的行叫大行。这里只有一个大行，轮到你：可以全部取走，也可以只留1根。",
      task: "留下奇数根单独的木棍。",
      right: "只剩一个大行时，轮到谁谁赢：全部取走或者留1根，哪种能成奇数就选哪种。",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    "nim-first": {
      text: "有两个或更多大行时，就像取最后一根算赢那样走：让异或为0，比如让两行相等。",
      task: "让异或为0。",
      right: "对方迟早会留给你只有一个大行的局面，那时由你决定。",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "两行不一样长。",
          (reply) => `对方${reply}，把它们变得一样长。`,
        ),
      },
    },
    beside: {
      text: "单独的木棍也要算进异或。这里它们是一对，旁边还有两个大行。",
      task: "让异或为0。",
      right: "在只剩一个大行之前，走法和尼姆一样；然后留下奇数根单独的木棍。",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "异或不是0。",
          (reply) => `对方${reply}，异或就成了0。`,
        ),
      },
    },
    whole: {
      text: "5根、3根、1根，这几行你见过。不过现在取走最后一根的一方输。",
      task: "走到底，并且赢下来。",
      right: "赢了。先像尼姆那样走，再留下奇数根单独的木棍。",
      wrong: {
        "took-last": () => "这是最后一根木棍，在这里取走它就输了。",
        "even-ones": evenOnes,
        "one-large": oneLarge,
        unbalanced: answered(
          () => "还有两个大行，异或不是0。",
          (reply) => `对方${reply}，异或就成了0。`,
        ),
      },
    },
  },
  last: {
    intro:
      "你的对手是诺拉。1、3、5、7的异或是0，你先走。诺拉懂得收尾，但只要还有两个或更多大行，她就从不让异或为0。",
    won: "在只剩一个大行之前，你像尼姆那样走。诺拉以为要反过来。",
    lost: "这次诺拉赢了。还有两个或更多大行时让异或为0，然后留下奇数根单独的木棍。",
  },
};
