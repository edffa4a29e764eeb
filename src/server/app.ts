import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Convert } from "typebox/value";
import { serverView } from "../protocol/schemas.ts";
import type { Store } from "../store/index.ts";
import { errorHandler, refused } from "./errors.ts";
import { addGamesApi } from "./games-api.ts";
import { Hub } from "./hub.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { addLive } from "./live.ts";
import { Metrics } from "./metrics.ts";
import { Operator } from "./operator.ts";
import { addPage } from "./page.ts";
import { addPlayersApi } from "./players-api.ts";
import { addSecurity, type Reach } from "./security.ts";
import { systemTime, type Time } from "./time.ts";

export interface AppOptions {
  readonly store: Store;
  readonly reach: Reach;
  readonly version: string;
  readonly metrics?: Metrics;
  readonly operatorToken?: string | undefined;
  /** Addresses of proxies whose word is taken for who is asking. */
  readonly trustProxy?: string | undefined;
  /** Where the built page is. */
  readonly page?: string | undefined;
  readonly limits?: Limits;
  readonly time?: Time;
  readonly restAfter?: number;
  readonly logger?: FastifyServerOptions["logger"];
}

/** The whole server, not listening yet. Closing it waits for what is under way and closes the store. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    store,
    reach,
    version,
    limits = defaultLimits,
    time = systemTime,
    metrics = new Metrics(),
  } = options;
  const app: FastifyInstance = fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 8192,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 100 },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const onFailure = (error: unknown) => app.log.error(error);
  const hub = new Hub({
    store,
    time,
    metrics,
    onFailure,
    ...(options.restAfter ? { restAfter: options.restAfter } : {}),
  });
  const operator = new Operator(reach, options.operatorToken);

  app.setValidatorCompiler(({ schema, httpPart }) => validator(schema as TSchema, httpPart === "body"));
  // What goes out is built member by member (`heads.ts`) and held to the schemas by the tests.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(errorHandler(metrics));
  await addSecurity(app, reach);
  await app.register(rateLimit, { max: limits.requestsPerMinute, timeWindow: 60_000 });
  await addDocs(app, version);
  await addLive(app, { hub, time, metrics, onFailure }, limits, reach);
  addGamesApi(app, hub, operator, limits);
  addPlayersApi(app, { store, finished: hub.finished.bind(hub) }, operator);
  addService(app, hub, metrics, {
    version,
    operator: operator.everyone ? "everyone" : "token",
    publicUrl: reach.publicUrl?.origin ?? null,
  });
  await addPage(app, options.page);

  // Tokens are in headers and invitations in queries: neither is logged.
  app.addHook("onResponse", async ({ method, url, ip, log }, { statusCode, elapsedTime }) => {
    log.info({
      method,
      path: url.split("?")[0],
      status: statusCode,
      milliseconds: Math.round(elapsedTime),
      address: ip,
    });
  });
  app.addHook("onReady", () => hub.start());
  app.addHook("preClose", () => hub.stop());
  app.addHook("onClose", () => store.close());
  return app;
}

/** The schemas check what comes in, queries after their numbers have been read. */
function validator(schema: TSchema, isBody: boolean) {
  const compiled = Compile(schema);
  return (data: unknown) => {
    const value = isBody ? data : Convert(schema, data);
    if (compiled.Check(value)) return { value };
    const [first] = compiled.Errors(value);
    return { error: refused("message-malformed", { where: first?.instancePath.slice(1) || "it" }) };
  };
}

async function addDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Grundy",
        version,
        description:
          "Games of Nim and Reversi. Live games go over the WebSocket at /api/live; see docs/api.md.",
      },
      components: {
        securitySchemes: {
          seat: { type: "http", scheme: "bearer", description: "a seat's token" },
          operator: { type: "http", scheme: "bearer", description: "the operator's token" },
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // The viewer draws its icons with inline styles and data: images; nothing of it comes from elsewhere.
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
  });
}

function addService(
  app: FastifyInstance,
  hub: Hub,
  metrics: Metrics,
  view: { version: string; operator: "everyone" | "token"; publicUrl: string | null },
): void {
  metrics.gauge("process_resident_memory_bytes", "Resident memory.", () => process.memoryUsage.rss());
  metrics.gauge("process_uptime_seconds", "Seconds since the start.", () => Math.round(process.uptime()));
  app.get(
    "/api/server",
    { schema: { tags: ["server"], summary: "About this server", response: { 200: serverView } } },
    async () => view,
  );
  app.get("/healthz", { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    if (hub.stopping) return reply.code(503).send({ status: "stopping" });
    try {
      await hub.store.lastAlive();
      return { status: "ok" };
    } catch {
      return reply.code(503).send({ status: "store" });
    }
  });
  app.get("/metrics", { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) =>
    reply.type("text/plain; version=0.0.4; charset=utf-8").send(metrics.text()),
  );
}
