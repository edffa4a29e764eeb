/** A game that plays through by itself, on a page of its own or in somebody else's. */
export interface ReplaySentences {
  readonly title: (facts: { readonly game: string }) => string;
  /** The buttons, the list of speeds and the line to drag along. */
  readonly controls: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly scrub: string;
  readonly at: (facts: { readonly move: number; readonly moves: number }) => string;
  readonly start: (facts: { readonly moves: number }) => string;
  readonly keys: string;
  readonly toGame: string;
  /** In a frame: the way to the page itself. */
  readonly open: string;
}
