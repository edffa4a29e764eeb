import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { refused } from "./errors.ts";

/** Whether a stop has been announced: games go on, but nobody new is let in. */
export interface Drain {
  begun: boolean;
}

/** So long a connection may take to end by itself. */
const patience = 2000;

/**
 * Nobody can keep the server from stopping: not with half a request, nor by being silent, nor by not reading. While a stop is announced
 * every answer ends its connection, so that whoever asks again asks another server and no request meets the end of this one. Comes
 * behind the live connections' own hook, as the host's check does.
 */
export function addStopping(app: FastifyInstance, drain: Drain): void {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", async (request) => {
    if (drain.begun && request.ws) throw refused("stopping");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (drain.begun) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, patience).unref();
  });
}
