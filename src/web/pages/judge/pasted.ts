import type { FollowedEdition, Session } from "../../../editions/lockstep/index.ts";
import { separate, takesArguments } from "../../../judge/index.ts";

/** What somebody has: everything as it was seen, or what was typed and what was printed apart. */
export const ways = ["transcript", "pair"] as const;
export type Way = (typeof ways)[number];

export interface Pasted {
  readonly edition: FollowedEdition;
  /** The program's arguments, as they are typed. */
  readonly words: string;
  readonly way: Way;
  readonly transcript: string;
  readonly input: string;
  readonly output: string;
}

/** The session it tells of, and what the program printed in it; undefined where it tells of nothing. */
export async function readPasted(
  pasted: Pasted,
): Promise<{ readonly session: Session; readonly got: string } | undefined> {
  const { edition, way, transcript, input, output } = pasted;
  if ((way === "transcript" ? transcript : output) === "") return undefined;
  const args = takesArguments[edition] ? pasted.words.split(/\s+/).filter(Boolean) : [];
  if (way === "transcript") {
    const separated = await separate(edition, args, transcript);
    return { session: { args, input: separated.input }, got: separated.got };
  }
  const typed = input === "" || input.endsWith("\n") ? input : `${input}\n`;
  return { session: { args, input: typed }, got: output };
}
