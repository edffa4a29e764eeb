import { useId } from "preact/hooks";
import type { SettingChoices, SettingName, SwitchName } from "../../../words/index.ts";
import { Choice } from "../../base/fields.tsx";
import { language } from "../../base/language.ts";
import { choices, choose, settings } from "../../base/settings.ts";

/** Those with a word for each choice. */
type WordedName = Exclude<SettingName, SwitchName>;

function textOf<Name extends WordedName>(name: Name, choice: SettingChoices[Name]): string {
  return (language.value.page.settings.choices[name] as Readonly<Record<string, string>>)[choice] ?? "";
}

/** A setting that is on or off. */
export function SettingSwitch({
  name,
  about,
  set = (choice) => choose(name, choice),
}: {
  name: SwitchName;
  about?: string;
  set?: (choice: "on" | "off") => void;
}) {
  const id = useId();
  return (
    <div class="switch">
      <label class="check">
        <input
          type="checkbox"
          checked={settings[name].value === "on"}
          aria-describedby={about && id}
          onChange={(event) => set(event.currentTarget.checked ? "on" : "off")}
        />
        <span>{language.value.page.settings.names[name]}</span>
      </label>
      {about && (
        <p class="note" id={id}>
          {about}
        </p>
      )}
    </div>
  );
}

/** A setting that is one of a few words. */
export function SettingChoice<Name extends WordedName>({ name, about }: { name: Name; about?: string }) {
  const of: readonly SettingChoices[Name][] = choices[name];
  return (
    <Choice<SettingChoices[Name]>
      label={language.value.page.settings.names[name]}
      value={settings[name].value}
      choices={of.map((each) => [each, textOf(name, each)] as const)}
      {...(about === undefined ? {} : { about })}
      set={(each) => choose(name, each)}
    />
  );
}

/** A setting that is seen: each choice with a picture of itself. */
export function Swatches({ name }: { name: "felt" | "pieces" }) {
  const of: readonly SettingChoices[typeof name][] = choices[name];
  return (
    <fieldset class="swatches">
      <legend class="swatches-name">{language.value.page.settings.names[name]}</legend>
      {of.map((each) => (
        <label key={each} class="swatch" {...{ [`data-${name}`]: each }}>
          <input
            type="radio"
            name={name}
            checked={settings[name].value === each}
            onChange={() => choose(name, each)}
          />
          <svg viewBox="0 0 64 34" width="64" height="34" aria-hidden="true">
            <rect class="sample-felt" x="1" y="1" width="62" height="32" rx="6" />
            <circle class="sample-dark" cx="21" cy="17" r="11" />
            <circle class="sample-light" cx="43" cy="17" r="11" />
          </svg>
          <span>{textOf(name, each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
