import { useState } from "preact/hooks";
import { type LanguageTag, languageNames, languageTags } from "../../../words/index.ts";
import { announce } from "../../base/announce.tsx";
import { Choice } from "../../base/fields.tsx";
import { chooseLanguage, language } from "../../base/language.ts";
import { resetSettings } from "../../base/settings.ts";
import { theme, themes } from "../../base/theme.ts";
import { useTitle } from "../../base/title.ts";
import { turnSound } from "../../session/use-sounds.ts";
import { SettingChoice, SettingSwitch, Swatches } from "./fields.tsx";
import { Preview } from "./preview.tsx";

/** Everything that can be set, in one place, and a board that shows it. */
export function SettingsPage() {
  const { settings } = language.value.page;
  useTitle(settings.title, "Grundy");
  return (
    <section class="page settings-page">
      <h1>{settings.title}</h1>
      <p class="lead">{settings.lead}</p>
      <Preview />
      <form class="settings" onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>{settings.groups.board}</legend>
          <Swatches name="felt" />
          <Swatches name="pieces" />
          <SettingSwitch name="legalMarks" />
          <SettingSwitch name="lastMark" />
          <SettingSwitch name="turnedMarks" />
          <SettingChoice name="coordinates" />
        </fieldset>
        <fieldset>
          <legend>{settings.groups.moves}</legend>
          <SettingChoice name="confirm" about={settings.about.confirm} />
          <SettingChoice name="animation" />
        </fieldset>
        <fieldset>
          <legend>{settings.groups.sound}</legend>
          <SettingSwitch name="sound" about={settings.about.sound} set={turnSound} />
          <SettingSwitch name="phrases" about={settings.about.phrases} />
        </fieldset>
        <fieldset>
          <legend>{settings.groups.page}</legend>
          <Choice
            label={settings.theme}
            value={theme.value}
            choices={themes.map((each) => [each, settings.themes[each]])}
            set={(each) => {
              theme.value = each;
            }}
          />
          <Choice<LanguageTag>
            label={language.value.page.shell.language}
            value={language.value.tag}
            choices={languageTags.map((tag) => [tag, languageNames[tag]])}
            set={(tag) => void chooseLanguage(tag)}
          />
        </fieldset>
        <Reset />
      </form>
    </section>
  );
}

/** Nothing is lost by it: the way back stands beside it, in a place of its own. */
function Reset() {
  const { settings } = language.value.page;
  const [undo, setUndo] = useState<(() => void) | undefined>();

  function reset() {
    const before = theme.value;
    const back = resetSettings();
    theme.value = "auto";
    setUndo(() => () => {
      back();
      theme.value = before;
    });
    announce(settings.wasReset);
  }

  return (
    <p class="outcome">
      <button type="button" onClick={reset}>
        {settings.reset}
      </button>
      {undo && (
        <>
          <span class="note">{settings.wasReset}</span>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              undo();
              setUndo(undefined);
              announce(settings.undone);
            }}
          >
            {settings.undo}
          </button>
        </>
      )}
    </p>
  );
}
