#!/usr/bin/env node
import { runCommand } from "./commands.ts";
import { UserError } from "./errors.ts";

process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is not an error; a full disk is.
  if (code === "EPIPE") process.exit(0);
  process.stderr.write(`grundy: the output cannot be written (${code})\n`);
  process.exit(1);
});

const [, , name = "", ...rest] = process.argv;
try {
  if (!(await runCommand(name, rest))) {
    const menu = await import("./menu.ts");
    await menu.run(name);
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`grundy: ${error.message}\n`);
  process.exitCode = 1;
}
