import { useState } from "preact/hooks";
import { language } from "../../base/language.ts";
import { Later } from "../../base/later.tsx";
import { go, place } from "../../base/router.ts";
import { useTitle } from "../../base/title.ts";
import { type ConsoleProgram, programs } from "./programs.ts";

const loadTerminal = () => import("./terminal.tsx");

/** The published consoles, as on a command line. The terminal itself is loaded with the first one. */
export function ConsolesPage() {
  const { path, search } = place.value;
  const chosen = programs.find(({ id }) => id === path.split("/")[2]) ?? (programs[0] as ConsoleProgram);
  const { consoles } = language.value.page;
  useTitle(consoles.programs[chosen.id].title, consoles.title, "Grundy");
  return (
    <section class="page consoles">
      <h1>{consoles.title}</h1>
      <p class="lead">{consoles.lead}</p>
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
  return (
    <>
      <p>{consoles.programs[program.id].about}</p>
      <form
        class="command"
        onSubmit={(event) => {
          event.preventDefault();
          setRun(newRun(words));
          const query = words === program.words ? "" : `?words=${encodeURIComponent(words)}`;
          go(`/consoles/${program.id}${query}`, { replace: true });
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
        <button type="submit">{consoles.restart}</button>
      </form>
      <Later load={loadTerminal} what="terminal" waiting={<div class="console-frame" aria-busy="true" />}>
        {({ ConsoleTerminal }) => (
          <ConsoleTerminal key={run.seed} program={program} words={run.words} seed={run.seed} />
        )}
      </Later>
    </>
  );
}

function newRun(words: string): { readonly words: readonly string[]; readonly seed: number } {
  const given = new URLSearchParams(window.location.search).get("seed");
  return {
    words: words.split(/\s+/).filter(Boolean),
    seed: given && /^[0-9]{1,9}$/.test(given) ? Number(given) : Math.floor(Math.random() * 2 ** 32),
  };
}
