import { computed, type ReadonlySignal } from "@preact/signals";
import { must, otherSeat } from "../../games/index.ts";
import type { GameResources, LastGame } from "../../learn/index.ts";
import { begin } from "../../match/index.ts";
import { notationOf } from "../../notation/index.ts";
import type { Chance } from "../../players/index.ts";
import { freshGame, LocalSession } from "./local.ts";
import { againstComputer } from "./occupant.ts";
import type { SeatView } from "./session.ts";
import type { Thinker } from "./thinker.ts";

/** The game at the end of a lesson: against whoever makes just the mistake that it is about. Nothing of it is kept but how it ended. */
export class LessonGame extends LocalSession {
  override readonly seats: ReadonlySignal<readonly [SeatView, SeatView]>;

  constructor(last: LastGame, opponent: () => string, chance: Chance, resources: GameResources) {
    const { game, position, seat } = last;
    const from = notationOf(game).makePosition(position);
    const play = must(begin(game, position.options, from));
    // Which kind of computer it is called does not matter: what it plays is the lesson's.
    const occupants = againstComputer({ kind: "smart" }, seat);
    super(freshGame(play, occupants), thinkerOf(last, chance, resources), () => "kept");
    const you: SeatView = { name: "", kind: "you", present: true };
    this.seats = computed(() => {
      const other: SeatView = { name: opponent(), kind: "computer", present: true };
      return otherSeat(seat) === 1 ? [you, other] : [other, you];
    });
  }
}

function thinkerOf(last: LastGame, chance: Chance, resources: GameResources): Thinker {
  return {
    leastWait: 700,
    async choose({ id, position }) {
      return notationOf(id).makeMove(await last.choose(position, chance, resources), position);
    },
  };
}
