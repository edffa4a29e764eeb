import { stat } from "node:fs/promises";
import { isNoise } from "../../programs/submission/index.ts";
import { ClassArchive } from "./class-archive.ts";
import { ClassFolder } from "./class-folder.ts";
import {
  archiveFile,
  type ClassSource,
  type Handed,
  type Item,
  type Member,
  type Opened,
  pathOf,
  programFile,
} from "./class-source.ts";
import { metadataFile, parseMetadata } from "./metadata.ts";
import { isMoodle, type Named, readName, shownName } from "./naming.ts";

/** One submission of a class. */
export interface Entrant {
  /** As people call them; no two are called the same. */
  readonly name: string;
  /** What it is called in the class; it names the same submission in the next run, too. */
  readonly key: string;
  readonly hand: () => Promise<Handed>;
}

export interface Found {
  readonly entrants: readonly Entrant[];
  /** What is no submission: tables, notes, links. */
  readonly passedOver: readonly string[];
}

/** A folder with a submission each, or an archive of it. */
export async function openClass(path: string): Promise<Opened> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return { ok: false, refusal: { code: "class-missing" } };
  try {
    const source = stats.isDirectory() ? new ClassFolder(path) : await ClassArchive.open(path);
    await source.list("");
    return { ok: true, source };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, refusal: { code: "class-unreadable", why } };
  }
}

/** Everything that was handed in, in the order of names. `without` is not looked at: a report that stands among the submissions. */
export async function findEntrants(source: ClassSource, without?: string): Promise<Found> {
  const inside = await rootOf(source);
  const items = (await itemsOf(source, inside)).filter(({ name }) => name !== without);
  const people = parseMetadata((await source.readText(pathOf(inside, metadataFile))) ?? "");
  const groups = new Map<string, { named: Named; members: (Member & { text: boolean })[] }>();
  const passedOver: string[] = [];
  for (const item of items) {
    if (item.name === metadataFile) continue;
    const named = readName(item.name, item.kind === "folder");
    if (!isSubmission(item)) {
      passedOver.push(shownName(item.name));
      continue;
    }
    const group = groups.get(named.group) ?? { named, members: [] };
    group.members.push({ item, file: named.file, text: named.text });
    groups.set(named.group, group);
  }
  const entrants = [...groups].map(([key, { named, members }]) => {
    const { name, id } = people.get(key) ?? named;
    const files = members.filter(({ text }) => !text);
    const handed = files.length > 0 ? files : members;
    return { name, id, key, hand: () => source.hand(inside, handed) };
  });
  return { entrants: toldApart(entrants), passedOver };
}

function isSubmission({ name, kind }: Item): boolean {
  if (kind === "folder") return true;
  return kind === "file" && (isMoodle(name) || archiveFile.test(name) || programFile.test(name));
}

async function itemsOf(source: ClassSource, inside: string): Promise<Item[]> {
  const items = await source.list(inside);
  return items
    .filter(({ name }) => !isNoise(name) && !name.startsWith("."))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Exports put everything into one folder; a class whose only item is a folder of submissions is that folder. */
async function rootOf(source: ClassSource): Promise<string> {
  const [only, more] = await itemsOf(source, "");
  if (only?.kind !== "folder" || more || isMoodle(only.name)) return "";
  const below = await itemsOf(source, only.name);
  const exported = below.some(({ name }) => name === metadataFile || isMoodle(name));
  const folders =
    below.length > 1 && below.every((item) => item.kind === "folder" || archiveFile.test(item.name));
  return exported || folders ? only.name : "";
}

/** Namesakes get their number behind the name, or what their submission is called. */
function toldApart(entrants: readonly (Entrant & { readonly id: string | undefined })[]): Entrant[] {
  const count = (name: string) => entrants.filter((each) => each.name === name).length;
  const named = entrants.map(({ name, id, key, hand }) => ({
    name: count(name) === 1 ? name : `${name} (${id ?? shownName(key)})`,
    key,
    hand,
  }));
  const taken = new Set<string>();
  const unique = named.map((each) => {
    let name = each.name;
    for (let number = 2; taken.has(name); number++) name = `${each.name} ${number}`;
    taken.add(name);
    return { ...each, name };
  });
  return unique.sort((one, other) => (one.name < other.name ? -1 : 1));
}
