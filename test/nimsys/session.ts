import { Conversation, InputEnded } from "../../src/editions/dialogue.ts";
import { Nimsys, type NimsysEdition } from "../../src/editions/nimsys/index.ts";
import { MemoryRoster, type Roster } from "../../src/roster/index.ts";

/** For tests: a whole session with its input known beforehand, as through a pipe. The status is 1 when the input ends early. */
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
    const status = await Nimsys.main(conversation, { edition, roster, echoNewline: true });
    await conversation.flush();
    return { output, status };
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    return { output, status: 1 };
  }
}
