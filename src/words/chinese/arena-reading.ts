import type {
  ArenaCheckSentences,
  ArenaReadSentences,
  JsonFaultName,
  SlipName,
  WantedValue,
} from "../arena-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;

const bot = ({ bot: place, name }: { readonly bot: number; readonly name: string }): string =>
  name === "" ? `第 ${place} 个程序` : `第 ${place} 个程序（${shorten(name)}）`;

const wantedText = (wanted: WantedValue): string => {
  switch (wanted.kind) {
    case "text":
      return `一行之内 1 到 ${wanted.most} 个字符的文字`;
    case "boolean":
      return "true 或 false";
    case "object":
      return "名字和文字组成的对象";
    case "program":
      return "有 run 时才写的内容";
    case "nboard":
      return "protocol 为 nboard 时才写的内容";
    case "whole":
      return `${wanted.min} 到 ${wanted.max} 的整数`;
    case "choice":
      return `${wanted.choices} 之一`;
  }
};

const jsonFaultTexts: { readonly [Fault in JsonFaultName]: string } = {
  end: "文件结束时还有没闭合的部分",
  "comma-missing": "缺少逗号",
  "comma-last": "逗号后面没有内容",
  "colon-missing": "缺少冒号",
  name: "名字要用双引号括起来",
  quotes: "文字要用双引号括起来",
  "text-open": "文字没有在本行闭合",
  escape: "没有这样的转义",
  comment: "JSON 不能有注释",
  value: "没有这样的值",
  rest: "结尾之后还有内容",
};

export const reading: ArenaReadSentences = {
  "clock-malformed": ({ text }) =>
    `时限写作 10+0.1（每局和每步的秒数）、0.5/move 或 40/60（步数/秒），不能是${quoted(text)}`,
  "clock-out-of-range": ({ text, most }) => `${quoted(text)}没有时间，或超过了 ${most}`,
  "bots-not-json": ({ line, column, fault, near }) =>
    `第 ${line} 行第 ${column} 列: ${jsonFaultTexts[fault]}${near === "" ? "" : `，在${quoted(near)}处`}`,
  "bots-not-list": () => '需要一个程序列表: [{ "name": "mine", "run": "python3 bot.py" }, …]',
  "bots-too-few": ({ least }) => `至少要有 ${least} 个程序`,
  "bots-too-many": ({ most }) => `最多 ${most} 个程序`,
  "bots-member-unknown": ({ member, known }) => `没有成员${quoted(member)}，只有 ${known}`,
  "bot-not-object": ({ bot: place }) =>
    `第 ${place} 个程序要写成对象: { "name": "mine", "run": "python3 bot.py" }`,
  "bot-member-unknown": ({ member, known, ...who }) =>
    `${bot(who)}有成员${quoted(member)}；可用的成员是 ${known}`,
  "bot-member-wrong": ({ member, wanted, ...who }) => `${bot(who)}: ${member} 必须是${wantedText(wanted)}`,
  "bot-player-missing": (who) => `${bot(who)}需要 run（一条命令）或 builtin（smart、engine:7）`,
  "bot-player-twice": ({ members, ...who }) => `${bot(who)}有 ${members}；只能有其中之一`,
  "bot-builtin-unknown": ({ text, choices, ...who }) =>
    `${bot(who)}: 没有棋手${quoted(text)}；可选 ${choices}`,
  "bot-remote": (who) => `${bot(who)}: 远程程序以后才有；请写 run 或 builtin`,
  "bot-name-taken": ({ other, ...who }) => `${bot(who)}与第 ${other} 个程序同名；名字必须不同`,
  "opening-wrong": ({ line, text, sentence }) => `第 ${line} 行，${quoted(text)}: ${sentence}`,
  "opening-over": ({ line, text }) => `第 ${line} 行: ${quoted(text)}中对局已经结束`,
  "openings-none": () => "里面没有开局: 每行写一个局面，或从头开始的着法",
  "setup-broken": ({ part }) => `保存的比赛无法读取（${part}）`,
  "pairing-malformed": () =>
    '需要 { "players": [{ "name": "a", "score": 2, "opponents": ["b"], "byes": 0 }, …] }',
  "pairing-too-few": ({ least }) => `至少要有 ${least} 名选手`,
  "pairing-too-many": ({ most }) => `最多 ${most} 名选手`,
  "pairing-player-malformed": ({ place }) => `第 ${place} 名选手要写成带名字（name）的对象`,
  "pairing-name-missing": ({ place }) => `第 ${place} 名选手需要名字（name）`,
  "pairing-name-too-long": ({ place, longest }) => `第 ${place} 名选手的名字超过 ${longest} 个字符`,
  "pairing-name-twice": ({ name }) => `有两名选手都叫${quoted(name)}`,
  "pairing-score": ({ name, most }) => `${shorten(name)} 的 score 必须是 ½ 的倍数，最多 ${most}`,
  "pairing-number": ({ name, most }) => `${shorten(name)} 的 number 必须是整数，最多 ${most}`,
  "pairing-number-twice": ({ name, other, number }) =>
    `${shorten(name)} 和 ${shorten(other)} 的编号都是 ${number}`,
  "pairing-byes": ({ name, most }) => `${shorten(name)} 的 byes 必须是 true、false 或不超过 ${most} 的整数`,
  "pairing-opponents-malformed": ({ name }) => `${shorten(name)} 的 opponents 必须是名字的列表`,
  "pairing-opponents-too-many": ({ name, most }) => `${shorten(name)} 的对手超过 ${most} 个`,
  "pairing-opponent-unknown": ({ name, opponent }) => `${shorten(name)} 的对手${quoted(opponent)}不是选手`,
  "pairing-opponent-itself": ({ name }) => `${shorten(name)} 不可能遇到自己`,
};

