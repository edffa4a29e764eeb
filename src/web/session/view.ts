import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Result, refuse, type Seat } from "../../games/index.ts";
import type { Play } from "../../match/index.ts";
import { language } from "../base/language.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Help } from "./help.ts";
import { occupantName, recordNames, twoPeople } from "./occupant.ts";
import type { SeatView, Session } from "./session.ts";
import type { Thought } from "./thinker.ts";

const nothing: ReadonlySignal<undefined> = signal(undefined);
const no: ReadonlySignal<boolean> = signal(false);

/** A game from a link, to be looked at: one can walk through it, and nothing is kept or changed. */
export class ViewSession implements Session {
  readonly play: ReadonlySignal<Play>;
  readonly seats: ReadonlySignal<readonly [SeatView, SeatView]>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]> = signal([]);
  readonly recordNames: readonly [string, string];
  readonly thinking: ReadonlySignal<Seat | undefined> = nothing;
  readonly thinksAloud = false;
  readonly thought: ReadonlySignal<Thought | undefined> = nothing;
  readonly clock = nothing;
  readonly connection = signal("none" as const);
  readonly help: ReadonlySignal<Help> = signal("free");
  readonly progress: ReadonlySignal<number | undefined> = nothing;
  readonly pending: ReadonlySignal<string | undefined> = nothing;
  readonly trouble: ReadonlySignal<Trouble | undefined> = nothing;
  readonly asking: ReadonlySignal<Seat | undefined> = nothing;
  readonly canTakeBack = no;
  readonly canReplay = no;
  readonly viewOnly = true;
  readonly link = undefined;

  constructor(play: Play) {
    this.play = signal(play);
    this.recordNames = recordNames(play.id, twoPeople);
    const person = (seat: Seat): SeatView => ({
      name: occupantName(language.value, play.id, twoPeople, seat),
      kind: "person",
      present: true,
    });
    this.seats = computed(() => [person(0), person(1)]);
  }

  move(): Result<unknown> {
    return refuse("not-your-turn", { seat: 1 });
  }

  takeBack(): void {}
  consent(): void {}
  replay(): void {}
  resign(): void {}
  moveNow(): void {}
  close(): void {}
}
