import { follow } from "../../editions/lockstep/index.ts";
import { terminalTranscript, transcriptText } from "./transcript.ts";

const session = { args: [], input: "Ann\nBob\n2\n3\n2\n1\nN\n" };

/** A session of Nimsys A at a terminal, with a program that prints "1 stone left" where the document has "1 stones left". */
export async function exampleTranscript(): Promise<string> {
  const { expected, pieces } = await follow["nimsys-a"](session);
  const seen = transcriptText(terminalTranscript(expected, pieces, session.input));
  return seen.replace("1 stones left", "1 stone left");
}
