/** The yardstick: a bare `ws` server that sends back what it gets. */
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", backlog: 4096, perMessageDeflate: false });
server.on("connection", (socket) =>
  socket.on("message", (data, isBinary) => socket.send(data, { binary: isBinary })),
);
server.on("listening", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
