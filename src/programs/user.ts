import { chmodSync, lchownSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, relative } from "node:path";

/** Users that nobody has: programs are given one of them by their working folder. */
interface Users {
  readonly first: number;
  readonly count: number;
}

/** Whether programs can be given a user of their own. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

let users: Users | undefined;

/** In a container root may have few users: `/proc/self/uid_map` says how many. The last ones are those called nobody. */
function unusedUsers(): Users {
  if (users) return users;
  let mapped = 65_536;
  try {
    const [inside, , count] = readFileSync("/proc/self/uid_map", "utf8").trim().split(/\s+/).map(Number);
    if (inside === 0 && count !== undefined) mapped = count;
  } catch {
    // Not Linux.
  }
  users =
    mapped > 2 ** 31
      ? { first: 2 ** 30, count: 2 ** 30 }
      : { first: mapped >> 1, count: Math.max(1, (mapped >> 1) - 8) };
  return users;
}

/**
 * The user for a working folder: the kernel counts processes by user, so that two programs at a time need two of them. The folder's number on
 * its disk makes one, without anybody keeping a list.
 */
export function userFor(folder: string): number {
  const { first, count } = unusedUsers();
  return first + Number(lstatSync(folder, { bigint: true }).ino % BigInt(count));
}

function isUnused(user: number): boolean {
  const { first, count } = unusedUsers();
  return user >= first && user < first + count;
}

/** Gives a folder and all that is in it to a user; links are given and not followed. One that we live in ourselves is nobody's to be given. */
export function giveFolder(folder: string, user: number): void {
  if (lstatSync(folder).uid === user) return;
  for (const own of [process.cwd(), homedir(), tmpdir(), process.execPath])
    if (!relative(folder, own).startsWith(".."))
      throw Object.assign(new Error(folder), { code: "folder-in-use" });
  each(folder, (path) => lchownSync(path, user, user));
}

/** What a program wrote into its folder may be read by another that runs as another user. What is not a program's stays as it is. */
export function openToOthers(path: string): void {
  const { uid, mode } = lstatSync(path);
  if (!isUnused(uid) || (mode & 0o005) === 0o005) return;
  each(path, (entry) => {
    const found = lstatSync(entry);
    if (found.isSymbolicLink()) return;
    const search = found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o005 : 0o004;
    chmodSync(entry, (found.mode & 0o777) | search);
  });
}

/** From the leaves to the root, so that a folder found as it should be has all of its content so. */
function each(path: string, visit: (path: string) => void): void {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) each(join(path, name), visit);
  visit(path);
}
