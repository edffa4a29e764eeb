import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const takesRest = (reply: string) => `对方${reply}，就全部取完了。`;
const cancels = (reply: string) => `对方${reply}，剩下的就互相抵消了。`;

export const kayles: NimLesson<"kayles"> = {
  title: "Kayles 和它的表",
  about: "知道每行木瓶值多少，有好几行时也能赢。",
  steps: {
    two: {
      text: "一行的值，是这一行里任何一步都到不了的最小的数。没有木瓶是0；1个只能到0，值1；2个能到0和1，值2。",
      task: "留下值相等的两行：它们像一样长的两行那样互相抵消。",
      right: "1和1互相抵消。",
      wrong: {
        "took-both": answered(() => "只剩1个木瓶，值1。", takesRest),
        "took-single": answered(() => "只剩2个的那一行，值2。", takesRest),
      },
    },
    three: {
      text: "3个木瓶能到2，能到1，也能到0，因为分成1和1就互相抵消。到不了3，所以3个木瓶值3。",
      task: "留下值相等的两行。",
      right: "2和2互相抵消。",
      wrong: {
        split: answered(() => "单独的两个互相抵消，多出了2个的那一行。", cancels),
        "too-many": answered(() => "现在两行的值是1和2。", cancels),
        "other-row": answered(() => "你取的是2个的那一行，3个的那一行还是值3。", cancels),
      },
    },
    four: {
      text: "4个木瓶能到3和2，分成1和1还能到0。到不了1，所以4个木瓶只值1。",
      task: "留下互相抵消的行。",
      right: "互相抵消了。4个一行，只抵得上1个木瓶。",
      wrong: {
        end: answered(() => "3个木瓶值3，而另一行只值2。", cancels),
        split: answered(() => "4个那一行分成的部分，合起来不是2。", cancels),
        "took-both": answered(() => "只剩4个的那一行，值1。", cancels),
      },
    },
    parts: {
      text: "各部分的值像尼姆的各行那样合起来：1和3合成2，因为3是2 + 1，两个1互相抵消。6个木瓶值3。",
      task: "把6个的那一行变成2。",
      right: "1和3合成2，和另一行相等。",
      wrong: {
        end: answered(() => "从一端取，得到5个（值4）或4个（值1）。你需要的是2。", cancels),
        split: answered(() => "这两部分合不成2。", cancels),
        "other-row": answered(() => "6个的那一行还是值3，另一行比它小。", cancels),
      },
    },
    table: {
      text: "1到8个木瓶的行，值依次是1、2、3、1、4、3、2、1。表还会继续，从71个起每12个重复一次。",
      task: "7个和5个两行，值是2和4：留下互相抵消的。",
      right: "剩下的互相抵消。有了这张表，就不用把每种走法都试一遍。",
      wrong: {
        end: answered(() => "你取短的那一行，和另一行的值不相等。", cancels),
        split: answered(() => "分开的两部分合起来，和另一行的值不相等。", cancels),
      },
    },
    whole: {
      text: "4个和3个两行，值是1和3。要记住的只是1、2、3、1。",
      task: "走到底，并且赢下来。",
      right: "赢了。你每次留下的都互相抵消。",
      wrong: {
        row: answered(() => "你把连在一起的全取走了。剩下的没有互相抵消。", cancels),
        end: answered(() => "你从一端取了。剩下的没有互相抵消。", cancels),
        split: answered(() => "你把一行分开了。剩下的没有互相抵消。", cancels),
      },
    },
  },
  last: {
    intro:
      "你的对手是埃米尔。7个、6个、4个的值是2、3、1，互相抵消，你先走。埃米尔知道这张表，但他从不把一行分开。",
    won: "需要分开的时候你就分开，埃米尔做不到。",
    lost: "这次埃米尔赢了。查一查表上的值，留给他只有分开才有救的局面。",
  },
};
