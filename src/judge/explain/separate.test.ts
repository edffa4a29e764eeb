import { describe, expect, it } from "vitest";
import { type FollowedEdition, follow, type Session } from "../../editions/lockstep/index.ts";
import { separate } from "./separate.ts";
import { terminalTranscript, transcriptText } from "./transcript.ts";

const sessions: readonly { readonly edition: FollowedEdition; readonly session: Session }[] = [
  { edition: "nimsys-a", session: { args: [], input: "Ann\nBob\n2\n3\n2\n1\nN\n" } },
  {
    edition: "nimsys-c",
    session: {
      args: [],
      input: "addplayer a,A,Ann\naddaiplayer b,B,Bob\n\nstartgame 5,2,a,b\n1\n1\n1\nrankings\nexit\n",
    },
  },
  { edition: "sticks", session: { args: ["4", "4", "1"], input: "1\n2\n1\n1\n9\n2\n" } },
  { edition: "reversi", session: { args: [], input: "4\n1 2\n9 9\n" } },
];

async function atTerminal(edition: FollowedEdition, session: Session): Promise<string> {
  const { expected, pieces } = await follow[edition](session);
  return transcriptText(
    terminalTranscript(expected, pieces, session.input, { enterIsPrinted: edition === "reversi" }),
  );
}

describe("a session as it was seen at a terminal", () => {
  it.each(sessions)("is taken apart into what was typed and what was printed: $edition", async (each) => {
    const { edition, session } = each;
    const { expected, pieces } = await follow[edition](session);
    // A last line that nothing answers is not seen.
    const typed = session.input.split("\n").slice(0, pieces.at(-1)?.line);
    const separated = await separate(edition, session.args, await atTerminal(edition, session));
    expect(separated.got).toBe(expected);
    expect(separated.input).toBe(typed.map((line) => `${line}\n`).join(""));
  });

  it("has nothing typed behind the first difference", async () => {
    const { edition, session } = sessions[0] as (typeof sessions)[number];
    const whole = await atTerminal(edition, session);
    const separated = await separate(edition, [], whole.replace("3 stones left", "3 stone left"));
    expect(separated.input).toBe("Ann\nBob\n2\n3\n");
    expect(separated.got).toContain("3 stone left");
  });

  it("is anything", async () => {
    for (const text of ["", "\n", "__proto__", "\u0000".repeat(1000), "Welcome to Nim"])
      expect((await separate("nimsys-c", [], text)).got).toBe(text);
  });
});
