import { emptySquares, otherSeat, type ReversiPosition, reversi, type Seat } from "../games/index.ts";
import { makeTranscript, parseGgf, parseSquare } from "../notation/index.ts";
import { levels } from "./levels.ts";
import type { Analysis, Engine, Limits, MoveValue, Search } from "./types.ts";

export interface NBoardOptions {
  /** Depth until the board sets one. */
  readonly depth: number;
  readonly print: (line: string) => void;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const maxDepth = 60;
/** A search that is asked for and overtaken at once, as in a prepared file of commands, still has so long. */
const leastMilliseconds = 200;

/**
 * The engine's side of the NBoard protocol, version 2. Lines may come at any time; what changes the position ends a
 * search, whose answer goes out before anything else. What is not understood is passed over, as the protocol asks.
 */
export class NBoardSession {
  readonly #engine: Engine;
  readonly #print: (line: string) => void;
  readonly #sleep: (milliseconds: number) => Promise<unknown>;
  #depth: number;
  #position: ReversiPosition = reversi.start(reversi.defaults);
  /** Who is to move for the board, which enters passes itself. */
  #due: Seat = 0;
  #search: Search | undefined;
  /** Resolves when the search has had the least time. */
  #least: Promise<unknown> = Promise.resolve();
  /** Commands that have come and not begun. */
  #waiting = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(engine: Engine, options: NBoardOptions) {
    this.#engine = engine;
    this.#depth = options.depth;
    this.#print = options.print;
    this.#sleep = options.sleep;
  }

  /** Takes a line; false when it ends the session. */
  receive(line: string): boolean {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    if (name === "quit") {
      this.#waiting++;
      this.#endSearch();
      return false;
    }
    const command = this.#commandOf(name.toLowerCase(), rest, line);
    if (!command) return true;
    this.#waiting++;
    this.#endSearch();
    this.#work = this.#work.then(() => {
      this.#waiting--;
      return command();
    });
    return true;
  }

  /** Ends a search that others wait for, once it has had the least time. */
  #endSearch(): void {
    const search = this.#search;
    if (!search || this.#waiting === 0) return;
    void this.#least.then(() => search.stop());
  }

  /** Resolves when every line has been answered. */
  finish(): Promise<void> {
    return this.#work;
  }

  #commandOf(name: string, words: readonly string[], line: string): (() => void | Promise<void>) | undefined {
    switch (name) {
      case "nboard":
        return () => this.#print("set myname Grundy");
      case "set":
        return this.#setting(words, line);
      case "move":
        return () => this.#move(words[0] ?? "");
      case "ping":
        return /^-?[0-9]{1,9}$/.test(words[0] ?? "")
          ? () => this.#print(`pong ${Number(words[0])}`)
          : undefined;
      case "go":
        return () => this.#go();
      case "hint":
        return () => this.#hint(/^[0-9]{1,3}$/.test(words[0] ?? "") ? Number(words[0]) : 1);
      case "learn":
        return () => this.#print("learned");
      default:
        // Version 1 sends a move as it is.
        return /^([a-z]{1,2}[0-9]{1,2}|pa)$/.test(name) ? () => this.#move(name) : undefined;
    }
  }

  #setting([what, value = ""]: readonly string[], line: string): (() => void) | undefined {
    if (what === "depth" && /^[0-9]{1,9}$/.test(value)) {
      return () => {
        this.#depth = Math.max(1, Math.min(maxDepth, Number(value)));
        this.#print(`set myname Grundy${this.#depth}`);
      };
    }
    if (what === "game") return () => this.#setGame(line.slice(line.indexOf("game") + 4));
    return undefined;
  }

  #setGame(text: string): void {
    const game = parseGgf(text);
    if (!game.ok) {
      this.#print(`status the game cannot be read: ${game.refusal.code}`);
      return;
    }
    this.#position = game.value.position;
    this.#due = game.value.due;
  }

  #move(text: string): void {
    const word = (text.split("/")[0] as string).toLowerCase();
    const position = this.#position;
    if (word === "pa" || word === "pass") {
      if (position.turn === this.#due) this.#print("status a pass is not due");
      else this.#due = position.turn;
      return;
    }
    const square = parseSquare(word, position.options.size);
    const next = square.ok ? reversi.play(position, square.value) : square;
    if (!next.ok) {
      this.#print(`status the move cannot be made: ${next.refusal.code}`);
      return;
    }
    this.#due = otherSeat(position.turn);
    this.#position = next.value;
  }

  /** Whether the board's side to move has nothing but a pass. */
  get #mustPass(): boolean {
    return this.#position.over || this.#position.turn !== this.#due;
  }

  async #go(): Promise<void> {
    if (this.#mustPass) {
      this.#print("=== pa");
      return;
    }
    this.#print("status Grundy is thinking");
    const analysis = await this.#analyse("best", 1);
    const { size } = this.#position.options;
    this.#print(`nodestats ${analysis.nodes} ${analysis.seconds.toFixed(2)}`);
    const move = makeTranscript([analysis.best as number], size);
    this.#print(`=== ${move}/${analysis.score.toFixed(2)}/${analysis.seconds.toFixed(2)}`);
    this.#print("status");
  }

  async #hint(count: number): Promise<void> {
    if (this.#mustPass) {
      this.#print("search pa 0 0 1");
      return;
    }
    this.#print("status Grundy is analysing");
    const analysis = await this.#analyse(count > 1 ? "all" : "best", count);
    this.#tell(analysis, analysis.moves.slice(0, Math.max(1, count)));
    this.#print(`nodestats ${analysis.nodes} ${analysis.seconds.toFixed(2)}`);
    this.#print("status");
  }

  async #analyse(values: "all" | "best", count: number): Promise<Analysis> {
    const position = this.#position;
    let told = 0;
    const limits: Limits =
      emptySquares(position) <= exactFrom(this.#depth) ? { exact: true } : { depth: this.#depth };
    const search = this.#engine.analyse(position, { ...limits, values }, (progress) => {
      if (progress.depth === told) return;
      told = progress.depth;
      const valued = progress.moves.filter((move) => move.depth > 0 && move.bound === "value");
      this.#tell(progress, valued.slice(0, count));
    });
    this.#search = search;
    this.#least = this.#sleep(leastMilliseconds);
    this.#endSearch();
    const analysis = await search.result;
    this.#search = undefined;
    return analysis;
  }

  #tell(analysis: Analysis, moves: readonly MoveValue[]): void {
    const { size } = this.#position.options;
    const empties = emptySquares(this.#position);
    for (const move of moves) {
      const depth = move.depth >= empties ? `${move.confidence}%` : String(move.depth);
      const line = makeTranscript(move.line, size);
      const note = move.bound === "upper" ? " at most" : "";
      this.#print(`search ${line} ${move.score.toFixed(2)} 0 ${depth}${note}`);
    }
    this.#print(`nodestats ${analysis.nodes} ${analysis.seconds.toFixed(2)}`);
  }
}

/** Empty squares from which a game is solved, by the depth of the middle game: as the levels have it. */
function exactFrom(depth: number): number {
  const level = levels.find((each) => each.depth >= depth) ?? levels.at(-1);
  return level?.exactFrom ?? 0;
}
