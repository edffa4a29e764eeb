import { useEffect, useState } from "preact/hooks";
import type { ArenaGamesAnswer, ArenaGameView } from "../../../protocol/index.ts";
import { call } from "../../base/api.ts";
import type { Trouble } from "../../base/trouble.ts";

/** Which games are wanted, as the server is asked. */
export interface Wanted {
  readonly of: "all" | "faults" | "repeated";
  readonly bot: number | undefined;
  readonly against: number | undefined;
}

const atOnce = 20;

interface Games {
  /** Undefined until the first have come. */
  readonly games: readonly ArenaGameView[] | undefined;
  readonly trouble: Trouble | undefined;
  /** Shows those behind them; undefined where there are none. */
  readonly more: (() => void) | undefined;
  /** Begins anew with the latest. */
  readonly renew: () => void;
}

/** A list of finished games. It stays as it is until somebody asks for more: nothing moves under a finger. */
export function useGames(id: string, { of, bot, against }: Wanted): Games {
  const [answer, setAnswer] = useState<Partial<ArenaGamesAnswer>>({});
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const [tries, setTries] = useState(0);
  const query = {
    of,
    limit: atOnce,
    ...(bot === undefined ? {} : { bot }),
    ...(against === undefined ? {} : { against }),
  };

  useEffect(() => {
    let current = true;
    void call("arenaGames", { params: { id }, query }).then((found) => {
      if (!current) return;
      setTrouble(found.ok ? undefined : found.trouble);
      if (found.ok) setAnswer(found.value);
    });
    return () => {
      current = false;
    };
  }, [id, of, bot, against, tries]);

  async function more(before: number) {
    const found = await call("arenaGames", { params: { id }, query: { ...query, before } });
    setTrouble(found.ok ? undefined : found.trouble);
    if (!found.ok) return;
    const { games, next } = found.value;
    setAnswer((known) => ({
      games: [...(known.games ?? []), ...games],
      ...(next === undefined ? {} : { next }),
    }));
  }

  const { games, next } = answer;
  return {
    games,
    trouble,
    more: next === undefined ? undefined : () => void more(next),
    renew: () => setTries(tries + 1),
  };
}
