import { describe, expect, onTestFinished, test } from "vitest";
import { openPostgresStore } from "../../src/store/postgres/index.ts";
import { event, stored } from "../store/games.ts";
import { Pair } from "./pair.ts";
import { findPrograms, type Programs } from "./programs.ts";

const programs = await findPrograms();
const lacking = typeof programs === "string" ? programs : undefined;

async function twoMachines() {
  const pair = await Pair.start(programs as Programs, true);
  onTestFinished(() => pair.remove());
  const open = async (patience?: number) => {
    const store = await openPostgresStore(pair.url, patience === undefined ? {} : { patience });
    onTestFinished(() => store.close());
    return store;
  };
  return { pair, open };
}

describe.skipIf(lacking)(`a store on a primary and its standby${lacking ? ` (${lacking})` : ""}`, () => {
  test("finds the new primary while the old one lives and would wait for ever", async () => {
    const { pair, open } = await twoMachines();
    const { games } = await open();
    await games.create(stored);
    expect(await games.append(stored.id, event(1))).toBe(true);
    await pair.promote();
    expect(await games.append(stored.id, event(2))).toBe(true);
    const kept = await pair.primary.ask("SELECT number FROM event ORDER BY number", [], "grundy");
    expect(kept).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test("shows nothing that a primary knows alone after a crash", async () => {
    const { pair, open } = await twoMachines();
    const [writer, reader] = [await open(), await open(1000)];
    await writer.games.create(stored);
    expect(await writer.games.append(stored.id, event(1))).toBe(true);
    expect(await reader.games.load(stored.id)).toMatchObject({ events: [{ number: 1 }] });
    await pair.standby.stop();
    const appended = writer.games.append(stored.id, event(2));
    const waits = "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query LIKE '%INTO event%'";
    await expect.poll(() => pair.primary.ask(waits), { timeout: 10_000 }).not.toEqual([]);
    await pair.primary.stop("crash");
    await pair.primary.start();
    // Only the primary has it, and would show it.
    expect(await pair.primary.ask("SELECT number FROM event", [], "grundy")).toEqual([
      { number: 1 },
      { number: 2 },
    ]);
    await expect(reader.games.load(stored.id)).rejects.toMatchObject({ code: "standby-silent" });
    await pair.standby.start();
    expect(await appended).toBe(true);
    expect(await reader.games.load(stored.id)).toMatchObject({ events: [{ number: 1 }, { number: 2 }] });
  });

  test("says that the standby is missed, and fills the primary with nobody who waits for it", async () => {
    const { pair, open } = await twoMachines();
    const writer = await open();
    await writer.games.create(stored);
    await pair.standby.stop();
    const appended = writer.games.append(stored.id, event(1));
    // The machine that is stopped cannot be reached, which is less to the point.
    for (let tries = 0; tries < 3; tries++)
      await expect(open(1000)).rejects.toMatchObject({
        code: "standby-silent",
        detail: { reported: expect.stringMatching(/./) },
      });
    // Those who tried are gone; left are the append, and whoever tries at the moment.
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    expect((await pair.primary.ask(waiting)).length).toBeLessThan(4);
    await pair.standby.start();
    expect(await appended).toBe(true);
  });
});
