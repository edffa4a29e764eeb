import { expect, it, vi } from "vitest";
import { commands, runCommand } from "../src/cli/commands.ts";

it("a command is listed and run", async () => {
  expect(Object.keys(commands)).toContain("hello");
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await runCommand("hello", ["Ann"])).toBe(true);
  expect(write.mock.calls).toEqual([["Hello, Ann!\n"]]);
  write.mockRestore();
});
