import type { Certainty } from "../case.ts";

/** A line that an edition may print, under the name that the judge has for it. */
export interface Message {
  readonly id: string;
  /** The whole line; its named groups are the parts that vary. */
  readonly pattern: RegExp;
  readonly certainty: Certainty;
}

/** A line that was recognised. */
export interface KnownLine {
  readonly id: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly certainty: Certainty;
}

/** Knows every line of an edition. */
export interface Catalogue {
  readonly messages: readonly Message[];
  /** A line without its newline; undefined for one that the edition never prints. */
  classify(line: string): KnownLine | undefined;
}

/** `prompt` is what stands before an answer in its line, as a console's prompt does that no Enter key has ended. */
export function catalogueOf(messages: readonly Message[], prompt = ""): Catalogue {
  const known = (line: string): KnownLine | undefined => {
    for (const { id, pattern, certainty } of messages) {
      const found = pattern.exec(line);
      if (found) return { id, parts: { ...found.groups }, certainty };
    }
    return undefined;
  };
  return {
    messages,
    classify: (line) =>
      known(line) ??
      (prompt !== "" && line.startsWith(prompt) ? known(line.slice(prompt.length)) : undefined),
  };
}

/** A message whose text never varies. */
export function fixed(id: string, certainty: Certainty, text: string): Message {
  return { id, pattern: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`), certainty };
}

export function varying(id: string, certainty: Certainty, pattern: RegExp): Message {
  return { id, pattern, certainty };
}
