import { useEffect, useId, useState } from "preact/hooks";
import type { PersonView } from "../../../protocol/index.ts";
import type { Setup } from "../../session/setup.ts";
import { everyone } from "../people/roster-client.ts";

/** Names in a game others see, and the people of the roster for whom it counts. */
export function PeopleFields({ setup, change }: { setup: Setup; change: (part: Partial<Setup>) => void }) {
  const [people, setPeople] = useState<readonly PersonView[]>([]);
  useEffect(() => {
    void everyone().then((answer) => answer.ok && setPeople(answer.value));
  }, []);
  return (
    <>
      {setup.opponent !== "beside" && (
        <label class="field">
          <span>Your name</span>
          <input
            value={setup.name}
            maxLength={40}
            autocomplete="nickname"
            placeholder="as others will see it"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
      )}
      {people.length > 0 && (
        <>
          <PersonChoice
            label={setup.opponent === "beside" ? "First counts for" : "Counts for"}
            value={setup.player}
            people={people}
            set={(player) => change({ player })}
          />
          {setup.opponent !== "link" && (
            <PersonChoice
              label={setup.opponent === "beside" ? "Second counts for" : "Other counts for"}
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
        <option value="">nobody on the roster</option>
        {people.map(({ username, given, family }) => (
          <option key={username} value={username} selected={username === known}>
            {given} {family} ({username})
          </option>
        ))}
      </select>
    </div>
  );
}
