import { useId, useState } from "preact/hooks";
import type { TakingOptions } from "../../../games/index.ts";
import { refusalText } from "../../../words/index.ts";
import { takeRule } from "../../faces/status.ts";
import { levelsFor } from "../../session/opponents.ts";
import { clocks, isOnline, optionsOf, type Setup } from "../../session/setup.ts";
import { PeopleFields } from "./people-fields.tsx";

/** Everything that can be chosen before a game: sizes, rules, opponent, who begins, the clock. */
export function SetupForm({ initial, start }: { initial: Setup; start: (setup: Setup) => void }) {
  const [setup, setSetup] = useState(initial);
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  const options = optionsOf(setup);
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (options.ok) start(setup);
      }}
    >
      <Choice
        label="Opponent"
        value={setup.opponent}
        set={(opponent) => change({ opponent })}
        choices={[
          ["beside", "a person beside you"],
          ["link", "a person with the link"],
          ...levelsFor(setup.game).map((level) => [level.id, `${level.name}: ${level.about}`] as const),
        ]}
      />
      {setup.opponent !== "beside" && (
        <Choice
          label="Who begins"
          value={setup.first}
          set={(first) => change({ first: first as Setup["first"] })}
          choices={[
            ["me", "you"],
            ["other", "the other"],
            ["chance", "chance decides"],
          ]}
        />
      )}
      {setup.game === "reversi" ? (
        <ReversiFields setup={setup} change={change} />
      ) : (
        <TakingFields setup={setup} change={change} />
      )}
      <Choice
        label="Clock"
        value={setup.clock}
        set={(clock) => change({ clock })}
        choices={clocks.map(({ id, name }) => [id, name] as const)}
      />
      {setup.opponent !== "link" && (
        <label class="check">
          <input
            type="checkbox"
            checked={setup.watched}
            onChange={(event) => change({ watched: event.currentTarget.checked })}
          />
          <span>Keep it on the server, so that others can watch</span>
        </label>
      )}
      {isOnline(setup) && <PeopleFields setup={setup} change={change} />}
      <p class={options.ok ? "note" : "note wrong"} role="status">
        {options.ok ? ruleText(setup, options.value) : refusalText(options.refusal)}
      </p>
      <button type="submit" class="primary" disabled={!options.ok}>
        {setup.opponent === "link" ? "Make the game and its link" : "Play"}
      </button>
    </form>
  );
}

export interface FieldsProps {
  readonly setup: Setup;
  readonly change: (part: Partial<Setup>) => void;
}

function ReversiFields({ setup, change }: FieldsProps) {
  return (
    <>
      <Choice
        label="Board"
        value={String(setup.size)}
        set={(size) => change({ size: Number(size) })}
        choices={[4, 6, 8, 10, 12, 14, 16, 20, 26].map(
          (size) => [String(size), `${size} × ${size}`] as const,
        )}
      />
      <Choice
        label="Start"
        value={setup.start}
        set={(start) => change({ start: start as Setup["start"] })}
        choices={[
          ["tournament", "as in tournaments"],
          ["mirrored", "the mirror image"],
        ]}
      />
    </>
  );
}

function TakingFields({ setup, change }: FieldsProps) {
  return (
    <>
      <label class="field">
        <span>{setup.game === "piles" ? "Piles" : "Rows"}</span>
        <input
          value={setup.rows}
          inputMode="text"
          spellcheck={false}
          onInput={(event) => change({ rows: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>Take</span>
        <input
          value={setup.take}
          spellcheck={false}
          placeholder="any, 1-3 or 1, 3, 4"
          onInput={(event) => change({ take: event.currentTarget.value })}
        />
      </label>
      <Choice
        label="From"
        value={setup.middle ? "middle" : "end"}
        set={(from) => change({ middle: from === "middle" })}
        choices={[
          ["end", setup.game === "piles" ? "the top of a pile" : "the right end"],
          ["middle", "anywhere, side by side"],
        ]}
      />
      <Choice
        label="Who takes the last"
        value={setup.last}
        set={(last) => change({ last: last as Setup["last"] })}
        choices={[
          ["wins", "wins"],
          ["loses", "loses"],
        ]}
      />
    </>
  );
}

function Choice({
  label,
  value,
  choices,
  set,
}: {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, text: string])[];
  set: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => set(event.currentTarget.value)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function ruleText(setup: Setup, options: unknown): string {
  if (setup.game === "reversi") return "Black begins. Whoever has more discs at the end wins.";
  const rule = takeRule(setup.game, options as TakingOptions);
  return `${rule} Whoever takes the last one ${setup.last}.`;
}
