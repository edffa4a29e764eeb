import { createInterface } from "node:readline/promises";
import packageJson from "../../package.json" with { type: "json" };
import { commands, runCommand } from "./commands.ts";
import { UserError } from "./errors.ts";

/** What `grundy` does without a command: the list of commands, or on a terminal a short menu to play. */
export async function run(word: string): Promise<void> {
  if (word === "--version" || word === "-V") process.stdout.write(`${packageJson.version}\n`);
  else if (word === "--help" || word === "-h" || word === "help") process.stdout.write(help());
  else if (word !== "")
    throw new UserError(`there is no command '${word}'${suggestion(word)}; grundy --help lists them`);
  else if (process.stdin.isTTY && process.stdout.isTTY) await choose();
  else process.stdout.write(help());
}

function help(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(13)}${summary}`);
  return `${packageJson.description}.

Usage: grundy COMMAND [arguments]

Commands:
${lines.join("\n")}

grundy COMMAND --help tells a command's arguments. grundy --version prints the version.
`;
}

const choices = [
  { title: "Nimsys: stones and kayles, with players and rankings", command: "nimsys", args: [] },
  { title: "Sticks against the perfect player", command: "competition", args: ["4", "3", "1"] },
  { title: "Reversi for two at one keyboard", command: "reversi", args: [] },
  { title: "Three piles against the perfect player", command: "piles", args: ["--black", "smart"] },
] as const;

async function choose(): Promise<void> {
  process.stdout.write(`${packageJson.description}.\n\n`);
  for (const [index, { title }] of choices.entries()) process.stdout.write(`  ${index + 1}  ${title}\n`);
  process.stdout.write("\n  grundy --help lists every command.\n\n");
  const choice = await ask();
  if (choice) await runCommand(choice.command, choice.args);
}

async function ask(): Promise<(typeof choices)[number] | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const left = new Promise<undefined>((resolve) => terminal.once("close", () => resolve(undefined)));
  try {
    for (;;) {
      const answer = await Promise.race([
        terminal.question("What shall it be? (1 to 4, or q to leave) "),
        left,
      ]);
      if (answer === undefined) process.stdout.write("\n");
      if (answer === undefined || answer.trim() === "q") return undefined;
      const choice = choices[Number(answer) - 1];
      if (choice) return choice;
    }
  } finally {
    terminal.close();
  }
}

/** The command one slip away from what was typed. */
function suggestion(word: string): string {
  const near = Object.keys(commands).find(
    (name) => name.startsWith(word.slice(0, 3)) || distance(name, word) <= 2,
  );
  return near === undefined ? "" : `, perhaps '${near}'`;
}

/** Levenshtein's: how many letters must be put in, left out or exchanged. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchange = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchange, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
