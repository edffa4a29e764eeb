import { Icon } from "../../base/icons.tsx";
import { language } from "../../base/language.ts";
import { settings } from "../../base/settings.ts";
import { turnSound } from "../../session/use-sounds.ts";

/** The quick way to turn the sound on or off; the settings have it too. */
export function SoundButton() {
  const words = language.value.page.settings;
  const isOn = settings.sound.value === "on";
  const label = isOn ? words.soundOff : words.soundOn;
  return (
    <button
      type="button"
      class="quiet icon sound"
      aria-label={label}
      title={label}
      onClick={() => turnSound(isOn ? "off" : "on")}
    >
      <Icon name={isOn ? "sound" : "silence"} />
    </button>
  );
}
