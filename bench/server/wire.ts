import { randomBytes } from "node:crypto";
import { connect as open, type Socket } from "node:net";

/**
 * A WebSocket client with next to no cost of its own: two cores carry both sides, and what the load spends the server does
 * not have. Text frames only, masked with zeros, which leaves the text as it is.
 */
export class Wire {
  readonly #socket: Socket;
  #rest: Buffer | undefined;
  #listener: (message: Buffer) => void = () => {};

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("data", (data) => this.#read(data));
  }

  /** Told of every message from now on, instead of whoever was told before. */
  listen(listener: (message: Buffer) => void): void {
    this.#listener = listener;
  }

  send(text: string): void {
    const long = text.length > 125;
    const head = long ? 8 : 6;
    const frame = Buffer.allocUnsafe(head + text.length).fill(0, 0, head);
    frame[0] = 0x81;
    frame[1] = 0x80 | (long ? 126 : text.length);
    if (long) frame.writeUInt16BE(text.length, 2);
    frame.write(text, head, "latin1");
    this.#socket.write(frame);
  }

  terminate(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    let rest = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    for (;;) {
      const short = (rest[1] ?? 0) & 0x7f;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (rest.length < head) break;
      const size = head === 2 ? short : head === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
      if (rest.length < head + size) break;
      if ((rest[0] as number) === 0x81) this.#listener(rest.subarray(head, head + size));
      rest = rest.subarray(head + size);
    }
    this.#rest = rest.length > 0 ? rest : undefined;
  }
}

export function wire(url: string): Promise<Wire> {
  const { hostname, port, pathname, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = open({ host: hostname, port: Number(port), noDelay: true });
    socket.once("error", reject);
    socket.once("connect", () => {
      const key = randomBytes(16).toString("base64");
      const asks = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
      socket.write(
        [`GET ${pathname} HTTP/1.1`, `Host: ${host}`, ...asks, `Sec-WebSocket-Key: ${key}`, "", ""].join(
          "\r\n",
        ),
      );
    });
    socket.once("data", (answer) => {
      const text = answer.toString("latin1");
      if (!text.startsWith("HTTP/1.1 101") || !text.endsWith("\r\n\r\n")) {
        reject(new Error(`no WebSocket: ${text.split("\r\n")[0]}`));
        return;
      }
      resolve(new Wire(socket));
    });
  });
}
