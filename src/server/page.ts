import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type PageName, pageAt } from "../protocol/index.ts";
import { refused } from "./errors.ts";

/** Of each page whose address ends with an id: whether there is what it shows. */
type AreThere = {
  readonly [Name in PageName]?: (id: string, request: FastifyRequest) => Promise<boolean>;
};

/** The built page. Files with a hash in their name never change; the others are asked for again each time. */
export async function addPage(
  app: FastifyInstance,
  folder: string | undefined,
  areThere: AreThere,
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
      const isThere = page && areThere[page];
      // What cannot be read now may be there: the page asks again, and says it.
      const found = isThere?.(path.split("/")[2] ?? "", request).catch(() => true) ?? page !== undefined;
      if (!(await found)) reply.code(404);
      // What may be framed is a document of its own, which has nothing in it but the replay of a game.
      return reply.sendFile(page === "embed" ? "embed.html" : "index.html");
    }
    throw refused("not-found");
  });
}
