import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { refused } from "./errors.ts";

/** The built page. Files with a hash in their name never change; the others are asked for again each time. */
export async function addPage(app: FastifyInstance, folder: string | undefined): Promise<void> {
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
    // A deep link: the page itself knows where it leads.
    const [path = "/"] = request.url.split("?");
    const isPage = request.method === "GET" && !path.startsWith("/api/") && !path.startsWith("/assets/");
    if (built && isPage && (request.headers.accept ?? "").includes("text/html"))
      return reply.sendFile("index.html");
    throw refused("not-found");
  });
}
