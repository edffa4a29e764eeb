import { refuse, type TakingMove, type TakingPosition, taking } from "../../../games/index.ts";
import { parseRun } from "../../../notation/index.ts";
import { Beside } from "../../consoles/index.ts";
import type { Fault } from "../../game.ts";
import { escaped } from "../escaped.ts";
import { protocolFault } from "../verdict.ts";
import type { Link, LinkGame, LinkHost, LinkResult, LinkTurn } from "./link.ts";

const longestShown = 200;

/** A move as a console shows it: our text of it, and what it is where it can be told. */
export interface ShownText {
  readonly text: string;
  readonly move: TakingMove | undefined;
}

/**
 * A console at which a program of its own plays: our edition runs beside it, the program's seat is a shadow that takes its moves from what is shown, and
 * the other's moves are typed. The edition goes on in microtasks, which are done with before anything else can be heard.
 */
export abstract class ConsoleLink implements Link<"taking"> {
  readonly hears = "text";
  protected readonly host: LinkHost;
  protected readonly beside: Beside;
  #position: TakingPosition | undefined;
  /** Moves that both sides know. */
  #plies = 0;
  #asked = false;
  /** What the program has shown before it was asked: it goes on by itself. */
  #shown: ShownText | Fault | undefined;
  #ended = false;

  constructor(host: LinkHost) {
    this.host = host;
    this.beside = new Beside({
      send: (text) => host.send(text),
      lost: (line) => host.fault(protocolFault(line)),
      abreast: () => this.abreast(),
    });
  }

  /** Whether the console has come to the end of the game and takes another. */
  get lasting(): boolean {
    return this.#ended && this.goesOn();
  }

  start(): void {
    void this.run();
  }

  begin(game: LinkGame<"taking">): void {
    this.#position = game.opening;
    this.#plies = 0;
    this.#asked = false;
    this.#ended = false;
    const lines = this.open(game);
    if (!lines) this.host.fault({ kind: "start", code: "opening" });
    else if (lines.length > 0) this.beside.type(...lines);
  }

  ask({ position, moves }: LinkTurn<"taking">): void {
    const last = moves.length > this.#plies ? moves.at(-1) : undefined;
    this.#position = position;
    this.#plies = moves.length;
    this.#asked = true;
    if (last !== undefined) this.beside.type(...this.typed(last));
    this.#answer();
  }

  heard(text: string): void {
    this.beside.hear(text);
  }

  over({ plies, last }: LinkResult): void {
    this.#asked = false;
    const move = last !== undefined && plies > this.#plies ? parseRun(last) : undefined;
    if (move?.ok) {
      this.beside.type(...this.typed(move.value));
      this.#enter(move.value);
    }
    this.#ended = this.#position !== undefined && taking.outcome(this.#position) !== undefined;
  }

  /** No last words: a console that is told to end writes its file of players, and another process may be reading it. */
  close(): void {}

  /** Our edition, until the console ends; never settles where the two have parted. */
  protected abstract run(): Promise<unknown>;
  /** What is typed so that a game begins, which may be nothing; undefined where it cannot begin here. */
  protected abstract open(game: LinkGame<"taking">): readonly string[] | undefined;
  /** What is typed for a move of the other's. */
  protected abstract typed(move: TakingMove): readonly string[];
  protected abstract goesOn(): boolean;
  /** All that should have been printed has been. */
  protected abstract abreast(): void;

  /** The program has moved, or done what takes the place of a move. */
  protected shown(moved: ShownText | Fault): void {
    this.#shown = moved;
    this.#answer();
  }

  #answer(): void {
    const shown = this.#shown;
    if (!this.#asked || shown === undefined) return;
    this.#shown = undefined;
    this.#asked = false;
    if ("kind" in shown) {
      this.host.fault(shown);
      return;
    }
    if (shown.move !== undefined) this.#enter(shown.move);
    // Last of all: from within, the game may end and the next one begin.
    this.host.answer(shown.text);
  }

  #enter(move: TakingMove): void {
    const next = this.#position && taking.play(this.#position, move);
    if (!next?.ok) return;
    this.#position = next.value;
    this.#plies++;
  }
}

/** For a shadow whose program cannot be followed any further. */
export function nothingMore(): Promise<never> {
  return new Promise(() => {});
}

/** The console has refused the move of its own program, and does not say which. */
export function refusedItself(line: string, form: "count" | "place" | "run"): Fault {
  const text = escaped(line, longestShown);
  return { kind: "illegal", move: text, refusal: refuse("not-in-notation", { form, text }).refusal };
}
