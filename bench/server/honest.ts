/**
 * Players who do nothing but play, each game at a steady pace and the next one after it, and whose connections break now and then:
 * they come back with what they have seen, as the page does, and note whatever is missing, there twice or another than before.
 */
import type { Chance } from "../../src/players/chance.ts";
import type { CreateAnswer, GameView, ServerMessage } from "../../src/protocol/index.ts";
import { type PlainAnswer, type PlainRequest, requester } from "./from-address.ts";
import { many, sleep } from "./load.ts";
import { type Wire, wire } from "./wire.ts";

/** One address has a limit of connections, games and messages: so many games share one. */
const gamesPerAddress = 50;
/** A game has a move in so many milliseconds, and of all connections this share breaks in a second. */
const moveEvery = 2000;
const cutsPerSecond = 0.01;
/** A game is over after so many moves, and its players begin another; the first ones are shorter, so that not all end together. */
const usualLength = 60;

export interface Damage {
  /** Events that were passed over, or gone or others later. */
  lost: number;
  /** Events that were told twice, or requests that became two events. */
  doubled: number;
  /** Refusals, connections the server ended, moves without an answer. */
  refused: Map<string, number>;
}

interface Player {
  wire: Wire | undefined;
  /** It has been told the state, and may move. */
  isThere: boolean;
  /** The number of the last event it knows of. */
  seen: number;
}

interface HonestGame {
  readonly id: string;
  readonly tokens: readonly (string | null)[];
  readonly length: number;
  /** The id of the event with each number, as some player has seen it. */
  readonly known: string[];
  /** Requests that were sent again: the server answers each time (docs/api.md). */
  readonly repeated: Set<string>;
  pending: { readonly id: string; readonly seat: 0 | 1; sent: number; isCut: boolean } | undefined;
}

/** Two who play one game after another. */
interface Pair {
  readonly address: string;
  readonly players: readonly [Player, Player];
  game: HonestGame;
}

export class HonestPlayers {
  readonly damage: Damage = { lost: 0, doubled: 0, refused: new Map() };
  cuts = 0;
  moves = 0;
  readonly #port: number;
  readonly #chance: Chance;
  readonly #asks = new Map<string, (asked: PlainRequest) => Promise<PlainAnswer>>();
  readonly #pairs: Pair[] = [];
  #times: number[] = [];
  #running: Promise<void> | undefined;
  #isOver = false;

  constructor(port: number, chance: Chance) {
    this.#port = port;
    this.#chance = chance;
  }

  get ids(): string[] {
    return this.#pairs.map(({ game }) => game.id);
  }

