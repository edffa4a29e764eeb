import type { ProgramProtocol } from "../../players/index.ts";
import type { PlayerSentences } from "../player-sentences.ts";
import { grouped } from "./grammar.ts";

/** Whom each level suits and how it plays, the first one first, as in English. */
const manners = [
  ["适合第一次玩", "只懂规则，几乎不懂别的：懂得抢角的人5局能赢它4局"],
  ["适合第一次玩", "经常走错：懂得抢角的人5局能赢它3局"],
  ["适合初学者", "有时走错：与懂得抢角的人不相上下"],
  ["适合初学者", "大致分得清好坏格：胜过大多数初学者，对懂得抢角的人10局赢7局"],
  ["适合初学者", "分得清好坏格：胜过大多数初学者，对懂得抢角的人4局赢3局"],
  ["适合进阶者", "会考虑你的应对，偶尔判断失误：胜过大多数初学者和大多数懂得抢角的人"],
  ["适合进阶者", "会考虑你的应对，很少有大的误判：胜过大多数初学者和大多数懂得抢角的人"],
  ["适合熟练者", "在你的应对之后再多算一手：胜过几乎所有初学者"],
  ["适合熟练者", "在你的应对之后再多算一手，很少出错：胜过几乎所有初学者"],
  ["适合熟练者", "没有随手棋，双方各算2手"],
  ["适合熟练者", "双方各算2手多一点"],
  ["适合高手", "双方各算3手"],
  ["适合高手", "双方各算4手"],
  ["适合高手", "熟记开局，双方各算5手"],
  ["适合高手", "熟记开局，双方各算6手"],
  ["适合专家", "熟记开局，双方各算7手"],
  ["适合专家", "熟记开局，双方各算8手"],
  ["适合专家", "熟记开局，双方各算9手"],
  ["适合专家", "熟记开局，双方各算10手"],
  ["最强", "熟记开局，在5秒内能算多深就算多深"],
] as const;

const spoken: { readonly [Protocol in ProgramProtocol]: string } = {
  line: "使用行协议的程序",
  gtp: "使用 GTP 协议的程序",
  nboard: "使用 NBoard 协议的程序",
  nimsys: "Nimsys 控制台程序",
  competition: "竞赛控制台程序",
  java: "竞赛的 Java 玩家",
};

export const players: PlayerSentences = {
  you: "你",
  numbered: (seat) => `玩家${seat + 1}`,
  human: { name: "真人", about: "用这台设备的人" },
  random: { name: "随机玩家", about: "随便走一种合法走法" },
  heuristic: { name: "经验玩家", about: "按竞赛的经验法则来走" },
  smart: { name: "聪明玩家", about: "从不错失胜局" },
  adaptive: { name: "自适应玩家", about: "与你一同进步：你大约每两局赢一局" },
  aloud: { name: "边想边说", about: "从不错失胜局，并说出每一手的理由" },
  grades: {
    beginner: { name: "新手", about: "出错的时候多" },
    casual: { name: "休闲玩家", about: "大约每3次出错1次" },
    steady: { name: "稳健玩家", about: "偶尔出错" },
    expert: { name: "专家", about: "几乎不出错" },
    perfect: { name: "完美玩家", about: "从不出错" },
  },
  engine({ level, points }) {
    const below = level === 1 ? "随机走法" : `${level - 1}级`;
    const measured = points === undefined ? "" : `；对${below}，每100局约赢${points}局`;
    const [suits = "", manner = ""] = manners[level - 1] ?? [];
    return { name: `${level}级引擎`, listed: `${level}级：${suits}`, about: `${manner}${measured}` };
  },
  search({ limit, amount }) {
    const about = {
      depth: `向前算${amount}手`,
      nodes: `每手看${grouped(amount)}个局面`,
      seconds: `每手思考${amount}秒`,
    }[limit];
    return { name: "引擎", about };
  },
  program: ({ protocol, command }) => ({
    name: command || "一个程序",
    about: spoken[protocol],
  }),
};
