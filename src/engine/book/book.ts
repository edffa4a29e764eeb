import {
  type Canonical,
  type Cells,
  canonical,
  emptySquares,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  reversiPosition,
  type Square,
} from "../../games/index.ts";
import { bookPlies } from "./plies.ts";

/** A position of the book, up to symmetry. Scores are discs for its side to move. */
export interface BookNode {
  readonly key: string;
  /** Own discs are 1, the others 2. */
  readonly cells: Cells;
  readonly ply: number;
  /** What a search of this very position said, and how many plies it looked ahead. */
  score: number;
  depth: number;
  /** Empty where the book ends. */
  edges: readonly BookEdge[];
  /** `score` where the book ends; otherwise what best play within the book comes to. */
  value: number;
  /** How many plies ahead the value looks, those within the book included. */
  horizon: number;
}

/** A move of a node, on the node's own board. */
export interface BookEdge {
  readonly square: Square;
  readonly node: BookNode;
}

/** A move that the book knows. */
export interface BookMove {
  readonly square: Square;
  readonly score: number;
  /** How many plies ahead the score looks. */
  readonly depth: number;
}

/** Positions with values, found by any of their images. */
export class Book {
  /** By their ply, each after every position that leads to it. */
  readonly nodes: readonly BookNode[];
  readonly #byKey: ReadonlyMap<string, BookNode>;

  /** `nodes` as `nodes` here says. */
  constructor(nodes: readonly BookNode[]) {
    this.nodes = nodes;
    this.#byKey = new Map(nodes.map((node) => [node.key, node]));
    backUp(nodes);
  }

  find(position: ReversiPosition): BookNode | undefined {
    const { size } = position.options;
    if (size !== 8 || position.over || plyOf(position) > bookPlies) return undefined;
    return this.#byKey.get(canonical(position).key);
  }

  /** The moves it knows in a position, the best first; none where the book ends or does not reach. */
  moves(position: ReversiPosition): BookMove[] {
    if (!this.find(position)?.edges.length) return [];
    const moves = legalSquares(position).flatMap((square): BookMove[] => {
      const next = must(reversi.play(position, square));
      const node = next.turn === position.turn ? undefined : this.find(next);
      return node ? [{ square, score: negated(node.value), depth: node.horizon + 1 }] : [];
    });
    return moves.sort((a, b) => b.score - a.score || a.square - b.square);
  }
}

/** Moves from the start to a position of the book. */
export function lineTo({ nodes }: Book, node: BookNode): Square[] {
  const before = new Map(nodes.flatMap((from) => from.edges.map((edge) => [edge.node, from] as const)));
  const way = [node];
  for (let at = before.get(node); at; at = before.get(at)) way.unshift(at);
  let position = reversi.start(reversi.defaults);
  return way.slice(1).map(({ key }) => {
    const options = legalSquares(position).map(
      (square) => [square, must(reversi.play(position, square))] as const,
    );
    const found = options.find(([, next]) => canonical(next).key === key);
    if (!found) throw new Error("the book's moves do not lead to its positions");
    position = found[1];
    return found[0];
  });
}

/** Gives every position the value of best play within the book. */
export function backUp(nodes: readonly BookNode[]): void {
  for (const node of [...nodes].sort((a, b) => b.ply - a.ply)) {
    node.value = node.score;
    node.horizon = node.depth;
    const [first, ...others] = node.edges;
    if (!first) continue;
    const best = others.reduce((a, b) => (b.node.value < a.node.value ? b : a), first);
    node.value = negated(best.node.value);
    node.horizon = best.node.horizon + 1;
  }
}

/** A node as it enters the book: searched, and nothing behind it. */
export function makeNode({ key, cells }: Canonical, ply: number, score: number, depth: number): BookNode {
  return { key, cells, ply, score, depth, edges: [], value: score, horizon: depth };
}

/** The node as a position with Black to move. */
export function positionOf({ cells }: Pick<BookNode, "cells">): ReversiPosition {
  return must(reversiPosition(reversi.defaults, cells, 0));
}

function plyOf(position: ReversiPosition): number {
  return position.cells.length - 4 - emptySquares(position);
}

/** There is no score of −0. */
export function negated(score: number): number {
  return score === 0 ? 0 : -score;
}
