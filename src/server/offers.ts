import { otherSeat, type Seat } from "../games/index.ts";
import type { ServerMessage } from "../protocol/index.ts";
import type { StoredGame, StoredOffers } from "../store/index.ts";
import { type Answer, no, yes } from "./answer.ts";

/** Who wants to go back, and how many moves would stand then. */
export type TakeBack = NonNullable<StoredOffers["takeBack"]>;

/** What a question or an answer to one changes, and how everyone at the game is told. */
export interface OfferChange {
  readonly offers: StoredOffers;
  readonly message: Extract<
    ServerMessage,
    { type: "take-back-asked" | "take-back-declined" | "rematch-offered" | "rematch-declined" }
  >;
}

/** What it comes to: both agree, something changes, or neither, and nothing is new. */
export interface Settled<T> {
  readonly agreed?: T;
  readonly change?: OfferChange;
}

const nothingNew = yes<Settled<never>>({});
const nobody = [false, false] as const;

/** What the seats of a game ask each other, to take moves back and to play again, as it stands after the first `number` events. */
export class Offers {
  readonly #game: string;
  readonly #now: StoredOffers;

  constructor(game: string, number: number, stored: StoredOffers | undefined) {
    this.#game = game;
    // When the game goes on, a take-back is settled.
    const rest = stored?.number === number ? {} : { number, takeBack: undefined, asked: nobody };
    this.#now = { number, asked: nobody, rematch: nobody, offered: nobody, ...stored, ...rest };
  }

  /** Who asks for a take-back at the moment. */
  get takeBack(): Seat | null {
    return this.#now.takeBack?.seat ?? null;
  }

  /** Who has offered another game. */
  get rematch(): [boolean, boolean] {
    return [...this.#now.rematch];
  }

  /** Asks the other seat, unless one holds both. */
  askTakeBack(wanted: TakeBack, id: string, holdsBoth: boolean): Answer<Settled<TakeBack>> {
    if (holdsBoth) return yes({ agreed: wanted });
    const { takeBack, asked } = this.#now;
    // Asking back is consent to what the other has asked; asking once more says nothing new.
    if (takeBack) return takeBack.seat === wanted.seat ? nothingNew : yes({ agreed: takeBack });
    if (asked[wanted.seat]) return no("asked-already");
    return this.#change(
      { takeBack: wanted, asked: withSeat(asked, wanted.seat) },
      { type: "take-back-asked", game: this.#game, ...wanted, id },
    );
  }

  /** Consents or declines. */
  answerTakeBack(seat: Seat, consent: boolean): Answer<Settled<TakeBack>> {
    const { takeBack } = this.#now;
    if (!takeBack) return no("take-back-none");
    // The asker may withdraw, but not consent.
    if (takeBack.seat === seat && consent) return no("seat-not-yours");
    if (consent) return yes({ agreed: takeBack });
    const message = { type: "take-back-declined", game: this.#game, seat: takeBack.seat } as const;
    return this.#change({ takeBack: undefined }, message);
  }

  /** Offers, accepts or declines another game. */
  answerRematch(seat: Seat, wanted: boolean, id: string, holdsBoth: boolean): Answer<Settled<true>> {
    const { rematch, offered } = this.#now;
    const game = this.#game;
    if (!wanted) {
      const isOffered = rematch.includes(true);
      return isOffered
        ? this.#change({ rematch: nobody }, { type: "rematch-declined", game, seat })
        : nothingNew;
    }
    if (holdsBoth || rematch[otherSeat(seat)]) return yes({ agreed: true });
    if (rematch[seat]) return nothingNew;
    if (offered[seat]) return no("asked-already");
    return this.#change(
      { rematch: withSeat(rematch, seat), offered: withSeat(offered, seat) },
      { type: "rematch-offered", game, seat, id },
    );
  }

  #change(changed: Partial<StoredOffers>, message: OfferChange["message"]): Answer<Settled<never>> {
    return yes({ change: { offers: { ...this.#now, ...changed }, message } });
  }
}

function withSeat([first, second]: readonly [boolean, boolean], seat: Seat): [boolean, boolean] {
  return seat === 0 ? [true, second] : [first, true];
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
