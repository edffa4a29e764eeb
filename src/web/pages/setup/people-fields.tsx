import { useEffect, useState } from "preact/hooks";
import type { PersonView } from "../../../protocol/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { isForGuest, type Setup } from "../../session/setup.ts";
import { everyone } from "../people/roster-client.ts";

/** Names in a game others see, and the people of the roster for whom it counts and whose names they then are. */
export function PeopleFields({ setup, change }: { setup: Setup; change: (part: Partial<Setup>) => void }) {
  const [people, setPeople] = useState<readonly PersonView[] | undefined>();
  useEffect(() => {
    void everyone().then((answer) => answer.ok && setPeople(answer.value));
  }, []);
  const gone = (username: string) =>
    username !== "" && !people?.some((person) => person.username === username);
  useEffect(() => {
    // What was chosen for an earlier game may have been removed since.
    if (!people) return;
    if (gone(setup.player)) change({ player: "" });
    else if (gone(setup.otherPlayer)) change({ otherPlayer: "" });
  }, [people, setup.player, setup.otherPlayer]);
  const words = language.value.page.setup;
  const isOnRoster = setup.player !== "" && !gone(setup.player);
  return (
    <>
      {people && people.length > 0 && (
        <>
          <PersonChoice
            label={setup.opponent === "beside" ? words.firstCountsFor : words.countsFor}
            value={setup.player}
            people={people}
            set={(player) => change({ player })}
          />
          {!isForGuest(setup) && (
            <PersonChoice
              label={setup.opponent === "beside" ? words.secondCountsFor : words.otherCountsFor}
              value={setup.otherPlayer}
              people={people}
              set={(otherPlayer) => change({ otherPlayer })}
            />
          )}
        </>
      )}
      {setup.opponent !== "beside" && !isOnRoster && (
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
  const nameOf = ({ given, family, username }: PersonView) => `${given} ${family} (${username})`;
  const chosen = people.find((person) => person.username === value);
  const name = chosen && nameOf(chosen);
  return (
    <Choice
      label={label}
      value={chosen?.username ?? ""}
      // A list cuts a long name; below it there is room for all of it.
      {...(name && name.length > 24 ? { about: name } : {})}
      choices={[
        ["", language.value.page.setup.nobody],
        ...people.map((person) => [person.username, nameOf(person)] as const),
      ]}
      set={set}
    />
  );
}
