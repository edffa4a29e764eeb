import type { JudgeBatchRefusalSentences, JudgeBatchSentences } from "../judge-batch-sentences.ts";
import { shorten } from "../refusals.ts";

export const judgeBatchRefusals: JudgeBatchRefusalSentences = {
  "class-missing": ({ path }) => `找不到 ${shorten(path)}；请给出存放各份提交的文件夹，或全部提交的压缩包`,
  "class-unreadable": ({ path, why }) =>
    `无法读取 ${shorten(path)}（${why}）；请给出每份提交各占一项的文件夹，或它的 zip`,
  "class-empty": ({ path }) => `${shorten(path)} 中没有提交；每份提交是文件夹、压缩包或源文件`,
  "report-in-use": ({ folder, pid, host }) =>
    `另一次运行正在写入 ${shorten(folder)}（${host} 上的进程 ${pid}）；请等它结束，或换一个文件夹`,
  "report-foreign": ({ folder }) => `${shorten(folder)} 中有其他文件；请给报告一个新的文件夹`,
  "pack-impossible": ({ assignment, kind }) =>
    `${kind} 只比较输出，无法这样评测 ${assignment}；请用 --to gradescope 或 --to github`,
  "pack-in-the-way": ({ folder }) => `${shorten(folder)} 不是空的；请给评测包一个新的文件夹`,
  "class-stopped": ({ folder }) =>
    `已停止；评测过的内容保存在 ${shorten(folder)} 中，用同样的命令可以从那里继续`,
};

export const judgeBatch: JudgeBatchSentences = {
  class: {
    about: "评测整个班级并写出报告；再次启动时接着进行，跳过没有变化的提交。",
    submissions: "每份提交各占一项的文件夹，或它的 zip；可以识别 Moodle 和 Gradescope 的导出",
    report: "报告所在的文件夹",
    numbers: "用编号代替姓名；对照表写在报告旁边",
    jobs: "同时评测多少份；省略时与处理器数量相同",
    fresh: "全部重新评测",
  },
  pack: {
    about: "为课程写出自动评分包：Gradescope、GitHub Classroom 或 Kattis 评测作业所需的内容。",
    to: "用于哪个系统",
    folder: "评测包所在的文件夹",
  },
  progress: ({ done, of, left }) =>
    `已评测 ${done}/${of}${left === undefined ? "" : left < 90 ? `，还需${Math.ceil(left)}秒` : `，还需${Math.round(left / 60)}分钟`}`,
  passedOver: ({ names, more }) =>
    `已略过不是提交的内容：${names.map((name) => shorten(name)).join("、")}${more > 0 ? `，另有${more}项` : ""}。`,
  summary: ({ submissions, passed, failed, broken, unchanged }) =>
    `${submissions}份提交：${passed}份正确，${failed}份尚不正确` +
    `${broken > 0 ? `，${broken}份评测器未能评测` : ""}${unchanged > 0 ? `（${unchanged}份自上次以来没有变化）` : ""}。`,
  reportAt: ({ file }) => `报告在 ${file}`,
  keyAt: ({ file }) => `编号与姓名的对照在 ${file} 中；请勿外传。`,
  packed: {
    gradescope: ({ folder }) => `请把 ${folder}/autograder.zip 作为编程作业的 autograder 上传。`,
    github: ({ folder }) => `请把 ${folder} 中的内容放进用来创建作业的仓库。`,
    kattis: ({ folder }) =>
      `${folder} 是一个题目包；其中只有正确程序别无选择的会话。请在 submissions/accepted 中加入一份解答。`,
  },
  statement: {
    rules: ({ assignment }) => `请编写课程文档中作业 ${assignment} 所描述的程序；规则和消息都写在那里。`,
    inputHead: "输入",
    input: "一个人在一次会话中逐行输入的内容，直到程序结束。",
    outputHead: "输出",
    output: "程序在这次会话中输出的全部内容，与文档完全一致：区分大小写，空格也算。",
  },
};
