import { useState } from "preact/hooks";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import { whole } from "./figures.ts";
import { GameList } from "./game-list.tsx";
import { faultsOf, type PartProps, type Row } from "./parts.ts";
import { useGames } from "./use-games.ts";

/** What went wrong, by bot and by kind, and game by game. */
export function FaultsPart({ id, ...part }: PartProps & { id: string }) {
  const { say, standing } = part;
  const words = say.page.faults;
  const [open, setOpen] = useState(false);
  const wrong = standing.rows.filter((row) => faultsOf(row) > 0);
  return (
    <section class="faults-part" aria-labelledby="faults">
      <h2 id="faults">{words.title}</h2>
      {/* One line, and what is opened: what goes wrong meanwhile moves nothing. */}
      <p>{wrong.length === 0 ? words.none : words.some({ games: sum(wrong) })}</p>
      {wrong.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.caption}</summary>
          {open && (
            <>
              <ul class="fault-counts">
                {wrong.map((row) => (
                  <li key={row.bot}>
                    <bdi>{row.name}</bdi> <span class="note">{kindsText(part, row)}</span>
                  </li>
                ))}
              </ul>
              <FaultGames {...part} id={id} />
            </>
          )}
        </details>
      )}
    </section>
  );
}

function FaultGames({ id, ...part }: PartProps & { id: string }) {
  const { faults } = part.say.page;
  const [looked, setLooked] = useState<number | undefined>();
  const games = useGames(id, { of: "faults", bot: undefined, against: undefined });
  return (
    <>
      <GameList {...part} {...games} caption={faults.caption} none={faults.none} isFaults look={setLooked} />
      {looked !== undefined && (
        <EvidenceDialog {...part} id={id} number={looked} close={() => setLooked(undefined)} />
      )}
    </>
  );
}

function sum(rows: readonly Row[]): number {
  return rows.reduce((all, row) => all + faultsOf(row), 0);
}

/** `time 3 · crash 1`. */
function kindsText({ say }: PartProps, { faults }: Row): string {
  const kinds = Object.keys(say.faultNames) as (keyof Row["faults"])[];
  return kinds
    .flatMap((kind) => (faults[kind] ? [`${say.faultNames[kind]} ${whole(faults[kind])}`] : []))
    .join(" · ");
}
