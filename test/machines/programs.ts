import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/** PostgreSQL's programs, and as whom they run: it refuses to be started by root. */
export interface Programs {
  readonly folder: string;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

const names = ["postgres", "initdb", "pg_basebackup"];
const debian = "/usr/lib/postgresql";
const advice = "needs PostgreSQL's programs: apt-get install postgresql";

/** Those that are installed, on PATH or where Debian has them; as root on Debian they are installed. Else why there are none. */
export async function findPrograms(): Promise<Programs | string> {
  if (process.platform === "win32") return "needs a Unix";
  const folder = place() ?? (await installed());
  if (folder === undefined) return advice;
  if (process.getuid?.() !== 0) return { folder };
  const user = ["postgres", "nobody"].map(userOf).find(Boolean);
  return user ? { folder, user } : "needs a user who is not root: useradd postgres";
}

/** The latest version of those there are. */
function place(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => +other - +one) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  // Debian has what a client needs on PATH, and on some machines somebody has linked one or the other program there.
  return folders.find((folder) => names.every((name) => existsSync(join(folder, name))));
}

async function installed(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stderr.write("installing PostgreSQL for the tests of many machines\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A list that cannot be fetched is no reason yet: an older one may do.
  for (const args of [["update"], ["install", "-y", "postgresql"]])
    await promisify(execFile)("apt-get", args, { env }).catch(() => {});
  return place();
}

function userOf(name: string): Programs["user"] {
  try {
    const number = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
    return { uid: number("-u"), gid: number("-g") };
  } catch {
    return undefined;
  }
}
