/** Self-play: random first moves, then a fixed depth, exact near the end; every position keeps two values. */
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Bitboards } from "../../../src/engine/bitboards.ts";
import { chanceOf, emptiesOn, type Player, passed, startOn } from "./player.ts";

export const SAMPLE_BYTES = 64;
export const OUTCOME = 48;
export const SEARCHED = 52;
export const GAME = 56;
export const EMPTIES = 60;

export interface Plan {
  readonly name: string;
  readonly games: number;
  readonly depth: number;
  readonly exact: number;
  readonly seed: number;
  /** Random first moves, at least and at most. */
  readonly least: number;
  readonly most: number;
}

interface Kept {
  readonly boards: Bitboards;
  readonly black: boolean;
  readonly searched: number;
  /** Known only where the rest of the game was solved. */
  readonly solved: boolean;
}

/** One game's positions with the value of their own search. */
function playGame(player: Player, plan: Plan, chance: () => number): Kept[] {
  let boards = startOn(player.size);
  let black = true;
  const go = (square: number) => {
    boards = player.play(boards, square);
    black = !black;
  };
  const settled = (): number[] => {
    const squares = player.legalSquares(boards);
    if (squares.length > 0) return squares;
    boards = passed(boards);
    black = !black;
    return player.legalSquares(boards);
  };
  const random = plan.least + Math.floor(chance() * (plan.most - plan.least + 1));
  for (let ply = 0; ply < random; ply++) {
    const squares = settled();
    if (squares.length === 0) return [];
    go(squares[Math.floor(chance() * squares.length)] as number);
  }
  const kept: Kept[] = [];
  while (settled().length > 0) {
    const solved = emptiesOn(player.size, boards) <= plan.exact;
    const found = solved ? player.solve(boards) : player.search(boards, plan.depth);
    if (!found) break;
    kept.push({ boards, black, searched: found.score, solved });
    go(found.square);
  }
  return kept;
}

function write(sample: DataView, kept: Kept, outcome: number, game: number, empties: number): void {
  for (const [side, board] of [kept.boards.own, kept.boards.opponent].entries()) {
    for (let word = 0; word < 3; word++) {
      sample.setBigUint64(side * 24 + word * 8, BigInt.asUintN(64, board >> BigInt(64 * word)), true);
    }
  }
  sample.setFloat32(OUTCOME, outcome, true);
  sample.setFloat32(SEARCHED, kept.searched, true);
  sample.setUint32(GAME, game, true);
  sample.setUint32(EMPTIES, empties, true);
}

/** Positions before the solved end have its value as their outcome; later ones their own. */
export function selfPlay(player: Player, folder: string, plan: Plan): void {
  const file = openSync(join(folder, `${plan.name}.bin`), "w");
  const chance = chanceOf(plan.seed);
  const since = Date.now();
  let samples = 0;
  for (let game = 0; game < plan.games; game++) {
    const kept = playGame(player, plan, chance);
    const end = kept.find(({ solved }) => solved);
    if (!end) continue;
    const data = new Uint8Array(kept.length * SAMPLE_BYTES);
    for (const [index, each] of kept.entries()) {
      const outcome = each.solved ? each.searched : each.black === end.black ? end.searched : -end.searched;
      const view = new DataView(data.buffer, index * SAMPLE_BYTES, SAMPLE_BYTES);
      write(view, each, outcome, game, emptiesOn(player.size, each.boards));
    }
    writeSync(file, data);
    samples += kept.length;
    if (game % 500 === 0) {
      console.log(`${game} games, ${samples} samples, ${((Date.now() - since) / 1000).toFixed(0)} s`);
    }
  }
  closeSync(file);
  console.log(`${plan.games} games, ${samples} samples, ${((Date.now() - since) / 1000).toFixed(0)} s`);
}
