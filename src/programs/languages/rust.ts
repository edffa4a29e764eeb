import { join } from "node:path";
import type { Refused } from "../problems.ts";
import { compile, compiled } from "./compile.ts";
import { isRefused, type ProgramLanguage, toolsFor, type Workshop } from "./contract.ts";
import { chooseEntry } from "./entries.ts";
import { readSources, withoutComments } from "./sources.ts";
import type { LanguageTool } from "./tools.ts";

const mainFunction = /\bfn\s+main\s*\(/;
/** What cargo compiles besides the program, or runs before it. */
const aside = /(^|\/)(build\.rs$|(tests|benches|examples)\/)/;

/**
 * By rustc alone. Cargo could fetch nothing without a network, and would run what the submission says (build scripts, wrappers of the
 * compiler) at a time when nothing of it has to run; of its manifest the name and the edition are read.
 */
export const rust: ProgramLanguage = {
  id: "rust",
  files: /\.rs$/i,

  async prepare(workshop) {
    const found = await toolsFor("rust", workshop.tools, "rustc", "cc");
    if (isRefused(found)) return found;
    const [rustc, linker] = found;
    const { submission, build, wanted } = workshop;
    const sources = await readSources(
      submission,
      submission.files.filter((path) => rust.files.test(path) && !aside.test(path)),
    );
    const candidates = sources
      .filter(({ text }) => mainFunction.test(withoutComments(text)))
      .map(({ path }) => path);
    const chosen = chooseEntry({ language: "rust", candidates, expected: wanted.entry, usual: ["main"] });
    if (!chosen.ok) return chosen;
    const crate = await crateOf(workshop, chosen.entry);
    const buildOne = builder(workshop, rustc, linker, crate.edition);
    const library = crate.library && join(build, `lib${crate.name}.rlib`);
    if (crate.library && library) {
      const refused = await buildOne(crate.library, [
        "--crate-type",
        "rlib",
        "--crate-name",
        crate.name,
        "-o",
        library,
      ]);
      if (refused) return refused;
    }
    const program = join(build, "program");
    const external = library ? ["--extern", `${crate.name}=${library}`] : [];
    const refused = await buildOne(chosen.entry, ["--crate-name", "program", ...external, "-o", program]);
    return refused ?? compiled("rust", program, chosen);
  },
};

type Build = (file: string, args: readonly string[]) => Promise<Refused | undefined>;

function builder(workshop: Workshop, tool: LanguageTool, linker: LanguageTool, edition: string): Build {
  const file = (path: string) => join(workshop.submission.folder, path);
  return (path, args) =>
    compile(workshop, {
      language: "rust",
      tool,
      helpers: [linker],
      args: [
        "--edition",
        edition,
        "-O",
        "--cap-lints",
        "allow",
        "--color",
        "never",
        "-C",
        `linker=${linker.file}`,
        ...args,
        file(path),
      ],
    });
}

interface Crate {
  readonly name: string;
  readonly edition: string;
  /** A library beside the program, which that uses by the crate's name. */
  readonly library?: string;
}

async function crateOf({ submission }: Workshop, entry: string): Promise<Crate> {
  const alone = { name: "program", edition: "2021" };
  const folder = entry.replace(/(^|\/)src\/(bin\/)?[^/]+$/, "$1");
  const manifest = `${folder}Cargo.toml`;
  if (folder === entry || !submission.files.includes(manifest)) return alone;
  const text = (await readSources(submission, [manifest]))[0]?.text ?? "";
  const name = /^\s*name\s*=\s*["']([\w-]{1,64})["']/m.exec(text)?.[1]?.replaceAll("-", "_");
  const edition = /^\s*edition\s*=\s*["'](20\d\d)["']/m.exec(text)?.[1] ?? "2015";
  const library = `${folder}src/lib.rs`;
  if (name === undefined) return { ...alone, edition };
  return { name, edition, ...(submission.files.includes(library) && { library }) };
}
