import type { Argument, Command, Option } from "commander";
import { type CliSentences, languageTags, type Place, widthOf, wrapTo } from "../words/index.ts";

/** In less room a text is left as it is, as commander has it. */
const leastToWrap = 40;

/** Has a command and those below it speak the language where commander would speak English: titles, defaults, `--help`. */
export function inLanguage(command: Command, cli: CliSentences): void {
  const { help } = cli;
  const places = (text: string) => translatePlaces(text, cli);
  const titles: Readonly<Record<string, string>> = {
    "Usage:": help.usage,
    "Arguments:": help.arguments,
    "Options:": help.options,
    "Commands:": help.commands,
  };
  command.configureHelp({
    styleTitle: (title) => titles[title] ?? title,
    styleUsage: places,
    styleOptionTerm: places,
    styleSubcommandTerm: places,
    argumentTerm: (argument) => cli.places[argument.name() as Place] ?? argument.name(),
    argumentDescription: (argument) => described(argument, argument.argChoices, cli),
    optionDescription: (option) => described(option, option.argChoices, cli),
    displayWidth: widthOf,
    boxWrap: (text, width) => (width < leastToWrap ? text : wrapTo(text, width)),
  });
  command.option("--language <tag>", help.language({ tags: languageTags.join(", ") }));
  command.helpOption("-h, --help", help.help);
  if (command.commands.length > 0) command.helpCommand("help [command]", help.helpCommand);
  for (const each of command.commands) inLanguage(each, cli);
}

/** `<file>` and `[options]` in the language's own words. */
export function translatePlaces(text: string, cli: CliSentences): string {
  return text.replace(/([<[])([a-z0-9]+)(\.\.\.)?([>\]])/g, (whole, open, name, dots = "", close) =>
    Object.hasOwn(cli.places, name) ? `${open}${cli.places[name as Place]}${dots}${close}` : whole,
  );
}

/** What it is, what there is to choose from and what it is when left out; commander's own form, in the language's words. */
function described(
  { description, defaultValue, defaultValueDescription }: Option | Argument,
  choices: readonly string[] | undefined,
  { help }: CliSentences,
): string {
  const extra: string[] = [];
  if (choices) extra.push(help.choices({ choices: choices.join(", ") }));
  if (defaultValue !== undefined)
    extra.push(help.defaultsTo({ value: defaultValueDescription ?? String(defaultValue) }));
  return extra.length === 0 ? description : `${description} (${extra.join("; ")})`;
}
