import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import pg from "pg";
import { freePort } from "../ports.ts";
import type { Programs } from "./programs.ts";

export interface ClusterOptions {
  readonly programs: Programs;
  /** On 127.0.0.1; a free one is looked for. */
  readonly port?: number | undefined;
  /** Whether what is committed survives a power cut. A killed PostgreSQL loses nothing without. */
  readonly fsync?: boolean | undefined;
  /** A copy of this cluster that follows it. */
  readonly standbyOf?: Cluster | undefined;
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** In order; at once, but with every process gone when it has ended; as the kernel does it when memory is short. */
const signals = { fast: "SIGINT", immediate: "SIGQUIT", crash: "SIGKILL" } as const;

/**
 * Has a program as its child, so that its number is nobody else's as long as it is waited for. Whoever started it holds the other end of
 * the standard input: when that closes, however he came to his end, the program ends and the folder goes.
 */
const keeper = `
exec 3<&0
folder=$1; shift
"$@" </dev/null >>"$folder/log" 2>&1 & program=$!
echo $program
{ cat <&3 >/dev/null; : >"$folder/over"; kill -QUIT $program; } & watch=$!
wait $program; code=$?
kill $watch 2>/dev/null
[ -e "$folder/over" ] && rm -rf "$folder"
exit $code`;

type Keeper = ChildProcessByStdio<Writable, Readable, null>;

/** Nobody else on this machine is let in: who has this name and the password can run programs as whom PostgreSQL runs as. */
const name = "grundy";

/** One PostgreSQL with its own folder and port. */
export class Cluster {
  readonly port: number;
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #password: string;
  readonly #settings: Readonly<Record<string, string>>;
  #keeper: Keeper | undefined;
  #server = 0;

  private constructor(options: ClusterOptions, port: number, folder: string, password: string) {
    const { programs, fsync = false, settings = {} } = options;
    this.port = port;
    this.#programs = programs;
    this.#folder = folder;
    this.#password = password;
    const durable = fsync ? "on" : "off";
    this.#settings = {
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: folder,
      fsync: durable,
      full_page_writes: durable,
      max_connections: "200",
      ...settings,
    };
  }

  /** Started, and answering. */
  static async start(options: ClusterOptions): Promise<Cluster> {
    const { programs, port = await freePort(), standbyOf } = options;
    const folder = mkdtempSync(join(tmpdir(), "grundy-postgres-"));
    const password = standbyOf ? standbyOf.#password : crypto.randomUUID();
    const cluster = new Cluster(options, port, folder, password);
    try {
      if (programs.user) chownSync(folder, programs.user.uid, programs.user.gid);
      await (standbyOf ? cluster.#copy(standbyOf) : cluster.#create());
      await cluster.start();
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  url(database = "postgres", host = `127.0.0.1:${this.port}`): string {
    return `postgres://${name}:${this.#password}@${host}/${database}`;
  }

  /** What it has said. */
  get log(): string {
    const path = join(this.#folder, "log");
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  get isRunning(): boolean {
    return this.#keeper !== undefined;
  }

  /** After `stop` too: with everything it had. */
  async start(): Promise<void> {
    // Of one that crashed some processes may be left for a moment, and it does not start beside them.
    await until(async () => {
      const said = this.log.length;
      if (await this.#begin()) return true;
      const last = this.log.slice(said);
      if (last.includes("shared memory block")) return false;
      throw new Error(`PostgreSQL does not start: ${last}`);
    });
  }

  /** Resolves when it has ended. */
  async stop(how: keyof typeof signals = "fast"): Promise<void> {
    const kept = this.#keeper;
    if (!kept) return;
    const ended = once(kept, "exit");
    process.kill(this.#server, signals[how]);
    await ended;
  }

  /** A standby becomes the one that takes writes, with a timeline of its own. */
  async promote(): Promise<void> {
    await this.ask("SELECT pg_promote(true, 60)");
  }

  /**
   * From now on a commit waits for a standby, or for none. To begin with it, the standby must be there: nothing is committed
   * until it is.
   */
  async setSynchronous(isSynchronous: boolean): Promise<void> {
    await this.ask(`ALTER SYSTEM SET synchronous_standby_names = '${isSynchronous ? "*" : ""}'`);
    await this.ask("SELECT pg_reload_conf()");
    if (isSynchronous)
      await until(async () => {
        const [row] = await this.ask("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'");
        return row !== undefined;
      });
  }

  /** A question, or several without values, on a connection of its own. */
  async ask(text: string, values: readonly unknown[] = [], database = "postgres"): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database), connectionTimeoutMillis: 10_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<Row>(text, [...values]);
      return rows ?? [];
    } finally {
      await client.end().catch(() => {});
    }
  }

  async remove(): Promise<void> {
    await this.stop("immediate");
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  async #create(): Promise<void> {
    const secret = join(this.#folder, "secret");
    writeFileSync(secret, this.#password, { mode: 0o600 });
    const { user } = this.#programs;
    if (user) chownSync(secret, user.uid, user.gid);
    const who = ["-U", name, `--pwfile=${secret}`, "--auth=password"];
    await this.#run("initdb", ["-D", this.#data, ...who, "-E", "UTF8", "--locale=C", "--no-sync"]);
    rmSync(secret);
  }

  async #copy(primary: Cluster): Promise<void> {
    const from = `${primary.url()}?application_name=standby${this.port}`;
    const how = ["-X", "stream", "-c", "fast", "-R", "--no-sync"];
    await this.#run("pg_basebackup", ["-D", this.#data, "-d", from, ...how]);
  }

  async #run(program: string, args: readonly string[]): Promise<void> {
    const [code] = await once(this.#keep(program, args), "exit");
    if (code !== 0) throw new Error(`${program}: ${this.log}`);
  }

  #keep(program: string, args: readonly string[]): Keeper {
    const command = [this.#folder, join(this.#programs.folder, program), ...args];
    const kept: Keeper = spawn("/bin/sh", ["-c", keeper, "sh", ...command], {
      ...this.#programs.user,
      cwd: this.#folder,
      // Not ended by what a terminal tells everyone in its foreground.
      detached: true,
      stdio: ["pipe", "pipe", "ignore"],
    });
    return kept.on("exit", () => kept.stdin.destroy());
  }

  get #data(): string {
    return join(this.#folder, "data");
  }

  /** Whether it answers; false when it has ended instead. */
  async #begin(): Promise<boolean> {
    const settings = Object.entries(this.#settings).map(([setting, value]) => `--${setting}=${value}`);
    const kept = this.#keep("postgres", ["-D", this.#data, ...settings]);
    this.#keeper = kept;
    kept.on("exit", () => {
      this.#keeper = undefined;
    });
    const [said] = await once(kept.stdout, "data");
    this.#server = Number(String(said));
    await until(async () => !this.#keeper || (await this.#answers()));
    return this.isRunning;
  }

  async #answers(): Promise<boolean> {
    try {
      await this.ask("SELECT");
      return true;
    } catch {
      return false;
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

const pace = 50;
const patience = 60_000;

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error("PostgreSQL does not answer");
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}
