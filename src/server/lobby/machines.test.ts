import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { must } from "../../games/index.ts";
import type { CreateRequest, LobbyChanges, LobbyList, OpenGame } from "../../protocol/index.ts";
import { guestSeat } from "../fixtures.ts";
import { type Machine, Machines, Network, Witness } from "../machines/fixtures.ts";

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

/** Told over the bus; found in the store where nothing is told. */
const atOnce = 600;
const soon = 3500;

async function servers(count: number, network = new Network()) {
  const machines = new Machines(network);
  const all = Array.from({ length: count }, () => machines.make({ restAfter: 60_000 }));
  for (const { hub } of all) await hub.start();
  return all as [Machine, Machine];
}

async function made({ hub }: Machine, request: Partial<CreateRequest> = {}) {
  return must(await hub.create({ game: "stones", seats: guestSeat, open: true, ...request }));
}

/** Somebody who looks at the lobby of a server: what he knows is what he was told. */
class Visitor {
  readonly games = new Map<string, OpenGame>();
  readonly told: (LobbyList | LobbyChanges)[] = [];

  async come({ hub }: Machine): Promise<this> {
    await hub.lobby.follow(this);
    hub.lobby.sendState(this);
    return this;
  }

  send(text: string): void {
    const message = JSON.parse(text) as LobbyList | LobbyChanges;
    this.told.push(message);
    if (message.type === "lobby") this.games.clear();
    for (const game of message.type === "lobby" ? message.games : message.opened)
      this.games.set(game.id, game);
    if (message.type === "lobby-changes")
      for (const id of [...message.taken, ...message.gone]) this.games.delete(id);
  }

  get ids(): string[] {
    return [...this.games.keys()].sort();
  }
}

async function idsAt({ hub }: Machine): Promise<string[]> {
  return (await hub.lobby.list()).map(({ id }) => id).sort();
}

describe("the lobby of several servers", () => {
  test("is the same at all of them, a new one included, and a seat that is taken at one is gone at the other", async () => {
    const [one, other] = await servers(2);
    const [ann, bob] = [await new Visitor().come(one), await new Visitor().come(other)];
    const first = await made(one);
    const second = await made(other);
    await pass(atOnce);
    expect(ann.ids).toEqual([first.head.id, second.head.id].sort());
    expect(bob.games).toEqual(new Map([...ann.games].sort()));
    must(await other.hub.join(first.head.id, { name: "Bob" }));
    await pass(atOnce);
    expect(ann.ids).toEqual([second.head.id]);
    expect(ann.told.at(-1)).toMatchObject({ taken: [first.head.id] });
    expect(bob.ids).toEqual(ann.ids);
    expect(await idsAt(one)).toEqual(await idsAt(other));
    expect([...one.failures, ...other.failures]).toEqual([]);
  });

  test("is the same within a few seconds though nothing is told", async () => {
    const [one, other] = await servers(2, new Network(() => []));
    const bob = await new Visitor().come(other);
    const { head } = await made(one);
    await pass(soon);
    expect(bob.ids).toEqual([head.id]);
    must(await one.hub.join(head.id, {}));
    await pass(soon);
    expect(bob.ids).toEqual([]);
  });

  test("is the same over a bus that repeats, delays and reorders", async () => {
    let message = 0;
    const fate = () => [[300], [0, 900], [], [1500, 20]][message++ % 4] as number[];
    const [one, other] = await servers(2, new Network(fate));
    const [ann, bob] = [await new Visitor().come(one), await new Visitor().come(other)];
    const left: string[] = [];
    for (let count = 0; count < 12; count++) {
      const { head } = await made(count % 2 ? one : other);
      await pass(150);
      if (count % 3) left.push(head.id);
      else must(await (count % 2 ? other : one).hub.join(head.id, {}));
      await pass(150);
    }
    await pass(soon);
    expect(ann.ids).toEqual(left.sort());
    expect(bob.ids).toEqual(ann.ids);
  });

  test("offers a game while its maker is there, wherever, and soon after he has gone no more", async () => {
    const [one, other] = await servers(2);
    const bob = await new Visitor().come(other);
    const { head, tokens } = await made(one);
    const maker = new Witness();
    await maker.come(one.hub, head.id, [tokens[0] as string]);
    await pass(300_000);
    expect(bob.ids).toEqual([head.id]);
    // Another page of his comes through another server before this one is left.
    const again = new Witness();
    await again.come(other.hub, head.id, [tokens[0] as string]);
    await pass(1000);
    maker.leave();
    await pass(120_000);
    expect(bob.ids).toEqual([head.id]);
    again.leave();
    await pass(5000);
    expect(bob.ids).toEqual([head.id]);
    await pass(6000);
    expect(bob.ids).toEqual([]);
    expect(bob.told.at(-1)).toMatchObject({ gone: [head.id] });
    await again.come(other.hub, head.id, [tokens[0] as string]);
    await pass(soon);
    expect(bob.ids).toEqual([head.id]);
    expect(bob.told.filter(({ type }) => type === "lobby-changes")).toHaveLength(3);
  });

  test("offers no game for long whose maker was at a server that died", async () => {
    const [one, other] = await servers(2);
    const bob = await new Visitor().come(other);
    const { head, tokens } = await made(one);
    await new Witness().come(one.hub, head.id, [tokens[0] as string]);
    await pass(60_000);
    expect(bob.ids).toEqual([head.id]);
    one.bus.isCut = true;
    await one.hub.stop();
    await pass(45_000);
    expect(bob.ids).toEqual([]);
  });

  test("keeps a game by correspondence though nobody is at it", async () => {
    const [one, other] = await servers(2);
    const day = 86_400_000;
    const { head } = await made(one, { clock: { initial: day, increment: 0 } });
    await made(one);
    await pass(10 * 60_000);
    expect(await idsAt(other)).toEqual([head.id]);
    await pass(2 * day);
    expect(await idsAt(other)).toEqual([]);
  });

  test("costs the store a question every two seconds while somebody looks, however many, and none later", async () => {
    const [one] = await servers(1);
    const read = vi.spyOn(one.store.games, "waiting");
    const visitors = await Promise.all(Array.from({ length: 50 }, () => new Visitor().come(one)));
    await pass(20_000);
    expect(read.mock.calls.length).toBeLessThanOrEqual(12);
    for (const visitor of visitors) one.hub.lobby.leave(visitor);
    await pass(40_000);
    read.mockClear();
    await pass(20_000);
    expect(read).not.toHaveBeenCalled();
  });

  test("tells many changes together", async () => {
    const [one] = await servers(1);
    const ann = await new Visitor().come(one);
    for (let count = 0; count < 40; count++) {
      await made(one);
      await pass(10);
    }
    await pass(atOnce);
    expect(ann.games.size).toBe(40);
    expect(ann.told.length).toBeLessThanOrEqual(6);
  });
});
