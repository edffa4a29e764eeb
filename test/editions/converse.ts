import { Conversation, type Dialogue, InputEnded } from "../../src/editions/dialogue.ts";

export interface Transcript {
  readonly output: string;
  /** The program's exit status, or `ended` when it wanted more input than there was. */
  readonly status: number | "ended";
}

/** Runs a console program on a whole input, handed over at once or in pieces of `piece` characters. */
export async function converse(
  program: (dialogue: Dialogue) => Promise<number>,
  input: string,
  piece = Number.POSITIVE_INFINITY,
): Promise<Transcript> {
  let output = "";
  const conversation = new Conversation((text) => {
    output += text;
  });
  if (piece >= input.length) conversation.feed(input);
  else void feedSlowly(conversation, input, piece);
  if (piece >= input.length) conversation.end();
  try {
    const status = await program(conversation);
    await conversation.flush();
    return { output, status };
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    return { output, status: "ended" };
  }
}

async function feedSlowly(conversation: Conversation, input: string, piece: number): Promise<void> {
  for (let at = 0; at < input.length; at += piece) {
    conversation.feed(input.slice(at, at + piece));
    await new Promise((resolve) => setImmediate(resolve));
  }
  conversation.end();
}
