import { must, takenBy } from "../../games/index.ts";
import { parseInteger, parseSaveString } from "../../notation/index.ts";
import { resultFor, type Side } from "../../players/index.ts";
import type { Print } from "../dialogue.ts";
import { Game, historyOfGame } from "./game.ts";
import { makeHint } from "./hint.ts";
import { describeHistory } from "./history.ts";
import { NimError } from "./nim-error.ts";

export interface Sides {
  readonly white: Side<"taking">;
  readonly black: Side<"taking">;
}

type Command = () => void | Promise<void>;

const help = `move PILE COUNT  take COUNT coins (1 to 3) from pile PILE (1 to 3); PILE COUNT alone means the same
undo             take a move back
redo             make it again
history          the moves so far
save             the save string of this position
load STRING      go on from a save string
hint             a winning move and why
restart          a new game, White to move
help             this list
quit             leave
`;

/** A game at the console and the commands that change or show it. What cannot be done throws a NimError. */
export class Session {
  readonly #print: Print;
  readonly #sides: Sides;
  #game = new Game();
  /** Whether the sides know how this game ended: what is taken back and played again counts once. */
  #told = false;

  constructor(print: Print, sides: Sides) {
    this.#print = print;
    this.#sides = sides;
  }

  open(): Promise<void> {
    return this.#goOn();
  }

  /** False when it was the last command. */
  async obey(line: string): Promise<boolean> {
    const [word = "", ...rest] = line.trim().toLowerCase().split(/\s+/);
    if (/^[+-]?[0-9]/.test(word)) await this.#move([word, ...rest]);
    else if (word === "move") await this.#move(rest);
    else if (word === "load") await this.#load(rest);
    else if (word !== "") {
      const command = this.#commands.get(word);
      if (!command) throw new NimError("there is no such command; help lists them");
      if (rest.length > 0) throw new NimError(`${word} stands alone on its line`);
      await command();
    }
    return word !== "quit";
  }

  /** The commands that take nothing. */
  readonly #commands: ReadonlyMap<string, Command> = new Map([
    ["undo", () => this.#undo()],
    ["redo", () => this.#redo()],
    ["history", () => this.#print(describeHistory(historyOfGame(this.#game)))],
    ["save", () => this.#print(`${this.#game.toSaveString()}\n`)],
    ["hint", () => this.#print(makeHint(this.#game.toSaveString()))],
    ["restart", () => this.#restart()],
    ["help", () => this.#print(help)],
    ["quit", () => {}],
  ]);

  async #move(words: readonly string[]): Promise<void> {
    const [pile, count] = words.map(parseInteger);
    if (words.length !== 2 || pile === undefined || count === undefined) {
      throw new NimError("a move is a pile (1 to 3) and how many to take (1 to 3), as in move 2 3");
    }
    this.#game.move(pile - 1, count);
    await this.#goOn();
  }

  async #load(words: readonly string[]): Promise<void> {
    if (words.length !== 1) throw new NimError("load takes one save string, as in load 0999");
    this.#game = new Game(words[0]);
    this.#told = this.#game.isFinished();
    await this.#goOn();
  }

  async #restart(): Promise<void> {
    this.#game.restart();
    this.#told = false;
    await this.#goOn();
  }

  /** Back to where a person was to move last; a single move when both sides are computers. */
  #undo(): void {
    let steps = 0;
    try {
      do {
        this.#game.undo();
        steps++;
      } while (this.#computerIsNext() && this.#withPerson());
    } catch (error) {
      for (; steps > 0; steps--) this.#game.redo();
      throw error;
    }
    this.#show();
  }

  #redo(): void {
    do {
      this.#game.redo();
    } while (this.#computerIsNext() && this.#withPerson());
    this.#show();
  }

  /** Shows the table, and lets computers move until a person is asked or the game is over. */
  async #goOn(): Promise<void> {
    this.#show();
    for (let side = this.#sideToMove(); side !== "human"; side = this.#sideToMove()) {
      const position = must(parseSaveString(this.#game.toSaveString()));
      const { row, left, right } = takenBy(await side.choose(position));
      const count = right - left + 1;
      this.#print(`${this.#game.getCurrentPlayer()} takes ${count} from pile ${row}\n`);
      this.#game.move(row - 1, count);
      this.#show();
    }
    this.#tell();
  }

  #tell(): void {
    const winner = this.#game.winner();
    if (!winner || this.#told) return;
    this.#told = true;
    const seat = winner.getColor() === "White" ? 0 : 1;
    const sides = [this.#sides.white, this.#sides.black] as const;
    for (const each of [0, 1] as const) {
      const side = sides[each];
      if (side !== "human") side.ended?.(resultFor(each, seat));
    }
  }

  #show(): void {
    const picture = this.#game.toString();
    if (picture !== "") this.#print(`${picture}\n`);
    const winner = this.#game.winner();
    this.#print(winner ? `${winner} wins!\n` : `${this.#game.getCurrentPlayer()} to move\n`);
  }

  /** A person, too, when the game is over: there is only the prompt left. */
  #sideToMove(): Side<"taking"> {
    if (this.#game.isFinished()) return "human";
    return this.#game.getCurrentPlayer().getColor() === "White" ? this.#sides.white : this.#sides.black;
  }

  #computerIsNext(): boolean {
    return this.#sideToMove() !== "human";
  }

  #withPerson(): boolean {
    return this.#sides.white === "human" || this.#sides.black === "human";
  }
}
