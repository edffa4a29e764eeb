import {
  type GameId,
  isSwap,
  type Run,
  sticksLeft,
  type TakenRun,
  type TakingMove,
  type TakingOptions,
  type TakingPosition,
} from "../games/index.ts";
import type { FamilyWords } from "./family.ts";
import type { Language } from "./language.ts";
import { nounsOf } from "./nouns.ts";
import type { RowPlace, TakeFacts, TakeRules } from "./taking-sentences.ts";

/** The Nim family in words. */
export const takingWords: FamilyWords<"taking"> = {
  side: ({ players }, seat) => players.numbered(seat),
  rules(language, game, options) {
    const rules = rulesOf(game, options);
    const { taking } = language;
    const swap = options.swap ? [taking.swap.rule] : [];
    return language.text([taking.rule(rules), taking.lastTaker(rules), ...swap]);
  },
  goal: (language, game, options) =>
    language.text([
      language.taking.lastTaker(rulesOf(game, options)),
      ...(options.swap ? [language.taking.swap.short] : []),
    ]),
  howTo({ taking }, game, options) {
    const rules = rulesOf(game, options);
    return {
      steps: [taking.begins(rules), taking.goesOn(rules), taking.ends(rules)],
      notes: [taking.misere(rules), ...(options.swap ? [taking.swap.note] : [])],
    };
  },
  turn: ({ taking }, game, { options, swap }, who) =>
    taking.turn({ ...rulesOf(game, options), swap: swap === true, who }),
  move: ({ taking }, game, position, move, who) =>
    isSwap(move) ? taking.swap.swaps({ who }) : taking.takes({ ...takeFacts(game, position, move), who }),
  moveName: ({ taking }, game, position, move) =>
    isSwap(move) ? taking.swap.name : taking.name(takeFacts(game, position, move)),
  won({ status, taking }, game, position, { winner, loser, mover }) {
    const { thing } = nounsOf(game);
    const count = sticksLeft(position);
    if (count > 0) return taking.stuck({ winner, loser, count, thing });
    return mover ? taking.tookLast({ winner, loser, taker: mover, thing }) : status.won({ winner, loser });
  },
  // Somebody always takes the last one.
  drawn: ({ status }) => status.drawn,
  board: ({ taking }, game, position) => taking.left(countedLeft(game, position)),
  tooLarge: ({ taking }, game, position) => taking.tooMany(countedLeft(game, position)),
};

/** A move as a command in a sentence: `take 2 sticks from row 3, places 2 and 3`. It must be legal in the position. */
export function takeText(
  { taking }: Language,
  game: GameId,
  position: TakingPosition,
  move: TakingMove,
): string {
  return isSwap(move) ? taking.swap.does : taking.take(takeFacts(game, position, move));
}

/** The button that plays what is picked up: `Take 2 pins`, or that swaps. */
export function takeButton({ taking }: Language, game: GameId, move: TakingMove): string {
  if (isSwap(move)) return taking.swap.button;
  return taking.button({ count: move.right - move.left + 1, thing: nounsOf(game).thing });
}

/** So many rows, and runs of a row, are told one by one. */
const mostTold = 20;

/** What lies on the table and whose turn it is: `21 stones in one row.`, `Pile 1: 3, pile 2: 0. Player 2's turn.` */
export function tableText(language: Language, game: GameId, { rows, turn }: TakingPosition): string {
  const { thing, row: kind } = nounsOf(game);
  return language.taking.understood({
    kind,
    thing,
    rows: rows.slice(0, mostTold).map((runs) => {
      const gaps = runs.length > 1 || (runs[0]?.left ?? 1) > 1;
      return {
        count: sticksLeft({ rows: [runs] }),
        runs: gaps ? runs.slice(0, mostTold) : undefined,
        moreRuns: Math.max(0, runs.length - mostTold),
      };
    }),
    moreRows: Math.max(0, rows.length - mostTold),
    player: turn === 0 ? undefined : { name: language.players.numbered(turn), you: false },
  });
}

/** Everything about the rules in one sentence. */
export function takeRulesText({ taking }: Language, game: GameId, options: TakingOptions): string {
  return taking.rules(rulesOf(game, options));
}

/** One place, for a screen reader; `picked` is the move that Enter would play. */
export function spotName(
  { taking }: Language,
  game: GameId,
  { options, rows }: TakingPosition,
  spot: { readonly row: number; readonly stick: number },
  picked: TakenRun | undefined,
): string {
  const { thing, gone } = nounsOf(game);
  const { row, stick } = spot;
  const standing = rows[row - 1]?.some((run) => holds(run, stick, stick));
  const isPicked = picked?.row === row && stick >= picked.left && stick <= picked.right;
  return taking.spot({
    row: rowPlace(game, options, row),
    thing,
    number: stick,
    state: standing ? "standing" : gone,
    picked: standing && isPicked ? picked.right - picked.left + 1 : undefined,
  });
}

/** A run with its place, as a heading: `row 2: 5 pins from 3`. */
export function runName(
  { taking }: Language,
  game: GameId,
  { options }: TakingPosition,
  row: number,
  run: Run,
): string {
  const from = options.middle ? run.left : undefined;
  return taking.run({
    row: rowPlace(game, options, row),
    count: run.length,
    thing: nounsOf(game).thing,
    from,
  });
}

/** What is left of one row, for a board that is too large to draw. */
export function runsText({ taking }: Language, runs: readonly Run[]): string {
  return taking.runs(runs);
}

export function takeFacts(game: GameId, { options, rows }: TakingPosition, move: TakenRun): TakeFacts {
  const { row, left, right } = move;
  const count = right - left + 1;
  const runs = rows[row - 1] ?? [];
  const run = runs.find((each) => holds(each, left, right));
  return {
    count,
    thing: nounsOf(game).thing,
    row: rowPlace(game, options, row),
    places: options.middle || runs.length > 1 ? { left, right } : undefined,
    whole: runs.length === 1 && run?.length === count,
  };
}

function holds(run: Run, left: number, right: number): boolean {
  return left >= run.left && right < run.left + run.length;
}

function rowPlace(game: GameId, { rows }: TakingOptions, number: number): RowPlace | undefined {
  return rows.length > 1 ? { kind: nounsOf(game).row, number } : undefined;
}

function rulesOf(game: GameId, { rows, take, middle, last, swap }: TakingOptions): TakeRules {
  const { thing, row } = nounsOf(game);
  return { take, middle, last, thing, row, several: rows.length > 1, swap: swap === true };
}

function countedLeft(game: GameId, position: TakingPosition) {
  return { count: sticksLeft(position), thing: nounsOf(game).thing };
}
