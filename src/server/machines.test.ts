import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "../../test/cases.ts";
import type { Seat } from "../games/index.ts";
import type { GameView } from "../protocol/index.ts";
import type { GameKeeper, LoadedGame } from "../store/index.ts";
import { instead, type Machine, Machines, Network, Witness } from "./machines/fixtures.ts";
import { Offers } from "./offers.ts";
import { saidFor } from "./presence.ts";
import { eventOf } from "./views.ts";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

type Deed =
  | {
      readonly do: "resign" | "ask" | "agree" | "refuse" | "rematch" | "no-rematch";
      readonly seat: Seat;
    }
  | { readonly do: "move" }
  | { readonly do: "come"; readonly who: number; readonly server: number }
  | { readonly do: "join" | "kill" | "doubt"; readonly server: number }
  | { readonly do: "wait"; readonly milliseconds: number };

const seat = fc.constantFrom<Seat[]>(0, 1);
const server = fc.constantFrom(0, 1);
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    { weight: 40, arbitrary: fc.record({ do: fc.constant("move" as const) }) },
    {
      weight: 12,
      arbitrary: fc.record({
        do: fc.constantFrom("ask" as const, "agree" as const, "refuse" as const),
        seat,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("resign" as const), seat }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom("rematch" as const, "no-rematch" as const), seat }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("join" as const), server }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("kill" as const, "doubt" as const), server }) },
    {
      weight: 12,
      arbitrary: fc.record({ do: fc.constant("come" as const), who: fc.constantFrom(0, 1, 2, 3), server }),
    },
    {
      weight: 25,
      arbitrary: fc.record({
        do: fc.constant("wait" as const),
        milliseconds: fc.constantFrom(0, 1, 10, 50, 300, 3000),
      }),
    },
  ),
  { minLength: 10, maxLength: 150, size: "max" },
);

/** Numbers from 0 to 1, always the same ones. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Fault {
  /** What a server's store does wrong. */
  readonly games?: (games: GameKeeper) => GameKeeper;
}

/** Two servers, four who are at a game with a guest's seat, and what happens to them. */
class Story {
  readonly #chance: () => number;
  readonly #machines: Machines;
  readonly #servers: Machine[];
  readonly #dead: { isDead: boolean }[];
  readonly #fault: Fault;
  readonly #witnesses = [new Witness(), new Witness(), new Witness(), new Witness()];
  readonly #at = [0, 1, 0, 1];
  readonly #tokens: [string[], string[]] = [[], []];
  readonly #under: Promise<unknown>[] = [];
  #id = "";
  #invitation = "";
  #asked = 0;

  constructor(seed: number, fault: Fault) {
    this.#chance = chanceFrom(seed);
    this.#fault = fault;
    this.#machines = new Machines(new Network(() => this.#fate()));
    const alive = [{ isDead: false }, { isDead: false }];
    this.#dead = alive;
    this.#servers = alive.map((life) => this.#make(life));
  }

  static async tell(
    seed: number,
    isTimed: boolean,
    deeds: readonly Deed[],
    fault: Fault = {},
  ): Promise<void> {
    const story = new Story(seed, fault);
    try {
      await story.#begin(isTimed);
      for (const deed of deeds) await story.#do(deed);
      await story.#end(isTimed);
    } finally {
      vi.clearAllTimers();
    }
  }

