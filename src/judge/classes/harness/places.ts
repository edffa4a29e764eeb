import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Workbench } from "../../programs/contract.ts";

/** How many folders down; what lies highest is meant. */
const depth = (path: string) => path.split("/").length;
const highest = (paths: readonly string[]) => [...paths].sort((one, other) => depth(one) - depth(other))[0];

/** The full name of a Java class by its own, whatever its package. */
export async function javaClassNames(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return found(names, (name) =>
    highest(paths.filter((path) => path === `${name}.class` || path.endsWith(`/${name}.class`)))
      ?.slice(0, -".class".length)
      .replaceAll("/", "."),
  );
}

/** The file that has a class: one of its name, else one that declares it. */
export async function declaringFiles(
  { submission }: Workbench,
  names: readonly string[],
  ending: RegExp,
): Promise<ReadonlyMap<string, string>> {
  const files = submission.files.filter((path) => ending.test(path));
  const texts = new Map<string, string>();
  for (const path of files) texts.set(path, await readFile(join(submission.folder, path), "utf8"));
  const stem = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(ending, "");
  return found(names, (name) => {
    const declared = new RegExp(`\\b(class|interface)\\s+${name}\\b|\\b${name}\\s*=\\s*class\\b`);
    const named = files.filter((path) => stem(path) === name);
    const path = highest(named) ?? highest(files.filter((each) => declared.test(texts.get(each) ?? "")));
    return path === undefined ? undefined : join(submission.folder, path);
  });
}

function found(
  names: readonly string[],
  find: (name: string) => string | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    names.flatMap((name) => {
      const place = find(name);
      return place === undefined ? [] : [[name, place] as const];
    }),
  );
}
