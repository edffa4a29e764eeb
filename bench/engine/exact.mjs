// node bench/engine/exact.mjs EMPTIES COUNT SEED >> bench/engine/exact.txt: positions of the engine's own games with proved values.
// A game begins with 8 to 15 moves at random that leave neither side far ahead, then moves are chosen by a search of six plies,
// by chance among those within a disc or, one time in five, three. 20 empty squares take a quarter of a second a position, 25 twenty seconds of
// processor time with all best moves; 30 was too dear here (values.mjs has such positions, searched with cuts).
import { bundleCore, openEngine } from "./engine.mjs";
import { nameOf, START } from "./positions.mjs";

const [empties, count, seed] = process.argv.slice(2).map(Number);
const modules = await bundleCore();
const { core } = await openEngine(modules, 8, 1, 23);

let state = seed;
/** Numbers from 0 to 1 (mulberry32). */
function chance() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

const all = Array.from({ length: 64 }, (_, square) => square);
const pick = (list) => list[Math.floor(chance() * list.length)];
const squaresOf = (bits) => all.filter((square) => (bits >> BigInt(square)) & 1n);

function after(board, square) {
  const flips = core.flips(square, board);
  return { own: board.opponent ^ flips, opponent: board.own | flips | (1n << BigInt(square)) };
}

/** The same board for the side that can move; nothing at the end of the game. */
function ready(board) {
  if (core.legalMoves(board)) return board;
  const turned = { own: board.opponent, opponent: board.own };
  return core.legalMoves(turned) ? turned : undefined;
}

function search(board, limits) {
  core.newSearch();
  const found = core.begin(board, limits);
  core.run();
  return core.results(found);
}

function playTo(target) {
  let board = START;
  const random = 8 + Math.floor(chance() * 8);
  for (let ply = 0; ; ply++) {
    board = ready(board);
    if (!board) return undefined;
    const left = 64 - squaresOf(board.own | board.opponent).length;
    if (left <= target) return left === target ? board : undefined;
    if (ply < random) {
      board = after(board, pick(squaresOf(core.legalMoves(board))));
      continue;
    }
    const moves = search(board, { depth: 6, selectivity: 0, everyMove: true });
    if (ply === random && Math.abs(moves[0].score) > 10) return undefined;
    const slack = chance() < 0.2 ? 3 : 1;
    board = after(board, pick(moves.filter(({ score }) => score >= moves[0].score - slack)).square);
  }
}

/** Whether a move reaches the value: one null window. */
function reaches(board, square, value) {
  const next = after(board, square);
  const mover = ready(next);
  if (!mover) return -core.finalScore(next) >= value;
  const exact = { depth: 60, selectivity: modules.EXACT };
  if (mover !== next) return search(mover, { ...exact, alpha: value - 1, beta: value })[0].score >= value;
  return -search(mover, { ...exact, alpha: -value, beta: -value + 1 })[0].score >= value;
}

for (let done = 0; done < count; ) {
  const board = playTo(empties);
  if (!board) continue;
  core.clearHash();
  const moves = search(board, { depth: 60, selectivity: modules.EXACT });
  const { score } = moves[0];
  const best = moves.filter(({ square }, i) => i === 0 || reaches(board, square, score));
  const text = all
    .map(
      (square) =>
        "-XO"[
          Number((board.own >> BigInt(square)) & 1n) + 2 * Number((board.opponent >> BigInt(square)) & 1n)
        ],
    )
    .join("");
  process.stdout.write(`${text} ${score} ${best.map(({ square }) => nameOf(square)).join(",")}\n`);
  done++;
}
