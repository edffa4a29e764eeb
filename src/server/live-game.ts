import { accept, type Seat } from "../games/index.ts";
import { press, type Standing } from "../match/index.ts";
import { type GameEvent, notationOf } from "../notation/index.ts";
import type { GameSummary, SayMessage } from "../protocol/index.ts";
import type {
  Awaitable,
  EventText,
  GameHead,
  LoadedGame,
  StoredEvent,
  StoredGame,
  StoredSeat,
} from "../store/index.ts";
import { type Answer, no, yes } from "./answer.ts";
import { Attendance, type AttendanceContext } from "./attendance.ts";
import type { Audience, Listener } from "./audience.ts";
import { GameLog, type SeatRequest } from "./game-log.ts";
import { GameTexts } from "./game-texts.ts";
import { Holders } from "./holders.ts";
import { type LogListener, LogWriter, type WriterContext } from "./log-writer.ts";
import { type Asked, Negotiation, type NegotiationContext } from "./negotiation.ts";
import { Questions } from "./questions.ts";
import type { ClockPast, RestedClock } from "./running-clock.ts";
import { matches } from "./secret.ts";
import { Talk } from "./talk.ts";
import { readTold, type ToldAsked, toldText } from "./told.ts";
import { seatHeads } from "./views.ts";
import { serverItself, type Visitor } from "./visitor.ts";

export interface LiveGameContext extends WriterContext, AttendanceContext, NegotiationContext {
  /** Told of every event that has become durable. */
  readonly onEvent: (event: GameEvent, game: LiveGame) => void;
  /** Told of what other servers have done: so many events were told by them, or found in the store. */
  readonly onOthers: (game: LiveGame, how: "heard" | "loaded", events: number) => void;
  /** Told when the store has a game no longer. */
  readonly onGone: (game: LiveGame) => void;
  /** Told when somebody comes to a game, sits down there or goes. */
  readonly onAudience: (game: LiveGame) => void;
  /** Told when whoever holds a seat has shown without a connection that he is there. */
  readonly onSeen: (game: LiveGame) => void;
}

/** One game while somebody is there: what the seats may ask for, and who is told of it. */
export class LiveGame implements LogListener {
  readonly id: string;
  readonly holders: Holders;
  readonly #context: LiveGameContext;
  readonly #writer: LogWriter;
  readonly #questions = new Questions();
  readonly #negotiation: Negotiation;
  readonly #attendance: Attendance;
  readonly #texts: GameTexts;
  /** Most games are silent. */
  #talk: Talk | undefined;
  #touched: number;

  private constructor(log: GameLog, context: LiveGameContext, past: ClockPast) {
    this.id = log.game.id;
    this.#attendance = new Attendance(this.id, () => this.#writer.log, context);
    this.holders = new Holders(context.time);
    this.#context = context;
    this.#writer = new LogWriter(log, context, this, past);
    this.#negotiation = new Negotiation(this.#writer, this.#questions, context, (message) =>
      this.audience.tell(message),
    );
    this.#texts = new GameTexts(this.#writer, this.#attendance, this.#negotiation);
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

  get audience(): Audience {
    return this.#attendance.audience;
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
    this.#attendance.add(listener, seats);
    this.#context.onAudience(this);
    this.#writer.returned(seats);
    if (seen !== undefined) this.sendState(listener, seen);
  }

  unsubscribe(listener: Listener): void {
    this.#attendance.remove(listener);
    this.#context.onAudience(this);
    this.#touched = this.#context.time.steady();
  }

  /** Whoever holds these seats, as bits, has shown that he is there. */
  saw(seats: number): void {
    if (seats !== 0) {
      this.#touched = this.#context.time.steady();
      this.#context.onSeen(this);
    }
    this.#attendance.saw(seats);
  }

  /** What another server has told of the game. */
  hear(text: string): void {
    const told = readTold(this.id, text);
    if (told?.type === "present") {
      this.#attendance.hear(told);
      this.#writer.returned(told.seats);
    } else if (told?.type === "said") {
      this.#talk ??= new Talk();
      if (this.#talk.heard(told.seat, this.#context.time.steady())) this.audience.tell(told);
    } else if (told) this.#writer.others.heard(told, text);
  }

  /** Whether the store has more of the game than is in memory. */
  lacks(head: GameHead): boolean {
    return this.#writer.others.lacks(head);
  }

  /** Waits until there are so many events, and seats for these tokens, if the store has them: he may have them from another server. */
  atLeast(number: number, tokens: readonly string[] = []): Awaitable<Answer<undefined>> {
    if (this.#context.bus.alone) return yes(undefined);
    const { events, seatsTaken } = this.#writer.log;
    const hasSeats = seatsTaken || tokens.every((token) => this.seatsOf([token]) !== 0);
    return hasSeats && number <= events.length ? yes(undefined) : this.catchUp();
  }

  /** Takes over what the store has more. */
  catchUp(): Awaitable<Answer<undefined>> {
    const { others } = this.#writer;
    return this.#writer.alone(() => this.#writer.hold(others.catchUp(true), () => yes(undefined)));
  }

  /** What is in memory is loaded again before anything is done with it. */
  doubt(): void {
    this.#writer.doubt();
  }

  /** Loads what is in doubt. */
  settleDoubt(): Awaitable<Answer<undefined>> {
    return this.#writer.alone(() => yes(undefined));
  }

  /** What a listener needs who holds the first `seen` events. */
  sendState(listener: Listener, seen: number): void {
    if (!this.isGone) listener.send(this.#texts.state(listener, seen));
  }

  /** See `GameTexts`. */
  readyState(): Promise<void> | undefined {
    return this.#texts.ready();
  }

  viewText(): Promise<string> {
    return this.#texts.view();
  }

  eventText(stored: StoredEvent): EventText {
    return this.#texts.event(stored);
  }

  summary(): GameSummary {
    return this.#writer.log.summary();
  }

  recordText(): Promise<string> {
    return this.#writer.log.recordText();
  }

  move(seat: Seat, text: string, after: number, id: string): Awaitable<Answer<StoredEvent>> {
    // Whoever waits here for another's event to be written does not pay for it.
    const asked = this.#context.time.steady();
    const request = { type: "move", seat, move: text, after, id } as const;
    return this.#alone(() => {
      const { bus } = this.#context;
      if (bus.alone || after <= this.#writer.log.events.length) return this.#move(request, asked);
      return this.#writer.hold(this.#writer.others.catchUp(true), () => this.#move(request, asked));
    });
  }

  #move(request: Extract<SeatRequest, { type: "move" }>, asked: number): Awaitable<Answer<StoredEvent>> {
    const { log } = this.#writer;
    const { events, standing } = log;
    const { seat, after } = request;
    const before = this.#questions.before(request, this.#writer.log);
    if (before) return before;
    if (after !== events.length) return no("outdated", { number: events.length });
    if (this.#writer.isTimeUp(asked)) return this.#writer.endByTime();
    const stepped = log.step(seat, request.move);
    if (!stepped.ok) return stepped;
    // Written in the one form that records use.
    const move = notationOf(standing.id).makeMove(stepped.value.move, standing.position);
    if (move !== request.move) log.ask(request);
    return this.#writer.append({ type: "move", seat, move }, stepped.value, request.id, press, asked);
  }

  resign(seat: Seat, id: string): Awaitable<Answer<StoredEvent>> {
    return this.#alone(() => {
      const before = this.#questions.before({ type: "resign", seat, id }, this.#writer.log);
      return before ?? this.#writer.enter({ type: "resign", seat }, id);
    });
  }

