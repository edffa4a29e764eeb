import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "../../test/cases.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, SharedMemory, silentBus } from "../store/index.ts";
import { type Address, Addresses } from "./addresses.ts";
import { Attempts } from "./attempts.ts";
import { Client, createGame, guestSeat, testServer } from "./fixtures.ts";
import { defaultLimits, noLimits } from "./limits.ts";
import { Network } from "./machines/fixtures.ts";
import { SharedLimits, tellEvery, toldSeconds, toldShare } from "./shared-limits.ts";

const name = "192.0.2.1";
const limits = { ...noLimits, gamesPerMinute: 120, connectionsPerAddress: 100 };
const [burst, perSecond] = [limits.gamesPerMinute, limits.gamesPerMinute / 60];
const sweepEvery = 30_000;

/** What servers count, without the servers. */
function counters(count: number, network = new Network(), given = limits) {
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  return Array.from({ length: count }, (_, index) => {
    const [addresses, attempts] = [new Addresses(given), new Attempts()];
    const bus = network.station();
    const shared = new SharedLimits({ bus, server: `server-${index}`, addresses, attempts, time });
    setInterval(() => addresses.sweep(time.steady()), sweepEvery);
    const at = (address = name) => addresses.at(address, time.steady()) as Address;
    return { addresses, attempts, bus, shared, at };
  });
}
type Counter = ReturnType<typeof counters>[number];

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("three servers", () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    });
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
  });

  interface Deed {
    readonly server: number;
    readonly tries: number;
    readonly wait: number;
  }
  const deeds: fc.Arbitrary<Deed[]> = fc.array(
    fc.record({
      server: fc.constantFrom(0, 1, 2),
      tries: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 200 })),
      wait: fc.constantFrom(0, 10, 300, 1000, 5000, 20_000, 35_000),
    }),
    { minLength: 5, maxLength: 60, size: "max" },
  );

  /** Games that an address makes, held against what is said of it in `SharedLimits`. */
  async function story(all: readonly Deed[], network = new Network()): Promise<void> {
    const servers = counters(3, network);
    const began = performance.now();
    const taken: number[][] = [[], [], []];
    for (const { server, tries, wait } of all) {
      const now = performance.now();
      for (let count = 0; count < tries && servers[server]?.at().games.take(now); count++)
        taken[server]?.push(now);
      const seconds = (now - began) / 1000;
      const others = taken.filter((_, index) => index !== server);
      const lately = others.flat().filter((at) => now - at <= tellEvery).length;
      const forgotten = toldSeconds * perSecond * (seconds / (sweepEvery / 1000) + 1);
      const untold = others.length * (toldShare * burst + forgotten);
      if (taken[server]?.at(-1) === now)
        expect(taken.flat().length).toBeLessThanOrEqual(burst + perSecond * seconds + lately + untold);
      await pass(wait);
    }
    vi.clearAllTimers();
  }

  test("give an address the limit, whatever it does, and no more than is said for each further one", async () => {
    await fc.assert(
      fc.asyncProperty(deeds, (all) => story(all)),
      { numRuns: cases(60, 2000) },
    );
  });

  test("would give more if nobody told", async () => {
    const silent = fc.asyncProperty(deeds, (all) => story(all, new Network(() => [])));
    expect((await fc.check(silent, { numRuns: 300, endOnFailure: true })).failed).toBe(true);
  });

  /** How many games are made in so many seconds by whoever tries all the time at all of them. */
  async function greedy(servers: readonly Counter[], seconds: number): Promise<number> {
    let made = 0;
    for (let step = 0; step < seconds * 10; step++) {
      for (const { at } of servers) while (at().games.take(performance.now())) made++;
      await pass(100);
    }
    return made;
  }

  test("take back what was too much in the first second, and are three times one while the bus is down", async () => {
    const minutes = 20;
    const one = burst + perSecond * 60 * minutes;
    const shared = await greedy(counters(3), 60 * minutes);
    expect(shared).toBeGreaterThan(0.9 * one);
    expect(shared).toBeLessThan(one + 2 * burst);
    vi.clearAllTimers();
    const servers = counters(3);
    for (const { bus } of servers) bus.up = false;
    const alone = await greedy(servers, 60 * minutes);
    expect(alone).toBeGreaterThan(2.9 * one);
    expect(alone).toBeLessThanOrEqual(3 * one);
  });

  test("give no more to whoever takes less than is told, goes until he is forgotten, and comes back", async () => {
    const servers = counters(3, new Network(), defaultLimits);
    const { burst: most, perSecond: rate } = defaultLimits.eventsRate;
    const began = performance.now();
    let made = 0;
    const rounds = 60;
    for (let round = 0; round < rounds; round++) {
      for (const { at } of servers) {
        for (let count = 0; count < toldShare * most - 100; count += 100) {
          if (!at().events.has(performance.now())) break;
          at().events.charge(100, performance.now());
          made += 100;
        }
      }
      await pass((toldShare * most * 1000) / rate + sweepEvery);
    }
    const seconds = (performance.now() - began) / 1000;
    expect(made).toBeLessThanOrEqual(most + rate * seconds + 2 * (toldShare * most + 0.1 * rate * seconds));
  });

  test("count live connections together, and forget what a server said that says nothing more", async () => {
    const [one, other, third] = counters(3) as [Counter, Counter, Counter];
    const enter = ({ addresses }: Counter) => addresses.enter(name, performance.now()) !== undefined;
    for (let count = 0; count < 60; count++) expect(enter(one)).toBe(true);
    for (let count = 0; count < 30; count++) expect(enter(other)).toBe(true);
    await pass(1100);
    for (let count = 0; count < 10; count++) expect(enter(third)).toBe(true);
    expect(enter(third)).toBe(false);
    await pass(1100);
    expect([one, other, third].map(enter)).toEqual([false, false, false]);
    expect(third.addresses.enter("192.0.2.2", performance.now())).toBeDefined();
    for (let count = 0; count < 20; count++) one.addresses.leave(one.at());
    await pass(1100);
    expect(enter(third)).toBe(true);
    // Its server dies with 40 of them.
    one.shared.stop();
    await pass(3000);
    const open = () => Array.from({ length: 100 }, () => enter(third)).filter((entered) => entered).length;
    expect(open()).toBe(19);
    await pass(3000);
    expect(open()).toBe(40);
  });

  test("charge events, messages, bytes and wrong tokens of an address to each other", async () => {
    const [one, other] = counters(2, new Network(), defaultLimits) as [Counter, Counter];
    const { eventsRate, addressRate, bytesRate } = defaultLimits;
    one.at().events.charge(eventsRate.burst, 0);
    one.at().bucket.charge(addressRate.burst + 10 * addressRate.perSecond, 0);
    one.at().bytes.charge(bytesRate.burst + 10 * bytesRate.perSecond, 0);
    const now = () => performance.now();
    for (let times = 0; times < 5; times++) one.attempts.failed(name, now());
    const { events, bucket, bytes } = other.at();
    expect([events, bucket, bytes].map((each) => each.has(now()))).toEqual([true, true, true]);
    expect(other.attempts.wait(name, now())).toBe(0);
    await pass(tellEvery);
    expect([bucket, bytes].map((each) => each.has(now()))).toEqual([false, false]);
    expect(events.isFull(now() + 1_900_000)).toBe(false);
    expect(other.attempts.wait(name, now())).toBe(2);
    // It is told once.
    await pass(12_000);
    expect([events, bucket, bytes].map((each) => each.has(now()))).toEqual([true, true, true]);
    expect(other.attempts.wait(name, now())).toBe(0);
  });

  test("tell nothing of ordinary visitors", async () => {
    const [one] = counters(2, new Network(), defaultLimits) as [Counter, Counter];
    const tell = vi.spyOn(one.bus, "tell");
    for (let second = 0; second < 300; second++) {
      for (let visitor = 0; visitor < 50; visitor++) {
        const { bucket, events, bytes } = one.at(`192.0.2.${visitor}`);
        if (second % 2 === 0) bucket.take(performance.now());
        if (second % 4 === 0) events.charge(1, performance.now());
        bytes.charge(1000, performance.now());
      }
      await pass(1000);
    }
    expect(tell).not.toHaveBeenCalled();
  });

  test("tell of thousands of busy addresses in pieces that a bus carries, a thousand a second, the busiest first", async () => {
    const [one, other] = counters(2) as [Counter, Counter];
    const tell = vi.spyOn(one.bus, "tell");
    const address = (index: number) => `2001:db8:${index.toString(16)}::1`;
    for (let index = 0; index < 2500; index++) {
      const tries = index === 2000 ? 100 : 50;
      for (let count = 0; count < tries; count++) one.at(address(index)).games.take(performance.now());
    }
    await pass(1100);
    expect(other.addresses.size).toBe(1000);
    const left = (index: number) => {
      let count = 0;
      while (other.at(address(index)).games.take(performance.now())) count++;
      return count;
    };
    expect(left(2000)).toBe(20);
    await pass(2000);
    expect(other.addresses.size).toBe(2500);
    for (const [, text] of tell.mock.calls) expect(Buffer.byteLength(text)).toBeLessThan(7500);
  });

  test.each([
    "",
    "no JSON",
    "{}",
    "null",
    '{"type":"changed","game":"/addresses"}',
    '{"type":"used","server":"x","number":1,"uses":[["192.0.2.1",-120,0,0,0,0,0]]}',
    '{"type":"used","server":"x","number":1,"uses":[["192.0.2.1",1e300,0,0,0,0,0]]}',
    '{"type":"used","server":"x","number":1,"uses":[["192.0.2.1",120]]}',
    '{"type":"used","server":"x","number":1,"uses":[["__proto__",120,0,0,0,0,0]]}',
    `{"type":"used","server":"x","number":1,"uses":[${Array(501).fill('["192.0.2.1",120,0,0,0,0,0]').join()}]}`,
  ])("pass over what is nothing they know: %.80s", (text) => {
    const [one] = counters(1) as [Counter];
    one.bus.heard("/addresses", text);
    expect(one.addresses.size).toBe(0);
  });

  test("take what a bus repeats for what it is", () => {
    const [one] = counters(1) as [Counter];
    const text = (number: number) =>
      `{"type":"used","server":"x","number":${number},"uses":[["192.0.2.1",50,0,0,0,0,0]]}`;
    for (const number of [1, 1, 2, 1, 2]) one.bus.heard("/addresses", text(number));
    let left = 0;
    while (one.at().games.take(performance.now())) left++;
    expect(left).toBe(20);
  });
});

