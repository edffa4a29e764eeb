import type { DifferenceFacts, OrderRule, StatedNumber, TurnRule, WinnerRule } from "../judge-facts.ts";
import type { ExceptionCause, JudgeSentences, PassedOver } from "../judge-sentences.ts";
import { and, counted, grouped, or, quote } from "./grammar.ts";
import { judgeClasses } from "./judge-classes.ts";
import { judgeReport } from "./judge-report.ts";

const size = (bytes: number) =>
  bytes < 1 << 20
    ? `${grouped(Math.round(bytes / 1024))} KiB`
    : `${grouped(Math.round(bytes / (1 << 20)))} MiB`;

const numbers: { readonly [Part in StatedNumber | "number"]: string } = {
  games: "对局数",
  wins: "胜局数",
  percent: "百分比",
  stones: "剩余石子数",
  count: "初始石子数",
  bound: "上限",
  upper: "最大数目",
  rounds: "轮数",
  score: "比分",
  discs: "棋子数",
  row: "行号",
  cells: "棋盘上的一格",
  number: "一个数字",
};

const orders: { readonly [Rule in OrderRule]: string } = {
  "ratio-down": "胜率高的在前",
  "ratio-up": "胜率低的在前",
  tie: "胜率相同时，按用户名的字母顺序排列，大写在小写之前，无论列表按哪个方向排序",
  username: "玩家按用户名排列，大写在小写之前",
  document: "这些行按文档中的顺序排列",
};

const turns: { readonly [Rule in TurnRule]: string } = {
  first: "每局都由第一位玩家先走",
  retry: "走法无效后，再次询问同一位玩家",
  pass: "无处可走的一方停一手",
  next: "玩家轮流走",
};

const winners: { readonly [Rule in WinnerRule]: string } = {
  "last-loses": "取走最后一个的一方落败；你可能把两者弄反了。",
  "last-wins": "在高级玩法中，取走最后一颗石子的一方获胜；你可能把两者弄反了。",
  "most-discs": "棋子多的一方获胜。",
  unknown: "你可能把两者弄反了。",
};

const differences: JudgeSentences["differences"] = {
  "blank-line-extra": ({ count }) => `你在这里多输出了${count}个空行。`,
  "blank-line-missing": ({ count }) => `这里少了${count}个空行。`,
  "trailing-blank": ({ expected, got }) =>
    got > expected ? `你在行尾多输出了${got - expected}个空格。` : `行尾少了${expected - got}个空格。`,
  "line-end": ({ what }) => lineEnds[what],
  punctuation: ({ expected, got }) =>
    got === ""
      ? `缺少符号${quote(expected)}。`
      : expected === ""
        ? `这里不应有符号${quote(got)}。`
        : `这里应为符号${quote(expected)}，你输出的是${quote(got)}。`,
  blanks: ({ expected, got }) =>
    expected === got
      ? "你在应为空格的地方输出了制表符，或者相反。"
      : expected === 0
        ? `你输出了${got}个空格，这里不应有空格。`
        : `你输出了${got}个空格，应为${expected}个。`,
  singular: ({ expected, got }) =>
    `这里的词是${quote(expected)}，不是${quote(got)}：文档中它从不随数目变化。`,
  "letter-case": ({ expected, got }) => `区分大小写：应为${quote(expected)}，不是${quote(got)}。`,
  "wrong-number": ({ part, expected, got }) => `${numbers[part]}有误：应为 ${expected}，你输出的是 ${got}。`,
  order: ({ rule, first, second }) =>
    `顺序有误：这里应为${quote(first)}，还不到${quote(second)}，因为${orders[rule]}。`,
  "wrong-turn": ({ expected, got, rule }) => `现在轮到 ${expected}，不是 ${got}：${turns[rule]}。`,
  "stopped-early": ({ next, lines }) =>
    lines <= 1
      ? `你的程序停得太早；后面还应有${quote(next)}。`
      : `你的程序停得太早；后面还应有${lines}行，下一行是${quote(next)}。`,
  "went-on": ({ next }) => `你的程序应在这里结束，却继续输出${quote(next)}。`,
  "prompt-missing": ({ prompt }) => `缺少提示${quote(prompt)}：没有它就不知道该输入什么。`,
  "other-message": ({ expected, got }) =>
    expected === ""
      ? `你输出了另一种情况的消息${quote(got)}，而这里应为空行。`
      : `你输出了另一种情况的消息${quote(got)}；这里应为${quote(expected)}。`,
  stars: ({ expected, got, stone }) =>
    stone > 0
      ? `第${stone}颗石子显示有误：* 表示还在的石子，x 表示已取走的。`
      : `你输出了${got}个星号，应为${expected}个：每颗剩余的石子一个。`,
  "wrong-winner": ({ expected, got, rule }) =>
    `获胜者有误：应为${quote(expected)}，你输出的是${quote(got)}。${winners[rule]}`,
  rounding: ({ expected, got }) =>
    `百分比的舍入有误：应为 ${expected}，你输出的是 ${got}。请四舍五入到最接近的整数。`,
  "asked-twice": ({ prompt }) => `你问了两次：无故又输出了${quote(prompt)}。`,
  "echoed-input": ({ input }) => `你输出了输入的内容${quote(input)}；那是终端显示的，不是程序该输出的。`,
  "line-missing": ({ line }) => `缺少${quote(line)}这一行。`,
  "line-extra": ({ line }) => `这里不应有${quote(line)}这一行。`,
  spelling: ({ expected, got, letter, instead }) =>
    letter === "" || instead === ""
      ? `应为${quote(expected)}，你输出的是${quote(got)}。`
      : `应为${quote(expected)}，你输出的是${quote(got)}；它们看起来一样，但字母应为 ${letter}，你的是 ${instead}。`,
  other: () => "你在这里输出了别的内容。",
};

