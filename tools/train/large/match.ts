/** Two sets of weights, or two builds of the engine, play each other; every opening with both colours. */
import type { Bitboards } from "../../../src/engine/bitboards.ts";
import { chanceOf, countDiscs, emptiesOn, type Found, type Player, passed, startOn } from "./player.ts";

export interface Terms {
  readonly games: number;
  /** Plies of a search, or with `seconds` as many as the time allows. */
  readonly depth: number;
  readonly seconds: number | undefined;
  readonly exact: number;
  readonly seed: number;
}

const OPENING_PLIES = 10;

function opening(player: Player, chance: () => number): Bitboards {
  let boards = startOn(player.size);
  for (let ply = 0; ply < OPENING_PLIES; ply++) {
    const squares = player.legalSquares(boards);
    if (squares.length === 0) boards = passed(boards);
    else boards = player.play(boards, squares[Math.floor(chance() * squares.length)] as number);
  }
  return boards;
}

function answer(player: Player, boards: Bitboards, terms: Terms): Found | undefined {
  if (terms.seconds !== undefined) return player.think(boards, terms.seconds);
  const solved = emptiesOn(player.size, boards) <= terms.exact;
  return solved ? player.solve(boards) : player.search(boards, terms.depth);
}

/** The result for the side to move in the opening. */
function playGame(first: Player, second: Player, from: Bitboards, terms: Terms): number {
  let boards = from;
  let players = [first, second] as const;
  let sign = 1;
  for (let skipped = 0; skipped < 2; ) {
    const found = answer(players[0], boards, terms);
    skipped = found ? 0 : skipped + 1;
    boards = found ? first.play(boards, found.square) : passed(boards);
    players = [players[1], players[0]];
    sign = -sign;
  }
  return sign * (countDiscs(boards.own) - countDiscs(boards.opponent));
}

export function playMatch(one: Player, other: Player, terms: Terms): void {
  const chance = chanceOf(terms.seed);
  const pairs: number[] = [];
  let points = 0;
  for (let pair = 0; pair < terms.games / 2; pair++) {
    const from = opening(one, chance);
    const results = [playGame(one, other, from, terms), -playGame(other, one, from, terms)];
    for (const result of results) points += result > 0 ? 1 : result === 0 ? 0.5 : 0;
    pairs.push(results.reduce((sum, x) => sum + x, 0) / 2);
  }
  const mean = pairs.reduce((sum, x) => sum + x, 0) / pairs.length;
  const variance = pairs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  const error = Math.sqrt(variance / pairs.length);
  const share = ((100 * points) / (2 * pairs.length)).toFixed(1);
  const what = terms.seconds === undefined ? `depth ${terms.depth}` : `${terms.seconds} s a move`;
  console.log(
    `${what}: ${share} % of ${2 * pairs.length} games, ${mean.toFixed(1)} ± ${error.toFixed(1)} discs a game`,
  );
}
