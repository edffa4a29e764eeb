import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The house as `docs/architecture.md` describes it: its picture is the graph that the test holds, its table the doors. */
export interface Plan {
  /** Rooms in the order of the table. */
  readonly rooms: readonly string[];
  /** For each room the rooms it uses. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** Rooms drawn as pure. */
  readonly pure: readonly string[];
  /** Files besides `index.ts` by which a room is entered, as paths from `src/`; `*` stands for one name. */
  readonly doors: readonly string[];
}

/** Something imported: a path from `src/`, or the name of a package. */
export interface Import {
  readonly file: string;
  readonly target: string;
}

/** Reads the picture (`cli --> games & words`: cli uses games and words) and the table of rooms. */
export function readPlan(page: string): Plan {
  const picture = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  const uses = new Map<string, string[]>();
  const pure: string[] = [];
  let inPure = false;
  for (const line of picture.split("\n").map((each) => each.trim())) {
    if (line.startsWith("subgraph pure")) inPure = true;
    else if (line === "end") inPure = false;
    else if (inPure && /^[a-z &]+$/.test(line)) pure.push(...line.split(" & "));
    const arrow = /^([a-z &]+) --> ([a-z &]+)$/.exec(line);
    if (!arrow) continue;
    for (const user of (arrow[1] as string).split(" & ")) {
      uses.set(user, [...(uses.get(user) ?? []), ...(arrow[2] as string).split(" & ")]);
    }
  }
  const rooms: string[] = [];
  const doors: string[] = [];
  for (const [, name, , further] of page.matchAll(/^\| `([a-z]+)` \|(.*)\|(.*)\|$/gm)) {
    rooms.push(name as string);
    for (const [, door] of (further as string).matchAll(/`([^`]+)`/g)) doors.push(`${name}/${door}`);
  }
  return { rooms, uses, pure, doors };
}

/** Statements at the start of a line, so that none in a comment counts; types count as well, and so do workers. */
const forms = [
  /^\s*(?:import|export)\b[^;"]*?\bfrom\s*"([^"]+)"/gm,
  /^\s*import\s*"([^"]+)"/gm,
  /(?<![\w.])import\(\s*"([^"]+)"/g,
  /new URL\(\s*"(\.[^"]+\.tsx?)",\s*import\.meta\.url/g,
];

export function readImports(text: string): string[] {
  return forms.flatMap((form) => [...text.matchAll(form)].map((found) => found[1] as string));
}

/** Everything that the source imports; tests may look behind doors and are left out. */
export function importsOf(source: string): Import[] {
  return sourceFiles(source).flatMap((file) =>
    readImports(readFileSync(join(source, file), "utf8")).map((target) => ({
      file,
      target: target.startsWith(".") ? join(file, "..", target).replace(/\?.*$/, "") : target,
    })),
  );
}

export function sourceFiles(source: string): string[] {
  return readdirSync(source, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("engine/assembly/"));
}

export const roomOf = (path: string): string => path.split("/")[0] as string;

/** Imports from one room into another. */
function crossings({ rooms }: Plan, imports: readonly Import[]): Import[] {
  return imports.filter(
    ({ file, target }) => rooms.includes(roomOf(target)) && roomOf(file) !== roomOf(target),
  );
}

const told = ({ file, target }: Import) => `${file} imports ${target}`;

/** Imports that no arrow allows. */
export function withoutArrow(plan: Plan, imports: readonly Import[]): string[] {
  return crossings(plan, imports)
    .filter(({ file, target }) => !plan.uses.get(roomOf(file))?.includes(roomOf(target)))
    .map(told);
}

/** Arrows that no import needs, and arrows that point down the table. */
export function wrongArrows(plan: Plan, imports: readonly Import[]): string[] {
  const used = new Set(
    crossings(plan, imports).map(({ file, target }) => `${roomOf(file)} --> ${roomOf(target)}`),
  );
  const order = (room: string) => plan.rooms.indexOf(room);
  return [...plan.uses].flatMap(([user, all]) =>
    all.flatMap((room) => {
      const arrow = `${user} --> ${room}`;
      if (order(user) < 0 || order(room) < 0) return [`${arrow}: not in the table`];
      if (order(room) >= order(user)) return [`${arrow} points down the table`];
      return used.has(arrow) ? [] : [`${arrow}: nothing is imported`];
    }),
  );
}

/** Imports that go past another room's doors. */
export function pastDoors(plan: Plan, imports: readonly Import[]): string[] {
  return crossings(plan, imports)
    .filter(({ target }) => !isDoor(plan, target))
    .map(told);
}

export function isDoor({ doors }: Plan, path: string): boolean {
  return (
    path === `${roomOf(path)}/index.ts` ||
    doors.some((door) => new RegExp(`^${door.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`).test(path))
  );
}

/** Imports from a folder of a room into a later one of the list. */
export function againstOrder(room: string, folders: readonly string[], imports: readonly Import[]): string[] {
  const place = (path: string) =>
    path.startsWith(`${room}/`) ? folders.indexOf(path.split("/")[1] as string) : -1;
  return imports.filter(({ file, target }) => place(file) >= 0 && place(target) > place(file)).map(told);
}

/**
 * Rooms and folders whose files know the families they are of; everything else works with any. A board's materials and the
 * names of the consoles only look like games.
 */
const familyFiles = /^(games|notation|solve|engine|editions|web\/(faces|board|pages\/consoles))\//;

/** Where someone asks which game it is, or takes a value to be of one family by a cast. */
export function asksWhichGame(file: string, text: string, names: readonly string[]): string[] {
  if (familyFiles.test(file)) return [];
  const question = new RegExp(`(?:[!=]==|\\bcase)\\s*"(?:${names.join("|")})"`);
  const cast = /\bas (?:readonly )?[A-Z]\w+(?:Game|Options|Position|Move)\b/;
  return text
    .split("\n")
    .flatMap((line, index) =>
      question.test(line) || cast.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    );
}

/** Each ring of files that import each other, told from its first file round to it again. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { file, target } of imports) next.set(file, [...(next.get(file) ?? []), target]);
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[] = [];
  const visit = (file: string) => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of next.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return found;
}
