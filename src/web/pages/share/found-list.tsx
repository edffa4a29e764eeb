import { useState } from "preact/hooks";
import { Icon } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import type { FoundGame } from "../../session/found-games.ts";

/** So many are listed at a time: a file may have hundreds of thousands. */
const atOnce = 50;

/** The games of a file, to choose one. */
export function FoundList({ games, open }: { games: readonly FoundGame[]; open: (game: FoundGame) => void }) {
  const [from, setFrom] = useState(0);
  const { found } = language.value.page;
  const last = Math.max(0, games.length - 1);
  const goTo = (index: number) => setFrom(Math.floor(Math.min(last, Math.max(0, index)) / atOnce) * atOnce);
  return (
    <section class="found" aria-label={found.list}>
      <p role="status">{found.choose({ count: games.length })}</p>
      <ol start={from + 1}>
        {games.slice(from, from + atOnce).map((game, index) => (
          <li key={from + index}>
            <button type="button" class="quiet" onClick={() => open(game)}>
              {game.title}
            </button>
          </li>
        ))}
      </ol>
      {games.length > atOnce && (
        <div class="found-pages">
          <button
            type="button"
            class="quiet icon"
            aria-label={found.earlier}
            aria-disabled={from === 0}
            onClick={() => goTo(from - atOnce)}
          >
            <Icon name="previous" />
          </button>
          <label>
            <span>{found.goTo}</span>
            <input
              type="number"
              min="1"
              max={games.length}
              value={from + 1}
              onChange={(event) => goTo(Number(event.currentTarget.value) - 1)}
            />
          </label>
          <button
            type="button"
            class="quiet icon"
            aria-label={found.later}
            aria-disabled={from + atOnce >= games.length}
            onClick={() => goTo(from + atOnce)}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}
