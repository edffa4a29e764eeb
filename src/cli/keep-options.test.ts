import { Command } from "commander";
import { expect, test } from "vitest";
import { loadCliSentences } from "../words/index.ts";
import { UserError } from "./errors.ts";
import { keepOptions, saidRetention } from "./keep-options.ts";
import { sayRefusal } from "./say-refusal.ts";

async function read(...args: string[]) {
  const command = keepOptions(new Command(), await loadCliSentences("en"));
  return saidRetention(command.parse(args, { from: "user" }).opts());
}

test("games are kept for so many days, or for ever", async () => {
  const day = 86_400_000;
  expect(await read("--keep-begun", "2")).toMatchObject({ begun: 2 * day });
  expect(await read("--keep-begun", "forever")).toMatchObject({ begun: "forever", unlisted: undefined });
});

test.each(["0", "36501", "never", "1.5"])("%s days are refused with what would do", async (text) => {
  const error = await read("--keep-unlisted", text).catch((error: unknown) => error);
  if (!(error instanceof UserError)) throw error;
  expect(await sayRefusal("en", error.refusal)).toBe(
    `--keep-unlisted needs a number of days from 1 to 36500, or forever, not “${text}”`,
  );
  expect(await sayRefusal("de", error.refusal)).toContain("forever");
});
