import { silentBus } from "../bus.ts";
import { StoreError } from "../errors.ts";
import {
  type ClaimAnswer,
  checkNumbers,
  eventText,
  type GameKeeper,
  type LoadedGame,
  type Pruned,
} from "../games.ts";
import type { Thenable } from "../serial.ts";
import type { Store } from "../store.ts";
import { ArenaRead } from "./arena-read.ts";
import { StoreFile } from "./file.ts";
import { GamesRead } from "./games-read.ts";
import { FileIdentity } from "./identity.ts";
import { JobsRead } from "./jobs-read.ts";
import type { Operation, Writer } from "./operations.ts";
import { SqliteRoster } from "./roster.ts";
import { WrittenArena } from "./written-arena.ts";
import { WrittenJobs } from "./written-jobs.ts";
import { WrittenRoster } from "./written-roster.ts";

/**
 * A file that is read here and written through a writer that has it open, which commits in another thread while a server runs. The file
 * is the console's as well: `players.dat` can be served. `now` is the calendar's time unless a test brings another.
 */
export function sqliteStore(path: string, writer: Writer, now: () => number = Date.now): Store {
  const file = new StoreFile(path, { opened: true });
  const reader = new GamesRead(file);
  const arena = new WrittenArena(path, new ArenaRead(file), writer, now);
  const identity = new FileIdentity(path);
  return {
    games: gameKeeper(path, reader, writer),
    roster: new WrittenRoster(new SqliteRoster(file), writer),
    jobs: new WrittenJobs(new JobsRead(file), writer, now),
    arena,
    bus: silentBus,
    server: "file",
    now,
    async markAlive(at) {
      await writer.write({ do: "alive", at });
    },
    lastAlive: async () => reader.lastAlive(),
    async noteStart(at) {
      await writer.write({ do: "start", at });
      return reader.outages();
    },
    prunesByDefault: async () => reader.prunesByDefault(),
    check: async () => identity.check(),
    async close() {
      await writer.close();
      arena.close();
      file.close();
    },
  };
}

function gameKeeper(path: string, reader: GamesRead, writer: Writer): GameKeeper {
  const write = async (operation: Operation) => (await writer.write(operation)) === true;
  return {
    async create(game) {
      const answer = await writer.write({ do: "create", game });
      if (answer === "no-room") throw new StoreError("no-room", path);
      return answer === true;
    },
    takeSeat: (id, seat, by) => write({ do: "take-seat", id, seat, by }),
    // The way of every move: no promise.
    append: (id, event, finish, text = eventText(id, event)) =>
      writer.write({ do: "append", id, number: event.number, text, finish }) as Thenable<boolean>,
    claim: async (id, event, finish, absent) =>
      (await writer.write({ do: "claim", id, event, finish, absent })) as ClaimAnswer,
    async noteSeen(id, seat, at) {
      await writer.write({ do: "seen", id, seat, at });
    },
    async restore(game) {
      checkNumbers(game);
      const answer = await writer.write({ do: "restore", game });
      if (answer === "unfit") throw new Error(`game ${game.game.id} cannot be kept`);
      return answer === true;
    },
    drop: (id) => write({ do: "drop", id }),
    prune: async (request) => (await writer.write({ do: "prune", request })) as Pruned,
    load: (id) => reader.load(id),
    finished: async (query, aside) => reader.finished(query, aside),
    heads: async (ids) => reader.heads(ids),
    offer: (id, changes, offers) => write({ do: "offer", id, changes, offers }),
    due: async (before, after) => reader.due(before, after),
    async show(games) {
      if (games.length > 0) await writer.write({ do: "show", games });
    },
    goingOn: async (query, aside) => reader.goingOn(query, aside),
    async wait(games) {
      if (games.length > 0) await writer.write({ do: "wait", games });
    },
    waiting: (query, aside) => reader.waiting(query, aside),
    // Events are narrow already, and a file is one machine's.
    fold: async () => 0,
    async *all(aside): AsyncGenerator<LoadedGame> {
      let last = 0;
      for (;;) {
        const some = reader.some(last, 100, aside);
        if (some.last === last) return;
        yield* some.games;
        last = some.last;
      }
    },
  };
}
