import { expect, it, vi } from "vitest";
import { commandNames, runCommand } from "../src/cli/commands.ts";
import { loadCliSentences } from "../src/words/index.ts";

it("a command is listed and run", async () => {
  expect(commandNames).toContain("hello");
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await runCommand(await loadCliSentences("en"), "hello", ["Ann"])).toBe(true);
  expect(write.mock.calls).toEqual([["Hello, Ann!\n"]]);
  write.mockRestore();
});
