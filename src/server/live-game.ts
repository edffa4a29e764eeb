import { accept, type Seat } from "../games/index.ts";
import { press, type Standing, takeBack } from "../match/index.ts";
import { type GameEvent, notationOf } from "../notation/index.ts";
import type { GameSummary, StateMessage } from "../protocol/index.ts";
import type {
  Awaitable,
  EventText,
  LoadedGame,
  StoredEvent,
  StoredGame,
  StoredSeat,
} from "../store/index.ts";
import { Absence, type AbsenceContext } from "./absence.ts";
import { type Answer, again, no, yes } from "./answer.ts";
import { Audience, type Listener } from "./audience.ts";
import { GameLog, type SeatRequest } from "./game-log.ts";
import { Holders } from "./holders.ts";
import { type LogListener, LogWriter, type WriterContext } from "./log-writer.ts";
import { Offers, rematchOf, type TakeBack } from "./offers.ts";
import { Questions } from "./questions.ts";
import type { ClockPast, RestedClock } from "./running-clock.ts";
import { matches } from "./secret.ts";
import { StateText } from "./state-text.ts";
import { endingOf, eventMessage, seatHeads } from "./views.ts";
import { serverItself, type Visitor } from "./visitor.ts";

export interface LiveGameContext extends WriterContext, AbsenceContext {
  /** Told of every event that has become durable. */
  readonly onEvent: (event: GameEvent, game: LiveGame) => void;
  /** Told when somebody comes to a game or goes. */
  readonly onAudience: (game: LiveGame) => void;
  readonly newId: () => string;
}

/** A request whose answer may come without an event: a question was put, or answered with no. */
type Asked = StoredEvent | undefined;

/** One game while somebody is there: what the seats may ask for, and who is told of it. */
export class LiveGame implements LogListener {
  readonly id: string;
  readonly audience: Audience;
  readonly holders: Holders;
  readonly #context: LiveGameContext;
  readonly #writer: LogWriter;
  readonly #offers: Offers;
  readonly #questions = new Questions();
  readonly #absence: Absence;
  readonly #texts = new StateText();
  #touched: number;

