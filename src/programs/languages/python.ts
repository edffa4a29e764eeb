import { join } from "node:path";
import { compile } from "./compile.ts";
import { isRefused, type ProgramLanguage, toolsFor } from "./contract.ts";
import { chooseEntry } from "./entries.ts";
import { readSources } from "./sources.ts";

/** Only reads the file: an error of syntax is known before the first case, and told without our own lines around it. */
const check = [
  "import sys, traceback",
  "try:",
  "    compile(open(sys.argv[1], 'rb').read(), sys.argv[1], 'exec', dont_inherit=True)",
  "except (SyntaxError, ValueError) as error:",
  "    sys.stderr.writelines(traceback.format_exception_only(type(error), error))",
  "    sys.exit(1)",
].join("\n");

const begins = /^if\s+__name__\s*==\s*["']__main__["']/m;

export const python: ProgramLanguage = {
  id: "python",
  files: /\.pyw?$/i,

  async prepare(workshop) {
    const found = await toolsFor("python", workshop.tools, "python3");
    if (isRefused(found)) return found;
    const [tool] = found;
    const { submission, wanted } = workshop;
    const files = submission.files.filter((path) => python.files.test(path));
    const sources = (await readSources(submission, files)).filter(({ path }) => !isAside(path));
    const mains = sources.filter(({ text }) => begins.test(text)).map(({ path }) => path);
    // Any file can begin: the name counts first, then what only a program says.
    const all = sources.map(({ path }) => path);
    const { entry: expected, runnable } = wanted;
    const usual = { language: "python", expected, runnable, usual: ["__main__", "main"] } as const;
    const named = chooseEntry({ ...usual, candidates: all });
    const chosen = named.ok || mains.length === 0 ? named : chooseEntry({ ...usual, candidates: mains });
    if (!chosen.ok) return chosen;
    const file = join(submission.folder, chosen.entry);
    const refused = await compile(workshop, { language: "python", tool, args: ["-I", "-c", check, file] });
    return (
      refused ?? {
        ok: true,
        language: "python",
        entry: chosen.entry,
        remarks: chosen.remarks,
        start: {
          // Neither compiled modules beside the sources nor packages of a user.
          command: [tool.file, "-B", "-s", file],
          readable: [submission.folder, ...tool.readable],
          limits: "case",
        },
      }
    );
  },
};

function isAside(path: string): boolean {
  return /(^|\/)(__init__|conftest|setup|test_[^/]*|[^/]*_test)\.py$/i.test(path);
}
