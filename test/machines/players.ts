/**
 * Games whose players and watchers sit at several servers at once. They move as soon as it is their turn, go to another server when
 * theirs is gone or silent, send again what was not answered, begin another game when theirs has ended, and note whatever a server must
 * never do: lose, double, leave out or change what was shown, or show less than before.
 */
import { WebSocket } from "ws";
import { many, sleep } from "../../bench/server/load.ts";
import type { Chance } from "../../src/players/chance.ts";
import type { CreateAnswer, GameView, ServerMessage } from "../../src/protocol/index.ts";
import { ask } from "./ask.ts";
import { GameNotes, type Report, type Seen, wrongs } from "./notes.ts";

/** So many moves a game has. */
const length = 400;

/** Whoever has waited so many milliseconds for an answer tries another server. */
const patience = 1500;
/** So long after the last move servers may find out what they have missed: a comparison finds it the second time. */
const settling = 10_000;

interface Place extends Seen {
  /** The seat it holds; a watcher has none. */
  readonly seat: 0 | 1 | undefined;
  socket: WebSocket | undefined;
  /** When it came to this server. */
  since: number;
}

interface Pending {
  readonly id: string;
  readonly after: number;
  sent: number;
}

interface MachineGame {
  readonly id: string;
  /** Where everyone at it comes from: limits by address are not what is looked at. */
  readonly address: string;
  readonly tokens: readonly (string | null)[];
  readonly notes: GameNotes;
  readonly places: readonly Place[];
  pending: Pending | undefined;
}

/** Where there is always a game, one after the other. */
interface Slot {
  moves: number;
  lastProgress: number;
  game: MachineGame;
}

export interface PlayersOptions {
  /** Hosts and ports where somebody may go now. */
  readonly hosts: () => readonly string[];
  /** Those of every server, to be asked in the end. */
  readonly servers: () => readonly string[];
  /** A balancer says where a visitor comes from, so he has to come from there. */
  readonly balanced: boolean;
  readonly games: number;
  readonly chance: Chance;
  /** Of so many moves, one is also made over another connection of the same seat, at another server and with another id. */
  readonly rivals: number;
  /** Milliseconds between a move that is seen and the next one. */
  readonly pause?: number;
}

