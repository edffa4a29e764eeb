import type { ArenaGameView } from "../../../protocol/index.ts";
import { faultReason, faultText } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { BotName } from "./bot-name.tsx";
import { whole } from "./figures.ts";
import { gameAddress } from "./game-address.ts";
import { nameOf, type PartProps } from "./parts.ts";
import { WideTable } from "./wide-table.tsx";

type Telling = Pick<PartProps, "say" | "head">;

/** Finished games, each of which opens on the analysis board; of a fault the verdict, and the way to its evidence. */
export function GameTable({
  say,
  head,
  games,
  caption,
  isFaults,
  look,
}: Telling & {
  games: readonly ArenaGameView[];
  caption: string;
  /** What went wrong is what one looks for: it stands first. */
  isFaults: boolean;
  /** Opens the evidence of a game. */
  look: (number: number) => void;
}) {
  const words = say.page.games;
  return (
    <WideTable label={caption}>
      <table class="figures arena-games">
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="figure">
              {words.number}
            </th>
            {isFaults && <th scope="col">{words.verdict}</th>}
            <th scope="col" class="bot">
              {words.first}
            </th>
            <th scope="col" class="arena-score">
              {words.result}
            </th>
            <th scope="col" class="bot">
              {words.second}
            </th>
            <th scope="col" class="figure">
              {words.moves}
            </th>
            {!isFaults && <th scope="col">{words.note}</th>}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <GameRow key={game.number} {...{ say, head, game, look, isFaults }} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function GameRow({
  say,
  head,
  game,
  look,
  isFaults,
}: Telling & { game: ArenaGameView; look: (number: number) => void; isFaults: boolean }) {
  const { number, bots, winner, plies } = game;
  const note = (
    <td class={isFaults ? "game-verdict" : "game-note"}>
      <Note say={say} head={head} game={game} look={look} isFaults={isFaults} />
    </td>
  );
  return (
    <tr>
      <th scope="row" class="figure">
        <a href={gameAddress(head, game)} aria-label={openText({ say, head }, game)}>
          {whole(number + 1)}
        </a>
      </th>
      {isFaults && note}
      <td class={`bot${winner === 0 ? " ahead" : ""}`}>
        <BotName name={nameOf(head, bots[0])} />
      </td>
      <td class="arena-score">{winner === null ? "½ : ½" : winner === 0 ? "1 : 0" : "0 : 1"}</td>
      <td class={`bot${winner === 1 ? " ahead" : ""}`}>
        <BotName name={nameOf(head, bots[1])} />
      </td>
      <td class="figure">{whole(plies)}</td>
      {!isFaults && note}
    </tr>
  );
}

function openText({ say, head }: Telling, { number, bots }: ArenaGameView): string {
  const [first, second] = bots.map((bot) => nameOf(head, bot)) as [string, string];
  return say.page.games.openOne({ number: whole(number + 1), first, second });
}

function Note({
  say,
  head,
  game,
  look,
  isFaults,
}: Telling & { game: ArenaGameView; look: (number: number) => void; isFaults: boolean }) {
  const { faults, games } = say.page;
  if (!game.fault) return game.repeated ? <span class="note">{games.isRepeated}</span> : null;
  return (
    <>
      <span class="fault">
        {isFaults ? verdictText({ say, head }, game) : say.faultNames[game.fault.kind]}
      </span>{" "}
      <button
        type="button"
        class="quiet"
        aria-label={faults.evidenceOf({ number: game.number + 1 })}
        onClick={() => look(game.number)}
      >
        {faults.evidence}
      </button>
    </>
  );
}

/** Who did what wrong, and which rule that breaks. */
export function verdictText({ say, head }: Telling, { bots, winner, fault }: ArenaGameView): string {
  if (!fault) return "";
  const name = nameOf(head, bots[winner === 0 ? 1 : 0]);
  const reason = faultReason(language.value, fault, head.game);
  const said = say.page.faults.said({ name, fault: faultText(say, fault) });
  return language.value.text(reason === undefined ? [said] : [said, reason]);
}
