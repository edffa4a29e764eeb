import {
  type Seat,
  sticksLeft,
  stones,
  type TakingGame,
  type TakingMove,
  type TakingPosition,
} from "../../games/index.ts";
import { fromTheEnd, makeStars } from "../../notation/index.ts";
import type { Dialogue } from "../dialogue.ts";
import { InvalidMove } from "./errors.ts";
import { countResult, type NimPlayer } from "./player.ts";

export type NimPlayers = readonly [NimPlayer, NimPlayer];

/** One game between two players, from the first stone to the last. The first of them starts. */
export class NimGame {
  readonly bound: number;
  readonly players: NimPlayers;
  readonly #rules: TakingGame;
  #position: TakingPosition;

  constructor(stoneCount: number, bound: number, players: NimPlayers, rules: TakingGame = stones) {
    this.bound = bound;
    this.players = players;
    this.#rules = rules;
    this.#position = rules.start({ ...rules.defaults, rows: [stoneCount], take: { from: 1, to: bound } });
  }

  get stonesLeft(): number {
    return sticksLeft(this.#position);
  }

  /** What is said before the first move. */
  introduction(): string {
    const [one, two] = this.players;
    return (
      `Initial stone count: ${this.stonesLeft}\n${this.rule()}\n` +
      `Player 1: ${one.fullName}\nPlayer 2: ${two.fullName}\n`
    );
  }

  /** Asks the players for moves until no stone is left; the seat of the winner. */
  async play(dialogue: Dialogue): Promise<Seat> {
    for (;;) {
      const outcome = this.#rules.outcome(this.#position);
      if (outcome) return this.#finish(outcome.winner as Seat, dialogue);
      const player = this.players[this.#position.turn];
      dialogue.print(`${this.stonesLeft} stones left: ${this.picture()}\n`);
      dialogue.print(`${player.givenName}'s turn - ${this.question()}\n`);
      try {
        await this.takeTurn(player);
        dialogue.print("\n");
      } catch (error) {
        if (!(error instanceof InvalidMove)) throw error;
        dialogue.print(`\n${error.message}\n\n`);
      }
      await dialogue.makeRoom?.();
    }
  }

  protected get position(): TakingPosition {
    return this.#position;
  }

  protected rule(): string {
    return `Maximum stone removal: ${this.bound}`;
  }

  protected picture(): string {
    return makeStars(this.stonesLeft);
  }

  protected question(): string {
    return "remove how many?";
  }

  protected async takeTurn(player: NimPlayer): Promise<void> {
    const count = await player.removeStone(this.stonesLeft, this.bound);
    if (!this.remove(fromTheEnd(this.#position, 1, count))) {
      throw new InvalidMove(Math.min(this.stonesLeft, this.bound));
    }
  }

  /** False when the rules do not allow it. */
  protected remove(move: TakingMove): boolean {
    const next = this.#rules.play(this.#position, move);
    if (next.ok) this.#position = next.value;
    return next.ok;
  }

  #finish(winner: Seat, dialogue: Dialogue): Seat {
    for (const [seat, player] of this.players.entries()) countResult(player, seat === winner);
    dialogue.print(`Game Over\n${this.players[winner].fullName} wins!\n`);
    return winner;
  }
}
