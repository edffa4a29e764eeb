import { Failure } from "../../base/failure.tsx";
import { sayTrouble } from "../../base/trouble.ts";
import { GameTable } from "./game-table.tsx";
import type { PartProps } from "./parts.ts";
import type { useGames } from "./use-games.ts";

/** Games as far as they have been asked for, the way to those before, and to those that have come since. */
export function GameList({
  say,
  head,
  games,
  trouble,
  more,
  renew,
  caption,
  none,
  isFaults = false,
  look,
}: Pick<PartProps, "say" | "head"> &
  ReturnType<typeof useGames> & {
    caption: string;
    none: string;
    isFaults?: boolean;
    look: (number: number) => void;
  }) {
  const words = say.page.games;
  if (trouble) return <Failure text={sayTrouble(trouble)} again={renew} />;
  if (!games) return <div class="games-waiting" aria-busy="true" />;
  return (
    <>
      {games.length === 0 ? (
        <p class="note">{none}</p>
      ) : (
        <GameTable say={say} head={head} games={games} caption={caption} isFaults={isFaults} look={look} />
      )}
      <p class="games-ways">
        {head.state !== "over" && (
          <button type="button" class="quiet" onClick={renew}>
            {words.newest}
          </button>
        )}
        {more && (
          <button type="button" class="quiet" onClick={more}>
            {words.older}
          </button>
        )}
      </p>
    </>
  );
}
