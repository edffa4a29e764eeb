import type { Command, CommanderError } from "commander";
import type { CliSentences } from "../words/index.ts";
import { refused, type UserError } from "./errors.ts";
import { translatePlaces } from "./help.ts";

/** Has a command and those below it refuse wrong arguments as everything else is refused: one line, and what is right. */
export function asUserErrors(command: Command, path: string, cli: CliSentences): void {
  // The help for a missing subcommand and the errors; help that was asked for goes to standard output.
  command.configureOutput({ writeErr: () => {} });
  command.exitOverride((error) => {
    if (error.exitCode !== 0) throw errorOf(error, command, path, cli);
  });
  for (const each of command.commands) asUserErrors(each, `${path} ${each.name()}`, cli);
}

function errorOf(error: CommanderError, command: Command, path: string, cli: CliSentences): UserError {
  const commands = command.commands.map((each) => each.name()).join(", ");
  if (error.code === "commander.help") return refused("command-needed", { path, commands });
  const text = error.message
    .replace(/^error: /, "")
    .replace(/\s+/g, " ")
    .trim();
  const place = (name: string) => translatePlaces(name, cli);
  for (const { form, tell } of readers) {
    const found = form.exec(text);
    if (found) return tell(found.slice(1), path, place);
  }
  return refused("usage", { text: text.replace(/\.$/, ""), path });
}

interface Reader {
  readonly form: RegExp;
  readonly tell: (
    parts: readonly (string | undefined)[],
    path: string,
    place: (name: string) => string,
  ) => UserError;
}

/** Commander hands on an English sentence: the facts are read from it, and said in the language of the user. */
const readers: readonly Reader[] = [
  {
    form: /^unknown option '(.*?)'(?: \(Did you mean (?:one of )?(.*)\?\))?$/,
    tell: ([word = "", near], path) => refused("option-unknown", { word, near, path }),
  },
  {
    form: /^unknown command '(.*?)'(?: \(Did you mean (?:one of )?(.*)\?\))?$/,
    tell: ([word = "", near], path) => refused("subcommand-unknown", { word, near, path }),
  },
  {
    form: /^missing required argument '(.*)'$/,
    tell: ([name], path, place) => refused("argument-needed", { name: place(`<${name}>`), path }),
  },
  {
    form: /^option '(.*)' argument missing$/,
    tell: ([option = ""], path, place) => refused("value-needed", { option: place(option), path }),
  },
  {
    form: /^too many arguments.*\. Expected (\d+) arguments? but got (\d+)\.$/,
    tell: ([expected, given], path) =>
      refused("arguments-too-many", { expected: Number(expected), given: Number(given), path }),
  },
  {
    form: /^option '(.*?)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/,
    tell: ([name = "", text = "", choices = ""], _path, place) =>
      refused("choice-wrong", { name: place(name), text, choices }),
  },
  {
    form: /^command-argument value '(.*)' is invalid for argument '(.*?)'\. Allowed choices are (.*)\.$/,
    tell: ([text = "", name, choices = ""], _path, place) =>
      refused("choice-wrong", { name: place(`<${name}>`), text, choices }),
  },
];
