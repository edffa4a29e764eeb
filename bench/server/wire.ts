import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** All connections read into this: what is read is dealt with before the next read. */
const shared = Buffer.allocUnsafe(65_536);

/**
 * A WebSocket client with next to no cost of its own: two cores carry both sides, and what the load spends the server does
 * not have. Text frames only, masked with zeros, which leaves the text as it is.
 */
export class Wire {
  readonly #socket: Socket;
  #rest: Buffer | undefined;
  #listener: (message: Buffer) => void = () => {};
  #onAnswer: ((answer: string) => void) | undefined;

  /** Told when the connection is over, whoever ended it. */
  onClose: () => void = () => {};

  /** Connects, from an address of this machine if one is given, and asks for a WebSocket; `opened` is told when it is one, or why it is none. */
  constructor(url: string, opened: (failure?: Error) => void, localAddress?: string) {
    const { hostname, port, pathname, host } = new URL(url);
    const onread = {
      buffer: shared,
      callback: (length: number) => {
        this.#read(shared.subarray(0, length));
        return true;
      },
    };
    const from = localAddress === undefined ? {} : { localAddress };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread, ...from });
    this.#socket.on("error", opened);
    this.#socket.on("close", () => {
      opened(new Error("closed"));
      this.onClose();
    });
    this.#socket.once("connect", () => {
      const key = randomBytes(16).toString("base64");
      const asks = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
      const lines = [`GET ${pathname} HTTP/1.1`, `Host: ${host}`, ...asks, `Sec-WebSocket-Key: ${key}`];
      this.#socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    });
    this.#onAnswer = (answer) => {
      opened(
        answer.startsWith("HTTP/1.1 101") ? undefined : new Error(`no WebSocket: ${answer.split("\r\n")[0]}`),
      );
    };
  }

  /** Told of every message from now on, instead of whoever was told before; the bytes are the listener's until it returns. */
  listen(listener: (message: Buffer) => void): void {
    this.#listener = listener;
  }

  send(text: string): void {
    const { length } = text;
    const size =
      length > 125
        ? `\xfe${String.fromCharCode(length >> 8, length & 255)}`
        : String.fromCharCode(0x80 | length);
    this.#socket.write(`\x81${size}\0\0\0\0${text}`, "latin1");
  }

  terminate(): void {
    this.#socket.destroy();
  }

  #pong(payload: Buffer): void {
    this.#socket.write(Buffer.concat([Buffer.from([0x8a, 0x80 | payload.length, 0, 0, 0, 0]), payload]));
  }

  #read(data: Buffer): void {
    let rest = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    if (this.#onAnswer) {
      // The first frame may come with the end of the answer.
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) {
        this.#rest = Buffer.from(rest);
        return;
      }
      this.#onAnswer(rest.toString("latin1", 0, end));
      this.#onAnswer = undefined;
      rest = rest.subarray(end + 4);
    }
    for (;;) {
      const short = (rest[1] ?? 0) & 0x7f;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (rest.length < head) break;
      const size = head === 2 ? short : head === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
      if (rest.length < head + size) break;
      const payload = rest.subarray(head, head + size);
      if (rest[0] === 0x81) this.#listener(payload);
      else if (rest[0] === 0x89) this.#pong(payload);
      rest = rest.subarray(head + size);
    }
    this.#rest = rest.length > 0 ? Buffer.from(rest) : undefined;
  }
}

export function wire(url: string, localAddress?: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const opened = (failure?: Error) => (failure ? reject(failure) : resolve(made));
    const made: Wire = new Wire(url, opened, localAddress);
  });
}
