import { useRef, useState } from "preact/hooks";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { go, place as here } from "../../base/router.ts";
import { SteadyText } from "../../base/steady-text.tsx";
import { useTitle } from "../../base/title.ts";
import { useAsked } from "../../base/use-asked.ts";
import { type CommandLine, type ConsoleProgram, programs } from "./programs.ts";

const loadTerminal = () => import("./terminal.tsx");

/** The published consoles, as on a command line. The terminal itself is loaded with the first one. */
export function ConsolesPage() {
  const { path, search } = here.value;
  const chosen = programs.find(({ id }) => id === path.split("/")[2]) ?? (programs[0] as ConsoleProgram);
  const { consoles, judge } = language.value.page;
  useTitle(consoles.programs[chosen.id].title, consoles.title, "Grundy");
  return (
    <section class="page consoles">
      <h1>{consoles.title}</h1>
      <p class="lead">
        {consoles.lead}{" "}
        <a class="link" href="/judge">
          {judge.link}
        </a>
      </p>
      <nav class="tabs" aria-label={consoles.title}>
        {programs.map(({ id }) => (
          <a key={id} href={`/consoles/${id}`} aria-current={id === chosen.id ? "page" : undefined}>
            {consoles.programs[id].title}
          </a>
        ))}
      </nav>
      <Running key={chosen.id} program={chosen} given={search.get("words") ?? undefined} />
    </section>
  );
}

function Running({ program, given }: { program: ConsoleProgram; given: string | undefined }) {
  const { consoles } = language.value.page;
  const [words, setWords] = useState(given ?? program.words);
  const [run, setRun] = useState(() => newRun(given ?? program.words));
  const typing = useRef<(line: string) => void>(() => {});
  const underWay = useRef(false);
  function restart() {
    setRun(newRun(words));
    const query = words === program.words ? "" : `?words=${encodeURIComponent(words)}`;
    go(`/consoles/${program.id}${query}`, { replace: true });
  }
  const { asked, place, press } = useAsked<HTMLFormElement>(consoles.reallyRestart, restart);
  return (
    <>
      <p>{consoles.programs[program.id].about}</p>
      <form
        class="command"
        ref={place}
        onSubmit={(event) => {
          event.preventDefault();
          if (underWay.current) press();
          else restart();
        }}
      >
        <code>$ {program.command}</code>
        {program.words !== "" && (
          <input
            aria-label={consoles.words}
            value={words}
            spellcheck={false}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <button type="submit" class={asked ? "asked" : ""}>
          <SteadyText
            shown={asked ? consoles.reallyRestart : consoles.restart}
            among={[consoles.reallyRestart, consoles.restart]}
          />
        </button>
      </form>
      <div class="console">
        <div>
          <Later load={loadTerminal} what="terminal" waiting={<Waiting />}>
            {({ ConsoleTerminal }) => (
              <ConsoleTerminal
                key={run.seed}
                program={program}
                words={run.words}
                seed={run.seed}
                typing={typing}
                underWay={underWay}
              />
            )}
          </Later>
        </div>
        <Commands commands={program.commands} type={(line) => typing.current(line)} />
      </div>
    </>
  );
}

/** As much room as the terminal will have, and what stands under it. */
function Waiting() {
  const { consoles } = language.value.page;
  return (
    <>
      <div class="console-frame" aria-busy="true" />
      <p class="note">{consoles.typeHere}</p>
      <button type="button" disabled>
        {consoles.copy}
      </button>
    </>
  );
}

function Commands({ commands, type }: { commands: readonly CommandLine[]; type: (line: string) => void }) {
  const { consoles } = language.value.page;
  return (
    <section class="commands" aria-label={consoles.commands}>
      <h2>{consoles.commands}</h2>
      <p class="note">{consoles.commandsHow}</p>
      <ul>
        {commands.map(({ name, form, example }) => (
          <li key={name}>
            <button type="button" class="quiet" onClick={() => type(example)}>
              <code>{form}</code>
              <span class="note">{consoles.does[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function newRun(words: string): { readonly words: readonly string[]; readonly seed: number } {
  const given = new URLSearchParams(window.location.search).get("seed");
  return {
    words: words.split(/\s+/).filter(Boolean),
    seed: given && /^[0-9]{1,9}$/.test(given) ? Number(given) : Math.floor(Math.random() * 2 ** 32),
  };
}
