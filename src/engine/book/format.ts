/**
 * The book's file, before it is compressed. A line of text: `grundy-book VERSION POSITIONS`. Then a byte a position or move, in four
 * runs: how many moves each position has, the moves (their place among the legal ones), what each position's search said
 * (less what follows from the position it was first reached from), and how deep it looked. Positions come in the order in
 * which the moves reach them, so that none has to be written down.
 */
import { canonical, legalSquares, must, reversi } from "../../games/index.ts";
import { Book, type BookEdge, type BookNode, makeNode, negated, positionOf } from "./book.ts";
import { bookPlies } from "./plies.ts";

const version = 1;

export function encodeBook({ nodes }: Book): Uint8Array<ArrayBuffer> {
  const [root] = nodes;
  const order: BookNode[] = root ? [root] : [];
  const expected = new Map(order.map((node) => [node, 0]));
  const moves: number[] = [];
  for (const node of order) {
    if (node.edges.length === 0) continue;
    const squares = legalSquares(positionOf(node));
    for (const { square, node: child } of node.edges) {
      moves.push(squares.indexOf(square));
      if (expected.has(child)) continue;
      expected.set(child, negated(node.score));
      order.push(child);
    }
  }
  const head = new TextEncoder().encode(`grundy-book ${version} ${order.length}\n`);
  return new Uint8Array([
    ...head,
    ...order.map(({ edges }) => edges.length),
    ...moves,
    ...order.map((node) => (node.score - (expected.get(node) as number)) & 0xff),
    ...order.map(({ depth }) => depth),
  ]);
}

/** The book, or undefined where the bytes are none. */
export function decodeBook(bytes: Uint8Array): Book | undefined {
  const reader = bookReader(bytes);
  let read = reader.next();
  while (!read.done) read = reader.next();
  return read.value;
}

/** The same a position at a time: a large book takes tenths of a second. */
export function* bookReader(bytes: Uint8Array): Generator<void, Book | undefined> {
  const end = bytes.indexOf(0x0a);
  const head = /^grundy-book 1 ([1-9][0-9]{0,6})$/.exec(new TextDecoder().decode(bytes.subarray(0, end)));
  if (end < 0 || !head) return undefined;
  const count = Number(head[1]);
  const counts = bytes.subarray(end + 1, end + 1 + count);
  const edges = counts.reduce((sum, each) => sum + each, 0);
  if (bytes.length !== end + 1 + 3 * count + edges) return undefined;
  const moves = bytes.subarray(end + 1 + count);
  const scores = moves.subarray(edges);
  const depths = scores.subarray(count);
  const start = canonical(reversi.start(reversi.defaults));
  const nodes = [makeNode(start, 0, signedByte(scores[0] as number), depths[0] as number)];
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  let at = 0;
  for (let index = 0; index < nodes.length; index++) {
    yield;
    // Most positions are ends of the book, which need not be set up.
    if (counts[index] === 0) continue;
    const node = nodes[index] as BookNode;
    const position = positionOf(node);
    const squares = legalSquares(position);
    const found: BookEdge[] = [];
    for (const last = at + (counts[index] as number); at < last; at++) {
      const square = squares[moves[at] as number];
      if (square === undefined || node.ply === bookPlies) return undefined;
      const next = canonical(must(reversi.play(position, square)));
      let child = byKey.get(next.key);
      if (!child) {
        if (nodes.length === count) return undefined;
        const score = signedByte((scores[nodes.length] as number) - node.score);
        child = makeNode(next, node.ply + 1, score, depths[nodes.length] as number);
        nodes.push(child);
        byKey.set(child.key, child);
      }
      found.push({ square, node: child });
    }
    node.edges = found;
  }
  return nodes.length === count ? new Book(nodes) : undefined;
}

/** A byte as a number from −128 to 127. */
function signedByte(byte: number): number {
  return (byte << 24) >> 24;
}