  private constructor(log: GameLog, context: LiveGameContext, past: ClockPast) {
    this.id = log.game.id;
    this.audience = new Audience(this.id, () => this.#absence.claimIn());
    this.holders = new Holders(context.time);
    this.#context = context;
    this.#writer = new LogWriter(log, context, this, past);
    this.#offers = new Offers(this.audience);
    this.#absence = new Absence(() => this.#writer.log, this.audience, context);
    this.#touched = context.time.steady();
  }

  /** A game as the store has it; for `past` see `reviveClock`. */
  static async open(
    loaded: LoadedGame,
    context: LiveGameContext,
    past: ClockPast,
  ): Promise<Answer<LiveGame>> {
    const log = await GameLog.open(loaded);
    return log.ok ? accept(new LiveGame(log.value, context, past)) : log;
  }

  get stored(): StoredGame {
    return this.#writer.log.game;
  }

  get ending(): Standing["ending"] {
    return this.#writer.log.standing.ending;
  }

  get changed(): number {
    return this.#writer.log.changed;
  }

  /** See `LogWriter`. */
  get timeLeft(): number | undefined {
    return this.#writer.timeLeft;
  }

  get rested(): RestedClock | undefined {
    return this.#writer.rested;
  }

  /** The game was dropped: whatever is asked of it is answered with that. */
  get isGone(): boolean {
    return this.#writer.isGone;
  }

  get isEmpty(): boolean {
    return this.audience.size === 0;
  }

  /** Something is under way. */
  get isBusy(): boolean {
    return this.#writer.isBusy;
  }

  /** Somebody is there, or was after the given time. */
  isWanted(since: number): boolean {
    return !this.isEmpty || this.#touched > since;
  }

  /** The seats these tokens hold, as bits. */
  seatsOf(tokens: readonly string[]): number {
    const [first, second] = this.stored.seats;
    let seats = 0;
    for (const token of tokens) {
      if (matches(token, first.tokenHash)) seats |= 1;
      if (matches(token, second.tokenHash)) seats |= 2;
    }
    return seats;
  }

  /** Tells a listener of everything from now on; with `seen` also what it needs first. */
  subscribe(listener: Listener, seats: number, seen?: number): void {
    this.#attend(() => this.audience.add(listener, seats));
    this.#writer.returned(seats);
    if (seen !== undefined) this.sendState(listener, seen);
  }

  unsubscribe(listener: Listener): void {
    this.#attend(() => this.audience.remove(listener));
    this.#touched = this.#context.time.steady();
  }

  /** Whoever holds these seats, as bits, has shown that he is there. */
  saw(seats: number): void {
    if (seats !== 0) this.#touched = this.#context.time.steady();
    for (const seat of [0, 1] as const) if (seats & (1 << seat)) this.#absence.saw(seat);
  }

  /** What a listener needs who holds the first `seen` events. */
  sendState(listener: Listener, seen: number): void {
    if (this.isGone) return;
    const { events, next } = this.#writer.log;
    const after = seen <= events.length ? seen : 0;
    const seats = this.audience.held(listener) ?? 0;
    const state: Omit<StateMessage, "head" | "events"> = {
      type: "state",
      game: this.id,
      yours: ([0, 1] as const).filter((seat) => seats & (1 << seat)),
      after,
      clock: this.#writer.clockState ?? null,
      present: this.audience.present(),
      claimIn: this.#absence.claimIn(),
      watchers: this.audience.watchers(),
      takeBack: this.#offers.takeBack,
      rematch: this.#offers.rematch,
      next: next ?? null,
    };
    const small = JSON.stringify(state).slice(0, -1);
    const [head, missed] = [this.#texts.head(this.stored), this.#texts.events(events, after)];
    listener.send(`${small},"head":${head},"events":${missed}}`);
  }

  /** Makes the text of a long game's events in several turns of the event loop; undefined when there is little to make. */
  readyState(): Promise<void> | undefined {
    return this.#texts.ready(this.#writer.log.events);
  }

  /** The game and its events as JSON (`GameView`). */
  async viewText(): Promise<string> {
    await this.readyState();
    const { events, standing, next } = this.#writer.log;
    const small = {
      ending: endingOf(standing),
      clockState: this.#writer.clockState ?? null,
      next: next ?? null,
    };
    const [head, all] = [this.#texts.head(this.stored), this.#texts.events(events, 0)];
    return `${head.slice(0, -1)},"events":${all},${JSON.stringify(small).slice(1)}`;
  }

  summary(): GameSummary {
    return this.#writer.log.summary();
  }

  recordText(): Promise<string> {
    return this.#writer.log.recordText();
  }

  /** An event of before, as listeners got it. */
  eventText(stored: StoredEvent): EventText {
    return eventMessage(this.id, stored, this.#writer.clockState);
  }

  move(seat: Seat, text: string, after: number, id: string): Awaitable<Answer<StoredEvent>> {
    // Whoever waits here for another's event to be written does not pay for it.
    const asked = this.#context.time.steady();
    return this.#alone(() => {
      const { log } = this.#writer;
      const { events, standing } = log;
      const request = { type: "move", seat, move: text, after, id } as const;
      const before = this.#before(request);
      if (before) return before;
      if (after !== events.length) return no("outdated", { number: events.length });
      if (this.#writer.isTimeUp(asked)) return this.#writer.endByTime();
      const stepped = log.step(seat, text);
      if (!stepped.ok) return stepped;
      // Written in the one form that records use.
      const move = notationOf(standing.id).makeMove(stepped.value.move, standing.position);
      if (move !== text) log.ask(request);
      return this.#writer.append({ type: "move", seat, move }, stepped.value, id, press, asked);
    });
  }

  resign(seat: Seat, id: string): Awaitable<Answer<StoredEvent>> {
    return this.#alone(() => {
      const before = this.#before({ type: "resign", seat, id });
      return before ?? this.#writer.enter({ type: "resign", seat }, id);
    });
  }

  /** Takes the win, if the other has been away for long enough. */
  claim(seat: Seat, id: string): Awaitable<Answer<StoredEvent>> {
    return this.#alone<StoredEvent>(() => {
      const before = this.#before({ type: "claim", seat, id });
      if (before) return before;
      if (this.#writer.isTimeUp()) return this.#writer.endByTime();
      const judged = this.#absence.judge(seat);
      if (!judged.ok) return judged;
      const seen = () => {
        const again = this.#absence.judge(seat);
        return again.ok ? no("outdated", { number: this.#writer.log.events.length }) : again;
      };
      return this.#writer.enter({ type: "claim", seat }, id, undefined, { absent: judged.value, seen });
    });
  }

  /** Asks the other seat, or goes back at once for whoever holds both. Answers with the event when there was one. */
  takeBack(seat: Seat, id: string, holdsBoth: boolean): Awaitable<Answer<Asked>> {
    return this.#alone<Asked>(() => {
      const { log } = this.#writer;
      const request = { type: "take-back", seat, id } as const;
      const before = this.#before(request) ?? this.#questions.outcome(request);
      if (before) return before;
      if (this.ending) return no("game-over");
      const moves = log.ownTurnBefore(seat);
      if (moves === undefined) return no("nothing-to-undo");
      return this.#goBack(this.#offers.askTakeBack({ seat, moves }, id, holdsBoth), request);
    });
  }

