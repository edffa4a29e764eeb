import type { ArenaAnswerSentences, ArenaHelp, ArenaRefusalSentences } from "../arena-command-sentences.ts";
import { tenths } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import { check, reading } from "./arena-reading.ts";

export const arenaHelp: ArenaHelp = {
  summary: "任何语言写的程序都能参赛: 对抗赛、锦标赛、等级分",
  about:
    "任何语言写的程序都能参赛，数字还会说明它们有多可靠。参赛者可以是一条命令（python3 bot.py）、本程序自带的棋手" +
    "（random、smart、level:expert、engine:7、depth:8），或 gtp:、nboard:、nimsys:、competition:、java: 加上一个程序（docs/bots.md）。",
  game: "游戏；不写时是 kayles",
  pairs: "每次相遇下多少对，同一开局，双方各执一边；不写时对抗赛是 100",
  tc: "以秒计的时限: 10+0.1（每局和每步）、0.5/move、40/60（步数/秒）；不写时是 10+0.1",
  openings: "每行一个局面或棋谱的文件，或 start；不写时由种子生成",
  sprt: "对两个 Elo 差的序贯检验，一有结论就结束对抗赛: 0,20",
  alpha: "第一个成立却采纳第二个的比例（0.05）",
  beta: "第二个成立却采纳第一个的比例（0.05）",
  model: "这两个差值指什么（logistic）",
  name: "比赛的名称",
  file: "保存到哪里: 文件或 postgres://user@host/name；用同一个运行 grundy serve --db，就能在 /arena 看到",
  lanes: "同时进行几局；不写时是处理器数的一半",
  sandbox: "尽机器所能隔离参赛程序: 用于别人的程序",
  json: "每行一个 JSON: 每一局，最后是结果",
  examples: "例子:",
  match: { about: "两个程序成对地对局" },
  tournament: {
    about: "文件中列出的程序的锦标赛（docs/bots.md#botsjson）",
    format: "round-robin（循环赛）、swiss（瑞士制）、gauntlet（第一个对其余所有）或 knockout（淘汰赛）",
    rounds: "瑞士制的轮数；循环赛则是互相遇到的次数",
  },
  resume: { about: "从中断处继续比赛；不写编号时是最近一场未完的" },
  check: {
    about: "程序能否启动、按规则及时回答并结束，以及该改什么",
    directory: "程序在哪个文件夹运行",
    json: "用一个 JSON 代替文字",
  },
  bot: { about: "自带的棋手在标准输入输出上使用行协议" },
  show: {
    about: "比赛的情况；不写编号时列出所有比赛",
    game: "其中的一局，从 1 起；有犯规时附证据",
    json: "用 JSON 代替文字",
  },
  export: {
    about: "一场比赛的对局；不写编号时是最近的一场",
    format: "records 是 grundy 能读的 JSON 行；html 是带表格的页面",
    out: "写到哪里；不写时到标准输出",
  },
  stats: {
    about: "结果意味着什么: 带误差的 Elo，以及序贯检验",
    pairs: "成对的结果: LL,LD,DD 和 WL,DW,WW，共五个数",
    games: "单局的结果: 负,和,胜",
    json: "用一个 JSON 代替文字",
  },
  rate: {
    about: "由 A,B,A 胜,和,B 胜 各行一次求出所有人的等级分",
    noPrior: "不用那一局使等级分保持有限的虚拟和棋",
    json: "一个 JSON: 每个名字的等级分和误差",
  },
  pair: {
    about: "由 JSON 写的瑞士制现状（name、score、opponents、byes）排出下一轮",
    json: "一个 JSON: 按名字的对阵和 bye",
  },
};

const games = (count: number): string => `${count} 局`;
const per = (value: number): string => `${(100 * value).toFixed(1)} %`;
const signed = (value: number): string => `${tenths(value) > 0 ? "+" : ""}${tenths(value).toFixed(1)}`;

