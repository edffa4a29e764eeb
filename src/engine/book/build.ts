/**
 * Makes and extends a book. A position where the book ends is taken up with the moves that a short search holds for
 * near the best, each searched to the full depth. Which comes next is decided by what it costs to get there: the discs
 * lost by the moves on the way, and a little for every ply. So good play stays in the book longest, and what
 * loses much is left early (Buro, Lincke: drop-out expansion).
 */
import { canonical, must, type ReversiPosition, reversi } from "../../games/index.ts";
import type { Engine } from "../types.ts";
import { Book, type BookEdge, type BookNode, backUp, makeNode, positionOf } from "./book.ts";
import { bookPlies } from "./plies.ts";

export interface BuildOptions {
  /** As many positions as the book shall have. */
  readonly positions: number;
  /** How deep a new position is searched. */
  readonly depth: number;
  /** How deep they shall all be searched in the end. */
  readonly deepen: number;
}

/** The short search that picks moves: its depth, and how many discs below the best a move may be. */
const glance = { depth: 10, within: 3 };
/** What a ply costs, in discs lost. */
const plyCost = 0.3;

/** One step of the work at a time, until there is none left; the book may be kept after each. */
export async function* buildBook(
  engine: Engine,
  from: Book | undefined,
  { positions, depth, deepen }: BuildOptions,
): AsyncGenerator<Book, void> {
  const nodes = [...(from?.nodes ?? [await rootNode(engine, depth)])];
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  /** Positions that cannot be taken up: the answer to one of their moves would be a pass. */
  const closed = new Set<BookNode>();

  async function takeUp(node: BookNode): Promise<void> {
    const position = positionOf(node);
    const { moves } = await engine.analyse(position, { depth: glance.depth }).result;
    const least = (moves[0]?.score ?? 0) - glance.within;
    const edges: BookEdge[] = [];
    for (const { square, score } of moves) {
      if (score < least) break;
      const next = must(reversi.play(position, square));
      if (next.turn === position.turn || next.over) return void closed.add(node);
      const image = canonical(next);
      let child = byKey.get(image.key);
      if (!child) {
        child = makeNode(image, node.ply + 1, await searched(engine, next, depth), depth);
        byKey.set(image.key, child);
        nodes.push(child);
      }
      // Of moves that a symmetry makes equal one is enough.
      if (!edges.some((edge) => edge.node === child)) edges.push({ square, node: child });
    }
    node.edges = edges;
  }

  while (true) {
    backUp(nodes);
    const costs = costsOf(nodes);
    const cheapest = (fits: (node: BookNode) => boolean) =>
      nodes.reduce<BookNode | undefined>((best, node) => {
        if (node.edges.length > 0 || !fits(node)) return best;
        return best && costOf(costs, best) <= costOf(costs, node) ? best : node;
      }, undefined);
    const open =
      nodes.length < positions
        ? cheapest((node) => node.ply < bookPlies && !closed.has(node))
        : cheapest((node) => node.depth < deepen);
    if (!open) break;
    if (nodes.length < positions) await takeUp(open);
    else {
      const deeper = Math.min(deepen, open.depth + 2);
      open.score = await searched(engine, positionOf(open), deeper);
      open.depth = deeper;
    }
    yield new Book([...nodes].sort((a, b) => a.ply - b.ply));
  }
}

async function rootNode(engine: Engine, depth: number): Promise<BookNode> {
  const start = reversi.start(reversi.defaults);
  return makeNode(canonical(start), 0, await searched(engine, start, depth), depth);
}

async function searched(engine: Engine, position: ReversiPosition, depth: number): Promise<number> {
  return (await engine.analyse(position, { depth, values: "best" }).result).score;
}

/** What it costs to reach each position by the cheapest way. */
function costsOf(nodes: readonly BookNode[]): Map<BookNode, number> {
  const sorted = [...nodes].sort((a, b) => a.ply - b.ply);
  const costs = new Map<BookNode, number>(sorted.slice(0, 1).map((root) => [root, 0]));
  for (const node of sorted) {
    const here = costOf(costs, node);
    for (const { node: child } of node.edges) {
      const cost = here + plyCost + node.value + child.value;
      if (cost < costOf(costs, child)) costs.set(child, cost);
    }
  }
  return costs;
}

function costOf(costs: ReadonlyMap<BookNode, number>, node: BookNode): number {
  return costs.get(node) ?? Number.POSITIVE_INFINITY;
}
