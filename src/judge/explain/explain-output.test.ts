import { expect, it } from "vitest";
import { follow } from "../../editions/lockstep/index.ts";
import { loadJudgeSentences } from "../../words/index.ts";
import { explainOutput } from "./explain-output.ts";

const say = await loadJudgeSentences("en");
const session = { args: [], input: "Ann\nBob\n2\n3\n2\n1\nN\n" };
const { expected } = await follow["nimsys-a"](session);

it("says nothing of an output that is right", async () => {
  expect((await explainOutput(say, "nimsys-a", session, expected)).message).toBe("");
});

it("says where one is wrong, and shows the place in the session", async () => {
  const got = expected.replace("3 stones left", "3 stone left");
  const { message, difference, got: shown } = await explainOutput(say, "nimsys-a", session, got);
  expect(difference?.kind).toBe("singular");
  expect(message).toContain("line ");
  const at = shown.findIndex(({ kind }) => kind === "difference");
  expect(shown[at + 1]).toMatchObject({ kind: "output", text: expect.stringMatching(/^ left/) });
});

it("passes over what is accepted", async () => {
  const asked = { args: [], input: "exit\n" };
  const got = (await follow["nimsys-c"](asked)).expected.trimEnd();
  expect((await explainOutput(say, "nimsys-c", asked, got)).message).not.toBe("");
  expect((await explainOutput(say, "nimsys-c", asked, got, ["final-newline"])).message).toBe("");
});

it("tells a move that throws a win away", async () => {
  const game = { args: [], input: "addaiplayer a,A,Ann\naddaiplayer b,B,Bob\nstartgame 7,3,a,b\nexit\n" };
  const right = (await follow["nimsys-c"](game)).expected;
  const wrong = right.replace("5 stones left: * * * * *", "6 stones left: * * * * * *");
  const { message, difference } = await explainOutput(say, "nimsys-c", game, wrong);
  expect(difference).toBeUndefined();
  expect(message).toContain("only 2");
});
