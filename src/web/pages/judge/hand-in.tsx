import { useState } from "preact/hooks";
import { type AssignmentId, assignmentIds } from "../../../judge/index.ts";
import { maxProgram, programName } from "../../../protocol/index.ts";
import type { ConsoleId } from "../../../words/index.ts";
import { call } from "../../base/api.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { sayTrouble } from "../../base/trouble.ts";
import { DropPlace } from "./drop-place.tsx";
import { Judging } from "./judging.tsx";

/** What each is called among the consoles. */
const titles: { readonly [A in Exclude<AssignmentId, "nimsys-ai">]: ConsoleId } = {
  "nimsys-a": "nimsys-a",
  "nimsys-b": "nimsys-b",
  "nimsys-c": "nimsys-c",
  sticks: "competition",
  reversi: "reversi",
  piles: "piles",
};

/** What has become of a file: it is on its way, was not taken, or can be asked for. */
type HandedIn = { readonly sending: true } | { readonly refused: string } | { readonly id: string };

/** Hands a program in to be run by the server, and shows what comes of it. */
export function HandIn() {
  const { tag, page } = language.value;
  const { run: say } = page.judge;
  const [assignment, setAssignment] = useState<AssignmentId>("nimsys-a");
  const [handedIn, setHandedIn] = useState<HandedIn | undefined>(fromAddress);
  const titleOf = (id: AssignmentId) =>
    id === "nimsys-ai" ? say.ai : page.consoles.programs[titles[id]].title;

  async function handIn(file: File) {
    const name = nameOf(file);
    if (!new RegExp(programName).test(name))
      return setHandedIn({ refused: say.wrongName({ name: file.name }) });
    if (file.size > maxProgram) return setHandedIn({ refused: say.tooLarge });
    setHandedIn({ sending: true });
    const body = new Uint8Array(await file.arrayBuffer());
    const answer = await call("submitProgram", { query: { assignment, name, language: tag }, body });
    if (answer.ok) window.history.replaceState(window.history.state, "", `#${answer.value.id}`);
    setHandedIn(answer.ok ? answer.value : { refused: sayTrouble(answer.trouble) });
  }

  return (
    <section class="hand-in" aria-labelledby="hand-in">
      <h2 id="hand-in">{say.title}</h2>
      <p>{say.lead}</p>
      <Choice
        label={page.judge.assignment}
        value={assignment}
        choices={assignmentIds.map((id) => [id, titleOf(id)] as const)}
        set={setAssignment}
      />
      <DropPlace take={handIn} />
      <div aria-live="polite">
        {handedIn && "sending" in handedIn && <p>{say.sending}</p>}
        {handedIn && "refused" in handedIn && <p class="trouble">{handedIn.refused}</p>}
      </div>
      {handedIn && "id" in handedIn && <Judging key={handedIn.id} id={handedIn.id} />}
    </section>
  );
}

/** Who reloads the page, or keeps its address, finds the verdict again. */
function fromAddress(): HandedIn | undefined {
  const id = window.location.hash.slice(1);
  return /^[0-9]+-[\w-]{32}$/.test(id) ? { id } : undefined;
}

/** What an archive is called matters to nobody; what a source is called may be its class. */
function nameOf({ name }: File): string {
  const [, extension] = /\.(zip|jar)$/i.exec(name) ?? [];
  return extension === undefined ? name : `program.${extension.toLowerCase()}`;
}
