import type { ArenaGameAnswer } from "../../../protocol/index.ts";
import { callAsOperator } from "../../base/api.ts";
import { Dialog } from "../../base/dialog.tsx";
import { Failure } from "../../base/failure.tsx";
import { useAnswer } from "../../base/use-answer.ts";
import { number as figure } from "./figures.ts";
import { gameAddress } from "./game-address.ts";
import { verdictText } from "./game-table.tsx";
import type { PartProps } from "./parts.ts";
import { WideTable } from "./wide-table.tsx";

/** What is kept of a game with a fault: the last lines each way, the bot's error output, and to the operator how it was started. */
export function EvidenceDialog({
  say,
  head,
  id,
  number,
  close,
}: Pick<PartProps, "say" | "head"> & { id: string; number: number; close: () => void }) {
  const { faults, games } = say.page;
  const { answer, failed, again } = useAnswer(number, async () => {
    const found = await callAsOperator("arenaGame", { params: { id, number: `${number}` } });
    if (!found.ok) throw new Error(found.trouble.code);
    return found.value;
  });
  return (
    <Dialog title={faults.evidenceOf({ number: number + 1 })} close={close}>
      {failed && <Failure text={say.page.lost} again={again} />}
      {!answer && !failed && <p class="note">{say.page.loading}</p>}
      {answer && (
        <>
          <p>
            {verdictText({ say, head }, answer.game)}{" "}
            <a href={gameAddress(head, answer.game)}>{games.open}</a>
          </p>
          <Evidence say={say} evidence={answer.evidence} />
        </>
      )}
    </Dialog>
  );
}

function Evidence({ say, evidence }: Pick<PartProps, "say"> & { evidence: ArenaGameAnswer["evidence"] }) {
  const { faults } = say.page;
  if (!evidence) return <p class="note">{faults.nothing}</p>;
  const { lines, errors, command } = evidence;
  return (
    <>
      <WideTable label={faults.lines}>
        <table class="figures evidence">
          <caption>{faults.lines}</caption>
          <thead>
            <tr>
              <th scope="col" class="figure">
                {faults.at}
              </th>
              <th scope="col">{faults.to}</th>
              <th scope="col">{faults.line}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ at, to, text }, index) => (
              <tr key={index}>
                <td class="figure">{figure(at / 1000, 3)}</td>
                <td>{to === "bot" ? faults.toBot : faults.toReferee}</td>
                <td>
                  <code lang="">{text}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {errors !== "" && <Output label={faults.errors} text={errors} />}
      {command !== undefined && <Output label={faults.command} text={command} />}
    </>
  );
}

function Output({ label, text }: { label: string; text: string }) {
  return (
    <figure class="evidence-output">
      <figcaption>{label}</figcaption>
      <WideTable label={label}>
        <pre>{text}</pre>
      </WideTable>
    </figure>
  );
}