const lineEnds: { readonly [What in DifferenceFacts["line-end"]["what"]]: string } = {
  crlf: "你用回车符加换行符结束一行；只应有换行符。",
  "last-missing": "最末尾缺少换行符。",
  "last-extra": "你在最末尾多输出了一个换行符。",
  joined: "这里缺少换行符，因此两行连成了一行。",
  split: "你在这一行中间输出了换行符。",
};

const passedOver: { readonly [Name in PassedOver]: string } = {
  crlf: "行尾符",
  "final-newline": "最末尾的换行符",
  "trailing-blanks": "行尾的空格",
  "blank-lines": "空行",
  "runs-of-blanks": "行内空格的数目",
  "letter-case": "大小写",
  "digits-only": "文字",
};

const causes: JudgeSentences["causes"] = {
  "two-scanners": () =>
    "你的程序用了不止一个 Scanner 来读取：第一个会吞掉第二个的输入。请只创建一个，并传给需要读取的地方。",
  exception: ({ name, text, cause, file, line }) =>
    `${exceptionHead(name, text, file, line)}${exceptions[cause]}`,
  "package-line": ({ name }) =>
    `你的文件以 package 行开头（${quote(name)}）；测试查找的是不带包名的类。请去掉这一行。`,
  "class-not-public": ({ name }) => `类${quote(name)}不是公共的：请写“public class”。`,
  "file-name": ({ name, file }) => `公共类${quote(name)}必须放在同名的文件中，而不是${quote(file)}。`,
  "byte-order-mark": ({ file }) =>
    `文件${quote(file)}以字节顺序标记（BOM）开头，编译器不认识。请保存为不带 BOM 的 UTF-8。`,
  "main-class": ({ name }) => `没有找到要启动的类${quote(name)}。名称区分大小写。`,
  "main-method": ({ name }) =>
    `类${quote(name)}没有 main 方法：必须是“public static void main(String[] args)”。`,
  compiler: ({ file, line, text }) => `编译器对${quote(file)}第${line}行说：${quote(text)}。`,
};

function exceptionHead(name: string, text: string, file: string, line: number): string {
  const what = text === "" ? name : `${name}（${quote(text)}）`;
  return line > 0 ? `你的程序在${quote(file)}第${line}行因 ${what} 停止。` : `你的程序因 ${what} 停止。`;
}

const exceptions: { readonly [Cause in ExceptionCause]: string } = {
  "input-ended": "输入已经结束，它还要继续读取。",
  "not-a-number": "它把不是数字的内容当作数字。",
  "outside-array": "它超出了数组、列表或文本的范围。",
  "nothing-there": "它使用了不存在的东西。",
  "endless-recursion": "有方法无休止地调用自身。",
  "no-memory": "它需要的内存超过了可用的内存。",
  "division-by-zero": "它除以了零。",
  "wrong-class": "它把对象当作了另一个类的对象。",
  "changed-while-walked": "它在遍历集合的同时更改了集合。",
  file: "它找不到文件，或者不允许使用文件。",
  other: "",
};

const forbidden: { readonly [What in "network" | "files" | "processes"]: string } = {
  network: "使用网络",
  files: "使用自己文件夹之外的文件",
  processes: "启动其他程序",
};

const missing: { readonly [What in "class" | "method" | "signature" | "program"]: (name: string) => string } =
  {
    class: (name) => `缺少类${quote(name)}。`,
    method: (name) => `缺少方法${quote(name)}。`,
    signature: (name) => `有方法${quote(name)}，但它的参数或返回值不同。`,
    program: (name) => `没有可以启动的程序：找不到${quote(name)}。`,
  };

