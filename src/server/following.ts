import type { Standing, Step } from "../match/index.ts";
import type {
  Awaitable,
  Bus,
  EventText,
  GameHead,
  GameKeeper,
  StoredEvent,
  Thenable,
} from "../store/index.ts";
import { type Answer, yes } from "./answer.ts";
import type { GameLog } from "./game-log.ts";
import { type Told, type ToldAsked, type ToldPresent, type ToldSaid, toldText } from "./told.ts";
import { eventMessage } from "./views.ts";

/** So many events that were not told are told one by one. */
const mostPassedOn = 16;

interface FollowingContext {
  readonly games: Pick<GameKeeper, "heads">;
  readonly bus: Bus;
}

/** What of a `LogWriter` is needed here. */
interface Followed {
  readonly log: GameLog;
  readonly isGone: boolean;
  aside(place: "bus", work: () => Awaitable<Answer<undefined>>): void;
  hold<T>(waiting: Thenable<T>, done: () => Answer<undefined>): Awaitable<Answer<undefined>>;
  follow(stored: StoredEvent, after: Step | Standing, text: EventText): void;
  take(told: ToldAsked): void;
  reload(): Promise<void>;
}

/** How a game keeps up with what other servers of the store do in it. */
export class Following {
  readonly #writer: Followed;
  readonly #context: FollowingContext;

  constructor(writer: Followed, context: FollowingContext) {
    this.#writer = writer;
    this.#context = context;
  }

  /** What another server has told of the game. */
  heard(told: Exclude<Told, ToldPresent | ToldSaid>, text: string): void {
    this.#writer.aside("bus", () => {
      if (told.type === "event") return this.#hear(told, text);
      return told.type === "asked" ? this.#take(told) : this.#look(told);
    });
  }

  lacks({ number, changes }: GameHead): boolean {
    const { log } = this.#writer;
    return number > log.events.length || changes > log.changes;
  }

  /** Takes over what the store has more than this, if it has; `found`: nobody has told it. */
  async catchUp(found: boolean): Promise<void> {
    const [head] = await this.#context.games.heads([this.#id]);
    if (!head || this.lacks(head)) await (found ? this.passOn() : this.#writer.reload());
  }

  /** Takes over what the store has, and tells it in place of whoever wrote it: he may have died before he could. */
  async passOn(): Promise<void> {
    const { events: had, changes } = this.#writer.log;
    await this.#writer.reload();
    const { bus } = this.#context;
    const { log, isGone } = this.#writer;
    if (isGone || bus.alone) return;
    const events = log.events.slice(had.length);
    if (events.length > mostPassedOn) bus.tell(this.#id, toldText({ type: "changed", game: this.#id }));
    else for (const stored of events) bus.tell(this.#id, this.#textOf(stored));
    if (log.changes > changes) this.changed();
  }

  /** Something else than an event has happened here. */
  changed(): void {
    const { changes } = this.#writer.log;
    this.#tell({ type: "changed", game: this.#id, changes });
  }

  /** What the seats ask each other has changed here. */
  asked(message: ToldAsked["message"]): void {
    const { events, changes, offers } = this.#writer.log;
    const change = { number: events.length, changes, message };
    const isReady = message.type === "rematch-ready";
    this.#tell({ type: "asked", game: this.#id, ...change, ...(isReady ? {} : { offers }) });
  }

  #tell(told: Exclude<Told, { type: "event" }>): void {
    const { bus } = this.#context;
    if (!bus.alone) bus.tell(this.#id, toldText(told));
  }

  get #id(): string {
    return this.#writer.log.game.id;
  }

  #hear(
    { number, event, at, id, clock }: Extract<Told, { type: "event" }>,
    text: EventText,
  ): Awaitable<Answer<undefined>> {
    const { log } = this.#writer;
    if (number <= log.events.length) return yes(undefined);
    const isNext =
      number === log.events.length + 1 && (clock === undefined) === (log.game.clock === undefined);
    const judged = isNext ? log.judge(event) : undefined;
    if (!judged?.ok) return this.#writer.hold(this.catchUp(false), () => yes(undefined));
    this.#writer.follow({ number, event, at, id, left: clock?.left }, judged.value, text);
    return yes(undefined);
  }

  #look({ changes }: Extract<Told, { type: "changed" }>): Awaitable<Answer<undefined>> {
    if (changes !== undefined && changes <= this.#writer.log.changes) return yes(undefined);
    return this.#writer.hold(this.catchUp(false), () => yes(undefined));
  }

  #take(told: ToldAsked): Awaitable<Answer<undefined>> {
    const { log } = this.#writer;
    if (told.changes <= log.changes) return yes(undefined);
    const isNext = told.changes === log.changes + 1 && told.number <= log.events.length;
    if (!isNext) return this.#writer.hold(this.catchUp(false), () => yes(undefined));
    this.#writer.take(told);
    return yes(undefined);
  }

  #textOf(stored: StoredEvent): EventText {
    const { number, left } = stored;
    const running = this.#writer.log.turnAfter(number);
    return eventMessage(this.#id, stored, left && { left: [left[0], left[1]], running });
  }
}
