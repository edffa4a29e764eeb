import type { ProofSentences } from "../../learn/layers.ts";
import { counted, measured, noun, singles, span } from "../grammar.ts";

/** Why the rules hold by which a position of the Nim family is judged. */
export const proof: ProofSentences = {
  rulesSay: "没有什么要证明的：已无法再取，此时谁获胜由规则规定。",
  inTurn({ moves, odd, misere }) {
    const end = `取走最后一个的一方${misere ? "落败" : "获胜"}`;
    if (moves === 1) return `这一手由行棋方走，而${end}。`;
    const number = moves === undefined ? `${odd ? "奇" : "偶"}数手` : `${moves}手`;
    return `双方轮流走，所以${number}中的最后一手由${odd ? "行棋方" : "对方"}走，而${end}。`;
  },
  oneEach: ({ count, thing }) =>
    `每一手只取一${measured(thing)}，所以${noun(thing)}有多少，就还有多少手：${count}。`,
  sameEach: ({ take, thing, moves }) =>
    `取走${counted(take, thing)}，连段就短了这么多，而不会断开。所以不管怎么走，每个连段能取的次数就是它的长度除以${take}所得的整数，全部加起来是${moves}。`,
  onceEach: ({ least, longest, thing, runs }) =>
    `一次至少要取${counted(least, thing)}，而每个连段都不超过${longest}。取过一次之后就不到${least}，所以每个连段能取一次，不能取第二次：${runs}个连段，就是${runs}手。`,
  oddSum: ({ count, thing }) =>
    `单独的一${measured(thing)}总可以取走，所以最后什么也不剩。每一手取的都是奇数，而若干奇数之和为奇数，当且仅当它们有奇数个。${counted(count, thing)}是${count % 2 === 1 ? "奇数" : "偶数"}，所以手数也是${count % 2 === 1 ? "奇数" : "偶数"}。`,
  moduloAnswer: ({ least, most, modulus, losing }) =>
    `假设除以${modulus}的余数为${span(losing)}。行棋方取${least}到${most}之间的某个数；它与${modulus}的差仍是这样的数，对方就取这么多。两次合计为${modulus}，余数与先前相同：遇到它的一方会再次遇到它，直到最后。`,
  moduloEnd({ losing, least, misere, thing }) {
    if (misere)
      return losing.to === 1
        ? `最后只剩一${measured(thing)}，不得不取，而取走最后一个的一方落败。`
        : `最后剩下${span(losing)}${measured(thing)}。必须取一次，取后不到${least}，所以这是最后一手，而取走最后一个的一方落败。`;
    return least === 1
      ? "最后什么也不剩：最后取的是对方，对方获胜。"
      : `最后剩下不到${counted(least, thing)}，无法再取：最后取的是对方，对方获胜。`;
  },
  moduloWon({ least, most, misere }) {
    const rest = misere
      ? `余数更大时，取到余数只剩${least}。余数更小时，取最多的${most}，余数就增加${least}。（如果${least === 1 ? "什么也不剩" : `剩下不到${least}`}，行棋方已经获胜。）`
      : least === 1
        ? "正好取走余数，余数就成为0。"
        : `取走余数；如果它大于${most}，就取${most}：余下的不到${least}。`;
    return `从其他余数出发，一手就能到这样的余数，把败局交给对方。${rest}`;
  },
  moduloHere: ({ take, length, left, modulus, remainder, thing }) =>
    `这里从${length}中取${counted(take, thing)}：剩下${left}，除以${modulus}余${remainder}。`,
  settledAtOnce: ({ least, thing }) =>
    `这一手之后，没有连段够${counted(least, thing)}，即一次最少要取的数。对方无法再取，所以这是最后一手，取走最后一个的一方获胜。`,
  settled: ({ least, below, moves, thing }) =>
    `这一手之后，没有连段达到${counted(below, thing)}，而每次至少取${least}。所以没有连段能取两次，正好还有${moves}手，是奇数：最后一手由对方走。`,
  twinsStay:
    "假设能取的连段都两两成对。不管从一个连段取走什么，与它成对的连段没有动过，长度和它原来一样，所以能在那里同样地取。两者剩下的部分又是成对的。",
  twinsEnd: ({ count, thing }) =>
    `所以应对的一方总有走法。共有${counted(count, thing)}，每一手都会减少，对局必然结束：先没有走法的是另一方，而最后一次取的是应对的一方。`,
  twinsMade: ({ length, take, half, thing }) =>
    half === 0
      ? `这里有一个长度${length}的连段不成对。行棋方取走它，对方面前就只有成对的连段。`
      : `这里有一个长度${length}的连段不成对。行棋方从它中间取${counted(take, thing)}，留下${half}和${half}，对方面前就只有成对的连段。`,
  stepByStep: ({ most, thing }) =>
    `一个连段是否必败，只取决于更短的连段：当且仅当它还能取，而任何取法都到不了必败的连段时必败（或者无法再取，而取走最后一个的一方获胜）。${most === undefined ? "" : `一次最多取${counted(most, thing)}，所以由它之前的${most}个长度决定。`}`,
  seenInRow: ({ from, most, every }) =>
    `各个长度都这样逐一判断过。从${from}起连续${most}个长度，胜败都与长${every}的那个相同。所以下一个长度与比它长${every}的那个依据相同，结果也相同，此后无论多长都是如此。`,
  judgedInTurn: ({ length }) =>
    `从0到${length}的各个长度都这样逐一判断过，每个都只依据它之前的长度。此外什么也没有用到。`,
  valueOfParts:
    "从中间取会留下两部分。所以每个连段有一个数，即 Grundy 值：其中任何一手都到不了的最小的数，两部分按它们的异或计算（R. P. Sprague 1935，P. M. Grundy 1939）。",
  lostIsZero: "值为0的连段必败，其他必胜：从0出发，任何一手都到不了0；从更大的值出发，总有一手能到0。",
  theorem: ({ start, length, most, seen, worked }) =>
    `连段的值算到了${worked}。从${start}起，至少到${seen}为止，每个值都与长${length}的那个相同。一次最多取${most}，所以更长的连段分成的两部分中，总有一部分长到减去${length}而值不变。因此它能到的值与短${length}的那个完全一样，值也一样，并且永远如此（R. K. Guy、C. A. B. Smith 1956）。`,
  endTheorem: ({ start, length, most, seen }) =>
    `一次最多取${most}，所以连段的值由它之前的${most}个长度决定。从${start}到${seen}，每个值都与长${length}的那个相同，连续这么多已经足够：下一个由同样的数得出，值也相同，并且永远如此。`,
  sizes: ({ thing, middle }) =>
    `连段的值就是${noun(thing)}的数目：可以让它剩下任何更小的数，而${middle ? "两部分的异或不会超过它们的和，所以" : ""}没有一手能使它不变。`,
  leastUnreached: ({ middle }) =>
    `连段的 Grundy 值是其中任何一手都到不了的最小的数${middle ? "（两部分按它们的异或计算）" : ""}。所以没有一手能使连段的值不变，而每个更小的值都有一手能到。`,
  closedEnd: ({ least, most, modulus }) =>
    `这里它就是除以${modulus}的余数${least === 1 ? "" : `再除以${least}并向下取整`}：取的数不超过余数时，能到所有更小的值；取得更多时，最多为${most}，余数绕过一圈，至少增加${least}，值也就更大，绝不会等于原来的值。`,
  closedAny: ({ least, middle }) =>
    `这里它就是长度除以${least}并向下取整：一次至少取${least}，剩下的值就更小${middle ? "，分成两部分也是如此，因为异或不超过它们的和" : ""}，而每个更小的值都能留下。`,
  workedOut: ({ longest }) => `这些值逐个长度算到了${longest}，每个都由取后留下的各部分的值得出。`,
  spoilsZero: "异或为0时，任何一手都会破坏它：一手只改变一个连段的值，异或就有某一位改变。",
  makesZero:
    "异或不为0时，总有一手能使它为0。看异或在二进制中最高的1：总有一个连段在这一位上也是1。把它的值中异或为1的各位改变，值就变小，所以有一手正好留下这个值，异或就为0。",
  makesZeroHere: ({ length, value, xor, wanted }) =>
    `这里可以用长度${length}的连段：${value} XOR ${xor} = ${wanted}，而${wanted}小于${value}。`,
  zeroAtEnd: ({ count, thing, source }) =>
    `共有${counted(count, thing)}，每一手都会减少，所以对局必然结束。最后无法再取，异或为0，行棋方落败。由此往回推，异或为0的局面都必败，其他都必胜（${source === "bouton" ? "C. L. Bouton 1901" : "R. P. Sprague 1935，P. M. Grundy 1939"}）。`,
  misereNim: ({ plain, thing }) =>
    `取走最后一个的一方落败时，只有结尾不同。把${plain ? `不少于两${measured(thing)}` : "值不小于2"}的连段称为大的。异或为0时，不会恰好只有一个大的连段，因为它的最高位无从抵消。所以留下异或0的一方绝不会留下唯一一个大的连段，而对方迟早不得不这样做。那时可以选择让这个连段相当于一手或零手，使剩下的手数为奇数，最后一个就由对方取走${plain ? "（C. L. Bouton 1901）" : ""}。`,
  tame: ({ longest, closed }) =>
    closed
      ? "按这些规则，即使取走最后一个的一方落败，连段也与尼姆堆一样：值为0或1的连段相当于零手或一手，更大的连段可以变成其中任何一种。这就是 J. H. Conway 所说的驯顺游戏。"
      : `连段的值逐个长度算到了${longest}，由取后留下的部分得出；每个长度都检验过：取走最后一个的一方落败时，它也与尼姆堆一样。全部通过检验，它们的任何组合就都是如此。这就是 J. H. Conway 所说的驯顺游戏。`,
  onesLost:
    "有些连段相当于一手，其余的相当于零手。相当于一手的有奇数个时，行棋方必败：只留下这类连段的一手会使个数变成偶数，留下更大连段的一手会使异或不为0。这时对方获胜：它可以把大的变小，使个数再成为奇数，或者像尼姆那样走下去。",
  onesWon:
    "个数为偶数而还能走时，总有一手使它成为奇数：在每个能取的连段里，总有一手把一变成零，或者把零变成一。最后个数是0，也是偶数，这时行棋方已经获胜，因为最后取的是对方。",
  turnSingles: ({ take, run, singles: left, thing }) =>
    `从长度${run}的连段取${counted(take, thing)}，留下${singles(left, thing)}，是奇数。它们一个一个地取：最先和最后取的都是对方，对方落败。不管其余有多少，都能做到，因为可以选择让这个连段留下一个还是一个不留。`,
  turnOnes: ({ take, run, left, right, thing }) =>
    `从长度${run}的连段取${counted(take, thing)}${left > 0 ? `，留下${left}和${right}` : right > 0 ? `，留下${right}` : ""}，相当于一手的连段就有奇数个。`,
  classes: ({ classes, lost, longest, repeats }) =>
    `${repeats ? "" : `长度不超过${longest}的`}连段的所有组合分成${classes}类，其中${lost}类必败。在任何更大的组合中都可以互相替换的，就属于同一类。这样的表称为 misère 商（T. E. Plambeck 2005，T. E. Plambeck、A. N. Siegel 2008）。`,
  classesChecked:
    "这张表是证明出来的，不是猜的：不管旁边还有什么，从必败的类出发，任何一手都到不了必败的类；从不是必败的类出发，只要还能取，总有一手能到必败的类。因为每一手都会减少，所有组合的胜败都由此得出。",
  classesRepeat: ({ start, length }) =>
    `从${start}起，长度相差${length}的连段属于同一类；已经验证到周期定理（R. K. Guy、C. A. B. Smith 1956）所要求的长度，所以永远如此。`,
  searched: ({ count, thing }) =>
    `共有${counted(count, thing)}，每一手都会减少，所以对局必然结束。从这里可能出现而有影响的每个局面，都由它能到的局面来判断：能到的都必胜，它就必败；有一个必败，它就必胜。这正是必败与必胜的含义，所以不需要别的。`,
  swapHandsOver: ({ wins }) =>
    `换边不改变桌面，只把走棋权交给对方，而且不能再换一次。${wins ? "在这里必须取的一方必败，所以把它交出去。" : "在这里可以取的一方必胜，所以自己取。"}总是二者之一，所以可以换边的一方必胜。`,
  swapAfterAny:
    "第一手之后，接下来要取的一方不是必败就是必胜。必败时，后手换边，让对方取；必胜时，后手自己取。不管第一手是什么，总是二者之一。",
  swapTooLate: "第一手之后已没有可取的。来不及换边，对局就结束了，取走最后一个的一方获胜。",
};
