import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { follow } from "../../editions/lockstep/index.ts";
import { run, usualLimits } from "../../programs/index.ts";
import { inFreshFolder } from "../../programs/submission/index.ts";
import type { ConsoleAssignment } from "../assignments.ts";
import type { Case } from "../case.ts";
import { encodeText } from "../compare/bytes.ts";
import { assess } from "./assessment.ts";
import type { Rules } from "./contract.ts";
import { inLane } from "./lanes.ts";

const checked = new WeakMap<Rules, Promise<boolean>>();

/** Whether the judge can be trusted, found out once for all that are judged by the same rules. */
export function isSound(assignment: ConsoleAssignment, rules: Rules): Promise<boolean> {
  const known = checked.get(rules) ?? check(assignment, rules);
  checked.set(rules, known);
  return known;
}

/** Prints its input, and tries to write where it must not. */
const script = `cat; (: > "$1/written") 2>/dev/null; exit 0`;

/**
 * The reference's own output, printed by a program in the sandbox, is right; with its first byte changed it is different, and there; and what
 * tries to write outside its folder cannot.
 */
async function check(assignment: ConsoleAssignment, { cases, sandbox }: Rules): Promise<boolean> {
  const task: Case = cases.find(({ after }) => after === undefined) ?? nothing;
  const { given: _, ...session } = task;
  const right = encodeText((await follow[assignment](session)).expected);
  // The first byte: no choice of a program's is in it, which the reference would follow.
  const wrong = right.with(0, (right[0] ?? 0) ^ 1);
  return inFreshFolder(async (folder) => {
    const judge = async (name: string, input: Uint8Array) => {
      const directory = join(folder, name);
      await mkdir(directory);
      const launch = { command: ["sh", "-c", script, "sh", folder], directory };
      const limits = usualLimits.case;
      const ran = await inLane(() => run({ launch, sandbox, limits, input }));
      return assess({ assignment, limits, accept: [] }, session, ran);
    };
    const [good, bad] = [await judge("right", right), await judge("wrong", wrong)];
    const held = sandbox.level === 0 || !existsSync(join(folder, "written"));
    const found = bad.known.verdict !== "OK" && bad.difference?.at.byte === 0;
    return held && found && good.known.verdict === "OK" && good.difference === undefined;
  });
}

const nothing: Case = { name: "", features: [], args: [], input: "" };
