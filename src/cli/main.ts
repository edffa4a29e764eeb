#!/usr/bin/env node
import { runCommand } from "./commands.ts";
import { UserError } from "./errors.ts";

// A reader that has seen enough (`| head`) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
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
  process.exitCode = error.status;
}
