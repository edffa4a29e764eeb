#!/usr/bin/env node
import { type LanguageTag, loadCliSentences } from "../words/index.ts";
import { runCommand } from "./commands.ts";
import { UserError } from "./errors.ts";
import { environmentLanguage, namedLanguage, takeLanguage } from "./language.ts";

let tag = environmentLanguage(process.env);

process.stdout.on("error", async ({ code = "" }: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is not an error; a full disk is.
  if (code === "EPIPE") process.exit(0);
  const { refusals } = await loadCliSentences(tag);
  process.stderr.write(`grundy: ${refusals["output-unwritable"]({ code })}\n`);
  process.exit(1);
});

const { words, named } = takeLanguage(process.argv.slice(2));
const [name = "", ...rest] = words;
try {
  tag = namedLanguage(named) ?? tag;
  const cli = await loadCliSentences(tag);
  if (!(await runCommand(cli, name, rest))) {
    const menu = await import("./menu.ts");
    await menu.run(cli, name);
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`grundy: ${await lineFor(tag, error)}\n`);
  process.exitCode = 1;
}

/** The words for refusals are loaded when there is one. */
async function lineFor(tag: LanguageTag, { refusal }: UserError): Promise<string> {
  const { sayRefusal } = await import("./say-refusal.ts");
  return sayRefusal(tag, refusal);
}
