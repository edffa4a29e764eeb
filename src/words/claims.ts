import type { TakenRun, TakingMove } from "../games/index.ts";
import type { SaidChance } from "./chance.ts";
import type { ExplanationSentences } from "./explanation-sentences.ts";

/**
 * What a sentence of an explanation says, as data: once for all languages. All of it is said of one position (of a move: of the
 * position it leaves) under its rules, and holds or does not, whatever the sentence sounds like. `claims.test.ts` checks every claim
 * by playing the rules out, without the solver. Lengths, remainders and values are numbers; a run that allows no move is dead.
 */
export type Claim =
  /** The side to move wins, or loses; where a swap is possible, that is said of the position without it. */
  | { readonly claim: "outcome"; readonly wins: boolean }
  /** The side to move wins, or loses, with the swap that is possible now or after the first move. */
  | { readonly claim: "withSwap"; readonly wins: boolean }
  | { readonly claim: "maySwap" }
  /** After every first move whoever is second wins, by a swap just where whoever has to take has lost. */
  | { readonly claim: "secondWins" }
  /** Some first move ends the game and wins it. */
  | { readonly claim: "endsFirst" }
  /** No move is left. */
  | { readonly claim: "over" }
  /** The move is legal and takes so many; `whole`: nothing of its row is left. */
  | { readonly claim: "takes"; readonly move: TakenRun; readonly count: number; readonly whole: boolean }
  | { readonly claim: "moveWins"; readonly move: TakingMove }
  /** No move wins that leaves another sum of runs than this one does. */
  | { readonly claim: "onlyWins"; readonly move: TakingMove }
  /** No move makes the chance of `resistance` less than this one. */
  | { readonly claim: "bestTried"; readonly move: TakingMove }
  /** Some move wins that is none of these. */
  | { readonly claim: "anotherWins"; readonly besides: readonly TakingMove[] }
  /**
   * Against an opponent who picks among all moves at random, best play by the side that has lost, begun with this move, lets the
   * opponent find every winning answer with this chance, or one not above it. `best`: no other move makes it less.
   */
  | {
      readonly claim: "resistance";
      readonly move: TakingMove;
      readonly chance: SaidChance;
      readonly exact: boolean;
      readonly best: boolean;
    }
  /** Whatever both sides play, the side to move loses. */
  | { readonly claim: "hopeless" }
  /** So many runs are dead. */
  | { readonly claim: "dead"; readonly runs: number }
  /** Only this run is not dead. */
  | { readonly claim: "onlyRun"; readonly length: number }
  /** The longest run allows takes of `least` to `most` and no others. */
  | { readonly claim: "takesFrom"; readonly least: number; readonly most: number }
  | { readonly claim: "remainder"; readonly of: number; readonly by: number; readonly is: number }
  /** Alone, a run of `from` up to `upTo` (null: or more) is lost just when its length leaves one of these remainders. */
  | {
      readonly claim: "lostRemainders";
      readonly by: number;
      readonly remainders: readonly number[];
      readonly from: number;
      readonly upTo: number | null;
    }
  /** From a lost length up to `upTo` with more than `rest` sticks, every take can be answered so that the two make `total`. */
  | { readonly claim: "answered"; readonly total: number; readonly rest: number; readonly upTo: number }
  /** Alone, runs up to `upTo` are lost at these lengths and no others. */
  | { readonly claim: "lostLengths"; readonly lengths: readonly number[]; readonly upTo: number }
  /** From a lost length up to `upTo` no take leads to a lost one; from any other that allows a take some does. */
  | { readonly claim: "lostSteps"; readonly upTo: number }
  /** Every game from here has just so many moves. */
  | { readonly claim: "movesLeft"; readonly moves: number }
  /** Every move from here to the end takes just so many. */
  | { readonly claim: "everyTake"; readonly count: number }
  /** Every move from here to the end takes an odd number, and at the end no stick is left. */
  | { readonly claim: "oddTakes" }
  /** So many runs are not dead, and each allows one move only. */
  | { readonly claim: "onceEach"; readonly runs: number }
  /** All runs are single sticks, so many of them. */
  | { readonly claim: "singles"; readonly count: number }
  /** `take` sticks can be taken from a run of `run` so that `left` and `right` stay. */
  | {
      readonly claim: "cut";
      readonly run: number;
      readonly take: number;
      readonly left: number;
      readonly right: number;
    }
  /** Where a run of `run` has become two of `left` and `right`, every game has just so many moves, and the side to move loses. */
  | {
      readonly claim: "movesAfter";
      readonly run: number;
      readonly left: number;
      readonly right: number;
      readonly moves: number;
    }
  /** All there is: so many sticks. */
  | { readonly claim: "sticksLeft"; readonly count: number }
  /** Every run that is not dead has a twin of its length; or all but one of this length. */
  | { readonly claim: "twins"; readonly but: number | null }
  /** Grundy values. */
  | { readonly claim: "values"; readonly of: readonly { readonly length: number; readonly value: number }[] }
  /** The value of a length up to `upTo` is (the remainder by `by` of) it, divided by `unit` and rounded down. */
  | { readonly claim: "formula"; readonly unit: number; readonly by: number | null; readonly upTo: number }
  /** The values of the lengths from `from` on repeat every `every`. */
  | { readonly claim: "repeat"; readonly every: number; readonly from: number }
  /** Without pairs of equal runs and without dead ones, one each of these runs is left, and `more` others. */
  | { readonly claim: "unpaired"; readonly lengths: readonly number[]; readonly more: number }
  /** The XOR of all runs' values; these are the terms. */
  | { readonly claim: "xor"; readonly is: number; readonly terms: readonly number[] | null }
  /**
   * In every position that can come from here (misère: with two runs or more worth 2 or more): XOR 0 is lost, any other is won; from 0
   * every move leads to another XOR, from any other some move leads to a lost one with XOR 0.
   */
  | { readonly claim: "xorRule" }
  /**
   * Misère play: sums of runs of these lengths alone are lost just when the number of those in `ones` is odd; and all runs of the
   * position that allow a move, but one of length `but`, have one of these lengths.
   */
  | {
      readonly claim: "counted";
      readonly ones: readonly number[];
      readonly nothing: readonly number[];
      readonly but: number | null;
    }
  /** So many of the runs have one of these lengths. */
  | { readonly claim: "howMany"; readonly lengths: readonly number[]; readonly runs: number }
  /** Only a run of this length has two sticks or more. */
  | { readonly claim: "oneLarge"; readonly length: number }
  /**
   * Misère play, moves in this run: one leaves what, beside any of the other runs, is as good as one move, another what is as good as
   * none. `exactly`: they leave one stick, and none.
   */
  | { readonly claim: "chooses"; readonly run: number; readonly exactly: boolean }
  // What only proofs say.
  /** No move takes fewer; none takes more of these runs. */
  | { readonly claim: "leastTake"; readonly least: number }
  | { readonly claim: "mostTake"; readonly most: number }
  /** No run is longer that allows a move. */
  | { readonly claim: "longest"; readonly length: number }
  /** Where a run of `run` has become `left` and `right`, no run is as long as `below`; and: the side to move then has lost. */
  | {
      readonly claim: "shortAfter";
      readonly run: number;
      readonly left: number;
      readonly right: number;
      readonly below: number;
    }
  | {
      readonly claim: "lostAfter";
      readonly run: number;
      readonly left: number;
      readonly right: number;
    }
  /** Without the run of length `but` all runs that allow a move have twins; every move then has an answer after which they have again. */
  | { readonly claim: "pairsStay"; readonly but: number | null }
  /** Alone, runs of `from` to `upTo` are lost just where those `every` longer are. */
  | { readonly claim: "lostRepeat"; readonly every: number; readonly from: number; readonly upTo: number }
  /** The same of values, which are worked out so far as `worked` for that. */
  | {
      readonly claim: "repeatSeen";
      readonly every: number;
      readonly from: number;
      readonly upTo: number;
      readonly worked: number;
    }
  /** Normal play: runs up to this length are lost just when their value is 0. */
  | { readonly claim: "zeroIsLost"; readonly upTo: number }
  /** Some take from a run of that length leads to that value. */
  | { readonly claim: "reaches"; readonly run: number; readonly value: number }
  /** Arithmetic. */
  | { readonly claim: "nimSum"; readonly of: readonly number[]; readonly is: number }
  /** Two runs or more are worth 2 or more. */
  | { readonly claim: "largeRuns" }
  /** Sums of the runs that can come here are of no more kinds than that, told apart by what they are lost with; `lost` of them are lost. */
  | { readonly claim: "classes"; readonly classes: number; readonly lost: number }
  /** Runs from `from` on cannot be told from those `every` longer by what they are lost with. */
  | { readonly claim: "classesRepeat"; readonly every: number; readonly from: number };

/** A sentence of an explanation, or two that belong together, and everything it says. */
export interface Statement {
  /** Which of the language's sentences it is. */
  readonly sentence: keyof ExplanationSentences;
  readonly text: string;
  readonly claims: readonly Claim[];
}
