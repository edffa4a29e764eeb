import { expect, it, vi } from "vitest";
import { commandNames, runCommand } from "../src/cli/commands.ts";
import { english } from "../src/words/index.ts";

it("a command is listed and run", async () => {
  expect(commandNames).toContain("hello");
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await runCommand(english.cli, "hello", ["Ann"])).toBe(true);
  expect(write.mock.calls).toEqual([["Hello, Ann!\n"]]);
  write.mockRestore();
});
