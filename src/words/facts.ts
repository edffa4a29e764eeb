/** Facts that sentences about any game are made from. */

/** Someone in a sentence: by name, or as the one who reads it. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

export interface Ended {
  readonly winner: Who;
  readonly loser: Who;
}

/** A move that gave something away; both moves by their names. */
export interface MistakeFacts {
  readonly number: number;
  readonly who: Who;
  readonly played: string;
  readonly better: string;
}
