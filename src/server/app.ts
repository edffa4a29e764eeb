import { maxHeaderSize } from "node:http";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";
import { Convert } from "typebox/value";
import type { SaidRetention } from "../jobs/index.ts";
import { maxFrame, type ServerRoute } from "../protocol/index.ts";
import type { Store } from "../store/index.ts";
import { Addresses } from "./addresses.ts";
import { addAnswers } from "./answers.ts";
import { arenaApi, arenaSettings } from "./arena/arena-api.ts";
import { Tournaments } from "./arena/tournaments.ts";
import { Attempts } from "./attempts.ts";
import { makeDoor } from "./door.ts";
import { errorHandler, refused } from "./errors.ts";
import { failureLog } from "./failure-log.ts";
import { gamesApi } from "./games-api.ts";
import { Health } from "./health.ts";
import { Hub } from "./hub.ts";
import { addJobFigures } from "./job-figures.ts";
import { judgeApi, judgeSettings } from "./judge-api.ts";
import { JudgeQueue } from "./judge-queue.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { addLive } from "./live.ts";
import { Metrics } from "./metrics.ts";
import { Operator } from "./operator.ts";
import { addPage } from "./page.ts";
import { pathFor } from "./paths.ts";
import { peopleApi } from "./people-api.ts";
import { addPace, addRates } from "./rates.ts";
import { addRequestLog } from "./request-log.ts";
import { addRoutes, type Handlers } from "./routes.ts";
import { addHeaders, addHostCheck, addOriginCheck, type Exposure } from "./security.ts";
import { SharedLimits } from "./shared-limits.ts";
import { addStopping, type Drain } from "./stopping.ts";
import { servedTime, type Time } from "./time.ts";
import { startUpkeep } from "./upkeep.ts";

export interface AppOptions {
  readonly store: Store;
  readonly exposure: Exposure;
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
  /** When games are dropped; nothing is when it is left out. */
  readonly retention?: SaidRetention;
  /** Programs are taken to be judged, by whoever does the jobs of that kind; none are when it is left out. */
  readonly judge?: { readonly seed: number } | undefined;
  /** False: live connections go through `ws` alone, not through frames of our own. */
  readonly ownFrames?: boolean;
  /** Begun by whoever will stop the server soon. */
  readonly drain?: Drain;
  readonly logger?: FastifyServerOptions["logger"];
}

