import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const zero = (reply: string) => `对方${reply}，异或就成了0。`;

const columns = {
  "wrong-row": answered(() => "要从最左边的奇列为1的那一行取，而这一行在那里是0。", zero),
  "kept-column": answered(() => "原来最左边的奇列，现在还是奇列。", zero),
  "other-column": answered(() => "原来最左边的奇列成了偶列，但另有一列是奇列。", zero),
};

export const xor: NimLesson<"xor"> = {
  title: "异或（XOR）",
  about: "不管各行有多长，用一道小算术就能找到尼姆的制胜一步。",
  steps: {
    columns: {
      text: "按4、2、1分列，5写成101，3写成011。1的个数为奇数的列是奇列，下面写1，其余写0，得110：这就是它们的异或（XOR）。",
      task: "让每一列都成为偶列，也就是让异或为0。",
      right: "011和011，每一列都是偶列。异或为0时轮到谁走，只要对方不出错，谁就输。",
      wrong: columns,
    },
    "any-row": {
      text: "111、101和100，异或是110。要从最左边的奇列为1的行里取，这里三行都是。",
      task: "让异或为0，有三种走法。",
      right: "异或为0。在你选的那一行里，变了的正是奇列上的数字。",
      wrong: { "kept-column": columns["kept-column"], "other-column": columns["other-column"] },
    },
    eight: {
      text: "前面多了一列8：1001、0101和0011，异或是1111。最左边的列为1的，只有一行。",
      task: "把这一行里奇列上的数字都变过来，取到只剩这个数。",
      right: "1001变成了0110，也就是6。",
      wrong: columns,
    },
    large: {
      text: "1011、0111和0110，异或是1010。先找行，再找要留下的数。",
      task: "找到唯一能赢的一步。",
      right: "1011变成了0001：你一次取了10根，留下1根。",
      wrong: columns,
    },
    whole: {
      text: "011、100和101，异或是010。每一步都重新算一遍。",
      task: "走到底，并且赢下来。",
      right: "赢了。你每次留下的异或都是0。",
      wrong: columns,
    },
  },
  last: {
    intro:
      "你的对手是伊达。1100、1001和0101的异或是0，你先走。伊达算4、2、1这三列很拿手，但她从不理会8那一列。",
    won: "8那一列你也看了，伊达没有看。",
    lost: "这次伊达赢了。先让8那一列成为奇列，伊达不会去管它；下一步你就让异或为0。",
  },
};
