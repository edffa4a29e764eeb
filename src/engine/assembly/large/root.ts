/**
 * The root of a search (../steps.ts) on 10×10 and 12×12: the list of root moves is kept in memory where the host reads it.
 */
import { evaluationReady } from "../state";
import {
  addMove,
  aim,
  bound,
  ROOT_MOVE_BYTES,
  rootCount,
  rootEmpties,
  runSteps,
  start,
  targetDepth,
} from "../steps";
import { NO_MOVE } from "../table";
import { boardSquares, countBits } from "./board";
import { prepareMoves } from "./endgame";
import { evalSetup } from "./evaluate";
import { parityOf } from "./last";
import { levelAt, listAt, OPPONENT, OWN, rootMoves, rootWork } from "./memory";
import { pickBest, RECORD, squareOf } from "./order";
import { openAfterMove } from "./principal";
import { listMoves } from "./search";

/** Plies before the end from which an exact search leaps to it. */
const LEAP: i32 = 8;

let rootParity: u32 = 0;

function publish(): void {
  memory.copy(rootMoves, rootWork, (rootCount as usize) * ROOT_MOVE_BYTES);
}

/** Sets up a search of the position in the first record; the number of its moves. */
export function begin(depth: i32, selectivity: i32, from: i32, to: i32, every: bool): i32 {
  const position = levelAt(0);
  rootParity = parityOf(position);
  const empties = boardSquares - countBits(position + OWN) - countBits(position + OPPONENT);
  aim(rootWork, empties, depth, selectivity, every);
  bound(from, to, boardSquares);
  if (evaluationReady) evalSetup(position);
  prepareMoves(position);
  const end = listMoves(0, targetDepth, empties, rootParity);
  for (let record = listAt(0); record < end; record += RECORD) {
    pickBest(record, end);
    addMove(squareOf(record));
  }
  publish();
  start(LEAP, boardSquares, NO_MOVE);
  return rootCount;
}

function searchMove(square: i32, from: i32, to: i32, depth: i32): i32 {
  return openAfterMove(0, square, from, to, depth, rootEmpties, rootParity);
}

export function run(budget: f64): i32 {
  return runSteps(budget, searchMove, publish);
}
