import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { accept, otherSeat, type Result, refuse, type Seat } from "../../games/index.ts";
import {
  type ClockState,
  enter,
  type GameClock,
  isByCorrespondence,
  type Play,
  turnOf,
} from "../../match/index.ts";
import type {
  ClientMessage,
  ErrorMessage,
  GameHead,
  NumberedEvent,
  ServerMessage,
  StateMessage,
} from "../../protocol/index.ts";
import { englishNames, type PhraseId } from "../../words/index.ts";
import { language } from "../base/language.ts";
import { newId } from "../base/new-id.ts";
import { type Trouble, trouble } from "../base/trouble.ts";
import { FollowedLog } from "./followed-log.ts";
import { type Help, helpIn } from "./help.ts";
import { HostedPlayers } from "./hosted-players.ts";
import { type Line, LiveConnection, type LiveListener } from "./live.ts";
import { PendingMove } from "./pending-move.ts";
import { seatName, seatNameHere } from "./seat-name.ts";
import { keepTokens, type SeatTokens, swapped } from "./seat-tokens.ts";
import type { Connection, SeatView, Session } from "./session.ts";
import { Talk } from "./talk.ts";
import type { Thinker, Thought } from "./thinker.ts";

/** A game kept by the server. What is shown is what the server has on its disk; what is done is asked of it. */
export class OnlineSession implements Session {
  readonly id: string;
  readonly #held: SeatTokens;
  readonly #computers: HostedPlayers;
  readonly #line: Line;
  readonly #head;
  readonly #log: FollowedLog;
  readonly #yours = signal<readonly Seat[]>([]);
  readonly #present = signal<readonly [boolean, boolean]>([false, false]);
  /** When the other may claim the game because a seat is away, by `performance.now()`. */
  readonly #claimFrom = signal<readonly [number | null, number | null]>([null, null]);
  readonly #clock = signal<GameClock | undefined>(undefined);
  readonly #connection = signal<Connection>("connecting");
  readonly #trouble = signal<Trouble | undefined>(undefined);
  readonly #asking = signal<Seat | undefined>(undefined);
  readonly #pending: PendingMove;
  readonly talk: Talk;
  /** Whether the log could not be followed when it was last told. */
  #doubtful = false;

  /** What the server has, and the move that is on its way to it. */
  readonly play: ReadonlySignal<Play>;
  readonly pending: ReadonlySignal<string | undefined>;
  readonly help: ReadonlySignal<Help>;
  readonly seats: ReadonlySignal<readonly [SeatView, SeatView]>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** Whether it is a game that whoever sits here could claim some time. */
  readonly canBeClaimed: boolean;
  /** The other, while he is away from such a game, and from when on it can be claimed. */
  readonly away: ReadonlySignal<{ readonly name: string; readonly claimFrom: number } | undefined>;
  readonly canReplay = signal(false);
  readonly viewOnly = false;
  readonly trouble: ReadonlySignal<Trouble | undefined> = this.#trouble;
  readonly watchers = signal(0);
  /** Who has offered a rematch. */
  readonly rematchOffers = signal<readonly [boolean, boolean]>([false, false]);
  /** The game that follows this one. */
  readonly next = signal<string | undefined>(undefined);
  readonly link: string;
  readonly waitsInLobby: boolean;
  readonly thinksAloud: boolean;

