import type { Cut, WorthFrom } from "../../solve/index.ts";
import type {
  ExplanationSentences,
  LikeFacts,
  SaidMove,
  Span,
  WorthFacts,
} from "../explanation-sentences.ts";
import type { Thing } from "../taking-sentences.ts";
import { and, chanceText, counted, measured, noun, or, singles, span, theLast } from "./grammar.ts";
import { taking } from "./taking.ts";

export const explanation: ExplanationSentences = {
  verdict: ({ wins }) => (wins ? "行棋方必胜。" : "对方应对无误时，行棋方必败。"),
  shortWins: ({ move, only }) => `行棋方必胜，${only ? "要走" : "例如走"}${said(move)}。`,
  shortLoses: ({ move, best }) =>
    `对方应对无误时，行棋方必败；${best ? `${said(move)}抵抗最久` : `不妨试试${said(move)}`}。`,
  shortLost: "不管走什么，行棋方都必败。",
  moveVerdict: ({ wins }) =>
    wins
      ? "这一手必胜：此后轮到走的一方，在对方应对无误时必败。"
      : "对方应对无误时，这一手必败：此后轮到走的一方必胜。",
  moveEnds: ({ wins }) => `这一手结束对局，并且${wins ? "获胜" : "落败"}。`,
  answer: (move) => `制胜的应对是${said(move)}。`,
  over: ({ misere }) =>
    misere
      ? "已无法再取：行棋方获胜，因为取走最后一个的一方落败。"
      : "已无法再取：行棋方落败，因为取走最后一个的一方获胜。",
  dead: ({ runs }) => `有${runs}个连段太短，不够取一次，不再计算在内。`,
  modulo({ thing, length, least, most, modulus, remainder, losing, wins, until }) {
    const left = until ? `直到只剩${either(until)}${measured(thing)}` : "直到无法再取";
    const division = `${counted(length, thing)}除以${modulus}（即${least} + ${most}，一次最少可取数加最多可取数），余${remainder}。`;
    return `${division}余数为${either(losing)}时，行棋方${wins ? "才" : ""}必败，因为此时无论取多少，对方都能应对，使两次合计为${modulus}，${left}。`;
  },
  periodic({ thing, length, from, modulus, remainder, remainders, end }) {
    const run = from === 0 ? "连段" : `不少于${counted(from, thing)}的连段`;
    if (remainders.length === 0) return `单独一个${run}总是必胜。`;
    return `${counted(length, thing)}除以${modulus}，余${remainder}。单独一个${run}，当且仅当余数为${or(remainders.map(String))}时必败${end ? `：${lostToLost}` : ""}。`;
  },
  lostLengths: ({ thing, length, lost, end }) =>
    `单独一个不超过${counted(length, thing)}的连段，当且仅当长度为${or(lost.map(String))}时必败${end ? `：${lostToLost}` : ""}。`,
  fixedTakes: ({ thing, count, moves, misere }) =>
    `每一手恰好取${counted(count, thing)}，所以不管怎么走，总共正好还有${moves}手；${lastTaker(moves, misere)}。`,
  oddTakes: ({ count, thing, misere }) =>
    `每一手都取奇数${measured(thing)}，所以${counted(count, thing)}要用${count % 2 === 1 ? "奇" : "偶"}数手取完：${lastTaker(count, misere)}。`,
  fixedRuns: ({ moves, misere }) =>
    moves === 1
      ? `只能再走一手，走这一手的一方${outcome(!misere)}。`
      : `每个连段最多还能走一手，所以不管怎么走，总共正好还有${moves}手；${lastTaker(moves, misere)}。`,
  lastOne: ({ thing, misere }) => `只剩${theLast(thing)}，行棋方${misere ? "不得不取走它" : "取走它即可"}。`,
  singles: ({ count, thing, misere }) =>
    `只剩${singles(count, thing)}，只能一个一个地取：${lastTaker(count, misere)}。`,
  ends: ({ thing, ...cut }) => `${cutting(cut, thing)}之后，就无法再取。`,
  settles: ({ thing, moves, ...cut }) =>
    moves === 1
      ? `${cutting(cut, thing)}之后，只剩一手：对方不得不走，而取走最后一个的一方落败。`
      : `${cutting(cut, thing)}之后，不管怎么走都正好还有${moves}手：最后一手由对方走，因而对方落败。`,
  takeAll: ({ count, thing }) => `剩下的${counted(count, thing)}可以一次全部取走。`,
  twins: ({ dead }) =>
    `${dead ? "其余" : ""}每个连段都有一个等长的连段与之成对：从其中一个取走多少，对方就从另一个同样取走多少，因而最后一手归对方。`,
  takeRun: ({ length, thing }) =>
    `${length === 1 ? `可以取走单独的一${measured(thing)}` : `可以取走整个长度${length}的连段`}，而其余连段两两成对：此后每一手都能在成对的另一个连段中同样应对。`,
  halve: ({ length, count, thing, twins }) =>
    `从长度${length}的连段中间取${counted(count, thing)}，可以把它分成相等的两半${twins ? "，而其余连段两两成对" : ""}：此后每一手都能在成对的另一个连段中同样应对。`,
  pairs: ({ rest }) =>
    rest === 0 ? "所有连段按相同长度两两成对，互相抵消：它们的异或（XOR）为0。" : "长度相同的连段两两抵消。",
  lengths: (facts) => `${each(facts.rest)}按${noun(facts.thing)}的数目计算：${lengthList(facts)}。`,
  worths({ runs, same, more, from, rest }) {
    const lengths = and(runs.map(({ length }) => String(length)));
    const are = runs.length === 1 ? "的值是" : same === undefined ? "的值依次是" : "的值都是";
    const values = same ?? and(runs.map(({ value }) => String(value)));
    const others = more > 0 ? `，另有${more}种长度` : "";
    return `${each(rest)}有一个 Grundy 值，即其中任何一手都到不了的最小值：长度${lengths}${are}${values}（${sourceText(from)}）${others}。`;
  },
  worth({ thing, length, value, from, rest }) {
    if (rest)
      return `剩下一个长度${length}的连段，值为${value}（${sourceText(from)}）：这就是全部的异或（XOR）。`;
    return `${counted(length, thing)}的连段，Grundy 值为${value}，即任何一手都到不了的最小值（${sourceText(from)}）。`;
  },
  xor({ xor, cancel, binary }) {
    if (binary)
      return `它们的异或（XOR）为${xor}，写成二进制是 ${binary.terms.join(" XOR ")} = ${binary.sum}。`;
    return `它们的异或（XOR）为${xor}${cancel ? "，因为1两两抵消" : ""}。`;
  },
  xorRule: ({ alone }) =>
    alone
      ? "值为0的局面必败，其他局面必胜：从0出发，任何一手都到不了0；从其他值出发，总有一手能到0。"
      : "异或为0的局面必败，其他局面必胜：从0出发，任何一手都会破坏它；从其他值出发，总有一手能恢复到0。",
  misereXorRule: ({ plain, thing }) =>
    `取走最后一个的一方落败，但只要至少有两个连段${plain ? `各有2${measured(thing)}或更多` : "的值不小于2"}，规则就与平常相同：异或为0的局面必败，其他局面必胜。从0出发，任何一手都会破坏它；从其他值出发，总有一手能恢复到0。`,
  ones({ ones, ...facts }) {
    const end =
      ones === 0
        ? "合起来一手也没有，行棋方因而获胜，因为取走最后一个的一方落败"
        : `合起来总共${ones}手：${lastTaker(ones, true)}`;
    const like = likes(facts);
    return `${like === "" ? "" : `${like}。`}${end}。`;
  },
  turningSingles: ({ run, count, thing }) =>
    `只有一个连段不少于两${measured(thing)}，即长度${run}的连段，此外还有${singles(count, thing)}：胜负就在这里决定，行棋方可以选择让它留下一个还是一个不留。`,
  turning({ run, thing, ...facts }) {
    const others = likes(facts) || `其余连段都是单独的一${measured(thing)}`;
    return `${others}；只有长度${run}的连段还没有定。行棋方可以让它相当于一手或零手，哪种能赢就选哪种。`;
  },
  swapNow: ({ wins }) =>
    wins
      ? "换边会把走棋权交给对方，而在这里必须取的一方，在对方应对无误时必败。"
      : "换边会把走棋权交给对方，而在这里可以取的一方必胜。",
  secondWins:
    "因为可以换边，只要应对无误，后手必胜：如果第一手留下的局面是必须取的一方必败，就换边；否则就继续走。",
  endsFirst: "第一手就能结束对局，因此轮不到换边。",
  table: "没有简短的理由：各种长度的连段的值是逐个长度算出来的。",
  quotient: "没有简短的理由：答案来自这个游戏的 misère 商，这张表说明由这类连段组成的任何局面是否必败。",
  search: "没有简短的理由：答案是把后续走法都走一遍得到的。",
  wins({ move, others, more }) {
    const named = more ? [...others, "其他走法"] : others;
    return `${said(move)}必胜${named.length === 0 ? "" : `；${and(named)}也是`}。`;
  },
  hopeless: "怎么走都无济于事：不管走什么，对方都会赢。",
  resists: ({ move, chance }) =>
    `${said(move)}抵抗最久：随机走的对手，${
      "allBut" in chance
        ? `只有${chanceText(chance)}的概率会漏掉某个制胜应对`
        : `每次都找到制胜应对的概率为${chanceText(chance)}`
    }。`,
  tries: ({ move, chance }) =>
    `不妨试试${said(move)}：随机走的对手，${
      "allBut" in chance
        ? `至少有${chanceText(chance)}的概率会漏掉某个制胜应对`
        : `每次都找到制胜应对的概率不超过${chanceText(chance)}`
    }。`,
};

