import { useEffect, useState } from "preact/hooks";
import type { PersonView } from "../../../protocol/index.ts";
import { percentage } from "../../../roster/index.ts";
import { language } from "../../base/language.ts";
import { PersonLink } from "./people-table.tsx";
import { rankings } from "./roster-client.ts";

/** The first ten by share of wins, either way round. */
export function RankingList({ changes }: { changes: number }) {
  const [order, setOrder] = useState<"desc" | "asc">("desc");
  const [people, setPeople] = useState<readonly PersonView[] | undefined>();
  useEffect(() => {
    void rankings(order).then((answer) => answer.ok && setPeople(answer.value.players));
  }, [order, changes]);
  const words = language.value.page.people;
  return (
    <section aria-label={words.rankings}>
      <div class="page-head">
        <h2>{words.rankings}</h2>
        <button type="button" class="quiet order" onClick={() => setOrder(order === "desc" ? "asc" : "desc")}>
          {order === "desc" ? words.bestFirst : words.worstFirst}
        </button>
      </div>
      {people?.length === 0 && <p class="note">{words.nobodyToRank}</p>}
      <ol class="rankings">
        {people?.map((person) => (
          <li key={person.username}>
            <span class="share-figure">{percentage(person)} %</span>
            <PersonLink person={person} class="grow" />
            <span class="note">{words.gamesPlayed(person)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