describe("whole servers of one store", () => {
  async function servers(given: Partial<typeof limits>) {
    const [network, roster] = [new Network(), new MemoryRoster()];
    const memory = new SharedMemory(roster);
    const one = (server: string) =>
      testServer({
        store: memoryStore(roster, memory, { server, bus: network.station() }),
        limits: { ...noLimits, ...given },
        operatorToken: "the-token-of-the-operator",
      });
    return [await one("one"), await one("two"), await one("three")] as const;
  }
  const told = () => new Promise((resolve) => setTimeout(resolve, tellEvery + 300));

  test("make an address no more games than one would", async () => {
    const all = await servers({ gamesPerMinute: 6 });
    for (let count = 0; count < 6; count++) await createGame(all[0].app);
    await told();
    for (const { app } of all) await expect(createGame(app)).rejects.toThrow("too-many");
  });

  test("let an address have no more connections than one would", async () => {
    const [one, two, three] = await servers({ connectionsPerAddress: 4 });
    for (const { port } of [one, one, two, two]) await Client.open(port);
    await told();
    for (const { port } of [one, two, three]) {
      const client = await Client.open(port);
      expect(await client.end()).toMatchObject({ code: 1008, reason: "too-many" });
    }
  });

  test("slow down who guesses the operator's token at one after the other", async () => {
    const all = await servers({});
    const guess = async ({ app }: (typeof all)[number]) => {
      const headers = { authorization: "Bearer a-guess" };
      const url = "/api/games/AAAAAAAAAAAAAAAA";
      return (await app.inject({ method: "DELETE", url, headers })).statusCode;
    };
    for (const each of [all[0], all[1], all[0], all[1], all[0], all[1]]) expect(await guess(each)).toBe(403);
    await told();
    for (const each of all) expect(await guess(each)).toBe(429);
  });

  test("alone tell nobody anything", async () => {
    const tell = vi.spyOn(silentBus, "tell");
    const { app } = await testServer({ limits: { ...noLimits, gamesPerMinute: 6 } });
    for (let count = 0; count < 6; count++) await createGame(app, { seats: guestSeat });
    await told();
    expect(tell).not.toHaveBeenCalled();
    tell.mockRestore();
  });
});
