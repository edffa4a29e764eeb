import { useEffect, useState } from "preact/hooks";
import type { PersonView } from "../../../protocol/index.ts";
import { percentage } from "../../../roster/index.ts";
import { rankings } from "./roster-client.ts";

/** The first ten by share of wins, either way round. */
export function RankingList({ changes }: { changes: number }) {
  const [order, setOrder] = useState<"desc" | "asc">("desc");
  const [people, setPeople] = useState<readonly PersonView[]>([]);
  useEffect(() => {
    void rankings(order).then((answer) => answer.ok && setPeople(answer.value.players));
  }, [order, changes]);
  return (
    <section aria-label="Rankings">
      <div class="page-head">
        <h2>Rankings</h2>
        <button type="button" class="quiet" onClick={() => setOrder(order === "desc" ? "asc" : "desc")}>
          {order === "desc" ? "Best first" : "Worst first"}
        </button>
      </div>
      {people.length === 0 && <p class="note">There is nobody to rank.</p>}
      <ol class="rankings">
        {people.map((person) => (
          <li key={person.username}>
            <span class="share-figure">{percentage(person)} %</span>
            <span class="grow">
              {person.given} {person.family}
            </span>
            <span class="note">
              {person.games} {person.games === 1 ? "game" : "games"}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