/** The whole server, not listening yet. Closing it waits for what is under way and closes the store. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    store,
    exposure,
    version,
    limits = defaultLimits,
    metrics = new Metrics(),
    ownFrames = true,
    drain = { begun: false },
  } = options;
  const served = servedTime(undefined, () => store.now());
  const time = options.time ?? served;
  const addresses = new Addresses(limits);
  const rates = { limits, addresses, time, metrics };
  const { serverFactory, upgrades } = makeDoor({ ...rates, trustProxy: options.trustProxy });
  const app: FastifyInstance = fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: maxFrame,
    forceCloseConnections: "idle",
    serverFactory,
    rewriteUrl: ({ url }) => pathFor(url),
    // The schemas judge how long an id is: Fastify would refuse before anything is counted.
    routerOptions: { maxParamLength: maxHeaderSize },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const onFailure = failureLog(app.log, limits.failuresLogged, time);
  const hub = new Hub({
    store,
    time,
    metrics,
    onFailure,
    claimAfter: limits.claimAfter,
    openGames: limits.openGames,
    ...(options.restAfter ? { restAfter: options.restAfter } : {}),
  });
  addJobFigures(metrics, store.jobs);
  const attempts = new Attempts();
  const operator = new Operator(exposure, options.operatorToken, time, attempts);
  const { bus, server } = store;
  const shared = bus.alone ? undefined : new SharedLimits({ bus, server, addresses, attempts, time });

  app.setValidatorCompiler(({ schema, httpPart }) => validator(schema as TSchema, httpPart === "body"));
  // What goes out is built member by member (`views.ts`) and held to the schemas by the tests.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(errorHandler(metrics, onFailure));
  addPace(app, rates);
  await addHeaders(app, exposure);
  await addRates(app, rates);
  addAnswers(app, rates);
  addOriginCheck(app, exposure);
  await addLive(app, { hub, time, metrics, onFailure }, { limits, addresses, exposure, upgrades, ownFrames });
  addHostCheck(app, exposure);
  addStopping(app, drain);
  await addDocs(app, version);
  const queue = options.judge && new JudgeQueue({ store, limits, onFailure, ...options.judge });
  const tournaments = new Tournaments({
    keeper: store.arena,
    time,
    setAside: (id, error) => onFailure(error, app.log.child({ tournament: id })),
  });
  const about = serverApi(version, operator, exposure, queue !== undefined);
  addRoutes(
    app,
    {
      ...gamesApi(hub, operator, ({ ip }) => addresses.at(ip, time.steady())),
      ...peopleApi(hub, operator),
      ...judgeApi(queue),
      ...arenaApi(store.arena, tournaments, operator),
      ...about,
    },
    {
      createGame: { bodyLimit: maxFrame * 4 },
      ...judgeSettings(queue),
      ...arenaSettings(limits),
    },
  );
  const health = new Health({
    store,
    time,
    metrics,
    onChange: (error) => (error ? app.log.error(error) : app.log.warn("the store can be used again")),
  });
  addProbes(app, { hub, health, metrics, drain, limits });
  await addPage(app, options.page, {
    game: async (id, { ip }) => (await hub.game(id, addresses.at(ip, time.steady()))) !== undefined,
    tournament: async (id) => (await tournaments.find(id)) !== undefined,
  });

  addRequestLog(app, limits.refusalsLogged, time);
  app.addHook("onReady", () => hub.start());
  app.addHook("preClose", () => hub.stop());
  const upkeep = startUpkeep({ store, hub, time, metrics, onFailure, retention: options.retention });
  app.addHook("onClose", async () => {
    health.stop();
    queue?.stop();
    tournaments.stop();
    shared?.stop();
    served.stop();
    await upkeep.stop();
    return store.close();
  });
  return app;
}

/** The schemas check what comes in, queries after their numbers have been read. */
function validator(schema: TSchema, isBody: boolean) {
  const compiled = Compile(schema);
  return (data: unknown) => {
    const value = isBody ? data : Convert(schema, data);
    if (compiled.Check(value)) return { value };
    const [first] = compiled.Errors(value);
    return { error: refused("message-malformed", { where: first ? placeOf(first) : "" }) };
  };
}

/** A member's name comes from outside. */
const longestPlace = 100;

/** The member that is missing, too much or wrong: `seats/0/by`. */
function placeOf(error: TLocalizedValidationError): string {
  const { instancePath, keyword, params } = error;
  const [member] =
    keyword === "required"
      ? params.requiredProperties
      : keyword === "additionalProperties"
        ? params.additionalProperties
        : [];
  const place = [...instancePath.split("/"), ...(member === undefined ? [] : [member])].slice(1).join("/");
  return place.slice(0, longestPlace);
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

function serverApi(
  version: string,
  operator: Operator,
  { publicUrl }: Exposure,
  judges: boolean,
): Handlers<ServerRoute> {
  const view = (request: FastifyRequest) => ({
    version,
    operator: operator.isOwner(request) ? ("everyone" as const) : ("token" as const),
    publicUrl: publicUrl?.origin ?? null,
    judges,
  });
  return { server: async (request) => view(request) };
}

interface Probed {
  readonly hub: Hub;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly drain: Drain;
  readonly limits: Limits;
}

/** For whoever runs the server: whether it is well, and its figures. */
function addProbes(app: FastifyInstance, { hub, health, metrics, drain, limits }: Probed): void {
  // A rate of their own: who is busy elsewhere can still see whether the server is well.
  const config = { rateLimit: { max: limits.requestsPerMinute, groupId: "probes" } };
  app.get("/healthz", { schema: { hide: true }, config }, async (_request, reply) => {
    if (hub.stopping || drain.begun) return reply.code(503).send({ status: "stopping" });
    if (!hub.ready) return reply.code(503).send({ status: "starting" });
    const reason = await health.trouble();
    return reason === undefined ? { status: "ok" } : reply.code(503).send({ status: "store", reason });
  });
  const rare = { rateLimit: { max: limits.metricsPerMinute, groupId: "metrics" } };
  app.get("/metrics", { schema: { hide: true }, config: rare }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}
