import type { Cut, WorthFrom } from "../../solve/index.ts";
import type {
  ExplanationSentences,
  LikeFacts,
  SaidMove,
  Span,
  WorthFacts,
} from "../explanation-sentences.ts";
import type { Thing } from "../taking-sentences.ts";
import {
  and,
  chanceText,
  counts,
  or,
  single,
  span,
  takenThings,
  thingName,
  thingsInFigures,
} from "./grammar.ts";
import { taking } from "./taking.ts";

export const explanation: ExplanationSentences = {
  verdict: ({ wins }) => (wins ? "手番側の勝ちです。" : "相手が最善を尽くせば、手番側の負けです。"),
  shortWins: ({ move, only }) => `手番側の勝ちです。${only ? "" : "たとえば"}${said(move)}で勝てます。`,
  shortLoses: ({ move, best }) =>
    `相手が最善を尽くせば手番側の負けですが、${best ? "最も粘れる" : "試す価値のある"}手は${said(move)}です。`,
  shortLost: "どう取っても、手番側の負けです。",
  moveVerdict: ({ wins }) =>
    wins
      ? "この手で勝ちです。次の手番側は、最善を尽くされると負けます。"
      : "この手は、最善を尽くされると負けです。次の手番側が勝ちます。",
  moveEnds: ({ wins }) => `この手で対局が終わり、${wins ? "勝ち" : "負け"}になります。`,
  answer: (move) => `勝てる応手は${said(move)}です。`,
  over: ({ misere }) =>
    misere
      ? "取れる手はもうありません。最後に取った方が負けなので、手番側の勝ちです。"
      : "取れる手はもうありません。最後に取った方が勝ちなので、手番側の負けです。",
  dead: ({ runs }) =>
    `${runs === 1 ? "一つの" : `${runs}個の`}連は短すぎて取れる手がなく、もう勝敗に関わりません。`,
  modulo({ thing, length, least, most, modulus, remainder, losing, until }) {
    const end = until
      ? `${thingName(thing)}が${until.to === 1 ? single(thing) : counts(either(until), thing)}残る`
      : "手がなくなる";
    return `${thingsInFigures(length, thing)}を${modulus}（一度に取れる最小の数${least}と最大の数${most}の和）で割ると、余りは${remainder}です。余りが${either(losing)}の局面は負けです。そこからはどう取っても、相手が合わせて${modulus}${counts("", thing)}になるように応じ、${end}まで続けられるからです。`;
  },
  periodic({ thing, length, from, modulus, remainder, remainders, end }) {
    const run = from === 0 ? "連" : `${thingsInFigures(from, thing)}以上の連`;
    if (remainders.length === 0) return `${run}は、それ一つだけなら必ず勝ちです。`;
    return `${thingsInFigures(length, thing)}を${modulus}で割ると、余りは${remainder}です。${run}が一つだけなら、負けになるのは余りが${or(remainders.map(String))}のときに限ります。${end ? lostToLost : ""}`;
  },
  lostLengths: ({ thing, length, lost, end }) =>
    `${thingsInFigures(length, thing)}までの連が一つだけなら、負けになるのは長さが${or(lost.map(String))}のときに限ります。${end ? lostToLost : ""}`,
  fixedTakes: ({ thing, count, moves, misere }) =>
    `どの手も${takenThings(count, thing)}取るので、どう進んでも残りはちょうど${moves}手です。${lastTaker(moves, misere)}`,
  oddTakes: ({ count, thing, misere }) =>
    `どの手も${thingName(thing)}を奇数${counts("", thing)}取るので、${thingsInFigures(count, thing)}は${count % 2 === 1 ? "奇数" : "偶数"}手でなくなります。${lastTaker(count, misere)}`,
  fixedRuns: ({ moves, misere }) =>
    moves === 1
      ? `残りは一手だけで、それを取る側の${misere ? "負け" : "勝ち"}です。`
      : `どの連からもあと一手しか取れないので、どう進んでも残りはちょうど${moves}手です。${lastTaker(moves, misere)}`,
  lastOne: ({ thing, misere }) =>
    misere
      ? `残りは${thingName(thing)}${single(thing)}だけで、手番側はそれを取るしかありません。`
      : `残りは${thingName(thing)}${single(thing)}だけで、手番側がそれを取ります。`,
  singles: ({ count, thing, misere }) =>
    `残りはばらばらの${thingsInFigures(count, thing)}だけで、${single(thing)}ずつ取られます。${lastTaker(count, misere)}`,
  ends: ({ thing, ...cut }) => `${cutting(cut, thing)}と、取れる手がなくなります。`,
  settles: ({ thing, moves, ...cut }) =>
    moves === 1
      ? `${cutting(cut, thing)}と、残りは一手だけです。相手側がそれを取るしかなく、最後に取った方が負けです。`
      : `${cutting(cut, thing)}と、どう進んでも残りはちょうど${moves}手です。最後に取るのは相手側なので、相手側の負けです。`,
  takeAll: ({ count, thing }) => `残りの${thingsInFigures(count, thing)}は、一度にすべて取れます。`,
  twins: ({ dead }) =>
    `${dead ? "ほかの" : ""}どの連にも、対になる同じ長さの連があります。一方から何を取っても、相手側がもう一方から同じように取れるので、最後の手は相手側のものです。`,
  takeRun: ({ length, thing }) =>
    `${length === 1 ? `${thingName(thing)}${single(thing)}を` : `長さ${length}の連を丸ごと`}取れば、ほかの連にはすべて対の連があります。そのあとは、どの手にも対の連で同じ手を返せます。`,
  halve: ({ length, count, thing, twins }) =>
    `長さ${length}の連${twins ? "の一つ" : ""}は、真ん中の${takenThings(count, thing)}取れば同じ長さの二つに分かれます。${twins ? "ほかの連にはすべて対の連があります。" : ""}そのあとは、どの手にも対の連で同じ手を返せます。`,
  pairs: ({ rest }) =>
    rest === 0
      ? "すべての連が同じ長さの対になり、打ち消し合います。排他的論理和（XOR）は0です。"
      : "同じ長さの連は二つずつ打ち消し合います。",
  lengths: (facts) =>
    `${facts.rest ? "残った連" : "連"}の値は、それぞれ${thingName(facts.thing)}の数です: ${lengthList(facts)}。`,
  worths({ runs, same, more, from, rest }) {
    const lengths = and(runs.map(({ length }) => String(length)));
    const values =
      same === undefined ? `順に${and(runs.map(({ value }) => String(value)))}` : `いずれも${same}`;
    const others = more > 0 ? `長さはほかにも${more}種類あります。` : "";
    return `${rest ? "残った連" : "連"}にはそれぞれグランディ数（その連のどの手でも移れない最小の値）があります。長さ${lengths}の値は${values}です（${sourceText(from)}）。${others}`;
  },
  worth({ thing, length, value, from, rest }) {
    if (rest)
      return `残るのは長さ${length}の連一つで、値は${value}です（${sourceText(from)}）。これが全体の排他的論理和（XOR）です。`;
    return `${thingsInFigures(length, thing)}の連のグランディ数（どの手でも移れない最小の値）は${value}です（${sourceText(from)}）。`;
  },
  xor({ xor, cancel, binary }) {
    const sum = `排他的論理和（XOR）は${xor}です`;
    if (binary) return `${sum}。二進法では${binary.terms.join(" XOR ")} = ${binary.sum}です。`;
    return cancel ? `等しい値は二つずつ打ち消し合うので、${sum}。` : `${sum}。`;
  },
  xorRule: ({ alone }) =>
    alone
      ? "値が0の局面は負け、それ以外は勝ちです。0からはどの手でも0にならず、それ以外からは0にする手があるからです。"
      : "XORが0の局面は負け、それ以外は勝ちです。0からはどの手でも0でなくなり、それ以外からは0に戻す手があるからです。",
  misereXorRule: ({ plain, thing }) =>
    `最後に取った方が負けですが、${plain ? `${thingName(thing)}が${counts("二", thing)}以上ある連` : "値が2以上の連"}が二つ以上あるうちは、ふつうの規則と同じです。XORが0の局面は負け、それ以外は勝ちです。0からはどの手でも0でなくなり、それ以外からは0に戻す手があるからです。`,
  ones({ ones, ...facts }) {
    const alike = likes(facts);
    const end =
      ones === 0
        ? "合わせて一手も残っていません。最後に取った方が負けなので、手番側の勝ちです。"
        : `合わせて${ones === 1 ? "一" : ones}手です。${lastTaker(ones, true)}`;
    return `${alike === "" ? "" : `${alike}。`}${end}`;
  },
  turningSingles: ({ run, count, thing }) =>
    `${thingName(thing)}が${counts("二", thing)}以上ある連は長さ${run}の連だけで、ほかはばらばらの${thingName(thing)}${count === 1 ? single(thing) : counts(count, thing)}です。ここが勝負どころで、手番側はこの連を${single(thing)}だけ残すか、すべて取るかを選べます。`,
  turning({ run, thing, ...facts }) {
    const others = likes(facts) || `ほかの連はすべて${single(thing)}だけの${thingName(thing)}です`;
    return `${others}。決まっていないのは長さ${run}の連だけです。手番側は、これを一手分にも、手がないのと同じにもできるので、勝てる方を選べます。`;
  },
  swapNow: ({ wins }) =>
    wins
      ? "先後を交代すると番が相手に移り、ここで取る側は最善を尽くされると負けます。"
      : "先後を交代すると番が相手に移り、ここで取れる側が勝ちます。",
  secondWins:
    "双方が最善を尽くせば、先後の交代があるので後手の勝ちです。先手の最初の手が、次に取る側の負ける局面を残せば交代し、そうでなければそのまま続けます。",
  endsFirst: "最初の手で対局を終わらせることができるので、交代する番は来ません。",
  table: "短い理由はありません。連の値は、長さごとに順に計算して求めました。",
  quotient:
    "短い理由はありません。答えはこのゲームのミゼール商、つまり連のどの組み合わせが負けかを示す表から得ました。",
  search: "短い理由はありません。答えは、この先の手順をすべて調べて求めました。",
  wins({ move, others, more }) {
    const first = `${said(move)}で勝てます。`;
    if (others.length === 0) return more ? `${first}ほかの手でも勝てます。` : first;
    return `${first}${and(others)}${more ? "など" : ""}でも勝てます。`;
  },
  hopeless: "どの手でも助かりません。何を取っても相手側が勝ちます。",
  resists: ({ move, chance }) =>
    `最も粘れる手は${said(move)}です。でたらめに取る相手が${
      "allBut" in chance
        ? `勝てる応手のどれかを逃す確率は${chanceText(chance)}だけです`
        : `、勝てる応手をすべて見つける確率は${chanceText(chance)}です`
    }。`,
  tries: ({ move, chance }) =>
    `試す価値のある手は${said(move)}です。でたらめに取る相手が${
      "allBut" in chance
        ? `勝てる応手のどれかを逃す確率は少なくとも${chanceText(chance)}です`
        : `、勝てる応手をすべて見つける確率は高くても${chanceText(chance)}です`
    }。`,
};

