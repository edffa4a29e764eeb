import { type Family, type Game, type MoveOf, must, type PositionOf } from "../../games/index.ts";
import { moveAt, type Place, type Play, type Tree, treeStart } from "../../match/index.ts";

/** Positions of places beside the line are kept up to so many. */
const mostKept = 4000;

/** The positions along a line of a tree, worked out once: a line that begins as the one before shares them. */
export class LinePositions {
  readonly #game: Game;
  #play: Play | undefined;
  #line: readonly Place[] = [];
  #positions: readonly PositionOf<Family>[] = [];
  /** Beside the line, by their places. */
  readonly #beside = new Map<Place, PositionOf<Family>>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** The start and the position after each place of the line. */
  of(tree: Tree, line: readonly Place[]): readonly PositionOf<Family>[] {
    this.#begin(tree);
    let same = 0;
    while (same < line.length && line[same] === this.#line[same]) same++;
    const known = this.#positions.slice(0, same + 1);
    for (const place of line.slice(same)) known.push(this.#after(tree, place, known.at(-1)));
    this.#line = line;
    this.#positions = known;
    return known;
  }

  /** The position at any place. */
  at(tree: Tree, place: Place): PositionOf<Family> {
    this.#begin(tree);
    const ahead: Place[] = [];
    let from = place;
    let position = this.#known(tree, from);
    while (!position) {
      ahead.push(from);
      from = moveAt(tree, from).before;
      position = this.#known(tree, from);
    }
    if (this.#beside.size + ahead.length > mostKept) this.#beside.clear();
    for (const next of ahead.reverse()) {
      position = this.#after(tree, next, position);
      this.#beside.set(next, position);
    }
    return position;
  }

  /** Places may mean other moves from now on. */
  forget(): void {
    this.#play = undefined;
    this.#line = [];
    this.#positions = [];
    this.#beside.clear();
  }

  #begin({ play }: Tree): void {
    if (this.#play === play) return;
    this.forget();
    this.#play = play;
    this.#positions = [play.start];
  }

  #known(tree: Tree, place: Place): PositionOf<Family> | undefined {
    if (place === treeStart) return tree.play.start;
    const { count } = moveAt(tree, place);
    return this.#line[count - 1] === place ? this.#positions[count] : this.#beside.get(place);
  }

  #after(tree: Tree, place: Place, before: PositionOf<Family> | undefined): PositionOf<Family> {
    return must(this.#game.play(before as PositionOf<Family>, moveAt(tree, place).move as MoveOf<Family>));
  }
}
