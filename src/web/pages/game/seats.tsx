import { useEffect, useState } from "preact/hooks";
import type { Seat } from "../../../games/index.ts";
import { clockState, type GameClock } from "../../../match/index.ts";
import { sideName } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { faceOf } from "../../faces/index.ts";
import type { GameView } from "../../session/game-view.ts";

/** Who plays, whose turn it is, the score and the time. */
export function Seats({ view }: { view: GameView }) {
  const { session } = view;
  const { SeatMark } = faceOf(view.game);
  const words = language.value.page.game;
  const { id } = view.play.value;
  const running = !view.play.value.ending && view.live.value;
  return (
    <ul class="seats" aria-label={words.players}>
      {([0, 1] as const).map((seat) => {
        const { kind, name: known, present } = session.seats.value[seat];
        const name = kind === "open" ? words.seatOpen : known;
        const away = !present && kind !== "open";
        const side = sideName(language.value, id, seat);
        const own = session.ownSeats.value;
        const you = own.length === 1 && own[0] === seat;
        const other = name === side ? undefined : side;
        const said = session.said?.value[seat];
        const turn = running && view.turn.value === seat;
        return (
          <li
            key={seat}
            class={`seat${turn ? " turn" : ""}${kind === "open" ? " open" : ""}`}
            aria-current={turn ? "true" : undefined}
          >
            <svg class="seat-mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <SeatMark seat={seat} />
            </svg>
            <span class="unseen">{words.seat({ name, side: other, away, you })}</span>
            <span class="name" aria-hidden="true">
              {name}
            </span>
            <span class="side" aria-hidden="true">
              {you && known !== language.value.players.you ? words.youAre({ side }) : other}{" "}
              {away && words.away}
              {said && (
                <span class="said" key={said} data-testid={`said-${seat}`}>
                  {language.value.page.phrases.said[said]}
                </span>
              )}
            </span>
            {session.clock.value && <Clock clock={session.clock.value} seat={seat} />}
            <span class="score">{scoreOf(view, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function scoreOf(view: GameView, seat: Seat): string {
  const { ending } = view.play.value;
  const won = ending?.winner === seat && view.live.value ? language.value.page.game.won : "";
  return faceOf(view.game).score?.(view.position.value, seat) ?? won;
}

function Clock({ clock, seat }: { clock: GameClock; seat: Seat }) {
  const [, tick] = useState(0);
  const running = clock.running === seat;
  const left = clockState(clock, performance.now()).left[seat];
  const hasDays = left > day;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), hasDays ? 30_000 : 200);
    return () => clearInterval(timer);
  }, [running, hasDays]);
  const { clock: words } = language.value.page;
  const spoken = hasDays ? { "aria-label": words.daysSpoken(daysIn(left)) } : {};
  return (
    <time
      class={`clock${hasDays ? " days" : ""}${running ? " running" : ""}${left < 15_000 ? " short" : ""}`}
      role="timer"
      {...spoken}
    >
      {hasDays ? words.days(daysIn(left)) : clockText(left)}
    </time>
  );
}

const hour = 3_600_000;
const day = 24 * hour;

/** Days and whole hours, of which the one that has begun counts. */
export function daysIn(milliseconds: number): { readonly days: number; readonly hours: number } {
  const hours = Math.ceil(milliseconds / hour);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Minutes and seconds, hours before them where there are any; tenths in the last ten seconds. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 3600) return minutesText(milliseconds);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  return `${Math.floor(seconds / 3600)}:${rest.join(":")}`;
}

export function minutesText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
