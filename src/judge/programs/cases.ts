import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { follow, type Session } from "../../editions/lockstep/index.ts";
import { accept, type Result } from "../../games/index.ts";
import type { ConsoleAssignment } from "../assignments.ts";
import type { Case } from "../case.ts";
import { featuresReached } from "../features/index.ts";
import { type GivenCase, type GivenFile, type GivenRefusal, parseGivenCases } from "../given.ts";

/** Why a folder's cases cannot be had; `code` is the system's. */
export type CasesRefusal = GivenRefusal | { readonly code: "cases-unreadable"; readonly reason: string };

/** A file of cases is text: no more of it is read than any case has. */
const most = 8 * 1024 * 1024;

/** The cases that somebody has given in a folder, with what each of them reaches. */
export async function readCases(
  assignment: ConsoleAssignment,
  folder: string,
): Promise<Result<Case[], CasesRefusal>> {
  let files: GivenFile[];
  try {
    files = await filesIn(folder);
  } catch (error) {
    const { code = "EIO" } = error as NodeJS.ErrnoException;
    return { ok: false, refusal: { code: "cases-unreadable", reason: code } };
  }
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const decode = (bytes: Uint8Array) => {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
  const parsed = parseGivenCases(files, decode);
  if (!parsed.ok) return parsed;
  const left = new Map<string, People>();
  const cases: Case[] = [];
  for (const each of parsed.value) {
    const task = assignment === "nimsys-c" ? await afterAnother(each, left) : each;
    const people = left.get(task.after ?? "");
    const session = people ? { ...task, people } : task;
    const followed = await follow[assignment](session, text(task.given));
    left.set(task.name, followed.people);
    cases.push({ ...task, features: featuresReached(assignment, session, followed).features });
  }
  return accept(cases);
}

type People = NonNullable<Session["people"]>;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The courses' files do not say which of them is a second start: it is one that shows the players whom another has left. */
async function afterAnother(task: GivenCase, left: ReadonlyMap<string, People>): Promise<GivenCase> {
  const given = text(task.given);
  const shows = async (people: People) =>
    (await follow["nimsys-c"]({ ...task, people }, given)).expected === given;
  if (task.after !== undefined || (await shows([]))) return task;
  for (const [after, people] of left)
    if (people.length > 0 && (await shows(people))) return { ...task, after };
  return task;
}

async function filesIn(folder: string): Promise<GivenFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: GivenFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(in|out|ans|args|after)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join("/");
    const bytes = await readFile(file);
    if (bytes.length > most) throw Object.assign(new Error(path), { code: "EFBIG" });
    files.push({ path, bytes: new Uint8Array(bytes) });
  }
  return files;
}
