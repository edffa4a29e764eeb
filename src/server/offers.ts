import { otherSeat, type Seat } from "../games/index.ts";
import type { StoredGame } from "../store/index.ts";
import { type Answer, no, yes } from "./answer.ts";
import type { Audience } from "./audience.ts";

/** Who wants to go back, and how many moves would stand then. */
export interface TakeBack {
  readonly seat: Seat;
  readonly moves: number;
}

/** What the seats of a game ask each other: to take moves back, and to play again. Nothing of it is stored. */
export class Offers {
  readonly #audience: Audience;
  #takeBack: TakeBack | undefined;
  #rematch: [boolean, boolean] = [false, false];

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Who asks for a take-back at the moment. */
  get takeBack(): Seat | null {
    return this.#takeBack?.seat ?? null;
  }

  /** Who has offered another game. */
  get rematch(): [boolean, boolean] {
    return this.#rematch;
  }

  /** The game has gone on, and with it what was asked is settled. */
  settle(): void {
    this.#takeBack = undefined;
  }

  /** Asks the other seat, unless one holds both; gives what is agreed on, once it is. */
  askTakeBack(wanted: TakeBack, id: string, holdsBoth: boolean): TakeBack | undefined {
    if (holdsBoth) return wanted;
    // Asking back is consent to what the other has asked.
    const asked = this.#takeBack;
    if (asked && asked.seat !== wanted.seat) return asked;
    this.#takeBack = wanted;
    this.#audience.tell({ type: "take-back-asked", game: this.#audience.game, ...wanted, id });
    return undefined;
  }

  /** Consents or declines; gives what is agreed on, if anything. */
  answerTakeBack(seat: Seat, consent: boolean): Answer<TakeBack | undefined> {
    const asked = this.#takeBack;
    if (!asked) return no("take-back-none");
    // The asker may withdraw, but not consent.
    if (asked.seat === seat && consent) return no("seat-not-yours");
    if (consent) return yes<TakeBack | undefined>(asked);
    this.#takeBack = undefined;
    this.#audience.tell({ type: "take-back-declined", game: this.#audience.game, seat: asked.seat });
    return yes<TakeBack | undefined>(undefined);
  }

  /** Offers, accepts or declines another game; whether both want it now. */
  answerRematch(seat: Seat, wanted: boolean, id: string, holdsBoth: boolean): boolean {
    const { game } = this.#audience;
    if (!wanted) {
      this.#rematch = [false, false];
      this.#audience.tell({ type: "rematch-declined", game, seat });
      return false;
    }
    this.#rematch[seat] = true;
    if (holdsBoth || this.#rematch[otherSeat(seat)]) return true;
    this.#audience.tell({ type: "rematch-offered", game, seat, id });
    return false;
  }
}

/** The same game once more: the seats are swapped, and whoever holds one keeps its token. */
export function rematchOf(game: StoredGame, id: string, created: number): StoredGame {
  const { invitationHash: _, rematchOf: __, ...kept } = game;
  const [first, second] = game.seats;
  const seats = [
    { ...second, takenAt: created },
    { ...first, takenAt: created },
  ] as const;
  return { ...kept, id, seats, created, rematchOf: game.id };
}
