/** The position that is shown, as a picture. */
export interface PictureSentences {
  readonly title: string;
  readonly colours: string;
  readonly light: string;
  readonly dark: string;
  readonly marked: string;
  readonly captioned: string;
  /** The first line under a board; the second has both names. */
  readonly caption: (facts: {
    readonly game: string;
    readonly move: number;
    readonly moves: number;
  }) => string;
  /** What is seen, for who does not see it. */
  readonly preview: (facts: { readonly caption: string }) => string;
  readonly svg: string;
  readonly png: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyRefused: string;
  readonly send: string;
  readonly tooLarge: string;
}
