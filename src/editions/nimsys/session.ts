import { MemoryRoster, type Roster } from "../../roster/index.ts";
import { Conversation, InputEnded } from "../dialogue.ts";
import { type NimsysEdition, runNimsys } from "./index.ts";

/** For tests: a whole session with its input known beforehand. The status is 1 when the input ends early. */
export async function session(
  edition: NimsysEdition,
  input: string,
  roster: Roster = new MemoryRoster(),
): Promise<{ output: string; status: number }> {
  let output = "";
  const conversation = new Conversation(
    (text) => {
      output += text;
    },
    () => roster.settle(),
  );
  conversation.feed(input);
  conversation.end();
  try {
    const status = await runNimsys(edition, conversation, roster);
    await conversation.flush();
    return { output, status };
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    return { output, status: 1 };
  }
}
