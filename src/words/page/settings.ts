/** What can be set on the page of settings, and what each can be. */
export interface SettingChoices {
  readonly legalMarks: Switch;
  readonly lastMark: Switch;
  readonly turnedMarks: Switch;
  readonly coordinates: "edge" | "off";
  readonly confirm: "off" | "touch" | "on";
  readonly animation: "system" | "full" | "none";
  readonly felt: "green" | "blue" | "brown" | "grey";
  readonly pieces: "natural" | "warm" | "cool";
  readonly sound: Switch;
  readonly phrases: Switch;
}

type Switch = "on" | "off";

export type SettingName = keyof SettingChoices;

/** Those that are on or off need no words for it. */
export type SwitchName = {
  [Name in SettingName]: SettingChoices[Name] extends Switch
    ? Switch extends SettingChoices[Name]
      ? Name
      : never
    : never;
}[SettingName];

export interface SettingsSentences {
  readonly title: string;
  readonly lead: string;
  readonly groups: { readonly [Group in "page" | "board" | "moves" | "sound"]: string };
  readonly names: { readonly [Name in SettingName]: string };
  readonly choices: {
    readonly [Name in Exclude<SettingName, SwitchName>]: {
      readonly [Choice in SettingChoices[Name]]: string;
    };
  };
  readonly about: { readonly confirm: string; readonly sound: string; readonly phrases: string };
  readonly theme: string;
  readonly themes: { readonly [Theme in "auto" | "light" | "dark"]: string };
  readonly preview: string;
  readonly previewAbout: string;
  readonly reset: string;
  readonly wasReset: string;
  readonly undo: string;
  readonly undone: string;
  /** On the quick switches. */
  readonly soundOn: string;
  readonly soundOff: string;
  /** The button that plays it, and for a screen reader, where a move is picked up before it is played. */
  readonly playMove: (facts: { readonly move: string }) => string;
  readonly pickedUp: (facts: { readonly move: string }) => string;
}
