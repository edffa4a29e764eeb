import { follow } from "../../../editions/lockstep/index.ts";
import type { JudgeBatchSentences } from "../../../words/index.ts";
import type { ConsoleAssignment } from "../../assignments.ts";
import type { Case } from "../../case.ts";
import { generateCases } from "../../generate/index.ts";
import type { PackFile, PackOptions } from "./pack.ts";

/** Of so many generated sessions those are taken that leave no choice: games against an AI mostly do. */
const drawn = 60;
const samples = 2;

interface Answered {
  readonly name: string;
  readonly input: string;
  readonly answer: string;
}

/**
 * A problem package as Kattis' legacy format has it. Its judge compares outputs and nothing else: there are no arguments, no second start in the same
 * folder, and no session in which a right program may choose. Undefined where nothing is left then.
 */
export async function kattisPack(
  options: PackOptions,
  assignment: ConsoleAssignment,
  say: JudgeBatchSentences["statement"],
  tag: string,
): Promise<readonly PackFile[] | undefined> {
  const { cases } = await generateCases(assignment, { seed: options.seed, count: drawn });
  const answered: Answered[] = [];
  for (const each of cases) {
    if (answered.length === options.count) break;
    const found = await answeredCase(assignment, each);
    if (found) answered.push(found);
  }
  if (answered.length === 0) return undefined;
  const short = [...answered].sort((one, other) => one.input.length - other.input.length).slice(0, samples);
  const files = answered.flatMap((each): PackFile[] => {
    const path = `data/${short.includes(each) ? "sample" : "secret"}/${each.name}`;
    return [
      { path: `${path}.in`, content: each.input },
      { path: `${path}.ans`, content: each.answer },
    ];
  });
  return [
    { path: "problem.yaml", content: problem(options) },
    { path: `problem_statement/problem.${tag}.tex`, content: statement(options, say) },
    { path: "input_validators/lines.py", content: validator, executable: true },
    { path: "submissions/accepted/.gitkeep", content: "" },
    ...files,
  ];
}

async function answeredCase(assignment: ConsoleAssignment, each: Case): Promise<Answered | undefined> {
  if (each.args.length > 0 || each.after !== undefined) return undefined;
  const { expected, choices } = await follow[assignment](each);
  const isFree = choices.some(({ right }) => right.length !== 1);
  return isFree ? undefined : { name: each.name, input: each.input, answer: expected };
}

const problem = ({ assignment, seed, version }: PackOptions) => `problem_format_version: legacy
name: ${assignment}
source: grundy-games ${version}, seed ${seed}
type: pass-fail
validation: default
validator_flags: case_sensitive space_change_sensitive
`;

const statement = (
  { assignment }: PackOptions,
  say: JudgeBatchSentences["statement"],
) => `\\problemname{${assignment}}

${say.rules({ assignment })}

\\section*{${say.inputHead}}
${say.input}

\\section*{${say.outputHead}}
${say.output}
`;

/** Input is lines of ASCII; 42 is how a validator says that it is. */
const validator = `#!/usr/bin/env python3
import sys

data = sys.stdin.buffer.read()
sys.exit(42 if data.isascii() and data.endswith(b"\\n") and b"\\r" not in data else 43)
`;
