import type { StoredEvent, StoredOffers } from "../store/index.ts";
import type { AnyRefusal } from "../words/index.ts";
import { type Answer, again, no, yes } from "./answer.ts";
import { type GameLog, kindOf, type SeatRequest } from "./game-log.ts";

/** So many of each seat's latest are remembered: by seat, so that nobody makes the other's be forgotten. */
const remembered = 64;
/** So many are in the store with what they have changed, for other servers and after a restart. */
const stored = 8;

/** What was asked or answered, and why it was refused, if it was. */
interface Heard {
  readonly kind: string;
  readonly refusal: AnyRefusal | undefined;
}

/**
 * The latest questions of a game's seats, and answers to them, that became no event, by their ids. One that is sent again counts once:
 * meanwhile another question may stand, which it was not about. Those that have changed something are in the store too.
 */
export class Questions {
  #heard: readonly [Map<string, Heard>, Map<string, Heard>] | undefined;

  /** The answer to a request that became an event before, or whose id another has; undefined for any other. */
  before(request: SeatRequest, log: GameLog): Answer<StoredEvent> | undefined {
    const known = log.requested(request);
    if (known) return known.same ? again(known.event) : no("id-used");
    const heard = this.#find(request, log.offers);
    return heard && heard.kind !== kindOf(request) ? no("id-used") : undefined;
  }

  /** What the same request came to before; undefined for a new one. */
  outcome(request: SeatRequest, { offers }: Pick<GameLog, "offers">): Answer<undefined> | undefined {
    const heard = this.#find(request, offers);
    if (heard?.kind !== kindOf(request)) return undefined;
    return heard.refusal ? { ok: false, refusal: heard.refusal } : again(undefined);
  }

  /** It was refused, or heard, and nothing has happened yet: it will be answered the same. */
  note(request: SeatRequest, answer: Answer<unknown>): Answer<undefined> {
    this.#heard ??= [new Map(), new Map()];
    const heard = this.#heard[request.seat];
    const [oldest] = heard.keys();
    if (heard.size >= remembered && oldest !== undefined) heard.delete(oldest);
    heard.set(request.id, { kind: kindOf(request), refusal: answer.ok ? undefined : answer.refusal });
    return answer.ok ? yes(undefined) : answer;
  }

  #find({ id }: SeatRequest, offers: StoredOffers | undefined): Heard | undefined {
    const heard = this.#heard?.[0].get(id) ?? this.#heard?.[1].get(id);
    if (heard) return heard;
    const kept = offers?.heard?.flat().find((each) => each.id === id);
    return kept && { kind: kept.kind, refusal: undefined };
  }
}

/** What a request has changed, with the request. */
export function heardIn(offers: StoredOffers, request: SeatRequest): StoredOffers {
  const [first, second] = offers.heard ?? [[], []];
  const entry = { id: request.id, kind: kindOf(request) };
  const more = (heard: typeof first) => [...heard, entry].slice(-stored);
  return { ...offers, heard: request.seat === 0 ? [more(first), second] : [first, more(second)] };
}
