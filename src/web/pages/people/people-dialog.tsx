import { useState } from "preact/hooks";
import type { PersonRequest, PersonView } from "../../../protocol/index.ts";
import type { Answered } from "../../base/api.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { PersonForm } from "./person-form.tsx";
import * as roster from "./roster-client.ts";

export type Question =
  | { readonly what: "add" }
  | { readonly what: "edit"; readonly person: PersonView }
  | { readonly what: "remove-all" | "reset-all" };

const nobody: PersonRequest = { username: "", given: "", family: "", kind: "human" };

/** What is asked before the roster changes. It stays open, with what was typed, until the change is made. */
export function PeopleDialog({
  question,
  done,
  close,
}: {
  question: Question;
  done: (text: string) => void;
  close: () => void;
}) {
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const words = language.value.page.people;

  async function make(change: Promise<Answered<unknown>>, text: string) {
    const answer = await change;
    if (answer.ok) done(text);
    else setTrouble(answer.trouble);
  }

  return (
    <Dialog title={titleOf(question)} close={close}>
      <Asked question={question} make={make} close={close} />
      <p class="note wrong" role="alert">
        {trouble && `${sayTrouble(trouble)} ${trouble.code === "player-taken" ? words.chooseAnother : ""}`}
      </p>
    </Dialog>
  );
}

function titleOf(question: Question): string {
  const words = language.value.page.people;
  switch (question.what) {
    case "add":
      return words.add;
    case "edit":
      return words.editOne(question.person);
    case "remove-all":
      return words.askRemoveAll;
    case "reset-all":
      return words.askResetAll;
  }
}

function Asked({
  question,
  make,
  close,
}: {
  question: Question;
  make: (change: Promise<Answered<unknown>>, text: string) => void;
  close: () => void;
}) {
  const words = language.value.page.people;
  if (question.what === "add") {
    return (
      <PersonForm initial={nobody} isNew save={(person) => make(roster.add(person), words.added(person))} />
    );
  }
  if (question.what === "edit") {
    const { person } = question;
    return (
      <PersonForm
        initial={person}
        isNew={false}
        save={({ given, family }) =>
          make(roster.edit(person.username, { given, family }), words.saved(person))
        }
      />
    );
  }
  const removing = question.what === "remove-all";
  return (
    <>
      <p>{removing ? words.removeAllMeans : words.resetAllMeans}</p>
      <div class="answers start">
        <button
          type="button"
          class="primary"
          onClick={() =>
            removing ? make(roster.removeAll(), words.allRemoved) : make(roster.resetAll(), words.allReset)
          }
        >
          {words.yes}
        </button>
        <button type="button" onClick={close}>
          {words.no}
        </button>
      </div>
    </>
  );
}
