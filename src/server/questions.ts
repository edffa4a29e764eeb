import type { AnyRefusal } from "../words/index.ts";
import { type Answer, again, yes } from "./answer.ts";
import { kindOf, type SeatRequest } from "./game-log.ts";

/** So many of each seat's latest are remembered: by seat, so that nobody makes the other's be forgotten. */
const remembered = 64;

/** What was asked or answered, and why it was refused, if it was. */
interface Heard {
  readonly kind: string;
  readonly refusal: AnyRefusal | undefined;
}

/**
 * The latest questions of a game's seats, and answers to them, that became no event, by their ids. One that is sent again counts once:
 * meanwhile another question may stand, which it was not about. Nothing of it is stored.
 */
export class Questions {
  #heard: readonly [Map<string, Heard>, Map<string, Heard>] | undefined;

  /** Whether another request had this one's id. */
  isAnothers(request: SeatRequest): boolean {
    const heard = this.#find(request);
    return heard !== undefined && heard.kind !== kindOf(request);
  }

  /** What the same request came to before; undefined for a new one. */
  outcome(request: SeatRequest): Answer<undefined> | undefined {
    const heard = this.#find(request);
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

  #find({ id }: SeatRequest): Heard | undefined {
    return this.#heard?.[0].get(id) ?? this.#heard?.[1].get(id);
  }
}