export const arenaAnswer: ArenaAnswerSentences = {
  head: ({ id, name, game, format, clock, bots, pairs, rounds, games: count }) =>
    `${name}: ${game}，${clock} 秒，${bots} 个程序，${
      format === "swiss" ? `${rounds} 轮` : `每次相遇 ${pairs} 对`
    }，最多 ${games(count)}（${id}）`,
  length: ({ likely, worst, elo0, elo1, first }) =>
    `检验 ${elo0} 与 ${elo1} Elo: 如果 ${first} 的实力正是其中之一，约需 ${likely} 局；如果介于两者之间，约需 ${worst} 局。`,
  progress: ({ done, of }) => `第 ${done} 局，共 ${of} 局`,
  makingOpenings: ({ at, of }) => `开局 ${at} / ${of}`,
  judging: ({ at, of }) => `正在检查对局 ${at} / ${of}`,
  drawn: "和棋",
  wins: ({ name }) => `${name} 胜`,
  few: ({ games: count }) => `只有 ${games(count)}，远不足以说明谁更强。`,
  decided: ({ decision, first, second, elo0, elo1 }) =>
    decision === "H1"
      ? `检验有了结论: ${first} 比 ${second} 强出不止 ${elo0} Elo，${elo1} 更符合。`
      : `检验有了结论: ${first} 没有比 ${second} 强 ${elo1} Elo，${elo0} 更符合。`,
  undecided: ({ first, second }) => `${first} 对 ${second} 的检验还没有结论，需要更多对局。`,
  unbiased: ({ value, low, high }) =>
    `除去恰在此时停下的偏差，Elo 是 ${signed(value)}${
      low === null || high === null ? "" : `，在 ${signed(low)} 与 ${signed(high)} 之间（95 %）`
    }。`,
  stronger: ({ first, second, score, los, elo, error }) =>
    `${first} 从 ${second} 得到了 ${per(score)} 的分数: ${
      error === null
        ? "太过一边倒，或太少，说不出误差。"
        : `${signed(elo)} Elo，在 100 次这样的比赛中有 95 次与真值相差不超过 ${error.toFixed(1)}；它是更强一方的可能性是 ${per(los)}。`
    }`,
  quality: ({ name, won, kept, estimated }) =>
    `${name} 在必胜局面的 ${won} 步中有 ${kept} 步保住了胜势（${per(kept / won)}）${estimated > 0 ? `，其中 ${estimated} 个值是估计的` : ""}。`,
  ratings: "等级分只是相互比较，0 是平均值；误差重叠之处，名次可能只是偶然。",
  repeated: ({ games: count }) => `有 ${games(count)}与以前的一步不差，没有计入。`,
  annulled: ({ games: count }) => `裁判在 ${games(count)}中迟了: 已作废并重下。`,
  faults: ({ name, faults, out }) =>
    `${name} 因犯规输了 ${games(faults)}${out ? "，并被取消资格: 其余各局判对手胜" : ""}；grundy arena show ID --game N 有证据。`,
  walkovers: ({ games: count }) => `${games(count)}不战而胜: 计入积分表，不计入等级分。`,
  openingsUsedUp: "已没有双方未下过的开局，所以提前结束。",
  kept: ({ id, file }) => `已作为 ${id} 保存在 ${file}；运行 grundy serve --db ${file} 可在 /arena 看到。`,
  stopped: ({ id, file }) => `已停下；grundy arena resume ${id} --file ${file} 可以继续。`,
  heads: {
    place: "名次",
    name: "程序",
    points: "得分",
    games: "局数",
    record: "胜/和/负",
    buchholz: "对手分",
    rating: "等级分",
    faults: "犯规",
    kept: "保胜率",
  },
  listed: ({ id, name, format, game, bots, games: count, over }) =>
    `${id}  ${name}（${format}，${game}，${bots} 个程序）: ${games(count)}，${over ? "已结束" : "未结束"}`,
  gameHead: ({ number, first, second, opening }) =>
    `第 ${number} 局: ${first} – ${second}，从 ${opening} 开始`,
  errors: "标准错误输出:",
  statsElo: ({ games: count, score, elo, eloError, nelo, neloError, los }) =>
    `${games(count)}，得分率 ${per(score)}: Elo ${signed(elo)} ± ${eloError?.toFixed(1) ?? "?"}，nElo ${nelo === null ? "?" : signed(nelo)} ± ${neloError?.toFixed(1) ?? "?"}；更强的可能性是 ${per(los)}。`,
  statsTest: ({ llr, lower, upper, decision, elo0, elo1 }) =>
    `检验 ${elo0} 与 ${elo1} Elo: LLR ${llr.toFixed(2)}，界限是 ${lower.toFixed(2)} 和 ${upper.toFixed(2)}，${
      decision === null ? "没有结论" : `结论是 ${decision === "H1" ? elo1 : elo0}`
    }。`,
  groups: "最后一列: 不同组的程序没有相遇过，也没有通过别的程序相联系，它们的等级分不能比较。",
  bye: ({ name }) => `${name} 轮空`,
  rematches: ({ count }) => `有 ${count} 对是再次相遇: 否则无法排出对阵。`,
  exported: ({ file, games: count }) => `${file} 中有 ${games(count)}。`,
  reading,
  check,
  page: { standings: "积分表", crossTable: "交叉表", games: "对局" },
};

