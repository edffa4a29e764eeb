import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const judge: PageSentences["judge"] = {
  title: "Your own program",
  lead: "Paste what your program printed and see the first place where it differs from the published one, and why. Nothing leaves this browser.",
  assignment: "Program",
  arguments: "Arguments",
  have: "You have",
  ways: {
    transcript: "everything, as at the terminal",
    pair: "the input and the output, apart",
  },
  transcript: "The session at the terminal",
  input: "The input",
  output: "The output",
  explain: "Explain",
  example: "Show an example",
  nothing: "Paste what your program printed first.",
  right: "The same as the published program, byte for byte.",
  lastNewline: "Whether the last line ends with a newline cannot be seen in a text that was pasted.",
  failed: "This could not be explained. Reload the page and try again.",
  run: {
    title: "Have it run",
    lead: "Hand in the program itself: it is run here in a sandbox, on 20 sessions. The file is deleted once it is judged, the verdict after a day.",
    ai: "The AI of Nimsys C (NimAIPlayer)",
    drop: "Drop a zip, a jar or a source file here, or",
    choose: "Choose a file",
    wrongName: ({ name }) =>
      `“${name}” is not taken: it must be a zip, a jar or a source file with a plain name, for example Nimsys.java.`,
    tooLarge: "This file is too large: at most 5 MiB are taken.",
    sending: "Sending …",
    queued: ({ place }) => `Waiting, number ${place} in the queue.`,
    running: ({ cases }) =>
      cases === 0
        ? "Being judged …"
        : `Being judged: ${figures(cases, { one: "case", other: "cases" })} done.`,
    failed: "The judge has failed, which is not your fault. Try again later.",
    cases: "All cases",
    again: "Ask again",
  },
  link: "Have you written such a program? See where it differs.",
};
