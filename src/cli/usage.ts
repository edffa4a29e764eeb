import type { Command, CommanderError } from "commander";
import { UserError } from "./errors.ts";

/** Has a command and those below it refuse wrong arguments as everything else is refused: one line, and what is right. */
export function asUserErrors(command: Command, path: string): void {
  // The help for a missing subcommand and the errors; help that was asked for goes to standard output.
  command.configureOutput({ writeErr: () => {} });
  command.exitOverride((error) => {
    if (error.exitCode !== 0) throw new UserError(lineOf(error, command, path));
  });
  for (const each of command.commands) asUserErrors(each, `${path} ${each.name()}`);
}

function lineOf({ code, message }: CommanderError, command: Command, path: string): string {
  const more = `${path} --help tells what there is`;
  if (code === "commander.help")
    return `${path.replace(/^grundy /, "")} needs a command: ${command.commands.map((each) => each.name()).join(", ")}; ${more}`;
  const line = message
    .replace(/^error: /, "")
    .replace(/\s+/g, " ")
    .trim();
  // These say already what would be right.
  return code === "commander.invalidArgument" ? line : `${line.replace(/\.$/, "")}; ${more}`;
}
