/**
 * The root of a search (steps.ts) on boards up to 8×8: the list of root moves is kept in memory where the host reads it. Of
 * moves that a symmetry of the position makes equal one is searched.
 */
import { boardMask, boardSquares, getFlips, getMoves } from "./board";
import { parityOf } from "./endgame";
import { evalMove, evalSetup } from "./evaluate";
import { QUADRANTS, results } from "./memory";
import { listAt, pickBest, squareOf } from "./order";
import { principal } from "./principal";
import { listMoves } from "./search";
import { evaluationReady } from "./state";
import {
  addMove,
  aim,
  bound,
  moveAt,
  ROOT_MOVE_BYTES,
  rootCount,
  rootEmpties,
  runSteps,
  SQUARE,
  start,
  targetDepth,
} from "./steps";
import { imageOf } from "./symmetry";
import { NO_MOVE } from "./table";

const WORK: usize = 0x800;
/** Plies before the end from which an exact search leaps to it. */
const LEAP: i32 = 12;
const WIDEST: i32 = 60;

let rootOwn: u64 = 0;
let rootOpponent: u64 = 0;
let rootParity: u32 = 0;
/** The images that leave the root position as it is, a bit each. */
let symmetries: u32 = 0;

/** The moves that a symmetry of the board makes equal to `square`, itself among them. */
function equals(square: i32): u64 {
  const bit: u64 = (1 as u64) << square;
  let all = bit;
  for (let image = 1; image < 8; image++) {
    if (((symmetries >> image) & 1) != 0) all |= imageOf(bit, image);
  }
  return all;
}

/** Each move, and behind it with the same value those that are equal to it. */
function publish(): void {
  let target = results;
  for (let index = 0; index < rootCount; index++) {
    const move = moveAt(index);
    const square = load<i32>(move, SQUARE);
    memory.copy(target, move, ROOT_MOVE_BYTES);
    target += ROOT_MOVE_BYTES;
    for (let rest = equals(square) & ~((1 as u64) << square); rest != 0; rest &= rest - 1) {
      memory.copy(target, move, ROOT_MOVE_BYTES);
      store<i32>(target, ctz<u64>(rest) as i32, SQUARE);
      target += ROOT_MOVE_BYTES;
    }
  }
}

export function begin(
  own: u64,
  opponent: u64,
  depth: i32,
  selectivity: i32,
  from: i32,
  to: i32,
  every: bool,
): i32 {
  rootOwn = own;
  rootOpponent = opponent;
  rootParity = parityOf(own, opponent);
  aim(results + WORK, boardSquares - (popcnt<u64>(own | opponent) as i32), depth, selectivity, every);
  bound(from, to, boardSquares);
  if (evaluationReady) evalSetup(0, own, opponent);
  const moves = getMoves(own, opponent) & boardMask;
  const end = listMoves(own, opponent, moves, targetDepth, rootEmpties, rootParity, 0);
  symmetries = 0;
  for (let image = 1; image < 8; image++) {
    if (imageOf(own, image) == own && imageOf(opponent, image) == opponent) symmetries |= 1 << image;
  }
  let listed: u64 = 0;
  for (let record = listAt(0); record < end; record += 16) {
    pickBest(record, end);
    if ((listed & ((1 as u64) << squareOf(record))) != 0) continue;
    listed |= equals(squareOf(record));
    addMove(squareOf(record));
  }
  publish();
  start(LEAP, WIDEST, NO_MOVE);
  return popcnt<u64>(moves) as i32;
}

function searchMove(square: i32, from: i32, to: i32, depth: i32): i32 {
  const flips = getFlips(square, rootOwn, rootOpponent);
  if (evaluationReady) evalMove(0, square, flips);
  const own: u64 = rootOpponent ^ flips;
  const opponent: u64 = rootOwn | flips | ((1 as u64) << square);
  const parity = rootParity ^ (load<u8>(square, QUADRANTS) as u32);
  return -principal(own, opponent, -to, -from, depth - 1, rootEmpties - 1, parity, 1);
}

export function run(budget: f64): i32 {
  return runSteps(budget, searchMove, publish);
}
