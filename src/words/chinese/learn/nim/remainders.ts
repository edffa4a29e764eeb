import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const tookLast = () => "这是最后一颗石子，取走它就输了。要留下1颗。";
const leavesLast = (reply: string) => `对方${reply}，最后一颗就留给了你。`;
const leavesFive = (reply: string) => `对方${reply}，留给你5颗。`;

export const remainders: NimLesson<"remainders"> = {
  title: "21颗石子",
  about: "每一步都知道该留下几颗，在21颗石子的游戏里能赢。",
  steps: {
    one: {
      text: "两人轮流取石子，每次取1颗、2颗或3颗。谁不得不取走最后一颗，谁就输。",
      task: "只留下1颗石子。",
      right: "对方只好取走最后一颗。还有2颗、3颗或4颗时，你总能只留下1颗。",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(() => "现在还剩2颗石子。", leavesLast),
      },
    },
    five: {
      text: "轮到你时如果有5颗，就麻烦了：取完剩4颗、3颗或2颗，对方就能只留下1颗。所以要把5颗留给对方。",
      task: "这里有7颗石子，留下5颗。",
      right: "剩下5颗。不管对方取几颗，你都能只留下1颗。",
      wrong: {
        "too-few": answered(() => "剩下6颗，多了1颗。", leavesFive),
        "too-many": answered(() => "只剩4颗了。", leavesLast),
      },
    },
    end: {
      text: "先留下5颗，再留下1颗。取之前先数一数。",
      task: "从6颗开始走到底，并且赢下来。",
      right: "赢了：先留5颗，再留1颗。",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(() => "取少了：剩下的不止1颗。", leavesLast),
        "too-many": answered(() => "取多了：剩下的不到5颗。", leavesLast),
      },
    },
    nine: {
      text: "留下5颗很好，留下9颗也很好：不管从9颗里取走几颗，接下来你都能留下5颗。",
      task: "这里有11颗石子，留下9颗。",
      right: "现在留9颗，下一次留5颗，再下一次留1颗。",
      wrong: {
        "too-few": answered(
          () => "剩下10颗，多了1颗。",
          (reply) => `对方${reply}，留给你9颗。`,
        ),
        "too-many": answered(() => "只剩8颗了。", leavesFive),
      },
    },
    together: {
      text: "你留下了9颗，对方取了1颗。诀窍来了：两人每一轮合起来总是取4颗。",
      task: "取若干颗，和对方的1颗凑成4颗。",
      right: "1加3等于4，剩下5颗。对方取1你取3，对方取2你取2，对方取3你取1。",
      wrong: {
        "not-four": answered((move) => `对方取了1颗，你${move}，合起来不是4颗。`, leavesFive),
      },
    },
    long: {
      text: "该留下的数是1、5、9、13、17，每次多4。只要留下过其中一个，以后就能一直这样留下去。",
      task: "从12颗开始走到底，并且赢下来。",
      right: "赢了：9颗、5颗、1颗。对方一点办法也没有。",
      wrong: {
        "took-last": tookLast,
        "too-few": answered(
          () => "取少了，没有减到9、5或1。",
          (reply) => `对方${reply}，就减到了。`,
        ),
        "too-many": answered(
          () => "取多了，越过了5。",
          (reply) => `对方${reply}，最后一颗就留给了你。`,
        ),
      },
    },
    opening: {
      text: "共21颗，对方先走，取了2颗。把剩下的四个四个地数：4、8、12、16。该留下的数，总比它们多1。",
      task: "还有19颗，留下该留的数。",
      right: "17是四个4，还余1；这个1就叫余数。21除以4也余1，所以21颗时让别人先走。",
      wrong: {
        "too-few": answered(
          () => "剩下18颗：四个4，余2。",
          (reply) => `对方${reply}，留给你17颗。`,
        ),
        "too-many": answered(
          () => "剩下16颗：四个4，没有余数。",
          (reply) => `对方${reply}，留给你13颗。`,
        ),
      },
    },
  },
  last: {
    intro:
      "你的对手是利奥，从21颗开始，你先走。碰上从不出错的对手，你现在就输定了。利奥知道1和5，但他从不留下9、13或17。",
    won: "只要有机会，你就留下1、5、9、13或17。利奥做不到，所以你从21颗也赢了。",
    lost: "这次利奥赢了。他每走一步，你就找找17、13、9、5、1，取到正好留下其中一个。",
  },
};
