import { sentence } from "../../words/index.ts";
import type { Dialogue } from "../dialogue.ts";
import { NimError } from "./nim-error.ts";
import { Session, type Sides } from "./session.ts";

/** The three-piles console: commands, one a line, until `quit`. The exit status is 0. */
export async function pilesConsole(dialogue: Dialogue, sides: Partial<Sides> = {}): Promise<number> {
  const session = new Session((text) => dialogue.print(text), { white: "human", black: "human", ...sides });
  await session.open();
  for (;;) {
    dialogue.print("> ");
    const line = await dialogue.line();
    try {
      if (!(await session.obey(line))) return 0;
    } catch (error) {
      if (!(error instanceof NimError)) throw error;
      dialogue.print(`${sentence(error.message)}.\n`);
    }
  }
}
