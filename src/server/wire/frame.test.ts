import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { frameFor, writeFrame } from "./frame.ts";

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  "a client reads a frame of %i characters",
  async (length) => {
    const text = "é".repeat(length % 2) + "x".repeat(length - (length % 2));
    const server = createServer((socket) => {
      socket.once("data", (request) => {
        const key = /sec-websocket-key: (.*)\r\n/i.exec(String(request))?.[1];
        const accept = createHash("sha1")
          .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
          .digest("base64");
        socket.write(
          `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
        );
        writeFrame(socket, frameFor(text));
      });
      socket.on("error", () => {});
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const received = await new Promise((resolve, reject) => {
      client.once("message", (data, isBinary) => resolve(isBinary ? undefined : String(data)));
      client.once("error", reject);
    });
    expect(received).toBe(text);
    client.terminate();
    server.close();
  },
);

test("the same text one after another is one frame, another text is another", () => {
  const frame = frameFor("zoë");
  expect(frameFor("zoë")).toBe(frame);
  expect(frameFor("zoe")).not.toEqual(frame);
  expect(frameFor("zoë")).toEqual(frame);
});
