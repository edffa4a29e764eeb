import { type ClientMessage, livePath, type ServerMessage } from "../../protocol/index.ts";

/** How long to wait before the next attempt, in milliseconds; the last one repeats. */
const pauses = [200, 400, 800, 1500, 3000, 5000] as const;

/** A server that has said nothing for so long is asked whether it is there; with the answer's time that is less than five seconds. */
const silence = 2500;
/** While nobody looks it is asked less often: nobody waits to see it. */
const silenceUnseen = 20_000;
/** How long it has for its answer. A connection that died without a word is known by the missing one. */
const answerIn = 2200;
/** How long an attempt may take: in a network that drops everything it would take minutes. */
const openIn = 6000;

export interface LiveListener {
  /** The connection is there (again): everything has to be asked for anew. */
  opened(): void;
  lost(): void;
  heard(message: ServerMessage): void;
}

/** A line to the server. */
export interface Line {
  /** False when there is no connection: what was to be sent must be sent again later. */
  send(message: ClientMessage): boolean;
  close(): void;
}

/** A WebSocket that comes back by itself. */
export class LiveConnection implements Line {
  readonly #listener: LiveListener;
  #socket: WebSocket | undefined;
  #attempt = 0;
  /** Until the next attempt, or until this one has failed. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until the server is asked whether it is there, or should have answered. */
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #wake = () => this.#again(0);
  readonly #seen = () => {
    if (!document.hidden && this.#socket?.readyState === WebSocket.OPEN) this.#ping();
  };

  constructor(listener: LiveListener) {
    this.#listener = listener;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#seen);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = window.location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${window.location.host}${livePath}`);
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket && !this.#closed;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => isCurrent() && this.#drop(), openIn);
    socket.onopen = () => {
      if (!isCurrent()) return;
      clearTimeout(this.#timer);
      this.#attempt = 0;
      this.#listen();
      this.#listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (!isCurrent()) return;
      this.#listen();
      const message = read(data);
      if (message && message.type !== "pong") this.#listener.heard(message);
    };
    socket.onclose = () => isCurrent() && this.#drop();
  }

  /** From now on silence is counted. */
  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), document.hidden ? silenceUnseen : silence);
  }

  #ping(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#drop(), answerIn);
    this.send({ type: "ping" });
  }

  /** Goes on without this socket: its closing would be waited for as long as its answer. */
  #drop(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#listener.lost();
    const pause = pauses[Math.min(this.#attempt++, pauses.length - 1)] as number;
    this.#again(pause * (0.75 + Math.random() / 2));
  }

  #again(pause: number): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), pause);
  }
}

function read(data: string): ServerMessage | undefined {
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return undefined;
  }
}
