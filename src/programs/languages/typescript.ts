import { execFile } from "node:child_process";
import { join } from "node:path";
import { problem } from "../problems.ts";
import { compile } from "./compile.ts";
import { isRefused, type ProgramLanguage, type Start, toolsFor, type Workshop } from "./contract.ts";
import { chooseModule, isAside, nodeFlags } from "./javascript.ts";
import type { LanguageTool } from "./tools.ts";

/** By Node itself where it can, else made into JavaScript by esbuild; the types are looked at by neither. */
export const typescript: ProgramLanguage = {
  id: "typescript",
  files: /\.[mc]?ts$/i,

  async prepare(workshop) {
    const found = await toolsFor("typescript", workshop.tools, "node");
    if (isRefused(found)) return found;
    const [node] = found;
    const { submission, wanted } = workshop;
    const files = submission.files.filter((path) => typescript.files.test(path) && !isAside(path));
    const chosen = await chooseModule(submission, "typescript", files, wanted);
    if (!chosen.ok) return chosen;
    const file = join(submission.folder, chosen.entry);
    const abilities = await abilitiesOf(node.file);
    const start = abilities.flags ? byNode(workshop, node, abilities.flags, file) : undefined;
    const made = start ?? (await byEsbuild(workshop, node, abilities.version, file));
    if (isRefused(made)) return made;
    return { ok: true, language: "typescript", entry: chosen.entry, remarks: chosen.remarks, start: made };
  },
};

function byNode({ submission }: Workshop, node: LanguageTool, flags: readonly string[], file: string): Start {
  return {
    command: [node.file, ...nodeFlags, ...flags, file],
    readable: [submission.folder, ...node.readable],
    limits: "heavy",
  };
}

async function byEsbuild(workshop: Workshop, node: LanguageTool, version: string, file: string) {
  const tool = await workshop.tools.find("esbuild");
  if (!tool)
    return problem("typescript-missing", { node: version, install: workshop.tools.packageOf("esbuild") });
  const program = join(workshop.build, "program.mjs");
  const args = [
    "--bundle",
    "--platform=node",
    "--format=esm",
    // What a CommonJS part asks for by `require` must be there in the bundle.
    "--banner:js=import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    "--log-level=error",
    "--color=false",
    `--outfile=${program}`,
    file,
  ];
  const refused = await compile(workshop, { language: "typescript", tool, args });
  if (refused) return refused;
  const start: Start = {
    command: [node.file, ...nodeFlags, program],
    readable: [program, ...node.readable],
    limits: "heavy",
  };
  return start;
}

interface Abilities {
  readonly version: string;
  /** What makes it take TypeScript; nothing where it cannot. */
  readonly flags?: readonly string[];
}

/** What a Node can do is asked of it: the flags come and go with its versions. */
const question = `
  const known = process.allowedNodeEnvironmentFlags;
  const flags = ["--experimental-transform-types", "--experimental-strip-types"].filter((flag) => known.has(flag)).slice(0, 1);
  const able = flags.length > 0 || Boolean(process.features.typescript);
  const quiet = known.has("--disable-warning") ? ["--disable-warning=ExperimentalWarning"] : [];
  console.log(JSON.stringify({ version: process.versions.node, ...(able && { flags: [...flags, ...quiet] }) }));
`;

function abilitiesOf(node: string): Promise<Abilities> {
  return new Promise((resolve) => {
    execFile(node, ["-e", question], { timeout: 20_000 }, (error, output) => {
      resolve(error ? { version: "" } : (JSON.parse(output) as Abilities));
    });
  });
}

/** Whether this Node takes TypeScript by itself. */
export async function takesTypeScript(node: string): Promise<boolean> {
  return (await abilitiesOf(node)).flags !== undefined;
}