  /** Lost, repeated, late, and so in another order. */
  #fate(): number[] {
    const times = this.#chance() < 0.25 ? 0 : this.#chance() < 0.2 ? 2 : 1;
    return Array.from({ length: times }, () =>
      this.#chance() < 0.5 ? 0 : Math.floor(this.#chance() ** 3 * 3000),
    );
  }

  #make(life: { isDead: boolean }): Machine {
    const wait = () =>
      new Promise<void>((resolve) => {
        const again = () => void (life.isDead || resolve());
        setTimeout(again, Math.floor(this.#chance() ** 2 * 40));
      });
    const slow = (games: GameKeeper): GameKeeper =>
      new Proxy(games, {
        get(target, name) {
          const method = Reflect.get(target, name);
          if (typeof method !== "function") return method;
          return async (...values: unknown[]) => {
            await wait();
            const answer = await method.apply(target, values);
            await wait();
            return answer;
          };
        },
      });
    const games = (same: GameKeeper) => slow(this.#fault.games?.(same) ?? same);
    return this.#machines.make({ games, restAfter: 3_600_000 });
  }

  async #begin(isTimed: boolean): Promise<void> {
    for (const { hub } of this.#servers) this.#go(() => hub.start());
    await this.#settle();
    this.#go(async () => {
      const made = await this.#server(0).hub.create({
        game: "stones",
        seats: [{ by: "me" }, { by: "guest" }],
        ...(isTimed ? { clock: { initial: 20_000, increment: 500 } } : {}),
      });
      if (!made.ok) throw new Error(made.refusal.code);
      this.#id = made.value.head.id;
      this.#invitation = made.value.invitation as string;
      this.#tokens[0] = [made.value.tokens[0] as string];
    });
    await this.#settle();
    for (const who of [0, 1, 2, 3]) this.#come(who, this.#at[who] as number);
    if (this.#chance() < 0.8) this.#join(1);
  }

  #server(index: number): Machine {
    return this.#servers[index] as Machine;
  }

  #go(work: () => Promise<unknown>): void {
    this.#under.push(work());
  }

  /** Waits for everything that is under way on a server that lives. */
  async #settle(): Promise<void> {
    await pass(500);
    const all = Promise.allSettled(this.#under.splice(0));
    await Promise.race([all, pass(5000)]);
  }

  #come(who: number, server: number): void {
    this.#at[who] = server;
    const tokens = this.#tokens[who as Seat] ?? [];
    this.#go(async () => this.#witnesses[who]?.come(this.#server(server).hub, this.#id, tokens));
  }

  async #do(deed: Deed): Promise<void> {
    if (deed.do === "wait") return void (await pass(deed.milliseconds));
    if (deed.do === "come") return this.#come(deed.who, deed.server);
    if ("server" in deed) return this.#doAt(deed.server, deed.do);
    const seat = deed.do === "move" ? this.#turn : deed.seat;
    if (deed.do === "resign" && this.#chance() < 0.8) return;
    const { game, events } = this.#witnesses[seat] as Witness;
    if (!game || this.#tokens[seat].length === 0) return;
    const id = `request-${this.#asked++}`;
    this.#go(async () => {
      if (deed.do === "move") return game.move(seat, "1", events.length, id);
      if (deed.do === "resign") return game.resign(seat, id);
      if (deed.do === "ask") return game.takeBack(seat, id, false);
      if (deed.do === "agree" || deed.do === "refuse")
        return game.answerTakeBack(seat, deed.do === "agree", id);
      return game.rematch(seat, deed.do === "rematch", id, false);
    });
  }

  #doAt(server: number, what: "join" | "kill" | "doubt"): void {
    if (what === "join") this.#join(server);
    else if (what === "kill") this.#kill(server);
    else this.#server(server).bus.doubt(this.#chance() < 0.5 ? "behind" : "elsewhere");
  }

  /** Who believes it is his turn, which may be both or nobody. */
  get #turn(): Seat {
    const seats = ([0, 1] as const).filter((each) => this.#witnesses[each]?.turn === each);
    return seats[Math.floor(this.#chance() * seats.length)] ?? 0;
  }

  #join(server: number): void {
    this.#go(async () => {
      const joined = await this.#server(server).hub.join(this.#id, { invitation: this.#invitation });
      if (!joined.ok) return;
      this.#tokens[1] = [joined.value.token];
      this.#come(1, this.#at[1] as number);
    });
  }

  /** A server dies without a word, another takes its place, and whoever was there comes to either. */
  #kill(server: number): void {
    (this.#dead[server] as { isDead: boolean }).isDead = true;
    const { hub, bus } = this.#server(server);
    bus.isCut = true;
    void hub.stop();
    const life = { isDead: false };
    this.#dead[server] = life;
    const machine = this.#make(life);
    this.#servers[server] = machine;
    this.#go(() => machine.hub.start());
    for (const who of [0, 1, 2, 3])
      if (this.#at[who] === server) this.#come(who, this.#chance() < 0.5 ? 0 : 1);
  }

  /** Time for what was lost to be found, and then all know the same. */
  async #end(isTimed: boolean): Promise<void> {
    await this.#settle();
    // The clock has run out by then, or never will.
    await pass(isTimed ? 120_000 : 10_000);
    await this.#settle();
    // Who is there is known when what is said comes through, and whoever is dead has been silent for long enough.
    this.#machines.network.fate = () => [0];
    await pass(saidFor + 20_000);
    const stored = (await this.#machines.shared.games.load(this.#id)) as LoadedGame;
    const events = stored.events.map(eventOf);
    const offers = new Offers(this.#id, events.length, stored.offers);
    const isSeated = this.#tokens[1].length > 0;
    for (const { hub } of this.#servers) {
      const game = hub.awake(this.#id);
      if (!game) continue;
      const view: GameView = JSON.parse(await game.viewText());
      expect(view).toMatchObject({ events, next: stored.next ?? null });
      expect(view.seats.map(({ taken }) => taken)).toEqual(stored.game.seats.map((seat) => !!seat.tokenHash));
    }
    for (const witness of this.#witnesses) {
      expect(witness.wrong).toEqual([]);
      expect(witness.events).toEqual(events);
      expect(witness.next).toBe(stored.next ?? null);
      expect(witness.taken).toEqual(stored.game.seats.map((seat) => seat.tokenHash !== undefined));
      expect([witness.takeBack, witness.rematch]).toEqual([offers.takeBack, offers.rematch]);
      expect([witness.present, witness.watchers]).toEqual([[true, isSeated], isSeated ? 2 : 3]);
    }
    expect(this.#servers.flatMap(({ failures }) => failures)).toEqual([]);
  }
}

const story = (fault?: Fault) =>
  fc.asyncProperty(fc.integer(), fc.boolean(), deeds, (seed, isTimed, all) =>
    Story.tell(seed, isTimed, all, fault),
  );

describe("two servers with a bus that loses, repeats, delays and reorders", () => {
  test(
    "agree with the store, and nobody sees a number twice, a gap or the past",
    async () => {
      await fc.assert(story(), { numRuns: cases(50, 10_000) });
    },
    cases(120_000, 1_800_000),
  );

  /** What went wrong in the first story that did. */
  const wrong = async (fault: Fault) => {
    const { errorInstance } = await fc.check(story(fault), { numRuns: 300, endOnFailure: true });
    return String(errorInstance);
  };

  test("would not without the comparison", async () => {
    const games = (real: GameKeeper) =>
      instead(real, { heads: async (ids) => ids.map((id) => ({ id, number: 0, changes: 0 })) });
    expect(await wrong({ games })).toMatch(/^AssertionError/);
  }, 120_000);

  test("would not without the number's fence in the store", async () => {
    const games = (real: GameKeeper) =>
      instead(real, {
        append: async (...values) => {
          await real.append(...values);
          return true;
        },
      });
    expect(await wrong({ games })).toMatch(/^AssertionError/);
  }, 120_000);
});
