/** A small change of the source: what is found there exactly once, and what stands there instead. */
export interface Substitution {
  /** From the project's root. */
  readonly file: string;
  readonly find: string;
  readonly replacement: string;
}

/** The source with all of them made. Throws where one is found nowhere, or more than once: then it is out of date. */
export function substituted(source: string, substitutions: readonly Substitution[]): string {
  return substitutions.reduce((text, { file, find, replacement }) => {
    const [before = "", after, ...more] = text.split(find);
    if (after === undefined || more.length > 0) {
      const times = after === undefined ? 0 : more.length + 1;
      throw new Error(`cannot plant in ${file}: found ${times} times, not once: ${find}`);
    }
    return before + replacement + after;
  }, source);
}
