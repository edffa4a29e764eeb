/** What the documents want as exceptions. A class of its own for each; the message is the very line that is printed. */
export abstract class NimException extends Error {}

export class InvalidCommand extends NimException {
  constructor(command: string) {
    super(`'${command}' is not a valid command.`);
  }
}

export class IncorrectArguments extends NimException {
  constructor() {
    super("Incorrect number of arguments supplied to command.");
  }
}

/** Stones or a bound that no game is played with. */
export class InvalidGame extends NimException {
  constructor() {
    super(`Invalid game. Stones and bound must be between ${leastNumber} and ${greatestNumber}.`);
  }
}

/** A move that cannot be played; `most` stones could have been removed, where that is the rule. */
export class InvalidMove extends NimException {
  constructor(most?: number) {
    super(
      most === undefined ? "Invalid move." : `Invalid move. You must remove between 1 and ${most} stones.`,
    );
  }
}

/** The documents leave open how many stones there may be, and what the bound is. */
export const leastNumber = 1;
export const greatestNumber = 10_000;
