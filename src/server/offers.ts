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
  /** Which seats have asked since the game last went on: once is enough. */
  #asked: [boolean, boolean] = [false, false];
  #offered: [boolean, boolean] = [false, false];
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
    this.#asked = [false, false];
  }

  /** Asks the other seat, unless one holds both; gives what is agreed on, once it is. */
  askTakeBack(wanted: TakeBack, id: string, holdsBoth: boolean): Answer<TakeBack | undefined> {
    if (holdsBoth) return yes<TakeBack | undefined>(wanted);
    const asked = this.#takeBack;
    // Asking back is consent to what the other has asked; asking once more says nothing new.
    if (asked) return yes(asked.seat === wanted.seat ? undefined : asked);
    if (this.#asked[wanted.seat]) return no("asked-already");
    this.#asked[wanted.seat] = true;
    this.#takeBack = wanted;
    this.#audience.tell({ type: "take-back-asked", game: this.#audience.game, ...wanted, id });
    return yes<TakeBack | undefined>(undefined);
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
  answerRematch(seat: Seat, wanted: boolean, id: string, holdsBoth: boolean): Answer<boolean> {
    const { game } = this.#audience;
    if (!wanted) {
      const isOffered = this.#rematch.includes(true);
      this.#rematch = [false, false];
      if (isOffered) this.#audience.tell({ type: "rematch-declined", game, seat });
      return yes(false);
    }
    if (holdsBoth || this.#rematch[otherSeat(seat)]) {
      this.#rematch[seat] = true;
      return yes(true);
    }
    if (this.#rematch[seat]) return yes(false);
    if (this.#offered[seat]) return no("asked-already");
    this.#offered[seat] = true;
    this.#rematch[seat] = true;
    this.#audience.tell({ type: "rematch-offered", game, seat, id });
    return yes(false);
  }
}

/** The same game once more: the seats are swapped, and whoever holds one keeps its token. */
export function rematchOf(game: StoredGame, id: string, created: number): StoredGame {
  const { invitationHash: _, rematchOf: __, ...kept } = game;
  const [first, second] = game.seats;
  const anew = { takenAt: created, seenAt: undefined };
  const seats = [
    { ...second, ...anew },
    { ...first, ...anew },
  ] as const;
  return { ...kept, id, seats, created, rematchOf: game.id };
}
