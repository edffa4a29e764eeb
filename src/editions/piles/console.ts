import { sentence } from "../../words/index.ts";
import { type Dialogue, InputEnded } from "../dialogue.ts";
import { NimError } from "./nim-error.ts";
import { Session, type Sides } from "./session.ts";

/** The three-piles console: commands, one a line, until `quit` or the end of the input. The exit status is 0. */
export async function pilesConsole(dialogue: Dialogue, sides: Partial<Sides> = {}): Promise<number> {
  const session = new Session((text) => dialogue.print(text), { white: "human", black: "human", ...sides });
  await session.open();
  for (;;) {
    dialogue.print("> ");
    const line = await nextLine(dialogue);
    if (line === undefined) return 0;
    try {
      if (!(await session.obey(line))) return 0;
    } catch (error) {
      if (!(error instanceof NimError)) throw error;
      dialogue.print(`${sentence(error.message)}.\n`);
    }
  }
}

/** Undefined at the end of the input: with nothing to be lost, that is another way to leave. */
async function nextLine(dialogue: Dialogue): Promise<string | undefined> {
  try {
    return await dialogue.line();
  } catch (error) {
    if (error instanceof InputEnded) return undefined;
    throw error;
  }
}
