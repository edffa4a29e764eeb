import type { Nouns } from "../../words/index.ts";
import { html, type Markup } from "./markup.ts";

/** One thing in a square of 10 by 10, its middle at 5, 5. The index makes neighbours differ a little where things do. */
type Piece = (index: number) => Markup;

const pebbles = [
  "M1.2 5.6C1 3.6 2.7 2 5 1.9C7.5 1.8 9 3.4 8.9 5.4C8.8 7.4 7 8.4 4.8 8.4C2.6 8.4 1.3 7.4 1.2 5.6Z",
  "M1.3 4.9C1.5 2.9 3.2 1.7 5.4 1.9C7.5 2.1 8.9 3.7 8.7 5.8C8.5 7.7 6.8 8.5 4.7 8.3C2.5 8.1 1.1 6.9 1.3 4.9Z",
  "M1.1 5.3C1.2 3.3 3 2.2 5.1 2C7.3 1.8 8.8 2.9 8.9 4.9C9 7 7.3 8.3 5.2 8.4C2.9 8.5 1 7.3 1.1 5.3Z",
] as const;

/** River pebbles, skittle pins from the front, matches and coins, as the page has them, without its colours. */
export const pieces: { readonly [T in Nouns["thing"]]: Piece } = {
  stone: (index) => html`<path d="${pebbles[index % pebbles.length] as string}" fill="#ddd"/>`,
  pin: () =>
    html`<path d="M5 .5C6.2 .5 6.7 1.4 6.5 2.5C6.3 3.6 6.2 4.1 6.9 5.4C7.7 7 7.3 8.6 6.6 9.6H3.4C2.7 8.6 2.3 7 3.1 5.4C3.8 4.1 3.7 3.6 3.5 2.5C3.3 1.4 3.8 .5 5 .5Z" fill="#fff"/><path d="M3.7 3.2H6.3M3.7 4H6.3" fill="none"/>`,
  stick: () =>
    html`<path d="M4.4 2.4H5.6V9.6H4.4Z" fill="#fff"/><ellipse cx="5" cy="1.9" rx="1.1" ry="1.5" fill="#000"/>`,
  coin: () =>
    html`<circle cx="5" cy="5" r="4" fill="#fff"/><circle cx="5" cy="5" r="2.9" fill="none" stroke-dasharray=".6 .5"/>`,
};
