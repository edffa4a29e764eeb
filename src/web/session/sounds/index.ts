import { effect } from "@preact/signals";
import type { Seat } from "../../../games/index.ts";
import { clockState, type GameClock } from "../../../match/index.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../game-view.ts";
import { type Moment, momentOf } from "../moment.ts";
import { type Cue, cueBetween } from "./cues.ts";
import { notesOf } from "./notes.ts";
import { once } from "./once.ts";
import { openSound, sound } from "./synthesiser.ts";

/** Time runs short with so much left, and with less where there was little from the beginning. */
const shortTime = 10_000;
const longestTimer = 2 ** 31 - 1;

/** Lets a game be heard from this moment on, until the returned function is called. */
export function listen(view: GameView, from: Moment): () => void {
  openSound();
  const stops = [hearMoves(view, from), hearTime(view)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What turning the sound on sounds like. */
export function sample(): void {
  sound(notesOf({ kind: "own", weight: 4 }));
}

function hearMoves(view: GameView, from: Moment): () => void {
  const { ownSeats } = view.session;
  let before = from;
  return effect(() => {
    const now = momentOf(view.session);
    const cue = cueBetween(before, now, {
      ownSeats: ownSeats.peek(),
      hidden: document.hidden,
      weight: weightOf(view),
    });
    before = now;
    if (cue) hear(cue, now.play.events.length);
  });
}

function weightOf(view: GameView): number {
  const count = view.length.peek();
  const before = view.positions.peek()[count - 1];
  const move = view.play.peek().moves[count - 1];
  return before && move !== undefined ? (faceOf(view.game).weight?.(before, move) ?? 1) : 1;
}

/** Once each time one's own time runs short, however often the clock is told. */
function hearTime(view: GameView): () => void {
  const { clock, ownSeats } = view.session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned = false;
  const stop = effect(() => {
    clearTimeout(timer);
    const [seat, other] = ownSeats.value;
    const now = clock.value;
    if (!now || seat === undefined || other !== undefined || now.running !== seat) return;
    const short = Math.min(shortTime, now.settings.initial / 6);
    const left = leftOf(now, seat);
    if (left > 2 * short) warned = false;
    if (warned || left - short > longestTimer) return;
    timer = setTimeout(
      () => {
        warned = true;
        if (!document.hidden) hear({ kind: "low" }, view.play.peek().events.length);
      },
      Math.max(0, left - short),
    );
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function leftOf(clock: GameClock, seat: Seat): number {
  return clockState(clock, performance.now()).left[seat];
}

function hear(cue: Cue, events: number): void {
  const what = `${window.location.pathname} ${events} ${cue.kind === "low" ? "low" : "event"}`;
  once(what, () => sound(notesOf(cue)));
}
