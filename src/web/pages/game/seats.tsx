import { useEffect, useState } from "preact/hooks";
import type { ReversiPosition, Seat } from "../../../games/index.ts";
import { colour } from "../../faces/nouns.ts";
import type { Table } from "../../session/game-view.ts";
import type { ClockView } from "../../session/session.ts";

/** Who plays, whose turn it is, the score and the time. */
export function Seats({ table }: { table: Table }) {
  const { session } = table;
  const { id, ending } = session.play.value;
  const running = !ending && table.live.value;
  return (
    <ul class="seats" aria-label="Players">
      {([0, 1] as const).map((seat) => {
        const view = session.seats.value[seat];
        const turn = running && table.turn.value === seat;
        return (
          <li key={seat} class={`seat${turn ? " turn" : ""}`} aria-current={turn ? "true" : undefined}>
            <SeatMark reversi={id === "reversi"} seat={seat} />
            <span class="name">
              {view.kind === "open" ? "waiting for someone" : view.name}
              {id === "reversi" && view.name !== colour(seat) && <span class="unseen">, {colour(seat)}</span>}
              {!view.present && view.kind !== "open" && <span class="away"> (away)</span>}
            </span>
            {session.clock.value && <Clock clock={session.clock.value} seat={seat} />}
            <span class="score">{scoreOf(table, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function SeatMark({ reversi, seat }: { reversi: boolean; seat: Seat }) {
  return (
    <svg class="seat-mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {reversi ? (
        <circle class={seat === 0 ? "black" : "white"} cx="12" cy="12" r="9" />
      ) : (
        <>
          <circle class="ring" cx="12" cy="12" r="9.5" />
          <text x="12" y="16.2">
            {seat + 1}
          </text>
        </>
      )}
    </svg>
  );
}

function scoreOf(table: Table, seat: Seat): string {
  const { id, ending } = table.session.play.value;
  if (id === "reversi") return String((table.position.value as ReversiPosition).discs[seat]);
  return ending && table.live.value && ending.winner === seat ? "won" : "";
}

function Clock({ clock, seat }: { clock: ClockView; seat: Seat }) {
  const [, tick] = useState(0);
  const running = clock.running === seat;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, [running]);
  const left = Math.max(0, clock.left[seat] - (running ? performance.now() - clock.at : 0));
  return (
    <time class={`clock${running ? " running" : ""}${left < 15_000 ? " short" : ""}`} role="timer">
      {clockText(left)}
    </time>
  );
}

/** Minutes and seconds; tenths in the last ten seconds. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
