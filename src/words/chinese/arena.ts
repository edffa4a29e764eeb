import type { ArenaSentences } from "../arena.ts";
import { quote } from "./grammar.ts";
import { arenaPage } from "./page/arena.ts";

export const arena: ArenaSentences = {
  tag: "zh",
  faults: {
    time: ({ over }) => `超时判负，超出${over}毫秒`,
    stall: ({ seconds }) => `${seconds}秒没有应答`,
    ended: "在对局中途退出",
    status: ({ status }) => `在对局中途退出，状态码${status}`,
    signal: ({ signal }) => `在对局中途崩溃（${signal}）`,
    start: ({ code }) => `无法启动（${code}）`,
    illegal: ({ move }) => `走了违反规则的${quote(move)}`,
    malformed: ({ line }) => `回答了${quote(line)}，那不是走法`,
    flood: {
      line: ({ bytes }) => `输出的一行太长，${bytes}字节`,
      answer: ({ bytes }) => `一步棋输出太多，${bytes}字节`,
      lines: ({ bytes }) => `一步棋的注释行太多，${bytes}字节`,
    },
    memory: "占用的内存超过了限额",
    protocol: ({ line }) => `以${quote(line)}违反了协议`,
  },
  faultNames: {
    time: "超时",
    stall: "无应答",
    crash: "崩溃",
    start: "未启动",
    illegal: "违规走法",
    malformed: "不是走法",
    flood: "输出过多",
    memory: "内存",
    protocol: "协议",
  },
  formats: {
    match: "一对一",
    "round-robin": "循环赛",
    gauntlet: "一对多",
    knockout: "淘汰赛",
    swiss: "瑞士制",
  },
  endings: {
    complete: "比赛结束：所有对局都下完了。",
    openings: "比赛结束：已没有这两方没下过的开局。",
    walkover: "比赛结束：除一方外，其余都因犯规过多而退出。",
    lower: ({ elo }) => `比赛结束：检验选定两个值中较小的${elo} Elo。`,
    higher: ({ elo }) => `比赛结束：检验选定两个值中较大的${elo} Elo。`,
  },
  means: {
    points: "得分：胜一局得1分，和一局得½分。",
    rating:
      "等级分：以 Elo 表示实力，这里的平均为0。比别人高100分，100局约胜64局；±后面是误差，100次中有95次落在这个范围内。",
    accuracy: "准确度：在胜势局面中，走完仍保持胜势的步数所占的比例。不多的对局就能分出高下。",
    buchholz: "布赫霍尔茨分：所有对手得分的总和，得分相同时用来定名次。",
    sonnebornBerger: "索伯分（S–B）：战胜的对手的得分，加上战和的对手得分的一半。",
    elo: "Elo：一方比另一方强多少。0表示不相上下，100表示100局约胜64局。",
    los: "LOS：领先一方确实更强而不只是运气好的可能性。",
    llr: "LLR：到目前为止的对局在多大程度上支持两种实力之一。到达界限，就下够了。",
    pairs: "组：同一开局互换先后手各下一局，这样开局不会偏袒任何一方。",
    repeated: "重复：这两方以前逐步下过的一组对局。它不说明新的东西，所以只显示，不计入。",
    walkovers: "不战而胜：犯规过多之后，其余对局都判对手胜。计入得分，但不计入等级分。",
    faults: "犯规：程序违反了规则或时限，或者自己中断。只输这一局。",
  },
  percent: ({ figure }) => `${figure}%`,
  page: arenaPage,
};
