/**
 * Players who do nothing but play, each game at a steady pace, and whose connections break now and then: they come back with what
 * they have seen, as the page does, and note whatever is missing, there twice or another than before.
 */
import type { Chance } from "../../src/players/chance.ts";
import type { CreateAnswer, GameView, ServerMessage } from "../../src/protocol/index.ts";
import { type PlainAnswer, type PlainRequest, requester } from "./from-address.ts";
import { length, many, moveAt, sleep } from "./load.ts";
import { type Wire, wire } from "./wire.ts";

/** One address has a limit of connections, games and messages: so many games share one. */
const gamesPerAddress = 50;
/** A game has a move in so many milliseconds, and of all connections this share breaks in a second. */
const moveEvery = 2000;
const cutsPerSecond = 0.01;

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
  readonly address: string;
  readonly players: readonly [Player, Player];
  /** The id of the event with each number, as some player has seen it. */
  readonly known: string[];
  /** Requests that were sent again: the server answers each time (docs/api.md). */
  readonly repeated: Set<string>;
  pending: { readonly id: string; readonly seat: 0 | 1; sent: number; isCut: boolean } | undefined;
}

export class HonestPlayers {
  readonly damage: Damage = { lost: 0, doubled: 0, refused: new Map() };
  cuts = 0;
  moves = 0;
  readonly #port: number;
  readonly #chance: Chance;
  readonly #asks = new Map<string, (asked: PlainRequest) => Promise<PlainAnswer>>();
  readonly #games: HonestGame[] = [];
  #times: number[] = [];
  #running: Promise<void> | undefined;
  #isOver = false;

  constructor(port: number, chance: Chance) {
    this.#port = port;
    this.#chance = chance;
  }

  get ids(): string[] {
    return this.#games.map(({ id }) => id);
  }

  /** Makes the games and sits down at them. */
  async come(count: number): Promise<void> {
    const made = await many(
      count,
      (index) => this.#make(`127.0.1.${1 + Math.floor(index / gamesPerAddress)}`),
      20,
    );
    this.#games.push(...made);
    await many(made.length, (index) => this.#sitDown(made[index] as HonestGame, 0), 20);
    await many(made.length, (index) => this.#sitDown(made[index] as HonestGame, 1), 20);
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
    await many(this.#games.length, (index) => this.#verify(this.#games[index] as HonestGame), 20);
    for (const { players } of this.#games) for (const player of players) player.wire?.terminate();
  }

  async #make(address: string): Promise<HonestGame> {
    const seats = [{ by: "me" }, { by: "me" }];
    const body = JSON.stringify({ game: "stones", options: { rows: [length] }, seats });
    const answer = await this.#ask(address, { method: "POST", path: "/api/games", body });
    if (answer.status !== 201) throw new Error(`no game: ${answer.status} ${answer.text}`);
    const { head, tokens } = JSON.parse(answer.text) as CreateAnswer;
    const players = [
      { wire: undefined, isThere: false, seen: 0 },
      { wire: undefined, isThere: false, seen: 0 },
    ] as const;
    return { id: head.id, tokens, address, players, known: [], repeated: new Set(), pending: undefined };
  }

  #ask(address: string, asked: PlainRequest): Promise<PlainAnswer> {
    let ask = this.#asks.get(address);
    if (!ask) {
      ask = requester(this.#port, address, 4);
      this.#asks.set(address, ask);
    }
    return ask(asked);
  }

  async #sitDown(game: HonestGame, seat: 0 | 1): Promise<void> {
    const player = game.players[seat];
    for (;;) {
      try {
        const made = await wire(`ws://127.0.0.1:${this.#port}/api/live`, game.address);
        player.wire = made;
        made.listen((data) => this.#hear(game, seat, JSON.parse(String(data)) as ServerMessage));
        made.onClose = () => {
          if (player.wire === made) this.#broken(game, seat, "closed");
        };
        const { seen } = player;
        made.send(JSON.stringify({ type: "subscribe", game: game.id, tokens: [game.tokens[seat]], seen }));
        return;
      } catch (error) {
        if (this.#isOver) return;
        this.#note(String(error));
        await sleep(500);
      }
    }
  }

  /** The connection is gone: by our own doing, or not. */
  #broken(game: HonestGame, seat: 0 | 1, by: "cut" | "closed"): void {
    const player = game.players[seat];
    const gone = player.wire;
    player.wire = undefined;
    player.isThere = false;
    gone?.terminate();
    if (game.pending?.seat === seat) game.pending.isCut = true;
    if (this.#isOver) return;
    if (by === "closed") this.#note("closed by the server");
    else this.cuts++;
    setTimeout(() => void this.#sitDown(game, seat), this.#chance() * 500);
  }

  async #play(): Promise<void> {
    const begun = performance.now();
    const rate = this.#games.length / moveEvery;
    const cutRate = (this.#games.length * 2 * cutsPerSecond) / 1000;
    let [due, cut] = [0, 0];
    while (!this.#isOver) {
      const passed = performance.now() - begun;
      for (; due < passed * rate; due++) this.#move(this.#games[due % this.#games.length] as HonestGame);
      for (; cut < passed * cutRate; cut++) {
        const game = this.#games[Math.floor(this.#chance() * this.#games.length)] as HonestGame;
        const seat = this.#chance() < 0.5 ? 0 : 1;
        if (game.players[seat].wire) this.#broken(game, seat, "cut");
      }
      await sleep(1);
    }
  }

  #move(game: HonestGame): void {
    const number = game.known.length;
    const seat = number % 2 === 0 ? 0 : 1;
    if (game.pending || !game.players[seat].isThere || number >= length - 10) return;
    game.pending = {
      id: `${game.id}-${String(number).padStart(5, "0")}`,
      seat,
      sent: performance.now(),
      isCut: false,
    };
    this.#send(game);
  }

  #send({ id: game, pending, players }: HonestGame): void {
    if (!pending) return;
    const after = Number(pending.id.slice(-5));
    const { seat, id } = pending;
    players[seat].wire?.send(JSON.stringify({ type: "move", game, seat, move: moveAt(after), after, id }));
  }

  #hear(game: HonestGame, seat: 0 | 1, message: ServerMessage): void {
    const player = game.players[seat];
    if (message.type === "error") this.#note(message.code);
    if (message.type === "event") {
      if (message.number <= player.seen && !game.repeated.has(message.id ?? "")) this.damage.doubled++;
      if (message.number > player.seen + 1) this.damage.lost++;
      player.seen = Math.max(player.seen, message.number);
      this.#know(game, message.number, message.id ?? "");
      if (message.id === game.pending?.id && seat === game.pending?.seat) this.#answered(game);
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
    if (game.known.includes(pending.id)) this.#answered(game);
    else {
      game.repeated.add(pending.id);
      this.#send(game);
    }
  }

  #know(game: HonestGame, number: number, id: string): void {
    const before = game.known[number - 1];
    if (before === undefined) game.known[number - 1] = id;
    else if (before !== id) this.damage.lost++;
  }

  #answered(game: HonestGame): void {
    if (!game.pending?.isCut) this.#times.push(performance.now() - (game.pending?.sent ?? 0));
    game.pending = undefined;
    this.moves++;
  }

  async #verify(game: HonestGame): Promise<void> {
    if (game.pending) this.#note("a move without an answer");
    const answer = await this.#ask(game.address, { path: `/api/games/${game.id}` });
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
