import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const paired = (reply: string) => `对方${reply}，就没有落单的部分了。`;

const parts = {
  "wrong-row": answered(() => "落单的部分中最大的那个，在另一行里。", paired),
  "left-alone": answered(() => "原来落单的最大部分，现在还是落单。", paired),
  "new-alone": answered(() => "现在另一个部分落单了。", paired),
};

export const powers: NimLesson<"powers"> = {
  title: "四、二、一",
  about: "有三行或更多时，也能看出谁会赢，并找到那一步。",
  steps: {
    split: {
      text: "把每一行看成由4、2、1这些部分组成，每种最多用一次：3是2 + 1。不同行里相等的部分互为伙伴。",
      task: "两个2是伙伴。把没有伙伴的部分取走。",
      right: "每个部分都有伙伴了。每次都这样留给对方，最后一根就是你的。",
      wrong: parts,
    },
    four: {
      text: "5是4 + 1，3是2 + 1，2就是2。两个1是伙伴，两个2也是伙伴。",
      task: "把没有伙伴的部分取走。",
      right: "1、2 + 1和2，没有落单的部分。接下来不管怎么取，都会拆散伙伴。",
      wrong: parts,
    },
    "two-at-once": {
      text: "7是4 + 2 + 1，3是2 + 1，1就是1。4落单，三个1里也有一个落单。",
      task: "用一步把这两个都取走。",
      right: "2、2 + 1和1。两个部分在同一行里，所以一步就够了。",
      wrong: parts,
    },
    exchange: {
      text: "4落单，3 = 2 + 1里的2也落单。它们在不同的行里，而你只能从一行里取。",
      task: "从4里取，留下2。",
      right: "最大的落单部分告诉你该从哪一行取；在那里留下的，正好给其他部分当伙伴。",
      wrong: { "wrong-row": parts["wrong-row"], "new-alone": parts["new-alone"] },
    },
    whole: {
      text: "总是这样：只要有落单的，就有一步能让所有部分都有伙伴；如果没有，不管怎么走都会拆散伙伴。",
      task: "走到底，并且赢下来。",
      right: "赢了。对方拆散的，你总能重新配好。",
      wrong: parts,
    },
  },
  last: {
    intro:
      "你的对手是奥托。1、3、5、7里每个部分都有伙伴，你先走。奥托会尽量让各行两两相等，但他从不看行里的部分。",
    won: "你让每个部分都有了伙伴，奥托只看到了整行。",
    lost: "这次奥托赢了。不要留下落单的部分，也不要让他能把各行变得两两相等。",
  },
};
