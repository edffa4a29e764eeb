/**
 * Exact answers for the Nim family, as data. All of them take a TakingPosition and work on run lengths, so rows of 10^15
 * sticks are as easy as short ones wherever theory reaches them.
 *
 *   analyse(position)        everything below at once, the moves merged, a best line, the reason: Result<Analysis>
 *   analyseMove(position, m) the outcome of one move and the analysis of what it leads to: Result<MoveAnalysis>
 *   outcomeOf(position)      "win" or "loss" for the side to move: Result<Outlook>
 *   grundyValue(position)    the nim-value of the whole position in normal play; null in misère play: Result<number | null>
 *   winningMoves(position)   every move that wins, lazily, in the order of the game's own moves where they are few
 *   bestMove(position)       one move: a winning one at once, else one of best resistance: Result<TakingMove>
 *   bestMoves(position)      all moves as good as that: Result<Best>
 *   solveCompletely(position) of the runs alone, every canonical position that can arise, with outcome and resistance: Result<Solved[]>
 *   reasonOf(position)       outcome and reason alone: Result<Judged>
 *   groundsOf(position)      what that rests on: period, closed form, misère quotient: Result<Grounds | undefined>
 *   handicapFor(options, side, most) the fewest extra sticks that make a start won for one side: Result<Handicap | undefined>
 *
 * Where the swap rule is on, all but solveCompletely know of it.
 *
 * A refusal says why there is no exact answer: `run-too-long`, `positions-too-many`; `game-over` where a move was wanted.
 */
export { type AnalysedMove, type Analysis, longestLine, mostKinds } from "./analyse.ts";
export { type Best, mostMoves, type Outlook } from "./best.ts";
export { xor } from "./element.ts";
export { type Solved, solveCompletely } from "./enumerate.ts";
export { type Grounds, groundsOf, type Judged, reasonOf } from "./grounds.ts";
export * from "./handicap.ts";
export type { Cut, FixedBy, OddRun, Reason, Worth, WorthFrom } from "./reason.ts";
export { bestMove, bestMoves, grundyValue, outcomeOf, winningMoves } from "./swap.ts";
export { analyse, analyseMove, type MoveAnalysis } from "./swap-analysis.ts";
