/** What two who play each other can say: these and nothing else, so that nobody has to watch over it. */
export const phraseIds = ["hello", "good-luck", "good-game", "thanks", "sorry", "one-moment"] as const;
export type PhraseId = (typeof phraseIds)[number];

export interface PhraseSentences {
  /** Each as its hearer reads it. */
  readonly said: { readonly [Id in PhraseId]: string };
  /** For a screen reader. */
  readonly says: (facts: { readonly name: string; readonly phrase: string; readonly you: boolean }) => string;
  /** The button that shows them, and their list. */
  readonly open: string;
  readonly list: string;
  /** Turns off what others say in this game; on the button while that is so. */
  readonly mute: string;
  readonly mutedShort: string;
}
