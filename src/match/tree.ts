import { accept, type Family, type MoveOf, must, type Refusal, type Result, refuse } from "../games/index.ts";
import {
  type Branching,
  inWriting,
  makeTree,
  maxTreeMoves,
  notationOf,
  type WrittenMove,
} from "../notation/index.ts";
import { type Chunks, chunkItem, chunksOf, withItem } from "./chunks.ts";
import { begin, moveTexts, type Play, retrace, type Standing, step, turnOf } from "./play.ts";

/**
 * Moves that are tried, with every variation: a value, so that whoever keeps the tree before a change can go back to it. A place in
 * it is the number of the move that leads there; 0 is the start. What is deleted is only no longer led to.
 */
export interface Tree {
  /** The game at its treeStart, without moves. */
  readonly play: Play;
  /** How many moves it has. */
  readonly moves: number;
  readonly nodes: Chunks<TreeMove>;
}

export type Place = number;
export const treeStart: Place = 0;

export interface TreeMove {
  /** As records write it; empty at the treeStart, where no move has been made. */
  readonly text: string;
  readonly move: MoveOf<Family> | undefined;
  readonly before: Place;
  /** What may follow, the main line first. */
  readonly next: readonly Place[];
  /** How many moves have been made here. */
  readonly count: number;
}

/** A tree after a change, and where one is in it. */
export interface Placed {
  readonly tree: Tree;
  readonly at: Place;
}

/** A game's moves as the one line of a tree. How it ended otherwise than by its rules is no part of it. */
export function treeOf(play: Play): Tree {
  const first: TreeMove = { text: "", move: undefined, before: treeStart, next: [], count: 0 };
  const begun = must(begin(play.id, play.options, play.from));
  let placed: Placed = { tree: { play: begun, moves: 0, nodes: chunksOf(first) }, at: treeStart };
  const texts = moveTexts(play);
  for (const [index, move] of play.moves.entries())
    placed = graft(placed.tree, placed.at, move, texts[index] as string);
  return placed.tree;
}

export function moveAt(tree: Tree, at: Place): TreeMove {
  const move = chunkItem(tree.nodes, at);
  if (!move) throw new RangeError(`the tree has no place ${at}`);
  return move;
}

/** How the game stands at a place; worked out from the start. */
export function standingAt(tree: Tree, at: Place): Standing {
  return retrace(tree.play as Standing, movesTo(tree, at));
}

function movesTo(tree: Tree, at: Place): MoveOf<Family>[] {
  return pathTo(tree, at).map((place) => moveAt(tree, place).move as MoveOf<Family>);
}

/** Plays a move at a place: a new variation, or a step along one that is there. `standing` is that of the place, where it is known. */
export function addMove(
  tree: Tree,
  at: Place,
  text: string,
  standing: Standing = standingAt(tree, at),
): Result<Placed> {
  const stepped = step(standing, turnOf(standing), text);
  if (!stepped.ok) return stepped;
  const { move } = stepped.value;
  const written = notationOf(standing.id).makeMove(move, standing.position);
  const known = moveAt(tree, at).next.find((place) => moveAt(tree, place).text === written);
  if (known !== undefined) return accept({ tree, at: known });
  if (tree.moves === maxTreeMoves) return refuse("tree-too-large", { max: maxTreeMoves });
  return accept(graft(tree, at, move, written));
}

function graft(tree: Tree, at: Place, move: MoveOf<Family>, text: string): Placed {
  const { nodes, moves } = tree;
  const before = moveAt(tree, at);
  const place = nodes.length;
  const grown = withItem(nodes, at, { ...before, next: [...before.next, place] });
  const added: TreeMove = { text, move, before: at, next: [], count: before.count + 1 };
  return { tree: { ...tree, moves: moves + 1, nodes: withItem(grown, place, added) }, at: place };
}

/** The places from the first move to this one. */
export function pathTo(tree: Tree, at: Place): Place[] {
  const path: Place[] = [];
  for (let place = at; place !== treeStart; place = moveAt(tree, place).before) path.push(place);
  return path.reverse();
}

