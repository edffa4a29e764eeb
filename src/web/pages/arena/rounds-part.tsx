import { useState } from "preact/hooks";
import { BotName } from "./bot-name.tsx";
import { points } from "./figures.ts";
import { nameOf, type PartProps, type Standing } from "./parts.ts";

type Round = Standing["rounds"][number];
type Meeting = Round["meetings"][number];

/** Who meets whom: the latest round, unless one has gone back to an earlier one. */
export function RoundsPart(part: PartProps) {
  const { say, standing } = part;
  const words = say.page.rounds;
  const latest = standing.rounds.length - 1;
  const [chosen, setChosen] = useState<number | undefined>();
  const at = Math.min(chosen ?? latest, latest);
  const round = standing.rounds[at];
  if (!round) return null;
  const title = words.round(round);
  const show = (index: number) => setChosen(index === latest ? undefined : index);
  return (
    <section class="rounds" aria-labelledby="rounds">
      <div class="page-head">
        <h2 id="rounds">{title}</h2>
        <span class="round-steps">
          <button type="button" class="quiet" disabled={at === 0} onClick={() => show(at - 1)}>
            {words.earlier}
          </button>
          <button type="button" class="quiet" disabled={at === latest} onClick={() => show(at + 1)}>
            {words.later}
          </button>
        </span>
      </div>
      <table class="pairings">
        <caption class="unseen">{title}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{say.page.games.first}</th>
            <th scope="col">{say.page.games.result}</th>
            <th scope="col">{say.page.games.second}</th>
          </tr>
        </thead>
        <tbody>
          {round.meetings.map((meeting) => (
            <Pairing key={meeting.bots.join()} {...part} meeting={meeting} />
          ))}
        </tbody>
      </table>
      {round.bye !== null && <p class="bye">{words.bye({ name: nameOf(part.head, round.bye) })}</p>}
    </section>
  );
}

function Pairing({ say, head, meeting }: PartProps & { meeting: Meeting }) {
  const words = say.page.rounds;
  const { bots, points: scored, rematch, winner } = meeting;
  const better = scored && scored[0] !== scored[1] ? (scored[0] > scored[1] ? 0 : 1) : undefined;
  const ahead = winner === null ? better : bots.indexOf(winner);
  const note = noteOf({ say, head }, meeting);
  return (
    <tr class={scored ? "" : "playing"}>
      <td class={ahead === 0 ? "ahead" : ""}>
        <BotName name={nameOf(head, bots[0])} />
      </td>
      <td class="arena-score">
        {scored ? `${points(scored[0])} : ${points(scored[1])}` : <span class="note">{words.playing}</span>}
      </td>
      <td class={ahead === 1 ? "ahead" : ""}>
        <BotName name={nameOf(head, bots[1])} />
        {(rematch || note) && <span class="note">{note ?? words.rematch}</span>}
      </td>
    </tr>
  );
}

/** Of a knockout: who goes on, where the points alone do not say it. */
function noteOf({ say, head }: Pick<PartProps, "say" | "head">, { winner, by }: Meeting): string | undefined {
  const words = say.page.rounds;
  if (winner === null || by === null) return undefined;
  const name = nameOf(head, winner);
  if (by === "seed") return words.goesOnSeed({ name });
  return by === "sudden-death" ? words.goesOnSudden({ name }) : words.goesOn({ name });
}
