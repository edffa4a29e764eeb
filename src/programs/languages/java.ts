import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { problem, type Refused, type SubmissionRemark } from "../problems.ts";
import { type ClassFile, readClassFile } from "./class-file.ts";
import { compile } from "./compile.ts";
import { isRefused, type Prepared, type ProgramLanguage, toolsFor, type Workshop } from "./contract.ts";
import { chooseEntry } from "./entries.ts";
import { packageOf, withoutPackage } from "./java-source.ts";
import { readSources, type Source } from "./sources.ts";
import type { LanguageTool } from "./tools.ts";

/** What a JVM starts with: quickly, with one thread for its own work, and nothing written beside its output. */
const machine = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-XX:-UsePerfData"];

export const java: ProgramLanguage = {
  id: "java",
  files: /\.(java|class)$/i,

  async prepare(workshop) {
    const found = await toolsFor("java", workshop.tools, "javac", "java");
    if (isRefused(found)) return found;
    const [javac, java] = found;
    const files = sourceFiles(workshop.submission.files);
    if (files.length === 0) return begin(workshop, java, workshop.submission.folder, []);
    const sources = await readSources(workshop.submission, files);
    const remarks = remarksOn(sources, workshop.wanted.stripPackages === true);
    const classes = join(workshop.build, "classes");
    const refused = await compileAll(workshop, javac, sources, classes, remarks);
    return refused ?? begin(workshop, java, classes, remarks);
  },
};

/** All of them; where a build tool keeps programs and tests apart, the programs. */
function sourceFiles(files: readonly string[]): readonly string[] {
  const all = files.filter((path) => /\.java$/i.test(path));
  const programs = all.filter((path) => !/(^|\/)src\/test\//.test(path));
  return all.some((path) => /(^|\/)src\/main\//.test(path)) ? programs : all;
}

function remarksOn(sources: readonly Source[], stripped: boolean): SubmissionRemark[] {
  const remarks: SubmissionRemark[] = [];
  const packages = packagesOf(sources);
  if (stripped && packages.length > 0) remarks.push({ code: "packages-stripped", facts: { packages } });
  for (const { path: file, marked, encoding, text } of sources) {
    if (marked) remarks.push({ code: "byte-order-mark", facts: { file } });
    if (encoding !== "UTF-8") remarks.push({ code: "encoding-other", facts: { file, encoding } });
    const name = packageOf(text);
    if (!stripped && name !== undefined)
      remarks.push({ code: "package-line", facts: { file, package: name } });
  }
  return remarks;
}

const packagesOf = (sources: readonly Source[]): string[] => [
  ...new Set(sources.flatMap(({ text }) => packageOf(text) ?? [])),
];

async function compileAll(
  workshop: Workshop,
  tool: LanguageTool,
  sources: readonly Source[],
  classes: string,
  remarks: readonly SubmissionRemark[],
): Promise<Refused | undefined> {
  const nothing = join(workshop.build, "nothing");
  for (const folder of [classes, nothing]) await mkdir(folder);
  const from = workshop.wanted.stripPackages ? await stripped(workshop, sources) : workshop.submission.folder;
  // javac takes one encoding for all: the first that is not UTF-8 is what the author's editor writes.
  const other = sources.find(({ encoding }) => encoding !== "UTF-8")?.encoding;
  return compile(workshop, {
    language: "java",
    tool,
    sources: from,
    remarks,
    args: [
      ...machine.map((flag) => `-J${flag}`),
      "-J-Xmx512m",
      // In English whatever the machine speaks: causes are read from it.
      "-J-Duser.language=en",
      // Processors are code of the submission that would run within the compiler.
      "-proc:none",
      "-implicit:none",
      "-nowarn",
      "-Xlint:none",
      "-Xmaxerrs",
      "20",
      "-encoding",
      (!workshop.wanted.stripPackages && other) || "UTF-8",
      // Only what is named is compiled: neither classes nor sources that lie about are found by their names.
      "-classpath",
      nothing,
      "-sourcepath",
      nothing,
      "-d",
      classes,
      // Whole paths: no name begins with a dash or with @, which would be a file of options.
      ...sources.map(({ path }) => join(from, path)),
    ],
  });
}

async function stripped(workshop: Workshop, sources: readonly Source[]): Promise<string> {
  const folder = join(workshop.build, "stripped");
  const packages = packagesOf(sources);
  for (const { path, text } of sources) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, withoutPackage(text, packages), { flag: "wx" });
  }
  return folder;
}

/** Finds the class that begins in what was compiled. */
async function begin(
  workshop: Workshop,
  tool: LanguageTool,
  classes: string,
  remarks: readonly SubmissionRemark[],
): Promise<Prepared | Refused> {
  const { wanted } = workshop;
  const found = await classesIn(classes);
  const reserved = found.find(({ name }) => wanted.reserved?.includes(name));
  if (reserved) return problem("name-reserved", { name: reserved.name }, remarks);
  if (found.length === 0) return problem("nothing-to-run", { language: "java" }, remarks);
  const start = (entry: string, more: readonly SubmissionRemark[]): Prepared => ({
    ok: true,
    language: "java",
    entry,
    classes,
    remarks: [...remarks, ...more],
    start: {
      command: [tool.file, ...machine, ...program, "-classpath", classes, ...(entry === "" ? [] : [entry])],
      readable: [classes, ...tool.readable],
      limits: "heavy",
    },
  });
  if (wanted.runnable === false) return start("", []);
  const mains = found.filter(({ main }) => main).map(({ name }) => name);
  const chosen = chooseEntry({
    language: "java",
    candidates: mains,
    expected: wanted.entry,
    usual: ["main", "program", "app"],
  });
  return chosen.ok ? start(chosen.entry, chosen.remarks) : { ...chosen, remarks };
}

/** The heap that the limits of a case allow for, and text as UTF-8 whatever the locale. */
const program = [
  "-Xmx256m",
  "-XX:MaxMetaspaceSize=128m",
  "-XX:ReservedCodeCacheSize=48m",
  "-XX:ErrorFile=/dev/null",
  "-Dfile.encoding=UTF-8",
  "-Dstdout.encoding=UTF-8",
  "-Dstderr.encoding=UTF-8",
  "-Djava.awt.headless=true",
];

const mostClasses = 2000;
const className = /^[\p{L}_$][\p{L}\p{N}_$]*(\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** Those that lie where their name says: others `java` would not find either. */
async function classesIn(folder: string): Promise<ClassFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".class"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .slice(0, mostClasses);
  const found: ClassFile[] = [];
  for (const file of files) {
    const read = readClassFile(await readFile(file));
    const place = relative(folder, file).slice(0, -".class".length).split(sep).join(".");
    if (read && read.name === place && className.test(read.name)) found.push(read);
  }
  return found;
}
