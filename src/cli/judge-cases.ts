import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { follow, type Session } from "../editions/lockstep/index.ts";
import { type Case, type ConsoleAssignment, featuresOf } from "../judge/index.ts";
import { isConsole, type Rules } from "../judge/programs/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";

/** Writes the cases with what is right, and the table of case against feature, so that the folder can be given as `--cases`. */
export async function showCases(cli: CliSentences, rules: Rules, folder: string): Promise<string> {
  const { assignment, cases } = rules;
  if (!isConsole(assignment)) throw refused("judge-console-only", { option: "--show-cases", assignment });
  try {
    await mkdir(folder, { recursive: true });
    await writeCases(assignment, cases, folder);
    await writeFile(join(folder, "cases.md"), tableOf(cli, rules, assignment));
  } catch (error) {
    throw refused("file-unwritable", { file: folder, code: (error as NodeJS.ErrnoException).code ?? "EIO" });
  }
  return cli.judge.casesWritten({ cases: cases.length, folder });
}

async function writeCases(
  assignment: ConsoleAssignment,
  cases: readonly Case[],
  folder: string,
): Promise<void> {
  const left = new Map<string, NonNullable<Session["people"]>>();
  for (const { name, args, input, after, given } of cases) {
    const people = left.get(after ?? "");
    const session = { args, input, ...(people && { people }) };
    const followed = await follow[assignment](session);
    left.set(name, followed.people);
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.in`, input);
    await writeFile(`${file}.out`, given ?? followed.expected);
    if (args.length > 0) await writeFile(`${file}.args`, `${args.join(" ")}\n`);
    if (after !== undefined) await writeFile(`${file}.after`, `${after}\n`);
  }
}

function tableOf(cli: CliSentences, { cases, language }: Rules, assignment: ConsoleAssignment): string {
  const { heads } = language.judge.report;
  const rows = [...featuresOf(assignment)].flatMap(([feature, certainty]) => {
    const names = cases.filter(({ features }) => features.includes(feature)).map(({ name }) => name);
    return certainty === "unspecified" && names.length === 0
      ? []
      : [`| \`${feature}\` | ${certainty} | ${names.join(", ")} |`];
  });
  return [
    `# ${cli.judge.table.title({ assignment })}`,
    "",
    `| ${heads.features} | ${cli.judge.table.certainty} | ${heads.cases} |`,
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
