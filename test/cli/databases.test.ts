import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "../../src/cli/commands.ts";
import { UserError } from "../../src/cli/errors.ts";
import { sayRefusal } from "../../src/cli/say-refusal.ts";
import { loadCliSentences } from "../../src/words/index.ts";
import { program } from "../editions/program.ts";
import { Cluster } from "../machines/cluster.ts";
import { findPrograms } from "../machines/programs.ts";
import { temporaryFolder } from "../server/support.ts";

interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command as it is started, with nothing on its standard input. */
async function run(args: readonly string[], cwd = temporaryFolder()): Promise<Ran> {
  const running = promisify(execFile)(process.execPath, [program.main, ...args], { cwd });
  running.child.stdin?.end();
  const ended = await running.catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { status: "code" in ended ? ended.code : 0, stdout: ended.stdout, stderr: ended.stderr };
}

/** The line with which the same command ends, without a process for it: a hundred of them take as long as two. */
async function lineOf([name = "", ...args]: readonly string[]): Promise<string> {
  try {
    await runCommand(await loadCliSentences("en"), name, args);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `grundy: ${await sayRefusal("en", error.refusal)}\n`;
  }
  throw new Error(`${name} ${args.join(" ")} was not refused`);
}

const commands = [
  ["serve", "--port", "0", "--log-level", "silent"],
  ["worker"],
  ["export"],
  ["import"],
  ["prune"],
  ["jobs", "list"],
] as const;
/** Those that must make nothing where there is nothing. */
const lookers = commands.slice(2).filter(([name]) => name !== "import");
const makers = commands.filter(([name]) => ["serve", "worker", "import"].includes(name));

/** Each of them ends with one line; it is like this, and no password is in it. */
async function allSay(
  db: string,
  line: RegExp,
  of: readonly (readonly string[])[] = commands,
): Promise<void> {
  const said = await Promise.all(of.map((command) => lineOf([...command, "--db", db])));
  for (const [index, text] of said.entries())
    expect([of[index]?.[0], text]).toEqual([of[index]?.[0], isLine(line)]);
}

function isLine(line: RegExp) {
  return {
    asymmetricMatch: (text: unknown) =>
      typeof text === "string" &&
      line.test(text) &&
      /^grundy: [^\n]+\n$/.test(text) &&
      !/secret| at .*:\d+:\d+/.test(text),
    toString: () => "isLine",
    toAsymmetricMatcher: () => `one line like ${line}`,
  };
}

describe.concurrent("an address that leads nowhere is said so in one line", () => {
  test.each([
    [
      "postgres://nowhere.invalid/x",
      /^grundy: postgres:\/\/nowhere\.invalid\/x cannot be reached; check the address given with --db .* \((getaddrinfo|timeout)/,
    ],
    [
      "postgres://ann:secret@127.0.0.1:1/x",
      /^grundy: postgres:\/\/ann@127\.0\.0\.1:1\/x cannot be reached; .*ECONNREFUSED/,
    ],
    [
      "postgres://ann:secret@127.0.0.1:1,127.0.0.1:2/x",
      /^grundy: postgres:\/\/ann@127\.0\.0\.1:1,127\.0\.0\.1:2\/x cannot be reached; /,
    ],
    [
      "postgres://ann:se/cret@127.0.0.1/x",
      /^grundy: postgres:\/\/… is not the address of a database; write postgres:\/\/user@host:5432\/name/,
    ],
    ["postgres://ann:secret@127.0.0.1:port/x", /^grundy: postgres:\/\/… is not the address of a database; /],
    [
      "postgers://ann:secret@127.0.0.1/x",
      /^grundy: --db takes a file or an address of PostgreSQL, .*, not postgers:$/m,
    ],
    ["postgres:/ann:secret@127.0.0.1/x", /, not postgres:$/m],
    ["postgresql:secret", /, not postgresql:$/m],
    ["mysql://ann:secret@127.0.0.1/x", /, not mysql:$/m],
    ["libsql://secret.example", /, not libsql:$/m],
  ])("%s", (db, line) => allSay(db, line));
});

test("it is said on standard error, with status 1 and nothing else, and no file is made", async () => {
  const cwd = temporaryFolder();
  const db = "postgres://ann:secret@127.0.0.1:1/x";
  const line = await lineOf(["export", "--db", db]);
  for (const command of [commands[0], commands[2]])
    expect(await run([...command, "--db", db], cwd)).toEqual({ status: 1, stdout: "", stderr: line });
  expect(readdirSync(cwd)).toEqual([]);
});

test("what is not in the address comes from the variables", async () => {
  vi.stubEnv("PGHOST", "127.0.0.1").stubEnv("PGPORT", "1").stubEnv("PGPASSWORD", "secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  await Promise.all(
    ["postgres://", "postgres:///"].map((db) =>
      allSay(db, /cannot be reached; .*127\.0\.0\.1:1\)/, [["export"]]),
    ),
  );
});

