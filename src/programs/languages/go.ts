import { join } from "node:path";
import { compile, compiled } from "./compile.ts";
import { isRefused, type ProgramLanguage, toolsFor } from "./contract.ts";
import { chooseEntry } from "./entries.ts";
import { readSources, withoutComments } from "./sources.ts";

const mainPackage = /^\s*package\s+main\b/m;
const mainFunction = /^func\s+main\s*\(\s*\)/m;

export const go: ProgramLanguage = {
  id: "go",
  files: /\.go$/i,

  async prepare(workshop) {
    const found = await toolsFor("go", workshop.tools, "go");
    if (isRefused(found)) return found;
    const [tool] = found;
    const { submission, build, wanted } = workshop;
    const files = submission.files.filter((path) => go.files.test(path) && !path.endsWith("_test.go"));
    const sources = await readSources(submission, files);
    const candidates = sources
      .map(({ path, text }) => ({ path, code: withoutComments(text) }))
      .filter(({ code }) => mainPackage.test(code) && mainFunction.test(code))
      .map(({ path }) => path);
    const chosen = chooseEntry({ language: "go", candidates, expected: wanted.entry, usual: ["main"] });
    if (!chosen.ok) return chosen;
    const folder = chosen.entry.slice(0, Math.max(0, chosen.entry.lastIndexOf("/")));
    const program = join(build, "program");
    const refused = await compile(workshop, {
      language: "go",
      tool,
      args: [
        "build",
        "-C",
        join(submission.folder, folder),
        "-trimpath",
        "-buildvcs=false",
        "-o",
        program,
        ...packageIn(submission.files, folder, chosen.entry, candidates),
      ],
      environment: {
        GOCACHE: join(build, "cache"),
        GOPATH: join(build, "path"),
        GOENV: "off",
        GOFLAGS: "-mod=readonly",
        GOPROXY: "off",
        GOSUMDB: "off",
        GOTELEMETRY: "off",
        // Neither another toolchain, which would be fetched, nor a C compiler with options out of comments.
        GOTOOLCHAIN: "local",
        CGO_ENABLED: "0",
      },
    });
    return refused ?? compiled("go", program, chosen);
  },
};

/** The folder as a package of its module; without a module its files, and of several programs in it only the one that begins. */
export function packageIn(
  files: readonly string[],
  folder: string,
  entry: string,
  mains: readonly string[],
): readonly string[] {
  const above = folder.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
  if (["", ...above].some((each) => files.includes(each === "" ? "go.mod" : `${each}/go.mod`))) return ["."];
  const inside = folder === "" ? "" : `${folder}/`;
  return files
    .filter((path) => path.startsWith(inside) && !path.slice(inside.length).includes("/"))
    .filter((path) => /\.go$/i.test(path) && !path.endsWith("_test.go"))
    .filter((path) => path === entry || !mains.includes(path))
    .map((path) => `./${path.slice(inside.length)}`);
}
