import { type Dialogue, outputOnly } from "./dialogue.ts";

/** All that this room asks of its host. */
declare const console: { log(text: string): void };

/** Where text goes when nothing else is said: whole lines, to the console that every JavaScript host has. */
export function lineDialogue(): Dialogue {
  let unfinished = "";
  return outputOnly((text) => {
    const end = text.lastIndexOf("\n");
    if (end >= 0) console.log(unfinished + text.slice(0, end));
    unfinished = end >= 0 ? text.slice(end + 1) : unfinished + text;
  });
}