export class MachinePlayers {
  readonly report: Report = {
    moves: 0,
    lost: 0,
    doubled: 0,
    gaps: 0,
    back: 0,
    slowest: 0,
    repeated: 0,
    beaten: 0,
    ended: 0,
  };
  readonly #options: PlayersOptions;
  readonly #slots: Slot[] = [];
  readonly #games: MachineGame[] = [];
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PlayersOptions) {
    this.#options = options;
  }

  async come(): Promise<void> {
    const games = await many(this.#options.games, () => this.#make(), 10);
    for (const game of games) this.#slots.push({ moves: 0, lastProgress: performance.now(), game });
    await Promise.all(this.#slots.map((slot) => this.#begin(slot)));
    this.#timer = setInterval(() => this.#lookRound(), 100);
  }

  /** Begins to measure anew how long a game stands still. */
  watch(): void {
    this.report.slowest = 0;
    for (const slot of this.#slots) slot.lastProgress = performance.now();
  }

  /** Every game has gone on by so many moves, or something has been noted that must not be: nobody goes on from there. */
  async progress(moves: number, within = 30_000): Promise<void> {
    const goals = this.#slots.map((slot) => slot.moves + moves);
    const begun = performance.now();
    for (;;) {
      const behind = this.#slots.filter((slot, index) => slot.moves < (goals[index] as number));
      if (behind.length === 0 || wrongs(this.report) > 0) return;
      if (performance.now() - begun > within)
        throw new Error(
          `${behind.length} games stand still after ${within} ms, ${behind[0]?.game.id} among them`,
        );
      await sleep(10);
    }
  }

  /** Nobody moves any more; every server is asked for every game. */
  async leave(): Promise<Report> {
    this.#isOver = true;
    await sleep(300);
    this.stop();
    // Something is wrong already, and servers may never agree.
    if (wrongs(this.report) > 0) return this.report;
    const until = performance.now() + settling;
    await many(this.#games.length, async (index) => {
      const game = this.#games[index] as MachineGame;
      for (const host of this.#options.servers()) await this.#verify(game, host, until);
    });
    return this.report;
  }

  /** What the store has in the end: the id of each event, in the order of games and numbers. */
  compare(events: readonly { readonly game: string; readonly number: number; readonly id: string }[]): void {
    const byGame = new Map<string, { number: number; id: string }[]>();
    for (const { game, number, id } of events)
      byGame.set(game, [...(byGame.get(game) ?? []), { number, id }]);
    for (const { id, notes } of this.#games) notes.compare(byGame.get(id) ?? []);
  }

  stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    for (const game of this.#games) leaveGame(game);
  }

  /** Tries one server after another until there is a game. */
  async #make(): Promise<MachineGame> {
    const index = this.#games.length;
    const address = `127.1.${index >> 8}.${index & 255}`;
    const body = { game: "stones", options: { rows: [length] }, seats: [{ by: "me" }, { by: "me" }] };
    const places = ([0, 1, undefined] as const).map((seat) => ({
      seat,
      socket: undefined,
      since: 0,
      isThere: false,
      seen: 0,
    }));
    const notes = new GameNotes(this.report);
    // Its address is its alone from now on.
    const game = { id: "", address, tokens: [], notes, places, pending: undefined };
    this.#games.push(game);
    for (;;) {
      const asked = { method: "POST", body, patience, ...this.#from(address) } as const;
      const { status, text } = await ask(this.#anyHost(), "/api/games", asked).catch(() => nothing);
      if (status === 201) {
        const { head, tokens } = JSON.parse(text) as CreateAnswer;
        return Object.assign(game, { id: head.id, tokens });
      }
      if (this.#isOver) return game;
      await sleep(100);
    }
  }

  async #begin(slot: Slot): Promise<void> {
    await Promise.all(slot.game.places.map((place) => this.#sitDown(slot, slot.game, place)));
    this.#move(slot, slot.game);
  }

  #from(address: string): { headers: Record<string, string>; localAddress?: string } {
    return this.#options.balanced
      ? { headers: {}, localAddress: address }
      : { headers: { "x-forwarded-for": address } };
  }

  #anyHost(): string {
    const hosts = this.#options.hosts();
    return hosts[Math.floor(this.#options.chance() * hosts.length)] as string;
  }

  /** Tries one server after another until there is a connection; resolves with the first state. */
  #sitDown(slot: Slot, game: MachineGame, place: Place): Promise<void> {
    return new Promise((resolve) => {
      const tryOne = () => {
        if (this.#isOver || slot.game !== game) return resolve();
        const socket = new WebSocket(`ws://${this.#anyHost()}/api/live`, {
          handshakeTimeout: patience,
          ...this.#from(game.address),
        });
        place.socket = socket;
        place.since = performance.now();
        place.isThere = false;
        socket.on("open", () => {
          const tokens = place.seat === undefined ? [] : [game.tokens[place.seat]];
          socket.send(JSON.stringify({ type: "subscribe", game: game.id, tokens, seen: place.seen }));
        });
        socket.on("message", (data: Buffer) => {
          if (place.socket !== socket) return;
          this.#hear(slot, game, place, JSON.parse(String(data)) as ServerMessage);
          if (place.isThere) resolve();
        });
        socket.on("error", () => {});
        socket.on("close", () => {
          if (place.socket !== socket) return;
          place.socket = undefined;
          place.isThere = false;
          setTimeout(tryOne, 20 + this.#options.chance() * 80);
        });
      };
      tryOne();
    });
  }

  #hear(slot: Slot, game: MachineGame, place: Place, message: ServerMessage): void {
    const { notes } = game;
    if (message.type === "event" && notes.event(place, message)) this.#goOn(slot, game);
    if (message.type !== "state") return;
    if (notes.state(place, message.after, message.events)) this.#goOn(slot, game);
    const isNew = !place.isThere;
    place.isThere = true;
    const { pending } = game;
    if (isNew && pending && place.seat === pending.after % 2) this.#again(game, pending);
  }

  /** Somebody has seen something new. */
  #goOn(slot: Slot, game: MachineGame): void {
    const { known } = game.notes;
    const now = performance.now();
    this.report.slowest = Math.max(this.report.slowest, now - slot.lastProgress);
    slot.lastProgress = now;
    slot.moves++;
    const { pending } = game;
    if (pending && known.length <= pending.after) return;
    if (pending && known[pending.after] !== pending.id) this.report.beaten++;
    game.pending = undefined;
    if (known.length >= length) void this.#next(slot, game);
    else setTimeout(() => this.#move(slot, game), this.#options.pause ?? 30);
  }

  /** The next game in its place. */
  async #next(slot: Slot, ended: MachineGame): Promise<void> {
    if (this.#isOver || slot.game !== ended) return;
    this.report.ended++;
    const game = await this.#make();
    leaveGame(ended);
    slot.game = game;
    await this.#begin(slot);
  }

  #move(slot: Slot, game: MachineGame): void {
    const after = game.notes.known.length;
    if (this.#isOver || game.pending || slot.game !== game || after >= length) return;
    const { chance, rivals } = this.#options;
    const pending = { id: `${game.id}-${after}`, after, sent: performance.now() };
    game.pending = pending;
    send(game, pending);
    if (chance() * rivals < 1) void this.#rival(slot, game, after);
  }

  /** The same move over HTTP at another server: one of the two counts. */
  async #rival(slot: Slot, game: MachineGame, after: number): Promise<void> {
    const { headers, ...from } = this.#from(game.address);
    const authorization = `Bearer ${game.tokens[after % 2]}`;
    const body = { move: moveAt(after), after, id: `${game.id}-${after}-rival` };
    const asked = { method: "POST", headers: { ...headers, authorization }, body, ...from } as const;
    const path = `/api/games/${game.id}/move`;
    // Of a server that is gone it will be seen whether it counted.
    const { status, text } = await ask(this.#anyHost(), path, asked).catch(() => nothing);
    if (status !== 200) return;
    const { event } = JSON.parse(text) as { event: { number: number; id?: string } };
    if (game.notes.know(event.number, event.id ?? "")) this.#goOn(slot, game);
  }

  #again(game: MachineGame, pending: Pending): void {
    if (game.notes.known[pending.after] !== undefined) return;
    game.notes.repeats(pending.id);
    pending.sent = performance.now();
    send(game, pending);
  }

  /** Whose server says nothing goes to another one. */
  #lookRound(): void {
    const now = performance.now();
    for (const { game } of this.#slots) {
      const { pending, places } = game;
      for (const { isThere, since, socket } of places)
        if (!isThere && now - since > 2 * patience) socket?.terminate();
      if (!pending || now - pending.sent < patience) continue;
      pending.sent = now;
      places[pending.after % 2]?.socket?.terminate();
    }
  }

  async #verify({ id, address, notes }: MachineGame, host: string, until: number): Promise<void> {
    if (notes.known.length === 0) return;
    for (;;) {
      const headers = { "x-forwarded-for": address };
      const { status, text } = await ask(host, `/api/games/${id}`, { headers }).catch(() => nothing);
      const events = status === 200 ? (JSON.parse(text) as GameView).events : [];
      if (notes.lacking(events) === 0 || performance.now() > until) return notes.compare(events);
      await sleep(200);
    }
  }
}

const nothing = { status: 0, text: "" };

/** The move that follows the first `number`: one stone each time. */
function moveAt(number: number): string {
  return `1:${length - number}-${length - number}`;
}

function send(game: MachineGame, { id, after }: Pending): void {
  const seat = after % 2;
  const place = game.places[seat];
  if (!place?.isThere) return;
  const message = { type: "move", game: game.id, seat, move: moveAt(after), after, id };
  place.socket?.send(JSON.stringify(message));
}

function leaveGame({ places }: MachineGame): void {
  for (const place of places) {
    place.socket?.terminate();
    place.socket = undefined;
  }
}