const said = ({ text, take }: SaidMove): string =>
  `${text}（${take ? taking.take(take) : taking.swap.does}）`;

const lostToLost =
  "負ける長さからはどう取っても別の負ける長さにならず、取れる手のあるほかの長さからは負ける長さにできるからです。";

/** `3`, `3か4`, `3〜5`. */
const either = ({ from, to }: Span): string => (to === from + 1 ? `${from}か${to}` : span({ from, to }));

/** Who takes last when so many moves are left, and what becomes of it. */
function lastTaker(moves: number, misere: boolean): string {
  const who = moves % 2 === 1 ? "手番側" : "相手側";
  return `${moves === 1 ? "それを" : "最後に"}取るのは${who}なので、${who}の${misere ? "負け" : "勝ち"}です。`;
}

/** What is done, before `と`: `長さ9の連から小石を3個取って、2個と4個を残す`. */
function cutting({ run, take, left, right }: Cut, thing: Thing): string {
  if (run === take) return `長さ${run}の連を丸ごと取る`;
  if (left === 0) return `長さ${run}の連の端から${takenThings(take, thing)}取る`;
  return `長さ${run}の連から${takenThings(take, thing)}取って、${counts(left, thing)}と${counts(right, thing)}を残す`;
}

/** `長さ5または3の連は一手分、長さ4の連は手がないのと同じです`; empty where nothing but single sticks is left. */
function likes({ likeOne, likeNothing }: LikeFacts): string {
  const nothing =
    likeNothing.length === 0 ? "" : `長さ${or(likeNothing.map(String))}の連は手がないのと同じです`;
  if (likeOne.length === 0) return nothing;
  const ones = `長さ${or(likeOne.map(String))}の連は一手分`;
  return nothing === "" ? `${ones}と同じです` : `${ones}、${nothing}`;
}

function lengthList({ runs, more }: WorthFacts): string {
  const list = runs.map(({ length }) => String(length));
  return and(more > 0 ? [...list, `ほか${more}種類の長さ`] : list);
}

function sourceText(from: WorthFrom): string {
  if (from.by === "period")
    return `値は${from.period.start > 0 ? `${from.period.start}以降、` : ""}${from.period.length}ごとに繰り返します`;
  if (from.by === "table") return "長さごとに順に計算しました";
  const { unit, modulus } = from.form;
  const length = Number.isFinite(modulus) ? `長さを${modulus}で割った余り` : "長さそのもの";
  return unit === 1 ? length : `${length}を${unit}で割って切り捨てた数`;
}
