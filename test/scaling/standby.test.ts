import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { freePort } from "../ports.ts";
import { clusterFolder, type Environment, programs, sh, start, stop, until } from "./clusters.ts";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const page = readFileSync(`${docs}scaling.md`, "utf8");
const lacking = programs ? "" : " (skipped: apt-get install postgresql)";

describe.skipIf(lacking)(`PostgreSQL as the recipes have it${lacking}`, { timeout: 120_000 }, () => {
  test("a commit waits for the standby, which has all of it when it takes over", async () => {
    const { primary, standby, servers } = await makePair();
    expect(psql(primary, "SELECT application_name, sync_state FROM pg_stat_replication")).toBe(
      "standby|sync",
    );
    write(primary, 1, 100);

    await stop(servers.standby);
    const waiting = spawn(`${programs}/psql`, ["-c", "INSERT INTO event VALUES (101)"], {
      env: { ...process.env, ...primary },
      stdio: "ignore",
    });
    const kept = new Promise((resolve) => waiting.once("exit", resolve));
    const soon = new Promise((resolve) => setTimeout(resolve, 1500, "waits"));
    expect(await Promise.race([kept, soon])).toBe("waits");
    servers.standby = servers.startStandby();
    expect(await kept).toBe(0);

    write(primary, 102, 200);
    await stop(servers.primary, "SIGKILL");
    sh(`pg_ctl promote --wait --pgdata "${standby.PGDATA}"`, standby);
    expect(psql(standby, "SELECT count(*), max(number) FROM event")).toBe("200|200");
    // It waits for nobody, and is a timeline further, by which servers know it from the old one.
    write(standby, 201, 202);
    expect(psql(standby, timeline)).toBe("00000002");
  });

  test("what is backed up as the page says can be restored as it says", async () => {
    const { primary, standby } = await makePair();
    write(primary, 1, 500);
    const folder = clusterFolder();
    const files: Change = [
      ["/backup", folder],
      ["standby.example", `127.0.0.1 --port ${standby.PGPORT}`],
    ];
    await until(`test "$(psql -Atc 'SELECT count(*) FROM event')" = 500`, standby);
    sh(block("pg_basebackup", files), standby);
    write(primary, 501, 600);

    const restored = { ...standby, PGPORT: String(await freePort()) };
    const server = start(
      `${block("postgres -D", [
        ["/backup", folder],
        ["/var/lib/postgresql", folder],
        ["postgres -D", "exec postgres -D"],
      ])} -p ${restored.PGPORT} -k ${folder} -c fsync=off`,
      restored,
    );
    await until("pg_isready", restored);
    await until("test $(psql -Atc 'SELECT pg_is_in_recovery()') = f", restored);
    expect(psql(restored, "SELECT count(*) FROM event")).toBe("500");
    expect(psql(restored, timeline)).toBe("00000002");
    write(restored, 501, 501);

    psql(restored, "ALTER DATABASE grundy RENAME TO older", "postgres");
    const elsewhere = [...files, ["new.example", `127.0.0.1 --port ${restored.PGPORT}`]] as const;
    await until(`test "$(psql -Atc 'SELECT count(*) FROM event')" = 600`, standby);
    sh(block("pg_dump", elsewhere), standby);
    expect(psql(restored, "SELECT count(*) FROM event")).toBe("600");
    await stop(server);
  });
});

const timeline = "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)";

type Change = readonly (readonly [from: string, to: string])[];

/** The commands of the page in which this stands, with other places. */
function block(what: string, changes: Change): string {
  const found = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
  let text = found.find((each) => each.includes(what))?.trim() ?? "";
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`docs/scaling.md has no ${from} beside ${what}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

function psql(where: Environment, sql: string, database = "grundy"): string {
  return sh('psql -At --set ON_ERROR_STOP=1 --dbname "$DATABASE" --command "$SQL"', {
    ...where,
    DATABASE: database,
    SQL: sql,
  });
}

function write(where: Environment, from: number, to: number): void {
  psql(where, `INSERT INTO event SELECT * FROM generate_series(${from}, ${to})`);
}

/** What the image of PostgreSQL does around the two scripts that Compose gives it, on ports of this machine. */
async function makePair() {
  const folder = clusterFolder();
  const password = "it's a 'secret'";
  const common = { PGHOST: "127.0.0.1", PGUSER: "grundy", PGDATABASE: "grundy", PGPASSWORD: password };
  const primary = { ...common, PGDATA: `${folder}/primary`, PGPORT: String(await freePort()) };
  const standby = { ...common, PGDATA: `${folder}/standby`, PGPORT: String(await freePort()) };
  const image = { ...primary, POSTGRES_USER: "grundy", POSTGRES_DB: "grundy", POSTGRES_PASSWORD: password };
  // Where its user can read them.
  for (const name of ["primary.sh", "standby.sh"])
    copyFileSync(`${docs}scaling/${name}`, `${folder}/${name}`);
  writeFileSync(`${folder}/docker-entrypoint.sh`, '#!/bin/sh\nexec "$@"\n');
  chmodSync(`${folder}/docker-entrypoint.sh`, 0o755);

  const init =
    "initdb --auth scram-sha-256 --encoding UTF8 --username grundy --pwfile password --pgdata primary";
  sh(`printf %s "$PGPASSWORD" > password; ${init}`, image, folder);
  const socket = { ...image, PGHOST: folder };
  sh(
    `pg_ctl --wait --options "-c listen_addresses= -k ${folder} -c fsync=off" --log "${folder}/log" start
    createdb grundy
    psql --command 'CREATE TABLE event (number int PRIMARY KEY)'
    sh primary.sh
    pg_ctl --wait stop`,
    socket,
    folder,
  );
  const primaryServer = start(`exec postgres -k ${folder} -c fsync=off`, primary);

  const following = {
    ...standby,
    PRIMARY: "127.0.0.1",
    PRIMARY_PORT: primary.PGPORT,
    PATH: `${folder}:${programs}:${process.env.PATH}`,
  };
  const startStandby = () => start(`exec sh ${folder}/standby.sh -k ${folder} -c fsync=off`, following);
  const servers = { primary: primaryServer, standby: startStandby(), startStandby };
  const synchronous = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'";
  await until(`test "$(psql -Atc "${synchronous}")" = 1`, primary);
  return { primary, standby, servers };
}
