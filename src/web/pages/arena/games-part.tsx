import { useState } from "preact/hooks";
import { Choice } from "../../base/fields.tsx";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import { GameList } from "./game-list.tsx";
import type { PartProps } from "./parts.ts";
import { useGames, type Wanted } from "./use-games.ts";

/** No bot in particular. */
const anybody = "anybody";

/** All games there were, those of a bot, those of two against each other, those with a fault, those that came up before. */
export function GamesPart({ id, ...part }: PartProps & { id: string }) {
  const { say, head, standing } = part;
  const words = say.page.games;
  const [wanted, setWanted] = useState<Wanted>({ of: "all", bot: undefined, against: undefined });
  const [looked, setLooked] = useState<number | undefined>();
  const games = useGames(id, wanted);
  const bots = standing.rows.map(({ bot, name }) => [`${bot}`, name] as const);
  const chosen = (text: string) => (text === anybody ? undefined : Number(text));
  return (
    <section class="games-part" aria-labelledby="games">
      <h2 id="games">{words.title}</h2>
      <div class="setup games-head">
        <Choice<Wanted["of"]>
          label={words.show}
          value={wanted.of}
          set={(of) => setWanted({ ...wanted, of })}
          choices={[
            ["all", words.all],
            ["faults", words.withFault],
            ["repeated", words.repeated],
          ]}
        />
        {head.bots.length > 2 && (
          <>
            <Choice
              label={words.bot}
              value={`${wanted.bot ?? anybody}`}
              set={(text) => setWanted({ ...wanted, bot: chosen(text) })}
              choices={[[anybody, words.anyBot], ...bots]}
            />
            <Choice
              label={words.against}
              value={`${wanted.against ?? anybody}`}
              set={(text) => setWanted({ ...wanted, against: chosen(text) })}
              choices={[[anybody, words.anyBot], ...bots]}
            />
          </>
        )}
      </div>
      <GameList {...part} {...games} caption={words.caption} none={words.none} look={setLooked} />
      {looked !== undefined && (
        <EvidenceDialog {...part} id={id} number={looked} close={() => setLooked(undefined)} />
      )}
    </section>
  );
}
