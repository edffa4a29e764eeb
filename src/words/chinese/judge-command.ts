import type { JudgeAnswerSentences, JudgeHelp, JudgeRefusalSentences } from "../judge-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const sides = { first: "先手", second: "后手" } as const;

export const judgeHelp: JudgeHelp = {
  summary: "把别人的程序与参考程序对照",
  about:
    "编译程序，在沙箱中用用例运行它，并解释首个不同的字节（docs/judge-command.md）。\n" +
    "全部正确时状态码为0，有不正确时为1，无法评测时为2。",
  program: "文件夹、文件、zip 或 jar",
  assignment: "它是为哪个作业写的",
  run: "在程序所在之处运行它的命令，代替文件夹或文件",
  cases: "给定用例的文件夹（NAME.in、NAME.out、NAME.args）；否则自动生成",
  seed: "自动生成的用例：数字不同，用例也不同",
  count: "自动生成的用例：最多多少个会话",
  showCases: "写出用例及其正确输出，以及用例与考查点的对照表",
  accept: ({ names }) => `不扣分的差异，用逗号隔开：${names}`,
  sandbox: "required：不隔离就不运行；best：尽可能隔离；none：自己的程序",
  stripPackages: "Java：视为没有 package 行",
  json: "与 --format json 相同",
  format: "回答的写法",
  out: "回答写到哪里；摘要仍会显示",
  after: "示例：grundy judge Nimsys.java --assignment nimsys-c",
};

export const judgeRefusals: JudgeRefusalSentences = {
  "assignment-needed": ({ assignments }) => `请说明它是为哪个作业写的：--assignment ${assignments}`,
  "judge-nothing": () => "请给出文件夹、文件、zip 或 jar，或用 --run 给出命令",
  "submission-empty": ({ file }) => `${shorten(file)} 是空的；请给出程序所在的文件夹`,
  "run-missing": ({ command, contained }) =>
    contained
      ? `隔离的程序只在 /usr/local/bin、/usr/bin 和 /bin 中查找，那里没有${quoted(command)}；请给出完整路径，或用 --sandbox none`
      : `找不到${quoted(command)}；请给出完整路径`,
  "judge-console-only": ({ option, assignment }) =>
    `${option} 用于控制台程序；${assignment} 测试的是类，请给出它们的文件夹`,
  "sandbox-required": ({ level }) => `这里的隔离级别只有${level}级，而要求2级；grundy doctor 说明缺少什么`,
  "sandbox-absent": ({ option }) =>
    `${option} 会运行陌生人的程序，而这里没有可靠的沙箱；grundy doctor 说明缺少什么`,
  "cases-unreadable": ({ folder, reason }) => `无法读取 ${shorten(folder)} 中的用例（${reason}）`,
  "cases-none": ({ folder }) => `${shorten(folder)} 中没有用例；一个用例由 NAME.in 和 NAME.out 组成`,
  "case-without-input": ({ name }) => `用例${quoted(name)}没有输入；请加上 ${shorten(name)}.in`,
  "case-without-output": ({ name }) => `用例${quoted(name)}没有输出；请加上 ${shorten(name)}.out`,
  "case-not-text": ({ name }) => `用例${quoted(name)}不是文本；请把它的文件保存为 UTF-8`,
  "case-after-nothing": ({ name, after }) =>
    `用例${quoted(name)}应在${quoted(after)}之后运行，但它前面没有后者`,
  "judge-failed": ({ text }) => `未能评测：${text}`,
};

export const judgeAnswer: JudgeAnswerSentences = {
  progress: ({ done, of }) => `用例 ${done}/${of}`,
  others: ({ cases, more }) => `同样情况：${cases}${more > 0 ? `，另有${more}个` : ""}。`,
  proof: ({ side, calls, thrown, ratio, ceiling }) =>
    `作为${sides[side]}，询问${calls}次：${thrown === 0 ? "没有错失胜局" : `在${thrown}个局面中错失胜局`}${
      ratio === undefined
        ? ""
        : `；对随机玩家的胜率为${percent(ratio)}${ceiling === undefined ? "" : `，任何人都不会超过${percent(ceiling)}`}`
    }。`,
  uncontained: "程序没有隔离：只应对你信任的程序这样做。",
  casesWritten: ({ cases, folder }) => `已把用例写到 ${shorten(folder)}：${cases}。`,
  table: { title: ({ assignment }) => `${assignment} 的用例`, certainty: "置信度" },
};
