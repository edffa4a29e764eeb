import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import { countContinuations } from "./continuations.ts";
import { frameFor, writeFrame } from "./frame.ts";
import { readTexts } from "./frame-reader.ts";

/** Whoever is told what comes in; all of it, so that it can be counted. */
export interface WireListener {
  /** A message; one that is no text as undefined. */
  message(text: string | undefined): void;
  ping(data: Buffer): void;
  /** Anything else: a pong, a further part of a message. */
  frame(): void;
}

/** What a connection needs of a WebSocket: texts in, texts out. */
export interface Wire {
  readonly isOpen: boolean;
  /** How many bytes the other side has yet to take. */
  readonly waiting: number;
  send(text: string): void;
  pong(data: Buffer): void;
  listen(listener: WireListener): void;
  /** See `dismiss`. */
  close(code: number, reason: string): void;
  terminate(): void;
}

/**
 * The wire over a WebSocket and the stream below it. With `ownFrames` small texts are read and written as frames of our
 * own, past `ws`, which is what makes a move cheap; without, `ws` does everything. Nobody can tell from outside.
 */
export function openWire(socket: WebSocket, stream: Duplex, ownFrames: boolean): Wire {
  return ownFrames ? new FrameWire(socket, stream) : new SocketWire(socket, stream);
}

/** So long whoever is sent away has to take the reason. */
const farewell = 1000;

/** Says why, reads nothing more, and ends the connection whatever the other side does. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  socket.pause();
  setTimeout(() => socket.terminate(), farewell).unref();
}

const open = 1;

class SocketWire implements Wire {
  protected readonly socket: WebSocket;
  protected readonly stream: Duplex;
  /** Until it is ended from this side. */
  #isHeard = true;
  protected readonly isHeard = () => this.#isHeard;

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
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

  pong(data: Buffer): void {
    this.socket.pong(data);
  }

  /** A piece that has been read may have more in it than the message that ends the connection: that is passed over. */
  listen(listener: WireListener): void {
    this.socket.on("message", (data, isBinary) => {
      if (this.isOpen) listener.message(isBinary ? undefined : String(data));
    });
    this.socket.on("ping", (data) => {
      if (this.isOpen) listener.ping(data);
    });
    const frame = () => {
      if (this.isOpen) listener.frame();
    };
    this.socket.on("pong", frame);
    countContinuations(this.stream, frame, this.isHeard);
  }

  close(code: number, reason: string): void {
    this.#isHeard = false;
    dismiss(this.socket, code, reason);
  }

  terminate(): void {
    this.#isHeard = false;
    this.socket.terminate();
  }
}

class FrameWire extends SocketWire {
  override get waiting(): number {
    return this.stream.writableLength;
  }

  override send(text: string): void {
    writeFrame(this.stream, frameFor(text));
  }

  override listen(listener: WireListener): void {
    super.listen(listener);
    const message = (text: string) => {
      if (this.isOpen) listener.message(text);
    };
    readTexts(this.stream, message, this.isHeard);
  }
}
