import type { Seat } from "../games/index.ts";
import { takeBack } from "../match/index.ts";
import type { ServerMessage } from "../protocol/index.ts";
import type { Awaitable, Bus, GameKeeper, StoredEvent } from "../store/index.ts";
import { type Answer, again, no, yes } from "./answer.ts";
import type { SeatRequest } from "./game-log.ts";
import type { LogWriter } from "./log-writer.ts";
import { type OfferChange, Offers, rematchOf, type Settled, type TakeBack } from "./offers.ts";
import { heardIn, type Questions } from "./questions.ts";
import type { Time } from "./time.ts";
import type { Visitor } from "./visitor.ts";

export interface NegotiationContext {
  readonly games: GameKeeper;
  readonly bus: Bus;
  readonly time: Time;
  readonly newId: () => string;
}

/** A request whose answer may come without an event: a question was put, or answered with no. */
export type Asked = StoredEvent | undefined;

/**
 * Take-backs and rematches: what one seat asks, the other agrees to, and then happens. What stands is in the store, so that each may be at
 * another server. Consent becomes an event, or the new game, and is fenced as these are: whoever says no in the same moment elsewhere
 * may be too late. Everything is done in the writer's turn.
 */
export class Negotiation {
  readonly #writer: LogWriter;
  readonly #questions: Questions;
  readonly #context: NegotiationContext;
  readonly #tell: (message: ServerMessage) => void;

  constructor(
    writer: LogWriter,
    questions: Questions,
    context: NegotiationContext,
    tell: (message: ServerMessage) => void,
  ) {
    this.#writer = writer;
    this.#questions = questions;
    this.#context = context;
    this.#tell = tell;
  }

  get offers(): Offers {
    const { game, events, offers } = this.#writer.log;
    return new Offers(game.id, events.length, offers);
  }

  askTakeBack(seat: Seat, id: string, holdsBoth: boolean): Awaitable<Answer<Asked>> {
    const { log } = this.#writer;
    const request = { type: "take-back", seat, id } as const;
    const before = this.#questions.before(request, log) ?? this.#questions.outcome(request, log);
    if (before) return before;
    if (log.standing.ending) return no("game-over");
    const moves = log.ownTurnBefore(seat);
    if (moves === undefined) return no("nothing-to-undo");
    const settled = this.offers.askTakeBack({ seat, moves }, id, holdsBoth);
    return this.#goBack(settled, request, () => this.askTakeBack(seat, id, holdsBoth));
  }

  answerTakeBack(seat: Seat, consent: boolean, id: string): Awaitable<Answer<Asked>> {
    const { log } = this.#writer;
    const request = { type: "take-back-answer", seat, accept: consent, id } as const;
    const before = this.#questions.before(request, log) ?? this.#questions.outcome(request, log);
    if (before) return before;
    const settled = this.offers.answerTakeBack(seat, consent);
    return this.#goBack(settled, request, () => this.answerTakeBack(seat, consent, id));
  }

  rematch(
    seat: Seat,
    wanted: boolean,
    id: string,
    holdsBoth: boolean,
    visitor: Visitor,
  ): Awaitable<Answer<string | undefined>> {
    const { log } = this.#writer;
    const request = { type: "rematch", seat, accept: wanted, id } as const;
    if (this.#questions.before(request, log)) return no("id-used");
    if (!log.standing.ending) return no("game-going-on");
    if (log.next !== undefined) return again<string | undefined>(log.next);
    const before = this.#questions.outcome(request, log);
    if (before) return before;
    const settled = this.offers.answerRematch(seat, wanted, id, holdsBoth);
    if (!settled.ok || !settled.value.agreed)
      return this.#put(settled, request, () => this.rematch(seat, wanted, id, holdsBoth, visitor));
    const { games } = visitor;
    if (!games.take(this.#context.time.steady())) return no("too-many", { seconds: games.wait });
    const game = rematchOf(log.game, this.#context.newId(), this.#context.time.wall());
    return this.#writer.hold(this.#context.games.create(game), (isMade) =>
      isMade ? this.#rematchMade(game.id) : this.#rematchIsThere(),
    );
  }

  #goBack(
    settled: Answer<Settled<TakeBack>>,
    request: SeatRequest,
    lookAgain: () => Awaitable<Answer<Asked>>,
  ): Awaitable<Answer<Asked>> {
    if (!settled.ok || !settled.value.agreed) return this.#put(settled, request, lookAgain);
    const { agreed } = settled.value;
    const { log } = this.#writer;
    log.ask(request);
    const paid = log.paidSince(agreed.moves);
    return this.#writer.enter({ type: "take-back", ...agreed }, request.id, (clock, now, running) =>
      takeBack(clock, now, running, paid),
    );
  }

  /** The question is put or answered, unless it was refused or says nothing new. */
  #put<T>(
    settled: Answer<Settled<unknown>>,
    request: SeatRequest,
    lookAgain: () => Awaitable<Answer<T | undefined>>,
  ): Awaitable<Answer<T | undefined>> {
    if (!settled.ok || !settled.value.change) {
      const { log, others } = this.#writer;
      if (this.#context.bus.alone) return this.#questions.note(request, settled);
      // The question may stand that he speaks of, and not have been told here yet.
      return this.#writer.hold(others.catchUp(true), () => {
        if (this.#writer.isGone) return no("game-missing");
        return this.#writer.log === log ? this.#questions.note(request, settled) : lookAgain();
      });
    }
    const { message, offers: changed }: OfferChange = settled.value.change;
    const offers = heardIn(changed, request);
    const { game, changes } = this.#writer.log;
    return this.#writer.hold(this.#context.games.offer(game.id, changes, offers), (isKept) => {
      if (this.#writer.isGone) return no("game-missing");
      if (!isKept) return this.#writer.overtaken();
      this.#writer.log.change({ offers });
      this.#tell(message);
      this.#writer.others.asked(message);
      return this.#questions.note(request, settled);
    });
  }

  #rematchMade(next: string): Answer<string> {
    if (this.#writer.isGone) return no("game-missing");
    const { log, others } = this.#writer;
    log.change({ next });
    const message = { type: "rematch-ready", game: log.game.id, next } as const;
    this.#tell(message);
    others.asked(message);
    return yes(next);
  }

  /** Somebody has made it elsewhere, or the game is gone. */
  #rematchIsThere(): Awaitable<Answer<string>> {
    return this.#writer.hold(this.#writer.reload(), () => {
      if (this.#writer.isGone) return no("game-missing");
      const { next } = this.#writer.log;
      return next === undefined ? no("storage-failed") : again(next);
    });
  }
}