const quoted = (text: string): string => `“${shorten(text)}”`;

export const arenaRefusals: ArenaRefusalSentences = {
  "arena-read": ({ of, sentence }) => `${of}: ${sentence}`,
  "arena-in-use": ({ file }) => `${file} 中正有比赛在进行；请等它结束，或用 --file 另选文件`,
  "arena-game-missing": ({ number }) => `没有第 ${number} 局`,
  "tournament-missing": ({ text }) => `没有比赛${quoted(text)}；grundy arena show 会列出来`,
  "tournaments-none": () => "文件中没有这样的比赛；grundy arena match 可以开始一场",
  "bots-count": ({ count, min, max }) => `比赛要有 ${min} 到 ${max} 个程序，不能是 ${count} 个`,
  "option-without": ({ option, needs }) => `没有 ${needs} 时 ${option} 没有意义`,
  "option-of-matches": ({ option }) => `${option} 只用于两个程序的对抗赛`,
  "option-of-formats": ({ option, format, instead }) =>
    `${option} 在 ${format} 比赛中没有意义；请用 ${instead}`,
  "format-of-another-game": ({ format, game }) => `${format} 装不下 ${game} 的对局；请用 records`,
  "protocol-not-spoken": ({ name, protocol, game, choices }) =>
    `${quoted(name)}不能参赛：按这些规则，${game} 不能用 ${protocol}，只能用 ${choices}（docs/bots.md）`,
  "opening-not-begun": ({ name, protocol, opening }) =>
    `${quoted(name)}不能从${quoted(opening)}开始，因为 ${protocol} 有自己的起始局面；请用 --openings start`,
  "sprt-needed": ({ text, most }) =>
    `--sprt 需要两个绝对值不超过 ${most} 的 Elo 差，小的在前，例如 0,20，不能是${quoted(text)}`,
  "chance-needed": ({ name, text, min, max }) =>
    `${name} 需要 ${min} 到 ${max} 之间的数，不能是${quoted(text)}`,
  "counts-missing": () => "请给出结果: --pairs LL,LD,DD,DW,WW 或 --games L,D,W",
  "counts-needed": ({ name, count, text }) =>
    `${name} 需要用逗号隔开的 ${count} 个整数，不能全是 0，不能是${quoted(text)}`,
  "results-line": ({ file, line, text }) => `${file} 第 ${line} 行: ${quoted(text)}不是 A,B,A 胜,和,B 胜`,
  "json-broken": ({ file, why }) => `${file} 不是 JSON（${shorten(why)}）`,
};
