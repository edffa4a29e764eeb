import { useEffect, useState } from "preact/hooks";
import { announce } from "../../base/announce.tsx";
import { language } from "../../base/language.ts";
import type { OnlineSession } from "../../session/online.ts";
import { minutesText } from "./seats.tsx";

/** That the other is away, when the game can be claimed, and the button to do so. Its place is kept free before. */
export function AbsenceLine({ session }: { session: OnlineSession }) {
  const { online } = language.value.page;
  const away = session.away.value;
  const left = useCountdown(away?.claimFrom);
  const ready = away !== undefined && left <= 0;
  const name = away?.name ?? "";
  useEffect(() => {
    if (ready) announce(online.claimable({ name }));
  }, [ready]);
  return (
    <div class="absence" data-testid="absence">
      {away && (
        <span>{ready ? online.isAway({ name }) : online.claimIn({ name, time: minutesText(left) })}</span>
      )}
      {ready && (
        <button type="button" onClick={() => session.claim()}>
          {online.claim}
        </button>
      )}
    </div>
  );
}

/** Milliseconds until a time of `performance.now()`, counted down second by second; 0 when it is over or there is none. */
function useCountdown(until: number | undefined): number {
  const [, tick] = useState(0);
  const left = until === undefined ? 0 : Math.max(0, until - performance.now());
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
