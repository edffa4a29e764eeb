import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = join(root, "dist/cli/main.js");
const page = join(root, "dist/page/index.html");

/** The tests look at what is built: it is built when it is missing or a source is younger; the engine has its own set-up. */
export async function ensureBuilt(): Promise<void> {
  const lock = join(root, "node_modules/.cache/grundy-build-lock");
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (Date.now() - statSync(lock).mtimeMs > 120_000) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  try {
    if (!existsSync(main) || !existsSync(page)) return build();
    const changed = youngest(join(root, "src"));
    const stale = changed > Math.min(statSync(main).mtimeMs, statSync(page).mtimeMs);
    if (stale) build("library", "page", "command");
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function build(...parts: string[]): void {
  // The test runner's own NODE_ENV would make it a page for development, which has no service worker.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/build.mjs", ...parts], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the build failed: ${stdout}${stderr}`);
}

function youngest(folder: string): number {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.includes(".test.")) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? youngest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

/** Two people of the roster, for whoever looks at it. */
export async function addPeople(address: string): Promise<void> {
  for (const person of [
    { username: "ada", given: "Ada", family: "Lovelace", kind: "human" },
    { username: "nim", given: "Nim", family: "Player", kind: "ai" },
  ])
    await post(address, "/api/players", person);
}

export async function post(address: string, path: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** `grundy serve` on a folder of its own; it can be killed and started again on the same port and file. */
export class GameServer {
  readonly #folder = mkdtempSync(join(tmpdir(), "grundy-page-"));
  #process: ChildProcess | undefined;
  address = "";

  /** What it keeps, for a program beside it. */
  get file(): string {
    return join(this.#folder, "games.db");
  }

  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const args = [main, "serve", "--port", port, "--db", this.file];
    const child = spawn(process.execPath, [...args, "--log-level", "error"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    this.address = await new Promise<string>((resolve, reject) => {
      let printed = "";
      child.stdout?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const found = /http:\/\/[^\s/]+/.exec(printed);
        if (found && printed.endsWith("\n")) resolve(found[0]);
      });
      child.on("exit", () => reject(new Error("the server has ended")));
    });
  }

  /** As a power cut would: no time to tidy up. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    this.#process = undefined;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
