import type { ProofSentences } from "../../learn/layers.ts";
import { counts, single, span, takenThings, thingName, thingsInFigures } from "../grammar.ts";

/** Why the rules hold by which a position of the Nim family is judged. */
export const proof: ProofSentences = {
  rulesSay: "証明することはありません。取れる手がなくなったときにどちらの勝ちかは、規則で決まっています。",
  inTurn({ moves, odd, misere }) {
    const end = `最後に取った方が${misere ? "負け" : "勝ち"}です`;
    if (moves === 1) return `それを取るのは手番側で、${end}。`;
    const number = moves === undefined ? `${odd ? "奇数" : "偶数"}手` : `${moves}手`;
    return `双方は交互に取るので、${number}のうち最後の手は${odd ? "手番側" : "相手側"}のもので、${end}。`;
  },
  oneEach: ({ count, thing }) =>
    `どの手も${thingName(thing)}を${single(thing)}だけ取るので、残りの手数は${thingName(thing)}の数と同じ${count}手です。`,
  sameEach: ({ take, thing, moves }) =>
    `${takenThings(take, thing)}取ると、連はその分だけ短くなり、分かれません。ですから、どう進んでも、どの連からも長さを${take}で割った商の回数だけ取れ、全部で${moves}手です。`,
  onceEach: ({ least, longest, thing, runs }) =>
    `一度に取るのは少なくとも${thingsInFigures(least, thing)}で、どの連も長さは${longest}までです。一度取ると残りは${least}未満になるので、どの連からも一度だけ取れます。連は${runs}個なので、${runs}手です。`,
  oddSum: ({ count, thing }) =>
    `${thingName(thing)}${single(thing)}はいつでも取れるので、最後には何も残りません。どの手も奇数を取り、奇数の和が奇数になるのは、奇数個を足したときに限ります。${thingsInFigures(count, thing)}は${count % 2 === 1 ? "奇数" : "偶数"}なので、手数も${count % 2 === 1 ? "奇数" : "偶数"}です。`,
  moduloAnswer: ({ least, most, modulus, losing }) =>
    `${modulus}で割った余りが${span(losing)}だとします。手番側が取る数は${least}から${most}までで、${modulus}に足りない分も同じ範囲の数なので、相手側はその数を取ります。合わせて${modulus}なので余りは変わらず、同じ側が終わりまでずっと同じ余りに向き合います。`,
  moduloEnd({ losing, least, misere, thing }) {
    if (misere)
      return losing.to === 1
        ? `最後には${thingName(thing)}が${single(thing)}残ります。それを取るしかなく、最後に取った方が負けです。`
        : `最後には${thingName(thing)}が${counts(span(losing), thing)}残ります。一度は取らねばならず、取ると${least}未満になるので、それが最後の手で、最後に取った方が負けです。`;
    return least === 1
      ? "最後には何も残りません。最後に取ったのは相手側で、相手側の勝ちです。"
      : `最後には${thingName(thing)}が${counts(least, thing)}より少なくなり、もう取れません。最後に取ったのは相手側で、相手側の勝ちです。`;
  },
  moduloWon({ least, most, misere }) {
    const rest = misere
      ? `余りがそれより大きければ、${least}だけ残して余りの分を取ります。小さければ、最大の${most}を取ると、余りは${least}だけ増えます。（${least === 1 ? "何も残っていなければ" : `残りが${least}未満なら`}、すでに手番側の勝ちです。）`
      : least === 1
        ? "余りの分をちょうど取れば、余りは0になります。"
        : `余りの分を取り、それが${most}を超えるなら${most}を取ります。余りは${least}未満になります。`;
    return `ほかの余りからは、一手でそのような余りに移り、負けを相手側に渡せます。${rest}`;
  },
  moduloHere: ({ take, length, left, modulus, remainder, thing }) =>
    `ここでは${length}から${takenThings(take, thing)}取ります。残りは${left}で、${modulus}で割ると余りは${remainder}です。`,
  settledAtOnce: ({ least, thing }) =>
    `この手のあと、一度に取る最小の数である${thingsInFigures(least, thing)}を含む連はありません。相手側には手がないので、これが最後の手で、最後に取った方が勝ちです。`,
  settled: ({ least, below, moves, thing }) =>
    `この手のあと、${thingsInFigures(below, thing)}以上の連はなく、どの手も少なくとも${least}を取ります。どの連からも二度は取れないので、残りはちょうど${moves}手です。奇数なので、最後に取るのは相手側です。`,
  twinsStay:
    "取れる連がすべて対になっているとします。一方の連から何を取っても、もう一方は手つかずで、長さは取る前と同じなので、同じように取れます。両方の残りも、また対になります。",
  twinsEnd: ({ count, thing }) =>
    `ですから、応じる側に手がなくなることはありません。${thingsInFigures(count, thing)}は一手ごとに減るので、対局は終わります。先に手がなくなるのは相手の方で、最後に取ったのは応じた側です。`,
  twinsMade: ({ length, take, half, thing }) =>
    half === 0
      ? `ここでは、長さ${length}の連一つに対がありません。手番側がそれを取れば、相手側の前には対になった連だけが残ります。`
      : `ここでは、長さ${length}の連一つに対がありません。手番側が真ん中の${takenThings(take, thing)}取って${half}ずつに分ければ、相手側の前には対になった連だけが残ります。`,
  stepByStep: ({ most, thing }) =>
    `連が負けかどうかは、もっと短い連だけで決まります。負けになるのは、取れる手があってどの手も負けの連に移れないとき（または、取れる手がなく、最後に取った方が勝ちのとき）に限ります。${most === undefined ? "" : `一度に取れるのは${thingsInFigures(most, thing)}までなので、直前の${most}個の長さで決まります。`}`,
  seenInRow: ({ from, most, every }) =>
    `長さごとに、順にこうして判定しました。${from}から続く${most}個の長さは、どれも${every}だけ長い連と勝ち負けが同じです。次の長さは、${every}だけ長い連と同じものから判定されるので、結果も同じです。その先もずっとそうなります。`,
  judgedInTurn: ({ length }) =>
    `0から${length}までのすべての長さを、順に、それより短い長さだけから判定しました。ほかには何も使っていません。`,
  valueOfParts:
    "途中から取ると、連は二つに分かれます。そこで連には、グランディ数という値があります。その連のどの手でも移れない最小の数で、二つに分かれた連は値のXORで数えます（R. P. Sprague 1935、P. M. Grundy 1939）。",
  lostIsZero:
    "値が0の連は負け、それ以外は勝ちです。0からは0に移る手がなく、それより大きい値からは0に移る手があるからです。",
  theorem: ({ start, length, most, seen, worked }) =>
    `連の値を${worked}まで計算しました。${start}から少なくとも${seen}までは、どの値も${length}だけ長い連の値と同じです。一度に取るのは${most}までなので、さらに長い連が二つに分かれても、一方は、${length}だけ短くしても値の変わらない長さです。ですから、その連から移れる値は${length}だけ短い連と同じで、値も同じになり、どこまでも続きます（R. K. Guy、C. A. B. Smith 1956）。`,
  endTheorem: ({ start, length, most, seen }) =>
    `一度に取るのは${most}までなので、連の値は直前の${most}個の長さで決まります。${start}から${seen}までは、どの値も${length}だけ長い連の値と同じで、続く個数はこれで足ります。次の値も同じ数から決まるので同じになり、どこまでも続きます。`,
  sizes: ({ thing, middle }) =>
    `連の値は${thingName(thing)}の数です。それより少ないどの数も残せ、${middle ? "分かれた二つのXORは合計を超えないので、" : ""}同じ値のままになる手はありません。`,
  leastUnreached: ({ middle }) =>
    `連のグランディ数は、その連のどの手でも移れない最小の数です${middle ? "（二つに分かれた連は値のXORで数えます）" : ""}。ですから、連の値を変えない手はなく、それより小さいどの値にも移る手があります。`,
  closedEnd: ({ least, most, modulus }) =>
    `ここでは${least === 1 ? `${modulus}で割った余り` : `${modulus}で割った余りを${least}で割って切り捨てた数`}です。余りまでの数を取れば、それより小さいすべての値に移れます。それより多く、${most}まで取ると、余りは一回りして少なくとも${least}だけ大きくなるので、値も大きくなり、同じ値にはなりません。`,
  closedAny: ({ least, middle }) =>
    `ここでは長さを${least}で割って切り捨てた数です。少なくとも${least}を取るので、残りの値は小さくなり${middle ? "（XORは和を超えないので、二つに分かれても同じです）" : ""}、それより小さいどの値も残せます。`,
  workedOut: ({ longest }) => `値は${longest}まで、長さごとに順に、取ったあとに残る連の値から計算しました。`,
  spoilsZero:
    "XORが0なら、どの手でも0でなくなります。一手で値が変わるのは一つの連だけで、XORのどこかの桁が変わるからです。",
  makesZero:
    "XORが0でなければ、0にする手があります。二進法で書いたXORの最も高い桁の1を見ると、その桁が1の連があります。その値のうち、XORが1の桁だけを変えると値は小さくなるので、それを残す手があり、XORは0になります。",
  makesZeroHere: ({ length, value, xor, wanted }) =>
    `ここでは長さ${length}の連でできます。${value} XOR ${xor} = ${wanted}で、${wanted}は${value}より小さいからです。`,
  zeroAtEnd: ({ count, thing, source }) =>
    `${thingsInFigures(count, thing)}は一手ごとに減るので、対局は終わります。終わりには手がなく、XORは0で、手番側の負けです。そこからさかのぼると、XORが0の局面はすべて負け、それ以外はすべて勝ちです（${source === "bouton" ? "C. L. Bouton 1901" : "R. P. Sprague 1935、P. M. Grundy 1939"}）。`,
  misereNim: ({ plain, thing }) =>
    `最後に取った方が負けのときは、終わり方だけが違います。${plain ? `${thingName(thing)}が${counts("二", thing)}以上ある連` : "値が2以上の連"}を大きい連と呼びます。XORが0なら、大きい連がちょうど一つということはありません。その最も高い桁を打ち消すものがないからです。ですから、XORを0にする側が大きい連を一つだけ残すことはなく、いつか相手側がそうします。そのとき、その連を一手分にするか、手がないのと同じにするかを選べば、残りは奇数手になり、最後に取るのは相手側です${plain ? "（C. L. Bouton 1901）" : ""}。`,
  tame: ({ longest, closed }) =>
    closed
      ? "この規則では、最後に取った方が負けのときも、連はニムの山と同じように振る舞います。値が0か1の連は、手がないのと同じか一手分で、それより大きい連はどちらにもできます。J. H. Conwayの従順なゲームです。"
      : `連の値を${longest}まで、長さごとに順に、取ったあとに残るものから計算し、最後に取った方が負けのときもニムの山と同じように振る舞うかを、一つずつ確かめました。すべてが確かめられれば、その組み合わせもすべてそうなります。J. H. Conwayの従順なゲームです。`,
  onesLost:
    "連には、一手分のものと、手がないのと同じものがあります。一手分のものが奇数個なら、手番側の負けです。そのような連だけを残す手では個数が偶数になり、もっと大きいものを残す手ではXORが0でなくなります。どちらも相手側の勝ちです。大きいものを小さくして個数をまた奇数にするか、ニムと同じように続けます。",
  onesWon:
    "偶数個で手があるなら、奇数個にする手があります。取れる連ならどれも、一手分から手がないのと同じに、またはその逆にできるからです。終わりには0個で偶数ですが、最後に取ったのは相手側なので、手番側の勝ちです。",
  turnSingles: ({ take, run, singles, thing }) =>
    `長さ${run}の連から${takenThings(take, thing)}取ると、ばらばらの${thingsInFigures(singles, thing)}が残り、奇数です。${single(thing)}ずつ取るので、最初も最後も相手側が取り、相手側の負けです。連を${single(thing)}残すか残さないかを選べるので、ほかがいくつでも奇数にできます。`,
  turnOnes: ({ take, run, left, right, thing }) =>
    `長さ${run}の連から${takenThings(take, thing)}取る${left > 0 ? `（${left}と${right}が残る）` : right > 0 ? `（${right}が残る）` : ""}と、一手分の連が奇数個になります。`,
  classes: ({ classes, lost, longest, repeats }) =>
    `${repeats ? "" : `長さ${longest}までの`}連の組み合わせは、すべて${classes}個の類に分かれ、そのうち${lost}個が負けです。どんな組み合わせの中でも置き換えられるもの同士が、同じ類です。この表をミゼール商と呼びます（T. E. Plambeck 2005、T. E. Plambeck、A. N. Siegel 2008）。`,
  classesChecked:
    "この表は推測ではなく、証明したものです。ほかに何があっても、負けの類から負けの類に移る手はなく、負けでない類からは、取れる手があるかぎり、負けの類に移る手があります。一手ごとに減っていくので、すべての組み合わせの勝ち負けがこれで決まります。",
  classesRepeat: ({ start, length }) =>
    `${start}以降では、長さが${length}違う連は同じ類です。周期の定理（R. K. Guy、C. A. B. Smith 1956）が求めるところまで確かめたので、どこまでもそうなります。`,
  searched: ({ count, thing }) =>
    `${thingsInFigures(count, thing)}は一手ごとに減るので、対局は終わります。ここから先に現れて結果に関わる局面を、移れる先の局面からすべて判定しました。移れる先がすべて勝ちなら負け、一つでも負けがあれば勝ちです。勝ち負けの意味そのものなので、ほかには何も要りません。`,
  swapHandsOver: ({ wins }) =>
    `先後を交代しても、場はそのままです。番が相手に移り、もう一度交代することはできません。${wins ? "ここで取る側は負けなので、それを相手に渡します。" : "ここで取る側は勝ちなので、自分で取ります。"}必ずどちらかになるので、交代できる側の勝ちです。`,
  swapAfterAny:
    "最初の手のあと、次に取る側は負けか勝ちのどちらかです。負けなら後手は交代して相手に取らせ、勝ちなら自分で取ります。最初の手が何であっても、必ずどちらかになります。",
  swapTooLate: "最初の手で、取れるものがなくなります。交代する前に対局が終わり、最後に取った方が勝ちです。",
};