const said = ({ text, take }: SaidMove): string =>
  `${text}（${take ? taking.take(take) : taking.swap.does}）`;

const outcome = (wins: boolean): string => (wins ? "获胜" : "落败");

const each = (rest: boolean): string => (rest ? "剩下的每个连段" : "每个连段");

const lostToLost =
  "从必败的长度取一次，到不了另一个必败的长度；从其他还能取的长度，总有一种取法能到必败的长度";

/** `3`, `3或4`, `3至5`. */
const either = ({ from, to }: Span): string => (to === from + 1 ? `${from}或${to}` : span({ from, to }));

/** Who takes last when so many moves are left, and what becomes of it. */
function lastTaker(moves: number, misere: boolean): string {
  const who = moves % 2 === 1 ? "行棋方" : "对方";
  return `${moves === 1 ? "这一手" : "最后一手"}由${who}走，${who}因而${outcome(!misere)}`;
}

function cutting({ run, take, left, right }: Cut, thing: Thing): string {
  if (run === take) return `取走整个长度${run}的连段`;
  if (left === 0) return `从长度${run}的连段末端取${counted(take, thing)}`;
  return `从长度${run}的连段中取${counted(take, thing)}，留下${left}和${right}`;
}

/** `长度5或3的连段相当于一手，长度4的连段相当于零手`; empty where nothing but single sticks is left. */
function likes({ likeOne, likeNothing }: LikeFacts): string {
  const like = (lengths: readonly number[], moves: string): string[] =>
    lengths.length === 0 ? [] : [`长度${or(lengths.map(String))}的连段相当于${moves}手`];
  return [...like(likeOne, "一"), ...like(likeNothing, "零")].join("，");
}

function lengthList({ runs, more }: WorthFacts): string {
  const list = runs.map(({ length }) => String(length));
  return and(more > 0 ? [...list, `另外${more}种长度`] : list);
}

function sourceText(from: WorthFrom): string {
  if (from.by === "period")
    return `${from.period.start > 0 ? `从${from.period.start}起，` : ""}值以${from.period.length}为周期重复`;
  if (from.by === "table") return "逐个长度算出";
  const { unit, modulus } = from.form;
  const length = Number.isFinite(modulus) ? `长度除以${modulus}的余数` : "长度";
  return unit === 1 ? `即${length}` : `即${length}除以${unit}后向下取整`;
}