/** The same, and from there on the main line. */
export function lineThrough(tree: Tree, at: Place): Place[] {
  const line = pathTo(tree, at);
  for (let next = moveAt(tree, at).next[0]; next !== undefined; next = moveAt(tree, next).next[0])
    line.push(next);
  return line;
}

/** The moves that were tried instead of this one, itself among them, the main line first. */
export function variationsAt(tree: Tree, at: Place): readonly Place[] {
  return at === treeStart ? [] : moveAt(tree, moveAt(tree, at).before).next;
}

export function isMainLine(tree: Tree, at: Place): boolean {
  return pathTo(tree, at).every((place) => variationsAt(tree, place)[0] === place);
}

/** Makes the line to a place the main one. */
export function promote(tree: Tree, at: Place): Tree {
  let { nodes } = tree;
  for (const place of pathTo(tree, at)) {
    const { before } = moveAt(tree, place);
    const others = moveAt(tree, before).next;
    if (others[0] === place) continue;
    const next = [place, ...others.filter((other) => other !== place)];
    nodes = withItem(nodes, before, { ...moveAt({ ...tree, nodes }, before), next });
  }
  return nodes === tree.nodes ? tree : { ...tree, nodes };
}

/** Deletes a move and everything behind it; one is left where it was made. */
export function prune(tree: Tree, at: Place): Placed {
  if (at === treeStart) return { tree, at };
  const { before } = moveAt(tree, at);
  const parent = moveAt(tree, before);
  const next = parent.next.filter((place) => place !== at);
  const gone = 1 + placesBehind(tree, at);
  const nodes = withItem(tree.nodes, before, { ...parent, next });
  return { tree: { ...tree, moves: tree.moves - gone, nodes }, at: before };
}

function placesBehind(tree: Tree, at: Place): number {
  let count = 0;
  for (const part of inWriting(branchingAt(tree, at))) if (typeof part === "object") count++;
  return count;
}

/** As notation writes trees. */
export function branchingAt(tree: Tree, at: Place = treeStart): Branching<Place> {
  return { root: at, next: (place) => moveAt(tree, place).next };
}

/** All moves with their variations, `f5d6(f6f4)c3`. */
export function writeTree(tree: Tree): string {
  return makeTree(tree.play.id, { ...branchingAt(tree), text: (place) => moveAt(tree, place).text });
}

/** Every place in the order in which its move is written, the start first. */
export function writtenPlaces(tree: Tree): Place[] {
  const places = [treeStart];
  for (const part of inWriting(branchingAt(tree))) if (typeof part === "object") places.push(part.move);
  return places;
}

/** A tree that was read, as far as its moves can be played. */
export interface ReadTree {
  readonly tree: Tree;
  /** Where each written move led, the start first; undefined for one that cannot be played. */
  readonly places: readonly (Place | undefined)[];
  /** The first of those, counted from 1 as they are written, and why. */
  readonly trouble: { readonly number: number; readonly refusal: Refusal } | undefined;
}

/** Plays written moves; what cannot be played is left out, with everything behind it. */
export function growTree(begun: Tree, written: readonly WrittenMove[]): ReadTree {
  let tree = begun;
  let trouble: ReadTree["trouble"];
  const places: (Place | undefined)[] = [treeStart];
  /** A standing is kept for as long as a move follows it: of a large board that is much. */
  const standings = new Map<number, Standing>([[-1, tree.play]]);
  const lastUse = new Map(written.map(({ after }, index) => [after, index]));
  for (const [index, { text, after }] of written.entries()) {
    const standing = standings.get(after);
    if (lastUse.get(after) === index) standings.delete(after);
    const added = standing && addMove(tree, places[after + 1] as Place, text, standing);
    places.push(added?.ok ? added.value.at : undefined);
    if (!added) continue;
    if (!added.ok) {
      trouble ??= { number: index + 1, refusal: added.refusal };
      continue;
    }
    tree = added.value.tree;
    if (!lastUse.has(index)) continue;
    const { move } = moveAt(tree, added.value.at);
    standings.set(index, retrace(standing, [move as MoveOf<Family>]));
  }
  return { tree, places, trouble };
}