  /** Makes the games and sits down at them. */
  async come(count: number): Promise<void> {
    const pairs = await many(
      count,
      async (index): Promise<Pair> => {
        const address = `127.0.1.${1 + Math.floor(index / gamesPerAddress)}`;
        const [first, second] = [0, 1].map(() => ({ wire: undefined, isThere: false, seen: 0 })) as [
          Player,
          Player,
        ];
        return {
          address,
          players: [first, second],
          game: await this.#make(address, 1 + (index % usualLength)),
        };
      },
      20,
    );
    this.#pairs.push(...pairs);
    for (const seat of [0, 1] as const)
      await many(pairs.length, (index) => this.#sitDown(pairs[index] as Pair, seat), 20);
    this.#running = this.#play();
  }

  /** How long the moves of the next seconds take to be answered, ascending; not those whose connection broke meanwhile. */
  async times(seconds: number): Promise<number[]> {
    const times: number[] = [];
    this.#times = times;
    await sleep(seconds * 1000);
    this.#times = [];
    return times.sort((one, other) => one - other);
  }

  /** Stops, waits for what is under way, and looks at every game once more from the outside. */
  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    await sleep(3000);
    await many(this.#pairs.length, (index) => this.#verify(this.#pairs[index] as Pair), 20);
    for (const { players } of this.#pairs) for (const player of players) player.wire?.terminate();
  }

  async #make(address: string, length = usualLength): Promise<HonestGame> {
    const seats = [{ by: "me" }, { by: "me" }];
    const body = JSON.stringify({ game: "stones", options: { rows: [length] }, seats });
    const answer = await this.#ask(address, { method: "POST", path: "/api/games", body });
    if (answer.status !== 201) throw new Error(`no game: ${answer.status} ${answer.text}`);
    const { head, tokens } = JSON.parse(answer.text) as CreateAnswer;
    return { id: head.id, tokens, length, known: [], repeated: new Set(), pending: undefined };
  }

  /** The game is over: it is looked at from the outside, and the next one begins. */
  async #another(pair: Pair): Promise<void> {
    try {
      await this.#verify(pair);
      const before = pair.game.id;
      const game = await this.#make(pair.address);
      if (this.#isOver) return;
      pair.game = game;
      for (const [seat, player] of pair.players.entries()) {
        player.seen = 0;
        player.isThere = false;
        player.wire?.send(JSON.stringify({ type: "unsubscribe", game: before }));
        if (player.wire) this.#subscribe(pair, seat as 0 | 1);
      }
    } catch (error) {
      if (!this.#isOver) this.#note(String(error));
    }
  }

  #ask(address: string, asked: PlainRequest): Promise<PlainAnswer> {
    let ask = this.#asks.get(address);
    if (!ask) {
      ask = requester(this.#port, address, 4);
      this.#asks.set(address, ask);
    }
    return ask(asked);
  }

  async #sitDown(pair: Pair, seat: 0 | 1): Promise<void> {
    const player = pair.players[seat];
    for (;;) {
      try {
        const made = await wire(`ws://127.0.0.1:${this.#port}/api/live`, pair.address);
        player.wire = made;
        made.listen((data) => this.#hear(pair, seat, JSON.parse(String(data)) as ServerMessage));
        made.onClose = () => {
          if (player.wire === made) this.#broken(pair, seat, "closed");
        };
        this.#subscribe(pair, seat);
        return;
      } catch (error) {
        if (this.#isOver) return;
        this.#note(String(error));
        await sleep(500);
      }
    }
  }

  #subscribe({ game, players }: Pair, seat: 0 | 1): void {
    const { wire: connected, seen } = players[seat];
    connected?.send(JSON.stringify({ type: "subscribe", game: game.id, tokens: [game.tokens[seat]], seen }));
  }

  /** The connection is gone: by our own doing, or not. */
  #broken(pair: Pair, seat: 0 | 1, by: "cut" | "closed"): void {
    const player = pair.players[seat];
    const gone = player.wire;
    player.wire = undefined;
    player.isThere = false;
    gone?.terminate();
    const { pending } = pair.game;
    if (pending?.seat === seat) pending.isCut = true;
    if (this.#isOver) return;
    if (by === "closed") this.#note("closed by the server");
    else this.cuts++;
    setTimeout(() => void this.#sitDown(pair, seat), this.#chance() * 500);
  }

  async #play(): Promise<void> {
    const begun = performance.now();
    const pairs = this.#pairs;
    const rate = pairs.length / moveEvery;
    const cutRate = (pairs.length * 2 * cutsPerSecond) / 1000;
    let [due, cut] = [0, 0];
    while (!this.#isOver) {
      const passed = performance.now() - begun;
      for (; due < passed * rate; due++) this.#move(pairs[due % pairs.length] as Pair);
      for (; cut < passed * cutRate; cut++) {
        const pair = pairs[Math.floor(this.#chance() * pairs.length)] as Pair;
        const seat = this.#chance() < 0.5 ? 0 : 1;
        if (pair.players[seat].wire) this.#broken(pair, seat, "cut");
      }
      await sleep(1);
    }
  }

  #move(pair: Pair): void {
    const { game, players } = pair;
    const number = game.known.length;
    const seat = number % 2 === 0 ? 0 : 1;
    if (game.pending || !players[seat].isThere || number >= game.length) return;
    game.pending = {
      id: `${game.id}-${String(number).padStart(5, "0")}`,
      seat,
      sent: performance.now(),
      isCut: false,
    };
    this.#send(pair);
  }

  #send({ game: { id: game, pending, length }, players }: Pair): void {
    if (!pending) return;
    const after = Number(pending.id.slice(-5));
    const { seat, id } = pending;
    const stone = length - after;
    const move = `1:${stone}-${stone}`;
    players[seat].wire?.send(JSON.stringify({ type: "move", game, seat, move, after, id }));
  }

  #hear(pair: Pair, seat: 0 | 1, message: ServerMessage): void {
    const { game, players } = pair;
    const player = players[seat];
    // What was on its way when the next game began.
    if ("game" in message && message.game !== undefined && message.game !== game.id) return;
    if (message.type === "error") this.#note(message.code);
    if (message.type === "event") {
      if (message.number <= player.seen && !game.repeated.has(message.id ?? "")) this.damage.doubled++;
      if (message.number > player.seen + 1) this.damage.lost++;
      player.seen = Math.max(player.seen, message.number);
      this.#know(game, message.number, message.id ?? "");
      if (message.id === game.pending?.id && seat === game.pending?.seat) this.#answered(pair);
    }
    if (message.type !== "state") return;
    const seen = message.after + message.events.length;
    if (message.after > player.seen || seen < player.seen) this.damage.lost++;
    for (const { number, id } of message.events) this.#know(game, number, id ?? "");
    player.seen = seen;
    player.isThere = true;
    const { pending } = game;
    if (pending?.seat !== seat || !pending.isCut) return;
    // The request that was under way: it has been taken, or is sent again.
    if (game.known.includes(pending.id)) this.#answered(pair);
    else {
      game.repeated.add(pending.id);
      this.#send(pair);
    }
  }

  #know(game: HonestGame, number: number, id: string): void {
    const before = game.known[number - 1];
    if (before === undefined) game.known[number - 1] = id;
    else if (before !== id) this.damage.lost++;
  }

  #answered(pair: Pair): void {
    const { game } = pair;
    if (!game.pending?.isCut) this.#times.push(performance.now() - (game.pending?.sent ?? 0));
    game.pending = undefined;
    this.moves++;
    if (game.known.length >= game.length)
      setTimeout(() => void this.#another(pair), 500 + this.#chance() * 1000);
  }

  async #verify({ game, address }: Pair): Promise<void> {
    if (game.pending) this.#note("a move without an answer");
    const answer = await this.#ask(address, { path: `/api/games/${game.id}` });
    if (answer.status !== 200) {
      this.damage.lost += game.known.length;
      this.#note(`${answer.status} at the end`);
      return;
    }
    const { events } = JSON.parse(answer.text) as GameView;
    const ids = events.map(({ id }) => id ?? "");
    this.damage.doubled += ids.length - new Set(ids).size;
    this.damage.lost += game.known.filter((id, index) => ids[index] !== id).length;
  }

  #note(what: string): void {
    this.damage.refused.set(what, (this.damage.refused.get(what) ?? 0) + 1);
  }
}
