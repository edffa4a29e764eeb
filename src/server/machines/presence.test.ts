import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CreateRequest } from "../../protocol/index.ts";
import type { GameKeeper } from "../../store/index.ts";
import { saidFor } from "../presence.ts";
import { instead, type Machine, Machines, Witness } from "./fixtures.ts";

const clock = { initial: 3_600_000, increment: 0 };
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Time for what changed to be said. */
const soon = () => pass(500);

/** Two servers, and each player at one of his own. */
async function apart(request: Partial<CreateRequest> = { clock }) {
  const machines = new Machines();
  const noted: { server: number; seat: number; at: number }[] = [];
  const told: string[] = [];
  const make = () => {
    const server = servers.length;
    const games = (real: GameKeeper) =>
      instead(real, {
        noteSeen: (id, seat, at) => {
          noted.push({ server, seat, at });
          return real.noteSeen(id, seat, at);
        },
      });
    const machine = machines.make({ games });
    const tell = machine.bus.tell.bind(machine.bus);
    machine.bus.tell = (game, text) => {
      told.push(text);
      tell(game, text);
    };
    servers.push(machine);
    return machine;
  };
  const servers: Machine[] = [];
  const [one, other] = [make(), make()];
  const made = await one.hub.create({ game: "stones", seats: [{ by: "me" }, { by: "me" }], ...request });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value.head;
  const tokens = made.value.tokens as [string, string];
  const [first, second] = [new Witness(), new Witness()];
  await first.come(one.hub, id, [tokens[0]]);
  await second.come(other.hub, id, [tokens[1]]);
  await soon();
  return { machines, make, one, other, id, tokens, first, second, noted, told };
}

/** A server dies without a word. */
function kill({ hub, bus }: Machine): void {
  bus.isCut = true;
  void hub.stop();
}

const refused = (code: string) => ({ ok: false, refusal: { code } });

