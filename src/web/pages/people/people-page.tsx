import { useEffect, useState } from "preact/hooks";
import type { PersonRequest, PersonView, ServerView } from "../../../protocol/index.ts";
import { announce } from "../../base/announce.tsx";
import type { Answered } from "../../base/api.ts";
import { Dialog } from "../../base/dialog.tsx";
import { keepOperatorToken, operatorToken } from "../../base/operator.ts";
import { place } from "../../base/router.ts";
import { PersonForm } from "./person-form.tsx";
import { PersonPage } from "./person-page.tsx";
import { RankingList } from "./ranking-list.tsx";
import * as roster from "./roster-client.ts";

const nobody: PersonRequest = { username: "", given: "", family: "", kind: "human" };

type Asking =
  | { readonly what: "add" }
  | { readonly what: "edit"; readonly person: PersonView }
  | { readonly what: "remove all" | "reset all" };

/** The roster: everyone with their games and wins, the rankings, and the changes the operator may make. */
export function PeoplePage() {
  const username = place.value.search.get("username");
  return username === null ? <Everyone /> : <PersonPage key={username} username={username} />;
}

function Everyone() {
  const [people, setPeople] = useState<readonly PersonView[] | undefined>();
  const [trouble, setTrouble] = useState("");
  const [server, setServer] = useState<ServerView | undefined>();
  const [asking, setAsking] = useState<Asking | undefined>();
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    document.title = "Players · Grundy";
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
    setTrouble(answer.ok ? "" : answer.trouble);
    setAsking(undefined);
    if (answer.ok) announce(said);
    setChanges((count) => count + 1);
  }

  return (
    <section class="page players">
      <div class="page-head">
        <h1>Players</h1>
        <button type="button" class="primary" onClick={() => setAsking({ what: "add" })}>
          Add a player
        </button>
      </div>
      {trouble && (
        <p class="banner" role="alert">
          {trouble}
        </p>
      )}
      {server?.operator === "token" && <OperatorForm />}
      <div class="columns">
        <section aria-label="Everyone">
          <h2>Everyone</h2>
          {people?.length === 0 && <p class="note">Nobody yet. Add the first player.</p>}
          {people && people.length > 0 && (
            <div class="scroll">
              <table class="people">
                <thead>
                  <tr>
                    <th scope="col">Username</th>
                    <th scope="col">Name</th>
                    <th scope="col">Games</th>
                    <th scope="col">Wins</th>
                    <th scope="col">
                      <span class="unseen">Changes</span>
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
                        {person.kind === "ai" && <span class="note"> computer</span>}
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
                          aria-label={`Edit ${person.username}`}
                          onClick={() => setAsking({ what: "edit", person })}
                        >
                          Edit
                        </button>
                        <button
                          type="button"
                          class="quiet"
                          aria-label={`Reset ${person.username}`}
                          onClick={() =>
                            make(roster.reset(person.username), `${person.username} starts at 0 again.`)
                          }
                        >
                          Reset
                        </button>
                        <button
                          type="button"
                          class="quiet"
                          aria-label={`Remove ${person.username}`}
                          onClick={() => make(roster.remove(person.username), `${person.username} removed.`)}
                        >
                          Remove
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
              <button type="button" onClick={() => setAsking({ what: "reset all" })}>
                Reset everyone
              </button>
              <button type="button" onClick={() => setAsking({ what: "remove all" })}>
                Remove everyone
              </button>
            </div>
          )}
        </section>
        <RankingList changes={changes} />
      </div>
      {asking?.what === "add" && (
        <Dialog title="Add a player" close={() => setAsking(undefined)}>
          <PersonForm
            initial={nobody}
            isNew
            save={(person) => make(roster.add(person), `${person.username} added.`)}
          />
        </Dialog>
      )}
      {asking?.what === "edit" && (
        <Dialog title={`Edit ${asking.person.username}`} close={() => setAsking(undefined)}>
          <PersonForm
            initial={asking.person}
            isNew={false}
            save={({ given, family }) =>
              make(roster.edit(asking.person.username, { given, family }), `${asking.person.username} saved.`)
            }
          />
        </Dialog>
      )}
      {(asking?.what === "remove all" || asking?.what === "reset all") && (
        <Dialog
          title={asking.what === "remove all" ? "Remove all players?" : "Reset all player statistics?"}
          close={() => setAsking(undefined)}
        >
          <p>
            {asking.what === "remove all"
              ? "Everyone goes, with their statistics."
              : "All games and wins become 0."}
          </p>
          <div class="answers start">
            <button
              type="button"
              class="primary"
              onClick={() =>
                asking.what === "remove all"
                  ? make(roster.removeAll(), "Everyone was removed.")
                  : make(roster.resetAll(), "Everyone starts at 0 again.")
              }
            >
              Yes
            </button>
            <button type="button" onClick={() => setAsking(undefined)}>
              No
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
  return (
    <label class="field operator">
      <span>Operator's token</span>
      <input
        type="password"
        value={token}
        autocomplete="off"
        placeholder="needed for changes on this server"
        onInput={(event) => {
          setToken(event.currentTarget.value);
          keepOperatorToken(event.currentTarget.value);
        }}
      />
    </label>
  );
}