test("an address comes from GRUNDY_DB, too, which help does not show; an option stands before it", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("GRUNDY_DB", "postgres://ann:secret@127.0.0.1:1/x");
  expect(await lineOf(["export"])).toMatch(/^grundy: postgres:\/\/ann@127\.0\.0\.1:1\/x cannot/);
  const helps = await Promise.all(commands.map((command) => run([...command, "--help"])));
  for (const { stdout } of helps) {
    expect(stdout.replace(/\s+/g, " ")).toMatch(
      /a file, or postgres:\/\/.*GRUNDY_DB \(default: grundy\.db\)/,
    );
    expect(stdout).not.toContain("secret");
  }
  expect(await lineOf(["export", "--db", "none.db"])).toMatch(/there is no none\.db/);
  vi.stubEnv("GRUNDY_DB", "");
  expect(await lineOf(["export"])).toMatch(/there is no grundy\.db/);
});

test("what is a file's alone is refused for a database, and the other way round", async () => {
  const db = ["--db", "postgres://127.0.0.1:1/x"];
  expect(await lineOf(["serve", "--max-file", "10000", ...db])).toBe(
    "grundy: --max-file is for a file; leave it out with postgres://\n",
  );
  const folder = join(temporaryFolder(), "exports");
  const refused = [
    [["--kinds", "prune"], /prune is not for a worker on a file/],
    [["--kinds", "fold"], /fold is not for a worker on a file/],
    [[], /nothing to do but exports; say where they go with --export-folder/],
    [["--kinds", "export"], /exports need a place/],
    [["--kinds", "exports"], /--kinds must be one of export, fold, judge, prune, not “exports”/],
    [["--kinds", "fold", "--export-folder", "x", ...db], /--export-folder means nothing without exports/],
    [["--lanes", "0", ...db], /--lanes needs a whole number from 1 to 64/],
    [["--export-folder", "/dev/null/x"], /the folder \/dev\/null\/x cannot be made \(ENOTDIR\)/],
    [["--export-folder", folder, "--db", "none.db"], /there is no none\.db/],
  ] as const;
  for (const [args, line] of refused) expect(await lineOf(["worker", ...args])).toEqual(isLine(line));
});

const programs = await findPrograms();
const lacking = typeof programs === "string" ? ` (${programs})` : "";