  /** Takes the win, if the other has been away for long enough. */
  claim(seat: Seat, id: string): Awaitable<Answer<StoredEvent>> {
    return this.#alone<StoredEvent>(() => {
      const before = this.#questions.before({ type: "claim", seat, id }, this.#writer.log);
      if (before) return before;
      if (this.#writer.isTimeUp()) return this.#writer.endByTime();
      const judged = this.#attendance.judge(seat);
      if (!judged.ok) return judged;
      const seen = () => {
        const again = this.#attendance.judge(seat);
        return again.ok ? no("outdated", { number: this.#writer.log.events.length }) : again;
      };
      return this.#writer.enter({ type: "claim", seat }, id, undefined, { absent: judged.value, seen });
    });
  }

  /** Asks the other seat, or goes back at once for whoever holds both. Answers with the event when there was one. */
  takeBack(seat: Seat, id: string, holdsBoth: boolean): Awaitable<Answer<Asked>> {
    return this.#alone<Asked>(() => this.#negotiation.askTakeBack(seat, id, holdsBoth));
  }

  answerTakeBack(seat: Seat, consent: boolean, id: string): Awaitable<Answer<Asked>> {
    return this.#alone<Asked>(() => this.#negotiation.answerTakeBack(seat, consent, id));
  }

  /** Offers, accepts or declines another game. The id of the new game once both want it. */
  rematch(
    seat: Seat,
    wanted: boolean,
    id: string,
    holdsBoth: boolean,
    visitor: Visitor = serverItself,
  ): Awaitable<Answer<string | undefined>> {
    return this.#alone<string | undefined>(() =>
      this.#negotiation.rematch(seat, wanted, id, holdsBoth, visitor),
    );
  }

  /** Everyone who is there hears it, through whatever server; nobody keeps it. */
  say(seat: Seat, phrase: SayMessage["phrase"]): Answer<undefined> {
    this.#talk ??= new Talk();
    const answer = this.#talk.say(seat, this.#context.time.steady());
    if (!answer.ok) return answer;
    const said = { type: "said", game: this.id, seat, phrase } as const;
    this.audience.tell(said);
    const { bus } = this.#context;
    if (!bus.alone) bus.tell(this.id, toldText(said));
    return answer;
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
    this.#context.onEvent(event, this);
    this.audience.tellText(text);
    this.#context.bus.tell(this.id, text);
    this.#tellReturn(event);
  }

  heard({ event }: StoredEvent, text: EventText): void {
    this.#context.onOthers(this, "heard", 1);
    this.audience.tellText(text);
    this.#tellReturn(event);
  }

  asked(message: ToldAsked["message"]): void {
    this.audience.tell(message);
  }

  #tellReturn(event: GameEvent): void {
    // Who plays without a connection is away, but not since so long ago any more.
    if (this.stored.clock && !this.audience.present()[event.seat]) this.audience.changed();
  }

  overtaken(seen: number): void {
    this.#context.onOthers(this, "loaded", this.#writer.log.events.length - seen);
    for (const listener of this.audience.listeners()) this.sendState(listener, seen);
  }

  gone(): void {
    this.#context.onGone(this);
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
    this.#attendance.close();
    this.#texts.close();
  }

  #alone<T>(work: () => Awaitable<Answer<T>>): Awaitable<Answer<T>> {
    this.#touched = this.#context.time.steady();
    return this.#writer.alone(work);
  }

  #seated(seat: Seat, by: StoredSeat): Answer<Seat> {
    this.#writer.seat(seat, by);
    this.#writer.log.change();
    this.#writer.others.changed();
    const clock = this.#writer.clockState;
    const seats = seatHeads(this.stored.seats);
    this.audience.tell({ type: "seats", game: this.id, seats, ...(clock ? { clock } : {}) });
    if (clock) this.audience.changed();
    this.#context.onAudience(this);
    return yes(seat);
  }
}
