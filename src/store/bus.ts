/**
 * How the servers of a store hear at once what happens in each other's games. It may lose, repeat and reorder: events are numbered,
 * and what was missed is in the store. What is told is durable, or decides nothing.
 */
export interface Bus {
  /** There is no other server, nor will there be: nobody is to be told, asked or waited for. */
  readonly alone: boolean;
  /** Whether the others hear what is told at the moment. Who is alone has nobody to miss, and is up. */
  readonly up: boolean;
  /** Tells all other servers that follow the game. */
  tell(game: string, text: string): void;
  /** From now on `heard` is handed what other servers tell of the game, until the answer is called. */
  follow(game: string, heard: (text: string) => void): () => void;
  /**
   * Told when more than a message may have been missed: `behind`, everything in memory is to be compared with the store;
   * `elsewhere`, another machine has taken the store over and may know less, and nothing in memory can be relied on.
   */
  onDoubt(doubted: (doubt: "behind" | "elsewhere") => void): void;
}

/** Of a store with one server. */
export const silentBus: Bus = { alone: true, up: true, tell() {}, follow: () => () => {}, onDoubt() {} };
