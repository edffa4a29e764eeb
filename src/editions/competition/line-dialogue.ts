import { type Dialogue, InputEnded } from "../dialogue.ts";

/** All that this room asks of its host. */
declare const console: { log(text: string): void };

/** A dialogue with nobody to answer: for programs that only print. */
export function outputOnly(print: (text: string) => void): Dialogue {
  const ended = () => Promise.reject(new InputEnded());
  return { print, line: ended, word: ended };
}

/** Where text goes when nothing else is said: whole lines, to the console that every JavaScript host has. */
export function lineDialogue(): Dialogue {
  let unfinished = "";
  return outputOnly((text) => {
    const end = text.lastIndexOf("\n");
    if (end >= 0) console.log(unfinished + text.slice(0, end));
    unfinished = end >= 0 ? text.slice(end + 1) : unfinished + text;
  });
}