const often = ({ count, of }: { readonly count: number; readonly of: number }): string =>
  `${of} 次中有 ${count} 次`;
const against = (who: "itself" | "random"): string => (who === "itself" ? "它自己" : "Random");

const slipTexts: { readonly [Slip in SlipName]: string } = {
  "from-nought": "它从 0 数起，游戏从 1 数起",
  "rows-from-nought": "它的行从 0 数起，游戏从 1 数起",
  "places-from-nought": "它的位置从 0 数起，游戏从 1 数起",
  "from-one": "它从 1 数起，游戏从 0 数起",
  exchanged: "两个数颠倒了",
  "upside-down": "它从另一头数行",
};

export const check: ArenaCheckSentences = {
  asking: ({ at, of }) => `局面 ${at} / ${of}`,
  playing: ({ against: who }) => `与${against(who)}对局`,
  fit: ({ name, game }) => `${name} 可以下 ${game}: 能启动，按规则回答，并会结束。`,
  unfit: ({ name }) => `${name} 这样还不能参赛。`,
  findings: {
    unstartable: ({ code }) => `无法启动（${code}）。命令写对了吗，程序在那里吗？`,
    "ended-early": ({ status, signal, answers }) =>
      `它${answers === 0 ? "还没有回答就" : `回答了 ${answers} 次后`}${signal !== null ? `因 ${signal} ` : `以状态 ${status ?? 0} `}结束: ${
        answers === 0
          ? "手工输入这条命令能启动它吗？"
          : status === 0
            ? "不要答一次就结束，请读下一行。"
            : "这是程序自身的错误。"
      }`,
    errors: ({ line }) => `它的标准错误输出的结尾: ${line}`,
    "no-answer": ({ seconds, ...rest }) =>
      `${often(rest)}在 ${seconds} 秒内没有回答: 每读到以 go 开头的一行，就输出一步。`,
    "not-flushed": ({ line }) =>
      `直到输入关闭才有回答（那时是${quoted(line)}）: 每行之后要刷新缓冲区（flush）。`,
    "no-line-end": ({ text }) => `回答${quoted(text)}后面没有换行: 请输出换行并 flush。`,
    "other-words": ({ line, move, ...rest }) =>
      `${often(rest)}在着法之外还有别的字: ${quoted(line)}应当只是${quoted(move)}。以 # 开头的是注释。`,
    chatter: ({ line, ...rest }) =>
      `${often(rest)}有不是回答的行: ${quoted(line)}。请以 # 开头，或不要输出。`,
    echo: ({ line }) => `它重复了收到的话: ${quoted(line)}。`,
    greeting: ({ line }) => `还没问它就输出了${quoted(line)}: 请以 # 开头，或不要输出。`,
    "second-answer": ({ line, ...rest }) => `${often(rest)}有不止一个回答: ${quoted(line)}会被当作下一步。`,
    malformed: ({ line, position, ...rest }) =>
      `${often(rest)}不是着法: 在 ${position} 时的${quoted(line)}。`,
    illegal: ({ move, position, sentence, ...rest }) =>
      `${often(rest)}违反规则: 在 ${position} 时的${quoted(move)}。${sentence}`,
    slip: ({ slip, answer, meant, ...rest }) =>
      `${often(rest)}违反规则，因为${slipTexts[slip]}: ${quoted(answer)}也许本想写${quoted(meant)}。`,
    "does-not-end": ({ after }) =>
      after === "quit" ? "收到 quit 后没有结束: 请退出循环。" : "输入结束后没有结束: 请退出循环。",
    "no-ready": () => "它对 grundy 1 没有回答 ready。可以省略；那样启动时间算到第一次回答为止。",
    fault: ({ against: who, sentence }) => `与${against(who)}的对局: ${sentence}。`,
    speed: ({ ready, median, slowest }) =>
      `${ready === null ? "" : `${ready.toFixed(0)} ms 后就绪。`}回答需要 ${median.toFixed(1)} ms，最长 ${slowest.toFixed(1)} ms。`,
  },
};
