import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PersonView } from "../../../protocol/index.ts";
import { language } from "../../base/language.ts";

type Act = (person: PersonView) => void;

/** Everyone, with what can be done to each. What loses something asks once more, in its place. */
export function PeopleTable({
  people,
  edit,
  reset,
  remove,
}: {
  people: readonly PersonView[];
  edit: Act;
  reset: Act;
  remove: Act;
}) {
  const words = language.value.page.people;
  return (
    <table class="people">
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col" class="figure">
            {words.games}
          </th>
          <th scope="col" class="figure">
            {words.wins}
          </th>
          <th scope="col" class="acts">
            <span class="unseen">{words.changes}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.username}>
            <th scope="row">
              <PersonLink person={person} />
              <span class="note">
                {person.username}
                {person.kind === "ai" && ` (${words.computer})`}
              </span>
            </th>
            <td class="figure">{person.games}</td>
            <td class="figure">{person.wins}</td>
            <td>
              <RowActions person={person} edit={edit} reset={reset} remove={remove} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Somebody's name, which leads to their page. */
export function PersonLink({ person, ...rest }: { person: PersonView; class?: string }) {
  return (
    <a href={`/players?${new URLSearchParams({ username: person.username })}`} {...rest}>
      {person.given} {person.family}
    </a>
  );
}

/** Buttons and question lie over each other, so that the table stays as it is; No is where the button was that asked. */
function RowActions({
  person,
  edit,
  reset,
  remove,
}: {
  person: PersonView;
  edit: Act;
  reset: Act;
  remove: Act;
}) {
  const [asking, setAsking] = useState<"reset" | "remove" | undefined>();
  const element = useRef<HTMLDivElement>(null);
  const next = useRef<string | undefined>(undefined);
  /** The button that has the focus goes from sight, so that another has it at once: No, and then the one that asked. */
  function ask(what: typeof asking, name: string) {
    next.current = name;
    setAsking(what);
  }
  useLayoutEffect(() => {
    if (next.current !== undefined)
      element.current?.querySelector<HTMLElement>(`[name=${next.current}]`)?.focus();
    next.current = undefined;
  }, [asking]);
  const words = language.value.page.people;
  const asked = asking === "remove" ? words.askRemove(person) : words.askReset(person);
  return (
    <div class="row-actions" ref={element}>
      <div class={asking ? "hidden" : ""}>
        <button type="button" class="quiet" aria-label={words.editOne(person)} onClick={() => edit(person)}>
          {words.edit}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.resetOne(person)}
          name="reset"
          onClick={() => ask("reset", "no")}
        >
          {words.reset}
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={words.removeOne(person)}
          name="remove"
          onClick={() => ask("remove", "no")}
        >
          {words.remove}
        </button>
      </div>
      {asking && (
        <fieldset aria-label={asked}>
          <span aria-hidden="true">{asking === "remove" ? words.askRemoveShort : words.askResetShort}</span>
          <button
            type="button"
            onClick={() => {
              setAsking(undefined);
              (asking === "remove" ? remove : reset)(person);
            }}
          >
            {words.yes}
          </button>
          <button type="button" name="no" onClick={() => ask(undefined, asking)}>
            {words.no}
          </button>
        </fieldset>
      )}
    </div>
  );
}
