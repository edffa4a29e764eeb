import { useState } from "preact/hooks";
import { type FollowedEdition, followedEditions } from "../../../editions/lockstep/index.ts";
import { exampleTranscript, takesArguments } from "../../../judge/index.ts";
import type { ConsoleId } from "../../../words/index.ts";
import { call } from "../../base/api.ts";
import { Choice, TextField } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import { useAnswer } from "../../base/use-answer.ts";
import { Explanation } from "./explanation.tsx";
import { HandIn } from "./hand-in.tsx";
import { type Pasted, type Way, ways } from "./pasted.ts";
import { TextArea } from "./text-area.tsx";

/** What each is called among the consoles. */
const titles: { readonly [E in FollowedEdition]: ConsoleId } = {
  "nimsys-a": "nimsys-a",
  "nimsys-b": "nimsys-b",
  "nimsys-c": "nimsys-c",
  sticks: "competition",
  reversi: "reversi",
};

const empty: Pasted = {
  edition: "nimsys-a",
  words: "",
  way: "transcript",
  transcript: "",
  input: "",
  output: "",
};

/** Explains an output that somebody has at hand. Nothing is run, and nothing leaves the browser. */
export function JudgePage() {
  const { judge, consoles } = language.value.page;
  const [pasted, setPasted] = useState(empty);
  const [asked, setAsked] = useState<Pasted>();
  const set = (change: Partial<Pasted>) => setPasted({ ...pasted, ...change });
  const { answer: server } = useAnswer("server", () => call("server"));
  useTitle(judge.title, "Grundy");
  return (
    <section class="page judge">
      <h1>{judge.title}</h1>
      <p class="lead">{judge.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ ...pasted });
        }}
      >
        <Choice
          label={judge.assignment}
          value={pasted.edition}
          choices={followedEditions.map((id) => [id, consoles.programs[titles[id]].title] as const)}
          set={(edition) => set({ edition })}
        />
        {takesArguments[pasted.edition] && (
          <TextField
            label={judge.arguments}
            value={pasted.words}
            placeholder="4 4 1"
            set={(words) => set({ words })}
          />
        )}
        <Choice<Way>
          label={judge.have}
          value={pasted.way}
          choices={ways.map((way) => [way, judge.ways[way]] as const)}
          set={(way) => set({ way })}
        />
        {pasted.way === "transcript" ? (
          <TextArea
            label={judge.transcript}
            value={pasted.transcript}
            set={(transcript) => set({ transcript })}
          />
        ) : (
          <div class="pair">
            <TextArea label={judge.input} value={pasted.input} set={(input) => set({ input })} />
            <TextArea label={judge.output} value={pasted.output} set={(output) => set({ output })} />
          </div>
        )}
        <p class="buttons">
          <button type="submit" class="primary">
            {judge.explain}
          </button>
          <button
            type="button"
            onClick={async () => {
              const shown = { ...empty, transcript: await exampleTranscript() };
              setPasted(shown);
              setAsked(shown);
            }}
          >
            {judge.example}
          </button>
        </p>
      </form>
      <div aria-live="polite">{asked && <Explanation pasted={asked} />}</div>
      {server?.ok && server.value.judges && <HandIn />}
    </section>
  );
}
