import { type ClientMessage, livePath, type ServerMessage } from "../../protocol/index.ts";

/** How long to wait before the next attempt, in milliseconds; the last one repeats. */
const pauses = [200, 400, 800, 1500, 3000, 5000] as const;

/** Asked for this often: a connection that died without a word is noticed by the missing answer. */
const pingEvery = 15_000;

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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #answered = true;
  #closed = false;
  readonly #wake = () => this.#again(0);

  constructor(listener: LiveListener) {
    this.#listener = listener;
    window.addEventListener("online", this.#wake);
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
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = window.location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${window.location.host}${livePath}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#answered = true;
      this.#pulse = setInterval(() => this.#ping(), pingEvery);
      this.#listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#answered = true;
      const message = read(data);
      if (message && message.type !== "pong") this.#listener.heard(message);
    };
    socket.onclose = () => {
      clearInterval(this.#pulse);
      if (this.#socket !== socket || this.#closed) return;
      this.#listener.lost();
      const pause = pauses[Math.min(this.#attempt++, pauses.length - 1)] as number;
      this.#again(pause * (0.75 + Math.random() / 2));
    };
  }

  #ping(): void {
    if (!this.#answered) this.#socket?.close();
    this.#answered = false;
    this.send({ type: "ping" });
  }

  #again(pause: number): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
    }, pause);
  }
}

function read(data: string): ServerMessage | undefined {
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return undefined;
  }
}
