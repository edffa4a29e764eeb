import { join } from "node:path";
import { compile, compiled } from "./compile.ts";
import { isRefused, type ProgramLanguage, toolsFor, type Workshop } from "./contract.ts";
import { chooseEntry } from "./entries.ts";
import { readSources, withoutComments } from "./sources.ts";

const cFile = /\.c$/i;
const cppFile = /\.(cpp|cc|cxx|c\+\+)$/i;
const mainFunction = /\bmain\s*\([^;{]{0,300}\)\s*(?:noexcept\s*)?(?:->\s*int\s*)?\{/;

export const c: ProgramLanguage = {
  id: "c",
  files: cFile,
  prepare: (workshop) => prepare(workshop, "c"),
};

/** With whatever C stands beside it. */
export const cpp: ProgramLanguage = {
  id: "cpp",
  files: cppFile,
  prepare: (workshop) => prepare(workshop, "cpp"),
};

async function prepare(workshop: Workshop, language: "c" | "cpp"): ReturnType<ProgramLanguage["prepare"]> {
  const found = await toolsFor(language, workshop.tools, language === "c" ? "cc" : "c++");
  if (isRefused(found)) return found;
  const [tool] = found;
  const { submission, build, wanted } = workshop;
  const files = submission.files.filter(
    (path) => cFile.test(path) || (language === "cpp" && cppFile.test(path)),
  );
  const sources = await readSources(submission, files);
  const mains = sources
    .filter(({ text }) => mainFunction.test(withoutComments(text)))
    .map(({ path }) => path);
  const chosen = chooseEntry({ language, candidates: mains, expected: wanted.entry, usual: ["main"] });
  if (!chosen.ok) return chosen;
  // Several programs may share what none of them begins with.
  const linked = files.filter((path) => path === chosen.entry || !mains.includes(path));
  const program = join(build, "program");
  const refused = await compile(workshop, {
    language,
    tool,
    args: [
      "-O2",
      "-pipe",
      "-pthread",
      "-fdiagnostics-color=never",
      "-w",
      "-o",
      program,
      ...headerFolders(submission.files).flatMap((folder) => ["-I", join(submission.folder, folder)]),
      ...linked.flatMap((path) => ["-x", cFile.test(path) ? "c" : "c++", join(submission.folder, path)]),
      "-lm",
    ],
  });
  return refused ?? compiled(language, program, chosen);
}

function headerFolders(files: readonly string[]): string[] {
  const headers = files.filter((path) => /\.(h|hh|hpp|hxx|inc)$/i.test(path));
  return [...new Set(headers.map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/")))))];
}
