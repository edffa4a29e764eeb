import type { ProofSentences } from "../../learn/layers.ts";
import { counted, countedThings, many, one, sentence, span, thingsInFigures } from "../grammar.ts";

/** Why the rules hold by which a position of the Nim family is judged. */
export const proof: ProofSentences = {
  rulesSay: "There is nothing to prove: no move is left, and the rules say who has won then.",
  inTurn({ moves, odd, misere }) {
    const end = `the last taker ${misere ? "loses" : "wins"}`;
    if (moves === 1) return `Whoever is to move makes it, and ${end}.`;
    const number = moves === undefined ? `an ${odd ? "odd" : "even"} number of` : String(moves);
    return `The two sides take turns, so of ${number} moves ${odd ? "whoever is to move" : "the other side"} makes the last, and ${end}.`;
  },
  oneEach: ({ count, thing }) =>
    `Every move takes just one ${one(thing)}, so as many moves are left as ${many(thing)}: ${count}.`,
  sameEach: ({ take, thing, moves }) =>
    `A take of ${countedThings(take, thing)} makes a run shorter by as many and leaves it whole. So each run allows as many takes as ${take} goes into its length, whatever is played, and all runs together ${moves}.`,
  onceEach: ({ least, longest, thing, runs }) =>
    `The least one can take is ${countedThings(least, thing)}, and no run has more than ${longest}. After a take fewer than ${least} are left of it, so each run allows one take and no second: ${counted(runs, { one: "run, one move", other: "runs, as many moves" })}.`,
  oddSum: ({ count, thing }) =>
    `A single ${one(thing)} can always be taken, so at the end nothing is left. Every take is odd, and a sum of odd numbers is odd just when there is an odd number of them. ${sentence(thingsInFigures(count, thing))}: ${count % 2 === 1 ? "odd" : "even"}, and so is the number of moves.`,
  moduloAnswer: ({ least, most, modulus, losing }) =>
    `Suppose the remainder by ${modulus} is ${span(losing)}. Whoever is to move takes some number from ${least} to ${most}; what it lacks of ${modulus} is again such a number, and the other side takes that. The two together are ${modulus}, so the remainder is the same as before: whoever met it meets it again, down to the end.`,
  moduloEnd({ losing, least, misere, thing }) {
    if (misere)
      return losing.to === 1
        ? `In the end a single ${one(thing)} is left. It must be taken, and the last taker loses.`
        : `In the end ${span(losing)} ${many(thing)} are left. One take must be made, after it fewer than ${least} are left, so it was the last, and the last taker loses.`;
    return least === 1
      ? `In the end nothing is left: the other side has taken last, and wins.`
      : `In the end fewer than ${countedThings(least, thing)} are left and nothing can be taken: the other side has taken last, and wins.`;
  },
  moduloWon({ least, most, misere }) {
    const rest = misere
      ? `Where the remainder is larger, one takes all of it but ${least}. Where it is smaller, one takes ${most}, the most: that makes it larger by ${least}. (With ${least === 1 ? "nothing" : `fewer than ${least}`} left whoever is to move has won already.)`
      : least === 1
        ? "One takes just the remainder, and 0 is left of it."
        : `One takes the remainder, or ${most} where it is more than that: fewer than ${least} are left of it.`;
    return `From any other remainder one move leads to such a one, and hands the loss to the other side. ${rest}`;
  },
  moduloHere: ({ take, length, left, modulus, remainder, thing }) =>
    `Here ${countedThings(take, thing)} of ${length} ${take === 1 ? "goes" : "go"}: ${left} ${left === 1 ? "stays" : "stay"}, and ${left} divided by ${modulus} leaves a remainder of ${remainder}.`,
  settledAtOnce: ({ least, thing }) =>
    `After that move no run has ${countedThings(least, thing)}, the least one can take. The other side has no move, so that take was the last, and the last taker wins.`,
  settled: ({ least, below, moves, thing }) =>
    `After that move no run has ${below} ${many(thing)}, and at least ${least} ${least === 1 ? "is" : "are"} taken each time. So of no run something can be taken twice, and just ${counted(moves, { one: "move is", other: "moves are" })} left, an odd number: the other side makes the last one.`,
  twinsStay:
    "Suppose all runs in which something can be taken come in twins. Whatever is taken from one run, its twin is untouched and as long as that run was, so the same can be taken there. What stays of the two are twins again.",
  twinsEnd: ({ count, thing }) =>
    `So whoever answers is never without a move. There ${count === 1 ? `is one ${one(thing)}` : `are ${count} ${many(thing)}`}, and every move leaves fewer, so the game ends: it is the other side that is without a move some time, and the last take was the answer to its own.`,
  twinsMade: ({ length, take, half, thing }) =>
    half === 0
      ? `Here one run, of ${length}, has no twin. Whoever is to move takes it, and then it is the other side that meets twins alone.`
      : `Here one run, of ${length}, has no twin. Whoever is to move takes ${countedThings(take, thing)} from its middle, so that ${half} and ${half} stay, and then it is the other side that meets twins alone.`,
  stepByStep: ({ most, thing }) =>
    `Whether a run is lost depends on shorter ones alone: it is lost just when it allows a take and none leads to a lost one (or when it allows none and the last taker wins).${most === undefined ? "" : ` The most one can take is ${countedThings(most, thing)}, so the ${most} lengths before it decide.`}`,
  seenInRow: ({ from, most, every }) =>
    `All lengths were judged so, one after another. From ${from} on ${most} of them in a row are each lost or won just as the one ${every} further on. So the next one is judged from the same as the one ${every} after it, is the same, and so are all that follow, however long.`,
  judgedInTurn: ({ length }) =>
    `All lengths from 0 to ${length} were judged so, one after another, each by those before it. Nothing else is used.`,
  valueOfParts:
    "A take from the middle leaves two parts. So a run has a number, its Grundy value: the least that none of its takes leads to, two parts counting as the XOR of theirs (R. P. Sprague 1935, P. M. Grundy 1939).",
  lostIsZero:
    "A run with the value 0 is lost, any other is won: from 0 no take leads to 0, and from a larger value some take does.",
  theorem: ({ start, length, most, seen, worked }) =>
    `What runs are worth was worked out up to ${worked}. From ${start} on each is worth the same as the one ${length} further on, as far as ${seen} at least. At most ${most} are taken, so of the two parts of a still longer run one is so long that it is worth the same without ${length} of its own. Hence that run has takes to just what the one ${length} shorter has, and is worth the same; so it goes on for ever (R. K. Guy and C. A. B. Smith 1956).`,
  endTheorem: ({ start, length, most, seen }) =>
    `What a run is worth depends on the ${most} lengths before it, for at most as many are taken. From ${start} to ${seen} each is worth the same as the one ${length} further on, which is enough in a row: the next one comes from the same numbers, is worth the same, and so it goes on for ever.`,
  sizes: ({ thing, middle }) =>
    `A run is worth its number of ${many(thing)}: every smaller number can be left of it, and ${middle ? "no take keeps it, for the XOR of two parts is never more than what they have together" : "no take keeps it"}.`,
  leastUnreached: ({ middle }) =>
    `A run's Grundy value is the least number that none of its takes leads to${middle ? " (two parts count as the XOR of theirs)" : ""}. So no take keeps the value of a run, and every smaller value is reached by some take.`,
  closedEnd: ({ least, most, modulus }) =>
    `Here that is the remainder by ${modulus}${least === 1 ? "" : `, divided by ${least} and rounded down`}: taking up to the remainder reaches all smaller values, and a take of more, up to ${most}, goes round to a remainder that is larger by at least ${least}, so to a larger value, never to its own.`,
  closedAny: ({ least, middle }) =>
    `Here that is the length divided by ${least} and rounded down: at least ${least} are taken, so what stays is worth less${middle ? ", two parts together as well, for their XOR is at most their sum" : ""}, and every smaller value can be left.`,
  workedOut: ({ longest }) =>
    `The values were worked out one length after another up to ${longest}, each from those of the parts that its takes leave.`,
  spoilsZero:
    "From XOR 0 every move spoils it: a move changes the worth of one run and of no other, so some digit of the XOR changes.",
  makesZero:
    "From any other XOR some move makes it 0. Look at the highest 1 of the XOR in binary: some run has a 1 there, too. Change in that run's number the digits at which the XOR has ones: it becomes smaller, so some take leaves just that, and the XOR is 0.",
  makesZeroHere: ({ length, value, xor, wanted }) =>
    `Here the run of ${length} will do: ${value} XOR ${xor} = ${wanted}, and ${wanted} is smaller than ${value}.`,
  zeroAtEnd: ({ count, thing, source }) =>
    `With ${countedThings(count, thing)} the game ends, for every move leaves fewer. At the end no move is left and the XOR is 0: whoever is to move then has lost. Going back from there, every position with XOR 0 is lost and every other won (${source === "bouton" ? "C. L. Bouton 1901" : "R. P. Sprague 1935, P. M. Grundy 1939"}).`,
  misereNim: ({ plain, thing }) =>
    `Where the last taker loses, only the end is another. A run ${plain ? `of two ${many(thing)} or more` : "worth 2 or more"} is large. With XOR 0 there is never just one large run, for nothing would cancel its highest digit. So whoever leaves XOR 0 is never the one who leaves a single large run; the other side has to do it some time. Then one chooses how to leave that run, as good as one move or as none, so that an odd number of moves is left, and the other side takes last${plain ? " (C. L. Bouton 1901)" : ""}.`,
  tame: ({ longest, closed }) =>
    closed
      ? "With these rules the runs behave as heaps of Nim do, where the last taker loses as well: runs worth 0 or 1 count as nothing or as one move, and every larger one can be turned into either. These are J. H. Conway's tame games."
      : `What runs are worth was worked out one length after another up to ${longest}, from what their takes leave; for each it was tested that it behaves as a heap of Nim does where the last taker loses. When all pass the tests, every sum of them does: these are J. H. Conway's tame games.`,
  onesLost:
    "Some runs count as one move, the others as none. With an odd number that count as one, whoever is to move has lost: a move that leaves only such runs makes their number even, and one that leaves something larger leaves an XOR that is not 0. The other side wins then: it brings what is larger down so that the number is odd again, or plays on as in Nim.",
  onesWon:
    "With an even number, as long as there is a move, some move makes it odd: in every run that allows one, some take turns one into none or none into one. At the end the number is 0, which is even, and whoever is to move then has won, for the other one took last.",
  turnSingles: ({ take, run, singles, thing }) =>
    `Taking ${countedThings(take, thing)} of the run of ${run} leaves ${singles === 1 ? `a single ${one(thing)}` : `${singles} single ${many(thing)}`}, an odd number. They go one by one: the other side takes the first and the last of them, and loses. One can do so whatever the number of the others is, for leaving one of the run or none makes it odd.`,
  turnOnes: ({ take, run, left, right, thing }) =>
    `Taking ${countedThings(take, thing)} of the run of ${run}${left > 0 ? `, so that ${left} and ${right} stay,` : right > 0 ? `, so that ${right} stay${right === 1 ? "s" : ""},` : ""} leaves an odd number of runs that count as one move.`,
  classes: ({ classes, lost, longest, repeats }) =>
    `All sums of runs ${repeats ? "" : `of up to ${longest} `}fall into ${classes} classes, ${lost} of them lost. Two sums are in the same class when one can stand for the other in every larger sum. Such a table is a misère quotient (T. E. Plambeck 2005, T. E. Plambeck and A. N. Siegel 2008).`,
  classesChecked:
    "That the table is right was proven, not guessed: from a lost class no take leads to a lost one, whatever lies beside, and from a class that is not lost some take does as long as one is possible. As every move leaves fewer, who wins follows from that for all sums.",
  classesRepeat: ({ start, length }) =>
    `From ${start} on runs ${length} apart are in the same class; it was seen as far as the theorem on periods asks (R. K. Guy and C. A. B. Smith 1956), so it holds for ever.`,
  searched: ({ count, thing }) =>
    `With ${countedThings(count, thing)} the game ends, for every move leaves fewer. Every position that can come from here and matters was judged from those it leads to: lost when all of them are won, won when one of them is lost. That is what lost and won mean, so nothing more is needed.`,
  swapHandsOver: ({ wins }) =>
    `A swap changes nothing on the table: it hands the turn over, and no second one is possible. ${wins ? "Whoever has to take here has lost, so one hands that over." : "Whoever has to take here has won, so one takes."} One of the two is always so, and whoever may swap wins.`,
  swapAfterAny:
    "After a first move whoever has to take either has lost or has won. In the first case the second player swaps and lets the other take, in the second he takes something himself. One of the two is always so, whatever the first move was.",
  swapTooLate:
    "The first move leaves nothing to take. The game is over before a swap can be made, and the last taker wins.",
};
