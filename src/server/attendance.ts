import type { Seat } from "../games/index.ts";
import type { StateMessage } from "../protocol/index.ts";
import type { Absent } from "../store/index.ts";
import { Absence, type AbsenceContext } from "./absence.ts";
import type { Answer } from "./answer.ts";
import { Audience, type Listener } from "./audience.ts";
import type { GameLog } from "./game-log.ts";
import { Presence, type PresenceContext } from "./presence.ts";
import type { ToldPresent } from "./told.ts";

export type AttendanceContext = AbsenceContext & PresenceContext;

/** Who is at a game, through this server and through others, and since when a seat is left alone. */
export class Attendance {
  readonly audience: Audience;
  /** Undefined where there is no other server. */
  readonly #presence: Presence | undefined;
  readonly #absence: Absence;

  /** `log` gives the game as it is known now. */
  constructor(game: string, log: () => GameLog, context: AttendanceContext) {
    if (!context.bus.alone) this.#presence = new Presence(game, context, () => this.audience.changed());
    this.audience = new Audience(game, () => this.#absence.claimIn(), this.#presence);
    this.#absence = new Absence(log, this.audience, context);
  }

  /** What a state says of it. */
  get state(): Pick<StateMessage, "present" | "claimIn" | "watchers"> {
    const { audience } = this;
    return {
      present: audience.present(),
      claimIn: this.#absence.claimIn(),
      watchers: audience.watchers(),
    };
  }

  add(listener: Listener, seats: number): void {
    this.#attend(() => this.audience.add(listener, seats));
  }

  remove(listener: Listener): void {
    this.#attend(() => this.audience.remove(listener));
  }

  /** Whoever holds these seats, as bits, has shown that he is there. */
  saw(seats: number): void {
    for (const seat of [0, 1] as const) if (seats & (1 << seat)) this.#absence.saw(seat);
  }

  /** Whether the seat may claim the game now. */
  judge(seat: Seat): Answer<Absent> {
    return this.#absence.judge(seat);
  }

  hear(told: ToldPresent): void {
    this.#presence?.hear(told);
  }

  close(): void {
    this.#absence.close();
    this.audience.close();
    this.#presence?.close();
  }

  /** Somebody comes or goes: whose last connection it was is away from now on. */
  #attend(change: () => void): void {
    const before = this.audience.here.seats;
    change();
    const now = this.audience.here.seats;
    this.saw(before & ~now);
    this.#absence.came(now & ~before);
  }
}
