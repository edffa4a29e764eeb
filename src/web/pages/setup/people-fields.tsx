import { useEffect, useId, useState } from "preact/hooks";
import type { PersonView } from "../../../protocol/index.ts";
import { language } from "../../base/language.ts";
import type { Setup } from "../../session/setup.ts";
import { everyone } from "../people/roster-client.ts";

/** Names in a game others see, and the people of the roster for whom it counts. */
export function PeopleFields({ setup, change }: { setup: Setup; change: (part: Partial<Setup>) => void }) {
  const [people, setPeople] = useState<readonly PersonView[]>([]);
  useEffect(() => {
    void everyone().then((answer) => answer.ok && setPeople(answer.value));
  }, []);
  const words = language.value.page.setup;
  return (
    <>
      {setup.opponent !== "beside" && (
        <label class="field">
          <span>{words.name}</span>
          <input
            value={setup.name}
            maxLength={40}
            autocomplete="nickname"
            placeholder={words.nameExample}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
      )}
      {people.length > 0 && (
        <>
          <PersonChoice
            label={setup.opponent === "beside" ? words.firstCountsFor : words.countsFor}
            value={setup.player}
            people={people}
            set={(player) => change({ player })}
          />
          {setup.opponent !== "link" && (
            <PersonChoice
              label={setup.opponent === "beside" ? words.secondCountsFor : words.otherCountsFor}
              value={setup.otherPlayer}
              people={people}
              set={(otherPlayer) => change({ otherPlayer })}
            />
          )}
        </>
      )}
    </>
  );
}

function PersonChoice({
  label,
  value,
  people,
  set,
}: {
  label: string;
  value: string;
  people: readonly PersonView[];
  set: (username: string) => void;
}) {
  const id = useId();
  const known = people.some((person) => person.username === value) ? value : "";
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={known} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{language.value.page.setup.nobody}</option>
        {people.map(({ username, given, family }) => (
          <option key={username} value={username} selected={username === known}>
            {given} {family} ({username})
          </option>
        ))}
      </select>
    </div>
  );
}
