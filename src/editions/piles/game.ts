import { allowsTake, must, piles } from "../../games/index.ts";
import type { History } from "../../match/index.ts";
import { fromTheEnd, parseSaveString } from "../../notation/index.ts";
import { GameTable, sizesOf } from "./game-table.ts";
import { NimError } from "./nim-error.ts";
import { Player } from "./player.ts";
import { Turn } from "./turn.ts";
import { historyIn, TurnList } from "./turn-list.ts";

/** For the console's `history`. */
export let historyOfGame: (game: Game) => History<Turn>;

/** A game of three-piles Nim, from the full table or from a save string. White begins; piles are numbered from 0. */
export class Game {
  readonly #white = new Player("White");
  readonly #black = new Player("Black");
  #currentPlayer: Player = this.#white;
  #table = new GameTable();
  #turns: TurnList;

  static {
    historyOfGame = (game) => historyIn(game.#turns) as History<Turn>;
  }

  /** Throws a NimError for a text that is no save string. */
  constructor(saveString?: string) {
    this.#white.setNext(this.#black);
    this.#black.setNext(this.#white);
    if (saveString !== undefined) this.#load(saveString);
    this.#turns = this.#newList();
  }

  /** Who is to move (0 White, 1 Black) and the three sizes: `0999`. */
  toSaveString(): string {
    return `${this.#currentPlayer === this.#white ? 0 : 1}${sizesOf(this.#table).join("")}`;
  }

  getCurrentPlayer(): Player {
    return this.#currentPlayer;
  }

  /** Throws a NimError, and changes nothing, for a pile that does not exist or a number that may not be taken. */
  move(pile: number, howMany: number): void {
    const size = this.#table.getPile(pile).getSize();
    const position = must(parseSaveString(this.toSaveString()));
    if (!piles.play(position, fromTheEnd(position, pile + 1, howMany)).ok) {
      throw new NimError(this.isFinished() ? "the game is over" : whyNot(howMany, size));
    }
    this.#table.removeItem(pile, howMany);
    this.#turns.add(new Turn(this.#currentPlayer, this.#table.clone()));
    this.switchPlayer();
  }

  isFinished(): boolean {
    return this.#table.isEmpty();
  }

  /** The other player is to move now. */
  switchPlayer(): void {
    this.#currentPlayer = this.#currentPlayer.getNext() as Player;
  }

  /** A new game on the full table, White to move. */
  restart(): void {
    this.#table.restart();
    this.#currentPlayer = this.#white;
    this.#turns = this.#newList();
  }

  /** Null while the game goes on, else the last player to move. */
  winner(): Player | null {
    return this.isFinished() ? (this.#turns.getCurrentMove() as Turn).getPlayer() : null;
  }

  /** Takes the last move back: its player is to move again. Throws a NimError when there is none. */
  undo(): void {
    const player = (this.#turns.getCurrentMove() as Turn).getPlayer();
    this.#table = this.#turns.getUndo().getGameTable().clone();
    this.#currentPlayer = player;
  }

  /** Makes the move again that was taken back last. Throws a NimError when there is none. */
  redo(): void {
    const turn = this.#turns.getRedo();
    this.#table = turn.getGameTable().clone();
    this.#currentPlayer = turn.getPlayer().getNext() as Player;
  }

  /** The table's picture. */
  toString(): string {
    return this.#table.toString();
  }

  #load(saveString: string): void {
    const read = parseSaveString(typeof saveString === "string" ? saveString : "");
    if (!read.ok) {
      throw new NimError("a save string is 0 or 1 for White or Black to move, then three digits: 0999");
    }
    if (read.value.turn === 1) this.switchPlayer();
    for (const [n, runs] of read.value.rows.entries()) this.#table.getPile(n).setSize(runs[0]?.length ?? 0);
  }

  /** A list that begins with the table as it is; whoever is not to move counts as the one who left it so. */
  #newList(): TurnList {
    return new TurnList(new Turn(this.#currentPlayer.getNext() as Player, this.#table.clone()));
  }
}

function whyNot(howMany: number, size: number): string {
  if (!allowsTake(piles.defaults.take, howMany)) return "a turn takes 1, 2 or 3";
  return size === 0 ? "that pile is empty" : `that pile has only ${size} left`;
}
