import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import { frameFor, writeFrame } from "./frame.ts";
import { readTexts } from "./frame-reader.ts";

/** What a connection needs of a WebSocket: texts in, texts out. */
export interface Wire {
  readonly isOpen: boolean;
  /** How many bytes the other side has yet to take. */
  readonly waiting: number;
  send(text: string): void;
  /** Tells of every message; of one that is no text as undefined. */
  listen(onMessage: (text: string | undefined) => void): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/**
 * The wire over a WebSocket and the stream below it. With `ownFrames` small texts are read and written as frames of our
 * own, past `ws`, which is what makes a move cheap; without, `ws` does everything. Nobody can tell from outside.
 */
export function openWire(socket: WebSocket, stream: Duplex, ownFrames: boolean): Wire {
  return ownFrames ? new FrameWire(socket, stream) : new SocketWire(socket);
}

const open = 1;

class SocketWire implements Wire {
  protected readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  get isOpen(): boolean {
    return this.socket.readyState === open;
  }

  get waiting(): number {
    return this.socket.bufferedAmount;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  listen(onMessage: (text: string | undefined) => void): void {
    this.socket.on("message", (data, isBinary) => onMessage(isBinary ? undefined : String(data)));
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }
}

class FrameWire extends SocketWire {
  readonly #stream: Duplex;

  constructor(socket: WebSocket, stream: Duplex) {
    super(socket);
    this.#stream = stream;
  }

  override get waiting(): number {
    return this.#stream.writableLength;
  }

  override send(text: string): void {
    writeFrame(this.#stream, frameFor(text));
  }

  override listen(onMessage: (text: string | undefined) => void): void {
    readTexts(this.#stream, onMessage);
    super.listen(onMessage);
  }
}