function better(right: readonly string[]): string {
  if (right.length === 0) return "，违反规则";
  return right.length === 1 ? `；只有 ${right[0]} 能保住胜局` : `；${or(right)} 才能保住胜局`;
}

export const judge: JudgeSentences = {
  tag: "zh",
  differences,
  verdicts: {
    OK: () => "全部正确。",
    DIFFERENT: () => "你的输出与正确的输出不同。",
    "WRONG-MOVE": () => "你的程序错失胜局，或走了违反规则的一手。",
    CRASH: ({ status, signal, said, silent }) => {
      const end =
        signal !== undefined
          ? `你的程序被信号 ${signal} 终止。`
          : status !== undefined
            ? `你的程序以状态码${status}结束；应为0。`
            : "你的程序没有运行到结束。";
      const lost = silent ? "它已输出但尚未刷新的内容也随之丢失。" : "";
      return `${end}${lost}${said === undefined ? "" : `它最后的错误消息是“${said}”。`}`;
    },
    TIME: ({ seconds }) => `你的程序计算超过${seconds}秒，已被停止；可能有死循环。`,
    IDLE: ({ seconds }) => `你的程序等待输入${seconds}秒，但不会再有输入。`,
    MEMORY: ({ bytes }) => `你的程序使用的内存超过了允许的${size(bytes)}。`,
    OUTPUT: ({ bytes }) => `你的程序输出超过${size(bytes)}，已被停止；可能在死循环中不断输出。`,
    FORBIDDEN: ({ what }) => `你的程序试图${forbidden[what]}，这里不允许。`,
    "NO-COMPILE": () => "你的程序未能通过编译。",
    MISSING: ({ what, name }) => missing[what](name),
    SKIPPED: () => "这一项没有测试。",
    "JUDGE-ERROR": () => "评测器自己出了故障；不会扣你的分。",
  },
  verdictNames: {
    OK: "正确",
    DIFFERENT: "不同",
    "WRONG-MOVE": "走法错误",
    CRASH: "崩溃",
    TIME: "超时",
    IDLE: "等待输入",
    MEMORY: "内存超限",
    OUTPUT: "输出过多",
    FORBIDDEN: "违规操作",
    "NO-COMPILE": "编译失败",
    MISSING: "缺失",
    SKIPPED: "未测试",
    "JUDGE-ERROR": "评测器故障",
  },
  kindNames: {
    "blank-line-extra": "多出空行",
    "blank-line-missing": "缺少空行",
    "trailing-blank": "行尾空格",
    "line-end": "行尾符",
    punctuation: "标点符号",
    blanks: "行内空格",
    singular: "单数或复数",
    "letter-case": "大小写",
    "wrong-number": "数字错误",
    order: "行的顺序",
    "wrong-turn": "轮次错误",
    "stopped-early": "停得太早",
    "went-on": "结束后仍继续",
    "prompt-missing": "缺少提示",
    "other-message": "另一种情况的消息",
    stars: "石子数错误",
    "wrong-winner": "获胜者错误",
    rounding: "舍入",
    "asked-twice": "重复询问",
    "echoed-input": "重复输出了输入",
    "line-missing": "缺少一行",
    "line-extra": "多出一行",
    spelling: "拼写",
    other: "其他",
  },
  causes,
  wrongMove: {
    stones: ({ stones, most, chosen, right }) =>
      `有${counted(stones, "stone")}、最多取${most}颗时，你取了 ${chosen} 颗${better(right)}。`,
    position: ({ position, chosen, right }) =>
      `在局面${quote(position)}中，你走了 ${chosen}${better(right)}。`,
    refused: ({ position, right }) =>
      `在局面${quote(position)}中，你的程序拒绝了它自己选择的走法${better(right)}。`,
    score: ({ score, rounds }) =>
      `比分 ${score} 不可能出现：赢的轮数之和必须为${rounds}，而且完美玩家不会输掉能赢的轮次。`,
  },
  place: ({ line, column }) => `首个差异在第${line}行第${column}列。`,
  after: ({ number, text }) =>
    text.trim() === ""
      ? `此时你的程序已读到输入的第${number}行，是空行。`
      : `此时你的程序已读到输入的第${number}行，即${quote(text)}。`,
  only: ({ passed }) =>
    passed.includes("digits-only")
      ? "所有数字都正确，只有文字不对。"
      : `除了${and(passed.map((each) => passedOver[each]))}，没有别的差异。`,
  legend: {
    blank: "空格",
    tab: "制表符",
    newline: "换行符",
    "carriage-return": "回车符",
    nul: "编码为0的字符",
    "no-break-space": "不换行空格，它不是普通空格",
    "not-text": "不是 UTF-8 的字节",
  },
  report: judgeReport,
  classes: judgeClasses,
};
