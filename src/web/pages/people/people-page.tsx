import { useEffect, useRef, useState } from "preact/hooks";
import type { PersonView } from "../../../protocol/index.ts";
import { announce } from "../../base/announce.tsx";
import type { Answered } from "../../base/api.ts";
import { Failure } from "../../base/failure.tsx";
import { language } from "../../base/language.ts";
import { place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { sayTrouble, type Trouble } from "../../base/trouble.ts";
import { OperatorForm } from "./operator-form.tsx";
import { PeopleDialog, type Question } from "./people-dialog.tsx";
import { PeopleTable } from "./people-table.tsx";
import { PersonPage } from "./person-page.tsx";
import { RankingList } from "./ranking-list.tsx";
import * as roster from "./roster-client.ts";

/** The roster: everyone with their games and wins, the rankings, and the changes the operator may make. */
export function PeoplePage() {
  const username = place.value.search.get("username");
  return username === null ? <Everyone /> : <PersonPage key={username} username={username} />;
}

/** What the last change took, as long as it can be given back: people, or their games and wins. */
interface Taken {
  readonly what: "people" | "figures";
  readonly people: readonly PersonView[];
}

/** What the last change came to: what is said of it, and what it took. */
interface Outcome {
  readonly text: string;
  readonly wrong: boolean;
  readonly taken: Taken | undefined;
}

const nothing: Outcome = { text: "", wrong: false, taken: undefined };

function takenBy(what: Taken["what"], people: readonly PersonView[]): Taken | undefined {
  const losing = what === "people" ? people : people.filter(({ games }) => games > 0);
  return losing.length === 0 ? undefined : { what, people: losing };
}

function Everyone() {
  const [shown, setShown] = useState<roster.RosterView | undefined>();
  const [trouble, setTrouble] = useState<Trouble | undefined>();
  const [outcome, setOutcome] = useState(nothing);
  const [question, setQuestion] = useState<Question | undefined>();
  const [changes, setChanges] = useState(0);

  const words = language.value.page.people;
  useTitle(words.title, "Grundy");
  useEffect(() => {
    void roster.view().then((answer) => {
      if (answer.ok) setShown(answer.value);
      setTrouble(answer.ok ? undefined : answer.trouble);
    });
  }, [changes]);

  // The button that took something is gone, or has asked; the focus is on what gives it back.
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => undoButton.current?.focus({ preventScroll: true }), [outcome.taken]);

  function tell(answer: Answered<unknown>, text: string, taken?: Taken) {
    const said = answer.ok ? text : sayTrouble(answer.trouble);
    announce(said);
    setOutcome({ text: said, wrong: !answer.ok, taken });
    setChanges((count) => count + 1);
  }

  async function change(made: Promise<Answered<unknown>>, text: string, taken?: Taken) {
    const answer = await made;
    tell(answer, text, answer.ok ? taken : outcome.taken);
  }

  /** Everyone comes back, or has games and wins back; where that could not be it stays in question. */
  async function undo({ what, people }: Taken) {
    const giveBack = what === "people" ? roster.add : roster.giveBack;
    for (const [index, person] of people.entries()) {
      const answer = await giveBack(person);
      if (!answer.ok) return tell(answer, "", { what, people: people.slice(index) });
    }
    const facts = { people: people.length };
    const text = what === "people" ? words.cameBack(facts) : words.figuresCameBack(facts);
    tell({ ok: true, value: undefined }, text);
  }

  if (trouble && !shown) {
    return (
      <section class="page players">
        <h1>{words.title}</h1>
        <Failure text={sayTrouble(trouble)} again={() => setChanges((count) => count + 1)} />
      </section>
    );
  }
  if (!shown) return <div class="waiting" aria-busy="true" />;
  const { people, server } = shown;
  const notice = trouble ? { ...outcome, text: sayTrouble(trouble), wrong: true } : outcome;
  const { taken } = notice;
  return (
    <section class="page players">
      <div class="page-head">
        <h1>{words.title}</h1>
        <button type="button" class="primary" onClick={() => setQuestion({ what: "add" })}>
          {words.add}
        </button>
      </div>
      {server.operator === "token" && <OperatorForm />}
      <p class={`outcome${notice.wrong ? " wrong" : ""}`}>
        <span>{notice.text}</span>
        {taken && (
          <button type="button" ref={undoButton} onClick={() => undo(taken)}>
            {words.undo}
          </button>
        )}
      </p>
      <div class="columns">
        <section aria-label={words.everyone}>
          <h2>{words.everyone}</h2>
          {people.length === 0 ? (
            <p class="note">{words.empty}</p>
          ) : (
            <>
              <PeopleTable
                people={people}
                edit={(person) => setQuestion({ what: "edit", person })}
                reset={(person) =>
                  change(roster.reset(person.username), words.wasReset(person), takenBy("figures", [person]))
                }
                remove={(person) =>
                  change(roster.remove(person.username), words.removed(person), takenBy("people", [person]))
                }
              />
              <div class="answers start">
                <button type="button" onClick={() => setQuestion({ what: "reset-all" })}>
                  {words.resetAll}
                </button>
                <button type="button" onClick={() => setQuestion({ what: "remove-all" })}>
                  {words.removeAll}
                </button>
              </div>
            </>
          )}
        </section>
        <RankingList changes={changes} />
      </div>
      {question && (
        <PeopleDialog
          question={question}
          close={() => setQuestion(undefined)}
          done={(text) => {
            setQuestion(undefined);
            tell({ ok: true, value: undefined }, text, takenByAnswer(question, people));
          }}
        />
      )}
    </section>
  );
}

function takenByAnswer({ what }: Question, people: readonly PersonView[]): Taken | undefined {
  if (what === "remove-all") return takenBy("people", people);
  return what === "reset-all" ? takenBy("figures", people) : undefined;
}
