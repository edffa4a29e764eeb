// node bench/engine/values.mjs GAMES [SECONDS] >> bench/engine/values.txt: games of the engine's own with the values of their positions,
// none of them from what the evaluation was trained on. It goes on behind the games that are in the file, and ends when there are
// GAMES of them or after so many seconds of processor time.
//
// A line is a game's moves, then its values for the side to move, from 10 empty squares up: all games to 20 squares, one in
// eight to 40. Up to 24 they are proved; from 25 to 30 the game is played out with the cuts of 73 % confidence; above, it is
// a search to depth 18 with those of 87 %. A position without a value (its side has to pass, or the game ended) is "-".
import { existsSync, readFileSync } from "node:fs";
import { bundleCore, openEngine } from "./engine.mjs";
import { nameOf, START } from "./positions.mjs";

export const LEAST = 10;
export const file = new URL("values.txt", import.meta.url);

/** How the value of a position with so many empty squares is found. */
export function wayOf(empties, exact) {
  if (empties <= 24) return { depth: 60, selectivity: exact };
  return empties <= 30 ? { depth: 60, selectivity: 0 } : { depth: 18, selectivity: 1 };
}

/** Numbers from 0 to 1 (mulberry32). */
function chanceFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const all = Array.from({ length: 64 }, (_, square) => square);
const squaresOf = (bits) => all.filter((square) => (bits >> BigInt(square)) & 1n);
export const emptiesOf = ({ own, opponent }) => 64 - squaresOf(own | opponent).length;

export function after(core, board, square) {
  const flips = core.flips(square, board);
  const next = { own: board.opponent ^ flips, opponent: board.own | flips | (1n << BigInt(square)) };
  if (core.legalMoves(next)) return next;
  const passed = { own: next.opponent, opponent: next.own };
  return core.legalMoves(passed) ? passed : undefined;
}

export function search(core, board, limits) {
  core.newSearch();
  const count = core.begin(board, limits);
  core.run();
  return core.results(count);
}

/** Moves and positions of a game that neither side has lost early, or nothing. */
function play(core, chance) {
  const pick = (list) => list[Math.floor(chance() * list.length)];
  const random = 8 + Math.floor(chance() * 8);
  const squares = [];
  const boards = [];
  for (let board = START; board && emptiesOf(board) >= LEAST; ) {
    boards.push(board);
    if (emptiesOf(board) === LEAST) return { squares, boards };
    let choice = squaresOf(core.legalMoves(board));
    if (squares.length >= random) {
      const moves = search(core, board, { depth: 4, selectivity: 0, everyMove: true });
      if (squares.length === random && Math.abs(moves[0].score) > 10) return undefined;
      const slack = chance() < 0.2 ? 3 : 1;
      choice = moves.filter(({ score }) => score >= moves[0].score - slack).map(({ square }) => square);
    }
    squares.push(pick(choice));
    board = after(core, board, squares.at(-1));
  }
  return undefined;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [games, seconds = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);
  const modules = await bundleCore();
  const { core } = await openEngine(modules, 8, 1, 22);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (let index = lines.filter((line) => /^[a-h]/.test(line)).length; index < games; index++) {
    if (process.cpuUsage().user / 1e6 > seconds) break;
    const chance = chanceFrom(1000 + index);
    let game;
    while (!game) game = play(core, chance);
    const most = index % 8 === 0 ? 40 : 20;
    const byEmpties = new Map(game.boards.map((board) => [emptiesOf(board), board]));
    const values = [];
    core.clearHash();
    for (let empties = LEAST; empties <= most; empties++) {
      const board = byEmpties.get(empties);
      values.push(board ? search(core, board, wayOf(empties, modules.EXACT))[0].score : "-");
    }
    process.stdout.write(`${game.squares.map(nameOf).join("")} ${values.join(" ")}\n`);
  }
}