  constructor(
    head: GameHead,
    held: SeatTokens,
    thinker: Thinker,
    origin: string,
    connect: (listener: LiveListener) => Line = (listener) => new LiveConnection(listener),
  ) {
    this.id = head.id;
    this.link = `${origin}/game/${head.id}`;
    this.waitsInLobby = head.open && head.listed && held.tokens.some((token) => token !== null);
    this.#held = held;
    this.thinksAloud = held.players.some((player) => player?.kind === "aloud");
    this.#head = signal(head);
    this.#log = new FollowedLog(head);
    this.#pending = new PendingMove(head.id, (message) => this.#line.send(message));
    this.#computers = new HostedPlayers(thinker, {
      game: head.id,
      players: held.players,
      play: () => this.#log.play.peek(),
      mayMove: (seat) => this.#yours.peek().includes(seat) && !this.#pending.message.peek(),
      move: (text) => this.move(text),
      failed: () => {
        this.#trouble.value = trouble("computer-failed-online");
      },
    });
    this.play = computed(() => this.#pending.on(this.#log));
    this.pending = computed(() => this.#pending.message.value?.move);
    this.help = computed(() =>
      helpIn(this.#head.value, {
        alone: this.#yours.value.length === 2,
        ended: this.#log.play.value.ending !== undefined,
      }),
    );
    this.talk = new Talk({
      game: head.id,
      ownSeats: () => this.#yours.value,
      nameOf: (seat) => this.seats.peek()[seat].name,
    });
    this.seats = computed(() => [this.#seat(0), this.#seat(1)]);
    this.ownSeats = computed(() => this.#yours.value.filter((seat) => this.#held.players[seat] === null));
    this.canTakeBack = computed(() => {
      const { ending, moves } = this.play.value;
      const seat = this.ownSeats.value[0];
      return seat !== undefined && !ending && moves.length > 0 && this.#asking.value !== seat;
    });
    const own = ([0, 1] as const).filter((seat) => held.tokens[seat] !== null);
    this.canBeClaimed =
      head.clock !== undefined &&
      !isByCorrespondence(head.clock) &&
      own.length === 1 &&
      held.players[own[0] ?? 0] === null;
    this.away = computed(() => this.#away());
    this.#line = connect({
      opened: () => this.#subscribe(),
      lost: () => {
        this.#connection.value = "lost";
      },
      heard: (message) => this.#hear(message),
    });
  }

  get progress(): ReadonlySignal<number | undefined> {
    return this.#computers.progress;
  }
  get thinking(): ReadonlySignal<Seat | undefined> {
    return this.#computers.thinking;
  }
  get thought(): ReadonlySignal<Thought | undefined> {
    return this.#computers.thought;
  }
  get clock(): ReadonlySignal<GameClock | undefined> {
    return this.#clock;
  }
  get connection(): ReadonlySignal<Connection> {
    return this.#connection;
  }
  get asking(): ReadonlySignal<Seat | undefined> {
    return this.#asking;
  }
  get said(): Talk["said"] {
    return this.talk.said;
  }
  get head(): ReadonlySignal<GameHead> {
    return this.#head;
  }

  /** What the server has of the game, without the move that is on its way. */
  get log(): Pick<FollowedLog, "play" | "changed"> {
    return this.#log;
  }

  get recordNames(): readonly [string, string] {
    const head = this.#head.peek();
    return [seatName(englishNames, head, 0), seatName(englishNames, head, 1)];
  }

  move(text: string): Result<unknown> {
    const play = this.#log.play.peek();
    const seat = turnOf(play);
    if (!this.#yours.peek().includes(seat)) return refuse("not-your-turn", { seat: seat + 1 });
    if (this.#pending.message.peek()) return accept(undefined);
    const judged = enter(play, { type: "move", seat, move: text });
    if (!judged.ok) return judged;
    const after = this.#log.length;
    this.#pending.make({ type: "move", game: this.id, seat, move: text, after, id: newId() });
    return accept(undefined);
  }

  takeBack(): void {
    const ownSeats = this.ownSeats.peek();
    const last = this.play.peek().events.findLast((event) => event.type === "move")?.seat;
    // Who holds both seats takes back the last move, whoever made it.
    const seat = ownSeats.length === 2 ? last : ownSeats[0];
    if (seat !== undefined) this.#ask({ type: "take-back", game: this.id, seat, id: newId() });
  }

  consent(yes: boolean): void {
    const asker = this.#asking.peek();
    if (asker === undefined) return;
    const seat = otherSeat(asker);
    this.#ask({ type: "take-back-answer", game: this.id, seat, accept: yes, id: newId() });
  }

  replay(): void {
    // What was taken back by consent is not played again by one side alone.
  }

  resign(): void {
    const ownSeats = this.ownSeats.peek();
    const turn = turnOf(this.play.peek());
    const seat = ownSeats.includes(turn) ? turn : ownSeats[0];
    if (seat !== undefined) this.#ask({ type: "resign", game: this.id, seat, id: newId() });
  }

  moveNow(): void {
    this.#computers.hurry();
  }

  claim(): void {
    const seat = this.ownSeats.peek()[0];
    if (seat !== undefined) this.#ask({ type: "claim", game: this.id, seat, id: newId() });
  }

  say(phrase: PhraseId): void {
    const seat = this.ownSeats.peek()[0];
    if (seat === undefined) return;
    this.talk.rest();
    this.#ask({ type: "say", game: this.id, seat, phrase, id: newId() });
  }

  rematch(yes = true): void {
    for (const seat of this.#yours.peek()) {
      this.#ask({ type: "rematch", game: this.id, seat, accept: yes, id: newId() });
    }
  }

  close(): void {
    this.#computers.forget();
    this.talk.close();
    this.#line.close();
  }

  #ask(message: ClientMessage): void {
    if (!this.#line.send(message)) this.#trouble.value = trouble("connection-absent");
  }

  #subscribe(seen = this.#log.length): void {
    const tokens = this.#held.tokens.filter((token) => token !== null);
    this.#line.send({ type: "subscribe", game: this.id, tokens, seen });
  }

  #hear(message: ServerMessage): void {
    if ("game" in message && message.game !== undefined && message.game !== this.id) return;
    batch(() => {
      switch (message.type) {
        case "state":
          this.#settle(message);
          break;
        case "event": {
          const { number, event, at, id } = message;
          if (number !== this.#log.length + 1) {
            // Something is missing, or known already: the server says what is true.
            if (number > this.#log.length) this.#subscribe();
            break;
          }
          const added = { number, event, at, ...(id === undefined ? {} : { id }) };
          if (this.#put(this.#log.length, [added])) this.#setClock(message.clock ?? null);
          break;
        }
        case "seats":
          this.#head.value = { ...this.#head.peek(), seats: message.seats };
          if (message.clock) this.#setClock(message.clock);
          break;
        case "presence":
          this.#present.value = message.present;
          this.#setClaims(message.claimIn);
          this.watchers.value = message.watchers;
          break;
        case "take-back-asked":
          this.#asking.value = message.seat;
          break;
        case "take-back-declined":
          this.#asking.value = undefined;
          if (this.ownSeats.peek().includes(message.seat)) this.#trouble.value = trouble("take-back-refused");
          break;
        case "rematch-offered":
          this.rematchOffers.value = withSeat(this.rematchOffers.peek(), message.seat, true);
          break;
        case "rematch-declined":
          this.rematchOffers.value = [false, false];
          break;
        case "rematch-ready":
          this.#follow(message.next);
          break;
        case "said":
          this.talk.hear(message.seat, message.phrase);
          break;
        case "error":
          this.#refused(message);
          break;
        default:
      }
    });
    this.#computers.goOn();
  }

  #settle(state: StateMessage): void {
    this.#connection.value = "connected";
    this.#trouble.value = undefined;
    this.#head.value = state.head;
    this.#yours.value = state.yours;
    this.#present.value = state.present;
    this.#setClaims(state.claimIn);
    this.watchers.value = state.watchers;
    this.#asking.value = state.takeBack ?? undefined;
    this.rematchOffers.value = state.rematch;
    if (!this.#put(state.after, state.events)) return;
    this.#setClock(state.clock);
    this.#pending.takeUp(this.#log.length);
    if (state.next) this.#follow(state.next);
  }

  /**
   * An event that cannot happen here means that something was missed: the whole log is asked for once more, and if that
   * cannot be followed either, it is said.
   */
  #put(after: number, added: readonly NumberedEvent[]): boolean {
    const before = this.#log.play.peek();
    if (!this.#log.put(after, added)) {
      if (this.#doubtful) {
        this.#trouble.value = trouble("log-strange");
      } else this.#subscribe(0);
      this.#doubtful = true;
      return false;
    }
    this.#doubtful = false;
    if (this.#log.play.peek() === before) return true;
    this.#trouble.value = undefined;
    this.#asking.value = undefined;
    this.#pending.follow(this.#log.length);
    this.#computers.count(this.ownSeats.peek());
    return true;
  }

  #setClock(clock: ClockState | null): void {
    const settings = this.#head.peek().clock;
    if (clock && settings) this.#clock.value = { settings, ...clock, since: performance.now() };
  }

  #setClaims([first, second]: StateMessage["claimIn"]): void {
    const from = (wait: number | null) => (wait === null ? null : performance.now() + wait);
    this.#claimFrom.value = [from(first), from(second)];
  }

  #away(): { name: string; claimFrom: number } | undefined {
    const seat = this.ownSeats.value[0];
    if (!this.canBeClaimed || seat === undefined || this.play.value.ending) return undefined;
    const other = otherSeat(seat);
    const claimFrom = this.#claimFrom.value[other];
    if (claimFrom === null || this.#connection.value !== "connected") return undefined;
    return { name: this.seats.value[other].name, claimFrom };
  }

  /** The same tokens hold the seats of the rematch, the other way round. */
  #follow(next: string): void {
    keepTokens(next, swapped(this.#held));
    this.next.value = next;
  }

  #refused({ code, facts, id }: ErrorMessage): void {
    this.#pending.refused(id);
    if (code === "outdated") return;
    // The other was there for a moment, which was not told.
    if (code === "claim-early") this.#setClaims([Number(facts.seconds) * 1000, Number(facts.seconds) * 1000]);
    this.#trouble.value = { code, facts };
  }

  #seat(seat: Seat): SeatView {
    const head = this.#head.value;
    const { taken, computer } = head.seats[seat];
    if (!taken) return { name: "", kind: "open", present: false };
    const mine = this.#yours.value.includes(seat);
    const kind = computer ? "computer" : mine ? "you" : "person";
    const shown = seatNameHere(language.value, head, seat, this.#yours.value);
    return { name: shown, kind, present: this.#present.value[seat] || mine };
  }
}

function withSeat(
  pair: readonly [boolean, boolean],
  seat: Seat,
  value: boolean,
): readonly [boolean, boolean] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