describe("who is there", () => {
  test("is known at every server, watchers too, and told when it changes", async () => {
    const { one, other, id, first, second } = await apart();
    expect([first.present, second.present]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(first.claimIn).toEqual([null, null]);
    const crowd = [new Witness(), new Witness(), new Witness()];
    for (const [at, watcher] of crowd.entries()) await watcher.come(at === 0 ? one.hub : other.hub, id, []);
    await soon();
    for (const each of [first, second, ...crowd])
      expect([each.present, each.watchers]).toEqual([[true, true], 3]);
    second.leave();
    crowd[1]?.leave();
    await soon();
    expect([first.present, first.watchers]).toEqual([[true, false], 2]);
    expect(first.claimIn[0]).toBeNull();
    expect(first.claimIn[1]).toBeGreaterThan(119_000);
  });

  test("is known at once where somebody comes to another server", async () => {
    const { make, id } = await apart();
    const watcher = new Witness();
    await watcher.come(make().hub, id, []);
    await soon();
    expect([watcher.present, watcher.watchers]).toEqual([[true, true], 1]);
  });

  test("is known some time after messages were lost, and not of what was said before", async () => {
    const { machines, first, second, other, id, tokens } = await apart();
    machines.network.fate = () => [];
    second.leave();
    await soon();
    expect(first.present).toEqual([true, true]);
    await pass(saidFor);
    expect(first.present).toEqual([true, false]);
    await second.come(other.hub, id, [tokens[1]]);
    await soon();
    expect(first.present).toEqual([true, false]);
    machines.network.fate = () => [0];
    await pass(15_000);
    expect(first.present).toEqual([true, true]);
    // He goes, and what was said before comes once more.
    machines.network.fate = () => [0, 20_000];
    await pass(15_000);
    second.leave();
    await soon();
    expect(first.present).toEqual([true, false]);
    first.messages.length = 0;
    await pass(30_000);
    expect(first.messages).toEqual([]);
  });

  test("vanishes with a server that was killed, and at once with one that stops", async () => {
    const { make, other, id, first, second } = await apart();
    const third = make();
    const watcher = new Witness();
    await watcher.come(third.hub, id, []);
    await soon();
    expect([first.present, first.watchers]).toEqual([[true, true], 1]);
    await third.hub.stop();
    await soon();
    expect(first.watchers).toBe(0);
    kill(other);
    await pass(saidFor - 20_000);
    expect(first.present).toEqual([true, true]);
    await pass(20_000);
    expect(first.present).toEqual([true, false]);
    expect(second.wrong).toEqual([]);
  });

  test("costs a message in a quarter of a minute, and nothing when nobody is there", async () => {
    const { told, first, second } = await apart();
    told.length = 0;
    await pass(10 * minute);
    expect(told.length).toBeLessThanOrEqual(2 * 40 + 2);
    first.leave();
    second.leave();
    await soon();
    told.length = 0;
    await pass(10 * minute);
    expect(told).toEqual([]);
  });

  test("is nothing that can be told by anybody", async () => {
    const { one, id, first } = await apart();
    const game = one.hub.awake(id);
    const said = { type: "present", game: id, server: "x", seats: 1, watchers: 5, at: 1 };
    for (const bad of [
      { ...said, seats: 4 },
      { ...said, seats: 0.5 },
      { ...said, watchers: -1 },
      { ...said, watchers: 1e300 },
      { ...said, server: "" },
      { ...said, server: "x".repeat(1000) },
      { ...said, at: "1" },
      { ...said, game: "another" },
      { ...said, more: 1 },
      {
        type: "asked",
        game: id,
        number: 0,
        changes: 1,
        message: { type: "rematch-ready", game: "another", next: "x" },
      },
      { type: "asked", game: id, number: 0, changes: 1, message: { type: "error", game: id } },
    ])
      game?.hear(JSON.stringify(bad));
    game?.hear(JSON.stringify({ ...said, server: "server-0" }));
    await soon();
    expect([first.present, first.watchers, first.next]).toEqual([[true, true], 0, null]);
    for (let count = 0; count < 5000; count++)
      game?.hear(JSON.stringify({ ...said, server: `s${count}`, watchers: 1 }));
    await soon();
    // The other server is one of the thousand.
    expect(first.watchers).toBe(999);
    await pass(saidFor);
    expect(first.watchers).toBe(0);
  });
});

describe("a claim", () => {
  test("is refused while the other is at another server, and kept when he has been away for long enough", async () => {
    const { first, second } = await apart();
    await first.game?.move(0, "1", 0, "m");
    await pass(10 * minute);
    expect(await first.game?.claim(0, "a")).toMatchObject(refused("claim-present"));
    second.leave();
    await pass(2 * minute - 1000);
    expect(await first.game?.claim(0, "a")).toMatchObject(refused("claim-early"));
    await pass(2000);
    expect(await first.game?.claim(0, "a")).toMatchObject({ ok: true, value: { number: 2 } });
  });

  test("is refused by the store while nothing can be told", async () => {
    const { machines, first, second } = await apart();
    await first.game?.move(0, "1", 0, "m");
    machines.network.fate = () => [];
    for (let count = 0; count < 20; count++) {
      await pass(minute);
      expect(await first.game?.claim(0, `a${count}`)).toMatchObject({ ok: false });
      expect(await second.game?.claim(1, `b${count}`)).toMatchObject({ ok: false });
    }
    expect(first.present).toEqual([true, false]);
    expect(await first.game?.claim(0, "more")).toMatchObject(refused("claim-early"));
    second.leave();
    await pass(2 * minute + 1000);
    expect(await first.game?.claim(0, "last")).toMatchObject({ ok: true });
  });

  test("is kept two minutes after the other's server was killed", async () => {
    const { first, other } = await apart();
    await first.game?.move(0, "1", 0, "m");
    await pass(5 * minute);
    kill(other);
    await pass(2 * minute - 35_000);
    expect(await first.game?.claim(0, "a")).toMatchObject(refused("claim-early"));
    await pass(36_000);
    expect(await first.game?.claim(0, "b")).toMatchObject({ ok: true });
  });
});

describe("the store", () => {
  test("is told who is connected when he comes and every half minute, where there is a clock", async () => {
    const { noted, first, second } = await apart();
    expect(noted.map(({ server, seat }) => [server, seat])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await pass(10 * minute);
    for (const seat of [0, 1]) {
      const times = noted.filter((note) => note.seat === seat).map(({ at }) => at);
      expect(times.length).toBeLessThanOrEqual(22);
      const waits = times.slice(1).map((at, index) => at - (times[index] as number));
      expect(Math.max(...waits)).toBeLessThanOrEqual(minute);
    }
    first.leave();
    second.leave();
    await pass(minute);
    noted.length = 0;
    await pass(10 * minute);
    expect(noted).toEqual([]);
  });

  test("is told of who sits at a game without a clock often enough that it is not dropped", async () => {
    const { noted, machines, id, second } = await apart({ seats: [{ by: "me" }, { by: "me" }] });
    await pass(60 * minute);
    expect(noted.length).toBeLessThanOrEqual(2 * 16);
    // Pruning counts whoever was noted within ten minutes.
    const seenAt = async () => (await machines.shared.games.load(id))?.game.seats[1].seenAt ?? 0;
    expect(Date.now() - (await seenAt())).toBeLessThan(5 * minute);
    await second.game?.resign(1, "end");
    await pass(60 * minute);
    expect(Date.now() - (await seenAt())).toBeLessThan(5 * minute);
  });
});