  answerTakeBack(seat: Seat, consent: boolean, id: string): Awaitable<Answer<Asked>> {
    return this.#alone<Asked>(() => {
      const request = { type: "take-back-answer", seat, accept: consent, id } as const;
      const before = this.#before(request) ?? this.#questions.outcome(request);
      return before ?? this.#goBack(this.#offers.answerTakeBack(seat, consent), request);
    });
  }

  /** Offers, accepts or declines another game. The id of the new game once both want it. */
  rematch(
    seat: Seat,
    wanted: boolean,
    id: string,
    holdsBoth: boolean,
    visitor: Visitor = serverItself,
  ): Awaitable<Answer<string | undefined>> {
    return this.#alone<string | undefined>(() => {
      const { next } = this.#writer.log;
      const request = { type: "rematch", seat, accept: wanted, id } as const;
      if (this.#before(request)) return no("id-used");
      if (!this.ending) return no("game-going-on");
      if (next !== undefined) return again<string | undefined>(next);
      const before = this.#questions.outcome(request);
      if (before) return before;
      const agreed = this.#offers.answerRematch(seat, wanted, id, holdsBoth);
      if (!agreed.ok || !agreed.value) return this.#questions.note(request, agreed);
      const { games } = visitor;
      if (!games.take(this.#context.time.steady())) return no("too-many", { seconds: games.wait });
      return this.#writer.hold(this.#makeRematch(), (made) => this.#rematchMade(made));
    });
  }

  /** A guest sits down. */
  join(seat: Seat, by: StoredSeat): Awaitable<Answer<Seat>> {
    return this.#alone<Seat>(() => {
      if (this.stored.seats[seat].tokenHash !== undefined) return no("no-seat-free");
      return this.#writer.hold(this.#context.games.takeSeat(this.id, seat, by), (taken) =>
        taken && !this.isGone
          ? this.#seated(seat, by)
          : this.#writer.hold(this.#writer.reload(), () => no(this.isGone ? "game-missing" : "no-seat-free")),
      );
    });
  }

  happened({ event }: StoredEvent, text: EventText): void {
    this.#offers.settle();
    this.#context.onEvent(event, this);
    this.audience.tellText(text);
    // Who plays without a connection is away, but not since so long ago any more.
    if (this.stored.clock && !this.audience.present()[event.seat]) this.audience.changed();
  }

  overtaken(seen: number): void {
    for (const listener of this.audience.listeners()) this.sendState(listener, seen);
  }

  delayOf(seat: Seat): number {
    return this.audience.delayOf(seat);
  }

  /** The store has it no longer: whoever is there is told, and hears nothing of it from then on. */
  drop(): void {
    this.audience.tell({ type: "error", code: "game-missing", facts: {}, game: this.id });
    this.audience.clear();
    this.#writer.drop();
    this.close();
  }

  /** Stops the timers; the game must not be used any more. */
  close(): void {
    this.holders.close();
    this.#writer.close();
    this.#absence.close();
    this.audience.close();
    this.#texts.close();
  }

  /** Somebody comes or goes: whose last connection it was is away from now on. */
  #attend(change: () => void): void {
    const before = this.audience.present();
    change();
    const now = this.audience.present();
    for (const seat of [0, 1] as const) if (before[seat] && !now[seat]) this.#absence.saw(seat);
    this.#context.onAudience(this);
  }

  #alone<T>(work: () => Awaitable<Answer<T>>): Awaitable<Answer<T>> {
    this.#touched = this.#context.time.steady();
    return this.#writer.alone(work);
  }

  /** The answer to a request that became an event before, or whose id another has; undefined for any other. */
  #before(request: SeatRequest): Answer<StoredEvent> | undefined {
    const known = this.#writer.log.requested(request);
    if (known) return known.same ? again(known.event) : no("id-used");
    return this.#questions.isAnothers(request) ? no("id-used") : undefined;
  }

  #goBack(agreed: Answer<TakeBack | undefined>, request: SeatRequest): Awaitable<Answer<Asked>> {
    if (!agreed.ok || !agreed.value) return this.#questions.note(request, agreed);
    this.#writer.log.ask(request);
    const paid = this.#writer.log.paidSince(agreed.value.moves);
    return this.#writer.enter({ type: "take-back", ...agreed.value }, request.id, (clock, now, running) =>
      takeBack(clock, now, running, paid),
    );
  }

  #seated(seat: Seat, by: StoredSeat): Answer<Seat> {
    this.#writer.seat(seat, by);
    const clock = this.#writer.clockState;
    const seats = seatHeads(this.stored.seats);
    this.audience.tell({ type: "seats", game: this.id, seats, ...(clock ? { clock } : {}) });
    if (clock) this.audience.changed();
    return yes(seat);
  }

  async #makeRematch(): Promise<string | undefined> {
    const { games, time, newId } = this.#context;
    const game = rematchOf(this.stored, newId(), time.wall());
    if (await games.create(game)) return game.id;
    const older = await games.load(this.id);
    if (!older) this.#writer.drop();
    return older?.next;
  }

  #rematchMade(next: string | undefined): Answer<string | undefined> {
    if (this.isGone) return no("game-missing");
    if (next === undefined) return no("storage-failed");
    this.#writer.log.next = next;
    this.audience.tell({ type: "rematch-ready", game: this.id, next });
    return yes<string | undefined>(next);
  }
}
