import { createInterface } from "node:readline/promises";
import packageJson from "../../package.json" with { type: "json" };
import { type CliSentences, languageTags } from "../words/index.ts";
import { commandNames, runCommand } from "./commands.ts";
import { refused } from "./errors.ts";
import { findGameNamed } from "./game-name.ts";
import { nearest } from "./near.ts";

/** What `grundy` does without a command: the list of commands, or on a terminal a short menu to play. */
export async function run(cli: CliSentences, word: string): Promise<void> {
  if (word === "--version" || word === "-V") process.stdout.write(`${packageJson.version}\n`);
  else if (word === "--help" || word === "-h" || word === "help") process.stdout.write(help(cli));
  else if (word !== "") throw refused("command-unknown", { word, near: suggestion(word) });
  else if (process.stdin.isTTY && process.stdout.isTTY) await choose(cli);
  else process.stdout.write(help(cli));
}

function help({ menu, commands, help, places }: CliSentences): string {
  const lines = commandNames.map((name) => `  ${name.padEnd(13)}${commands[name].summary}`);
  const tags = help.language({ tags: languageTags.join(", ") });
  return `${menu.about}

${menu.usage}

${menu.commands}
${lines.join("\n")}

${help.options}
  --language <${places.tag}>  ${tags}

${menu.more}
`;
}

const choices = [
  { title: "nimsys", command: "nimsys", args: [] },
  { title: "sticks", command: "competition", args: ["4", "3", "1"] },
  { title: "reversi", command: "reversi", args: [] },
  { title: "piles", command: "piles", args: ["--black", "smart"] },
] as const;

async function choose(cli: CliSentences): Promise<void> {
  const { menu } = cli;
  process.stdout.write(`${menu.about}\n\n`);
  for (const [index, { title }] of choices.entries())
    process.stdout.write(`  ${index + 1}  ${menu[title]}\n`);
  process.stdout.write(`\n  ${menu.every}\n\n`);
  const choice = await ask(menu.question({ choices: choices.length }));
  if (choice) await runCommand(cli, choice.command, choice.args);
}

async function ask(question: string): Promise<(typeof choices)[number] | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const left = new Promise<undefined>((resolve) => terminal.once("close", () => resolve(undefined)));
  try {
    for (;;) {
      const answer = await Promise.race([terminal.question(question), left]);
      if (answer === undefined) process.stdout.write("\n");
      if (answer === undefined || answer.trim() === "q") return undefined;
      const choice = choices[Number(answer) - 1];
      if (choice) return choice;
    }
  } finally {
    terminal.close();
  }
}

/** The command that was perhaps meant; a game's name alone is something to analyse. */
function suggestion(word: string): string | undefined {
  return findGameNamed(word) ? `analyse ${word.toLowerCase()}` : nearest(word, commandNames);
}
