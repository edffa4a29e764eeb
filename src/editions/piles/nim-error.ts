/** What cannot be done in this game, in a sentence for the player. */
export class NimError extends Error {
  override readonly name = "NimError";
}
