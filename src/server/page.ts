import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageAt } from "../protocol/index.ts";
import { refused } from "./errors.ts";

/** Whether there is a game with this id, as far as can be told. */
type IsThere = (id: string, request: FastifyRequest) => Promise<boolean>;

/** The built page. Files with a hash in their name never change; the others are asked for again each time. */
export async function addPage(
  app: FastifyInstance,
  folder: string | undefined,
  isThere: IsThere,
): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, "index.html"));
  if (built) {
    await app.register(staticFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(folder, "assets") + sep);
        reply.header("vary", "accept-encoding");
        reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = "/"] = request.url.split("?");
    const isPage = request.method === "GET" && !path.startsWith("/api/") && !path.startsWith("/assets/");
    if (built && isPage && (request.headers.accept ?? "").includes("text/html")) {
      // A deep link: the page itself shows what is there, and says so where there is nothing.
      const page = pageAt(path);
      const id = path.split("/")[2] ?? "";
      if (page === undefined || (page === "game" && !(await isThere(id, request)))) reply.code(404);
      // What may be framed is a document of its own, which has nothing in it but the replay of a game.
      return reply.sendFile(page === "embed" ? "embed.html" : "index.html");
    }
    throw refused("not-found");
  });
}
