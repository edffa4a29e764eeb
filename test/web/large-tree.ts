import { gameOf, must } from "../../src/games/index.ts";
import {
  addMove,
  begin,
  type Placed,
  standingAt,
  type Tree,
  treeOf,
  treeStart,
  writtenPlaces,
} from "../../src/match/index.ts";
import { notationOf } from "../../src/notation/index.ts";
import { seededChance } from "../../src/players/index.ts";

/** A tree of Reversi with so many moves, grown by chance from places all over it, the same every time. */
export function largeTree(moves: number): Tree {
  const chance = seededChance(18);
  const game = gameOf("reversi");
  let placed: Placed = { tree: treeOf(must(begin("reversi"))), at: treeStart };
  while (placed.tree.moves < moves) {
    const standing = standingAt(placed.tree, placed.at);
    const count = game.countMoves(standing.position);
    const places = writtenPlaces(placed.tree);
    if (count === 0 || chance() < 0.08) {
      placed = { tree: placed.tree, at: places[Math.floor(chance() * places.length)] ?? treeStart };
      continue;
    }
    const move = game.moveAt(standing.position, Math.floor(chance() * count));
    const text = notationOf("reversi").makeMove(move, standing.position);
    placed = must(addMove(placed.tree, placed.at, text, standing));
  }
  return placed.tree;
}
