import type { StudySentences } from "../../learn/study.ts";

export const study: StudySentences = {
  title: "学习",
  about: "边下边学的短课程。每一手都有评判，每课以一局对局结束。",
  courses: {
    nim: { title: "尼姆", about: "从21颗石子，到还没有人知道的事。" },
    reversi: { title: "黑白棋", about: "从规则，到终局的计算。" },
  },
  begin: ({ title }) => `开始：${title}`,
  goOn: ({ title }) => `继续：${title}`,
  allDone: "所有课程你都赢了。习题里还有更多内容。",
  done: "已完成",
  reached: ({ step, steps }) => `第${step}步，共${steps}步`,
  allLessons: "全部课程",
  missing: "没有这一课。",

  step: ({ step, steps }) => `第${step}步，共${steps}步`,
  opened: ({ title, step, steps }) => `${title === undefined ? "" : `${title}。`}第${step}步，共${steps}步。`,
  game: "对局",
  steps: "步骤",
  toStep: ({ step, steps, done, last }) =>
    `${last ? "对局" : `第${step}步，共${steps}步`}${done ? "，已完成" : ""}`,

  looking: "正在查看你这一手。",
  right: "正确。",
  wrong: "还不对。",
  playOn: "正确。继续走。",
  notJudged: "未能评判你这一手。请再试一次。",
  shown: ({ move }) => `就是这一手：${move}。请走这一手。`,

  next: "下一步",
  again: "再试一次",
  showMe: "看答案",
  beginGame: "开始",
  playAgain: "再来一局",
  nextLesson: ({ title }) => `下一课：${title}`,
  opponent: "你的对手",
  keys: {
    next: "可以继续时，前往下一步",
    again: "退回去再试一次",
    show: "错两次之后，显示答案",
    walk: "在已到过的步骤之间前后移动",
    help: "显示这个列表",
  },
};
