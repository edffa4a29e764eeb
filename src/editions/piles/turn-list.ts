import type { Result } from "../../games/index.ts";
import { add, current, type History, historyOf, redo, undo } from "../../match/index.ts";
import { NimError } from "./nim-error.ts";
import type { Turn } from "./turn.ts";

/** For the console's `history`: every turn that can still be reached, and which of them is current. */
export let historyIn: (list: TurnList) => History<Turn> | undefined;

type Step = (history: History<Turn>) => Result<History<Turn>>;

/** The turns of a game, one of them current. It may begin with a turn that is no move: the table as it was found. */
export class TurnList {
  readonly #found: number;
  #history: History<Turn> | undefined;

  constructor(found?: Turn) {
    this.#found = found ? 1 : 0;
    this.#history = found && historyOf(found);
  }

  static {
    historyIn = (list) => list.#history;
  }

  /** Counted from 0; -1 while there is no turn. */
  getCurrentMoveIndex(): number {
    return this.#history?.index ?? -1;
  }

  /** Puts a turn behind the current one and makes it current; what came after that before is dropped. */
  add(turn: Turn): void {
    this.#history = this.#history ? add(this.#history, turn) : historyOf(turn);
  }

  /** The i-th move back from the current one, which is 0; null where there is none. */
  at(i: number): Turn | null {
    return (i >= 0 && this.#history?.items[this.#history.index - i]) || null;
  }

  getCurrentMove(): Turn | null {
    return this.at(0);
  }

  /** The last one in the list, even when it has been taken back; null while there is none. */
  lastMove(): Turn | null {
    return this.#history?.items.at(-1) ?? null;
  }

  /** Whether no move has been made. */
  isEmpty(): boolean {
    return (this.#history?.items.length ?? 0) === this.#found;
  }

  /** Goes one turn back and gives the one that is current then; throws a NimError when there is none. */
  getUndo(): Turn {
    return this.#walk(undo, "there is nothing to undo");
  }

  /** Goes one turn forward and gives the one that is current then; throws a NimError when there is none. */
  getRedo(): Turn {
    return this.#walk(redo, "there is nothing to redo");
  }

  /** The moves up to the current one, one a line: `1. White leaves 989`. */
  toString(): string {
    const turns = this.#history?.items.slice(this.#found, this.#history.index + 1) ?? [];
    return turns.map((turn, index) => `${index + 1}. ${turn}`).join("\n");
  }

  #walk(step: Step, words: string): Turn {
    const next = this.#history && step(this.#history);
    if (!next?.ok) throw new NimError(words);
    this.#history = next.value;
    return current(this.#history);
  }
}
