import { useEffect, useState } from "preact/hooks";
import type { PersonRequest, PersonView, ServerView } from "../../../protocol/index.ts";
import { announce } from "../../base/announce.tsx";
import type { Answered } from "../../base/api.ts";
import { Dialog } from "../../base/dialog.tsx";
import { language } from "../../base/language.ts";
import { keepOperatorToken, operatorToken } from "../../base/operator.ts";
import { place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { PersonForm } from "./person-form.tsx";
import { PersonPage } from "./person-page.tsx";
import { RankingList } from "./ranking-list.tsx";
import * as roster from "./roster-client.ts";

const nobody: PersonRequest = { username: "", given: "", family: "", kind: "human" };

type Asking =
  | { readonly what: "add" }
  | { readonly what: "edit"; readonly person: PersonView }
  | { readonly what: "remove-all" | "reset-all" };

/** The roster: everyone with their games and wins, the rankings, and the changes the operator may make. */
export function PeoplePage() {
  const username = place.value.search.get("username");
  return username === null ? <Everyone /> : <PersonPage key={username} username={username} />;
}

function Everyone() {
  const [people, setPeople] = useState<readonly PersonView[] | undefined>();
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const [server, setServer] = useState<ServerView | undefined>();
  const [asking, setAsking] = useState<Asking | undefined>();
  const [changes, setChanges] = useState(0);

  const words = language.value.page.people;
  useTitle(words.title, "Grundy");
  useEffect(() => {
    void roster.serverView().then((answer) => answer.ok && setServer(answer.value));
  }, []);
  useEffect(() => {
    void roster.everyone().then((answer) => {
      if (answer.ok) setPeople(answer.value);
      else setTrouble(answer.trouble);
    });
  }, [changes]);

  async function make(change: Promise<Answered<unknown>>, said: string) {
    const answer = await change;
    setTrouble(answer.ok ? undefined : answer.trouble);
    setAsking(undefined);
    if (answer.ok) announce(said);
    setChanges((count) => count + 1);
  }

  return (
    <section class="page players">
      <div class="page-head">
        <h1>{words.title}</h1>
        <button type="button" class="primary" onClick={() => setAsking({ what: "add" })}>
          {words.add}
        </button>
      </div>
      {trouble && (
        <p class="banner" role="alert">
          {sayTrouble(trouble)}
        </p>
      )}
      {server?.operator === "token" && <OperatorForm />}
      <div class="columns">
        <section aria-label={words.everyone}>
          <h2>{words.everyone}</h2>
          {people?.length === 0 && <p class="note">{words.empty}</p>}
          {people && people.length > 0 && (
            <div class="scroll">
              <table class="people">
                <thead>
                  <tr>
                    <th scope="col">{words.username}</th>
                    <th scope="col">{words.name}</th>
                    <th scope="col">{words.games}</th>
                    <th scope="col">{words.wins}</th>
                    <th scope="col">
                      <span class="unseen">{words.changes}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {people.map((person) => (
                    <tr key={person.username}>
                      <th scope="row">
                        <a href={`/players?${new URLSearchParams({ username: person.username })}`}>
                          {person.username}
                        </a>
                        {person.kind === "ai" && <span class="note"> {words.computer}</span>}
                      </th>
                      <td>
                        {person.given} {person.family}
                      </td>
                      <td>{person.games}</td>
                      <td>{person.wins}</td>
                      <td class="row-actions">
                        <button
                          type="button"
                          class="quiet"
                          aria-label={words.editOne(person)}
                          onClick={() => setAsking({ what: "edit", person })}
                        >
                          {words.edit}
                        </button>
                        <button
                          type="button"
                          class="quiet"
                          aria-label={words.resetOne(person)}
                          onClick={() => make(roster.reset(person.username), words.wasReset(person))}
                        >
                          {words.reset}
                        </button>
                        <button
                          type="button"
                          class="quiet"
                          aria-label={words.removeOne(person)}
                          onClick={() => make(roster.remove(person.username), words.removed(person))}
                        >
                          {words.remove}
                        </button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {people && people.length > 0 && (
            <div class="answers start">
              <button type="button" onClick={() => setAsking({ what: "reset-all" })}>
                {words.resetAll}
              </button>
              <button type="button" onClick={() => setAsking({ what: "remove-all" })}>
                {words.removeAll}
              </button>
            </div>
          )}
        </section>
        <RankingList changes={changes} />
      </div>
      {asking?.what === "add" && (
        <Dialog title={words.add} close={() => setAsking(undefined)}>
          <PersonForm
            initial={nobody}
            isNew
            save={(person) => make(roster.add(person), words.added(person))}
          />
        </Dialog>
      )}
      {asking?.what === "edit" && (
        <Dialog title={words.editOne(asking.person)} close={() => setAsking(undefined)}>
          <PersonForm
            initial={asking.person}
            isNew={false}
            save={({ given, family }) =>
              make(roster.edit(asking.person.username, { given, family }), words.saved(asking.person))
            }
          />
        </Dialog>
      )}
      {(asking?.what === "remove-all" || asking?.what === "reset-all") && (
        <Dialog
          title={asking.what === "remove-all" ? words.askRemoveAll : words.askResetAll}
          close={() => setAsking(undefined)}
        >
          <p>{asking.what === "remove-all" ? words.removeAllMeans : words.resetAllMeans}</p>
          <div class="answers start">
            <button
              type="button"
              class="primary"
              onClick={() =>
                asking.what === "remove-all"
                  ? make(roster.removeAll(), words.allRemoved)
                  : make(roster.resetAll(), words.allReset)
              }
            >
              {words.yes}
            </button>
            <button type="button" onClick={() => setAsking(undefined)}>
              {words.no}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** On a server others can reach, changes need the operator's token. It stays in this browser. */
function OperatorForm() {
  const [token, setToken] = useState(operatorToken() ?? "");
  const words = language.value.page.people;
  return (
    <label class="field operator">
      <span>{words.token}</span>
      <input
        type="password"
        value={token}
        autocomplete="off"
        placeholder={words.tokenExample}
        onInput={(event) => {
          setToken(event.currentTarget.value);
          keepOperatorToken(event.currentTarget.value);
        }}
      />
    </label>
  );
}
