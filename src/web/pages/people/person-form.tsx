import { useState } from "preact/hooks";
import type { PersonRequest } from "../../../protocol/index.ts";
import { language } from "../../base/language.ts";

/** Names of a person; the username and the kind only while they are new. */
export function PersonForm({
  initial,
  isNew,
  save,
}: {
  initial: PersonRequest;
  isNew: boolean;
  save: (person: PersonRequest) => void;
}) {
  const [person, setPerson] = useState(initial);
  const words = language.value.page.people;
  const field = (label: string, key: "username" | "given" | "family") => (
    <label class="field">
      <span>{label}</span>
      <input
        required
        maxLength={100}
        value={person[key]}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => setPerson({ ...person, [key]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        save(person);
      }}
    >
      {isNew && field(words.username, "username")}
      {field(words.given, "given")}
      {field(words.family, "family")}
      {isNew && (
        <label class="check">
          <input
            type="checkbox"
            checked={person.kind === "ai"}
            onChange={(event) => setPerson({ ...person, kind: event.currentTarget.checked ? "ai" : "human" })}
          />
          <span>{words.isComputer}</span>
        </label>
      )}
      <button type="submit" class="primary">
        {isNew ? words.addOne : words.save}
      </button>
    </form>
  );
}
