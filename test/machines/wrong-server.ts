/**
 * Servers that are wrong, for the negative controls; started as the command is, with a word more: `hasty` answers moves before they are
 * written; `sleeper` is right until it has been frozen, and believes from then on that nobody else has the store.
 */
import { parseArgs } from "node:util";
import { Metrics, makeApp, noLimits } from "../../src/server/index.ts";
import type { Store } from "../../src/store/index.ts";
import { openPostgresStore } from "../../src/store/postgres/index.ts";

const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    host: { type: "string" },
    port: { type: "string" },
    db: { type: "string" },
    how: { type: "string" },
  },
});
const { host = "", port = "", db = "", how } = values as Record<string, string>;

/** Milliseconds from its answer to the commit: so many that a kill meets some, fewer than the other player takes to move. */
const hurry = 20;

const nothing = () => {};

function hasty(store: Store): Store {
  const { games } = store;
  return {
    ...store,
    games: {
      ...games,
      async append(...given) {
        const commit = () => games.append(...given).then(nothing, nothing);
        setTimeout(commit, hurry);
        return true;
      },
    },
  };
}

/** Longer than anything but a freeze keeps a process from looking at the time. */
const frozen = 4000;

function sleeper(store: Store): Store {
  const { bus, games } = store;
  let hasSlept = false;
  let looked = performance.now();
  const isDeaf = () => {
    hasSlept ||= performance.now() - looked > frozen;
    looked = performance.now();
    return hasSlept;
  };
  setInterval(isDeaf, 100);
  return {
    ...store,
    bus: {
      get alone() {
        return isDeaf();
      },
      get up() {
        return isDeaf() || bus.up;
      },
      tell: (game, text) => isDeaf() || bus.tell(game, text),
      follow: (game, heard) => bus.follow(game, (text) => isDeaf() || heard(text)),
      onDoubt: (doubted) => bus.onDoubt((doubt) => isDeaf() || doubted(doubt)),
    },
    games: { ...games, heads: (ids) => (isDeaf() ? new Promise(() => {}) : games.heads(ids)) },
  };
}

const wrongs: Readonly<Record<string, (store: Store) => Store>> = { hasty, sleeper };
const opened = await openPostgresStore(db);
const store = wrongs[how as string]?.(opened) as Store;
const app = await makeApp({
  store,
  metrics: new Metrics(),
  version: "wrong",
  exposure: { loopback: true, proxied: true },
  limits: noLimits,
});
await app.listen({ host, port: Number(port) });
process.stdout.write(`http://${host}:${port}/\n`);