describe.skipIf(lacking)(`a database that will not do is said so in one line${lacking}`, () => {
  let primary: Cluster;
  let standby: Cluster;
  beforeAll(async () => {
    if (typeof programs === "string") return;
    primary = await Cluster.start({ programs });
    standby = await Cluster.start({ programs, standbyOf: primary });
    await primary.ask(`CREATE ROLE ann LOGIN PASSWORD 'secret'; CREATE ROLE ben PASSWORD 'secret'`);
  });
  afterAll(async () => {
    await standby?.remove();
    await primary?.remove();
  });

  /** An empty database of somebody. */
  async function database(name: string, how = "OWNER ann"): Promise<string> {
    await primary.ask(`CREATE DATABASE ${name} TEMPLATE template0 ${how}`);
    return `postgres://ann:secret@127.0.0.1:${primary.port}/${name}`;
  }

  const tablesOf = async (name: string) =>
    (await primary.ask("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace", [], name))
      .length;

  test("who may not log in, or may do nothing there", async () => {
    const db = await database("closed", "OWNER grundy");
    await allSay(db, /\/closed does not let us in; .*\(permission denied for schema public\)/, makers);
    const wrong = db.replace("secret", "secret2");
    await allSay(wrong, /does not let us in; check the user, the password .*password authentication failed/);
    await allSay(db.replace("ann:secret", "ann"), /does not let us in; /);
    await allSay(db.replace("ann", "ben"), /does not let us in; .*not permitted to log in/);
    expect(await tablesOf("closed")).toBe(0);
  });

  test("a password comes from PGPASSWORD", async () => {
    const db = (await database("variable")).replace(":secret", "");
    vi.stubEnv("PGPASSWORD", "secret");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { stderr } = await run(["import", "--db", db]);
    expect(stderr).toMatch(/^grundy: 0 lines taken, line 0: The file has been cut off here/);
    expect(await run(["export", "--db", db])).toMatchObject({ status: 0, stderr: "" });
  });

  test("one that does not exist", async () => {
    const db = `postgres://ann:secret@127.0.0.1:${primary.port}/missing`;
    await allSay(db, /\/missing does not exist; make it with createdb --encoding UTF8/);
  });

  test("one that is empty, in which nothing is made by who only looks", async () => {
    const db = await database("untouched");
    await allSay(db, /holds nothing of this program; check the address given with --db/, lookers);
    expect(await tablesOf("untouched")).toBe(0);
  });

  test("one of another program", async () => {
    const db = await database("elsewhere");
    await primary.ask("CREATE TABLE event (id int)", [], "elsewhere");
    await allSay(
      db,
      /has tables of another program; make a database of its own .*relation "event" already exists/,
      makers,
    );
    expect(await tablesOf("elsewhere")).toBe(1);
  });

  test("one of a newer version", async () => {
    const db = await database("newer");
    await primary.ask("CREATE TABLE grundy_schema AS SELECT 1000 AS version, 1000 AS needs", [], "newer");
    await primary.ask("GRANT SELECT ON grundy_schema TO ann", [], "newer");
    await allSay(db, /was written by a newer version of this program; use that version/);
  });

  test("one that does not keep every text", async () => {
    const db = await database("latin", "OWNER ann ENCODING 'LATIN1' LOCALE 'C'");
    await allSay(db, /does not keep every text; make a database with the encoding UTF8 \(LATIN1\)/);
  });

  test("one that may not be written to", async () => {
    const db = await database("frozen");
    await primary.ask("ALTER DATABASE frozen SET default_transaction_read_only = on");
    await allSay(db, /takes no writes at the moment; let its user write there/);
  });

  test("a standby alone, also beside a machine that is away", async () => {
    const db = await database("ours");
    const at = db.replace(`:${primary.port}`, `:${standby.port}`);
    await standbyHas("ours");
    await allSay(
      at,
      /has only standbys, which take no writes; name the primary's host, too, or promote a standby/,
    );
    const away = at.replace("127.0.0.1:", "127.0.0.1:1,127.0.0.1:");
    await allSay(away, /has only standbys/);
    // With the primary among them it is found.
    const both = at.replace("127.0.0.1:", `127.0.0.1:${primary.port},127.0.0.1:`);
    expect((await run(["import", "--db", both])).stderr).toMatch(/cut off here/);
  });

  async function standbyHas(name: string): Promise<void> {
    for (;;) {
      const rows = await standby.ask("SELECT FROM pg_database WHERE datname = $1", [name]);
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  test("one of an old PostgreSQL", async () => {
    const db = await database("old");
    const port = await older(primary.port);
    const at = db.replace(`:${primary.port}`, `:${port}`);
    await allSay(
      at,
      /is too old a PostgreSQL; use a newer one \(it is 11\.\d.*, 12 is the oldest that will do\)/,
    );
  });
});

/** PostgreSQL at another port, where it says that it is version 11. */
async function older(port: number): Promise<number> {
  const mark = Buffer.from("server_version\0");
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
    near.pipe(far);
    far.on("data", (bytes: Buffer) => {
      const at = bytes.indexOf(mark);
      if (at >= 0) bytes.write("11", at + mark.length, "latin1");
      near.write(bytes);
    });
    far.on("end", () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
