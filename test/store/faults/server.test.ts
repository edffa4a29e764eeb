import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pick, seededChance } from "../../../src/players/chance.ts";
import type { CreateAnswer } from "../../../src/protocol/index.ts";
import type { Store } from "../../../src/store/index.ts";
import { openStore } from "../../../src/store/sqlite/index.ts";
import { cases } from "../../cases.ts";
import { program } from "../../editions/program.ts";
import { Running } from "../../server/support.ts";
import { allOf } from "../games.ts";
import { buildLibrary, Disk, type Fault, kinds, missing } from "./disk.ts";

const lacking = missing();

describe.skipIf(lacking)(`grundy serve on a disk that fails${lacking ? ` (${lacking})` : ""}`, () => {
  let folder: string;
  let library: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "grundy-faults-"));
    library = buildLibrary(folder);
  });
  afterAll(() => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  interface Told {
    /** The ids of the moves that were acknowledged, by game, in their order. */
    readonly games: Map<string, string[]>;
    readonly people: string[];
    /** Answers that are neither a yes nor the refusal of a server that cannot keep anything. */
    readonly odd: string[];
  }

  /** Plays over HTTP, each request once more when it is refused, until the server is gone. */
  async function play(address: URL): Promise<Told> {
    const told: Told = { games: new Map(), people: [], odd: [] };
    const post = async <T>(path: string, body: object, token?: string | null): Promise<T | undefined> => {
      for (let again = 0; again < 2; again++) {
        const answer = await fetch(new URL(path, address), {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        if (answer.ok) return (text ? JSON.parse(text) : {}) as T;
        if (answer.status !== 503) told.odd.push(`${path} ${answer.status} ${text}`);
      }
    };
    for (let index = 0; index < 4; index++) {
      const username = `person${index}`;
      if (await post("/api/players", { username, given: "G", family: "F", kind: "human" }))
        told.people.push(username);
      const seats = [{ by: "me" }, { by: "me" }];
      const made = await post<CreateAnswer>("/api/games", { game: "stones", seats });
      if (!made) continue;
      const { head, tokens } = made;
      const moves: string[] = [];
      told.games.set(head.id, moves);
      for (let number = 0; number < 5; number++) {
        const move = { move: "1", after: moves.length, id: `move-${number}` };
        if (await post(`/api/games/${head.id}/move`, move, tokens[moves.length % 2])) moves.push(move.id);
      }
    }
    return told;
  }

  async function run(fault: Fault | undefined, signal: "SIGTERM" | "SIGKILL"): Promise<Disk> {
    const disk = new Disk();
    const wrong = (what: string) => `${JSON.stringify(fault)} ${what}\n${server.stderr}`;
    const server = new Running(
      program.main,
      ["serve", "--port", "0", "--db", join(disk.folder, "grundy.db")],
      {
        env: disk.environment(library, fault),
      },
    );
    const address = await server.address().catch(() => undefined);
    if (!address) {
      expect(await server.end(), wrong("ended")).toBe(1);
      expect(server.stderr.trim().split("\n").at(-1), wrong("did not start")).toMatch(/^grundy: /);
    }
    const told = address ? await play(address) : { games: new Map<string, string[]>(), people: [], odd: [] };
    expect(told.odd, wrong("answered")).toEqual([]);
    await server.end(signal);
    for (const end of ["crash", "power cut", "torn"] as const) {
      const file = join(disk.after(end, seededChance(1)), "grundy.db");
      const store = opened(file, wrong(`cannot be opened after a ${end}`));
      const found = new Map((await allOf(store)).map(({ game, events }) => [game.id, events]));
      const people = [...(await store.roster.all())].map(({ username }) => username);
      await store.close();
      for (const username of told.people) expect(people, wrong(`after a ${end}`)).toContain(username);
      for (const [id, moves] of told.games) {
        const ids = found.get(id)?.map((event) => event.id);
        expect(ids?.slice(0, moves.length), wrong(`game ${id} after a ${end}`)).toEqual(moves);
        expect(new Set(ids).size, wrong(`game ${id} after a ${end}`)).toBe(ids?.length);
      }
    }
    return disk;
  }

  test("acknowledges nothing that is lost, and refuses or ends with status 1", {
    timeout: cases(240_000, 3 * 3_600_000),
  }, async () => {
    const chance = seededChance(20261116);
    const clean = await run(undefined, "SIGTERM");
    const faults = kinds.flatMap((kind) =>
      Array.from({ length: clean.count(kind) }, (_, index) => index + 1).flatMap((at) =>
        (["once", "stays"] as const).map(
          (how): Fault => ({ kind, at, how, error: pick(["EIO", "ENOSPC"], chance) }),
        ),
      ),
    );
    clean.remove();
    expect(faults.length).toBeGreaterThan(100);
    const chosen = cases(0, 1) ? faults : Array.from({ length: 6 }, () => pick(faults, chance));
    for (const fault of chosen) (await run(fault, pick(["SIGTERM", "SIGKILL"], chance))).remove();
  });
});

function opened(file: string, wrong: string): Store {
  try {
    return openStore(file);
  } catch (cause) {
    throw new Error(wrong, { cause });
  }
}
