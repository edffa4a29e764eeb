import { maxSubscriptions } from "../protocol/index.ts";
import type { Rate } from "./bucket.ts";

/** What one visitor may do, so that all have something of the server. */
export interface Limits {
  /** HTTP requests a minute and address. */
  readonly requestsPerMinute: number;
  /** The page's own files, a minute and address: a first visit takes some 160, and a classroom behind one address comes at once. */
  readonly filesPerMinute: number;
  /** The server's figures, which take more work than anything else: so often a minute and address. */
  readonly metricsPerMinute: number;
  /** Looks at tournaments, a rate of their own: a class behind one address watches, each asking every two seconds. */
  readonly arenaPerMinute: number;
  /** New games a minute and address. */
  readonly gamesPerMinute: number;
  /** Games of an address that wait for anyone at a time: nobody fills the lobby alone, and a classroom fits. */
  readonly openGames: number;
  /** A classroom behind one address should fit. */
  readonly connectionsPerAddress: number;
  /** So many more connections an address may have, live or not. */
  readonly plainConnections: number;
  /** New connections of an address a second, of any kind; at once as many as it may have. */
  readonly arrivalsPerSecond: number;
  /** Refusals of requests over the rate that an address is answered; who goes on asking is cut off. */
  readonly refusalRate: Rate;
  readonly connectionRate: Rate;
  readonly addressRate: Rate;
  /** Bytes made for an address: answers and states of games, but not the page's files. */
  readonly bytesRate: Rate;
  /** Bytes of answers that may wait for an address to read them. */
  readonly unsentBytes: number;
  /** Moves and other events that an address makes: what it writes into the file. */
  readonly eventsRate: Rate;
  /** Events in memory that an address has made, or has had woken. */
  readonly eventsHeld: number;
  /** States of games for a connection. */
  readonly stateRate: Rate;
  readonly deadlines: Deadlines;
  /** Lines of refusals in the log a second. */
  readonly refusalsLogged: number;
  /** Lines of failures, the server's own and its store's. */
  readonly failuresLogged: number;
  /** Milliseconds between two pings; who has not answered one by the next is dropped. */
  readonly pingEvery: number;
  /** Programs an address may hand in an hour; a quarter of them may wait or run at once. */
  readonly judgedPerHour: number;
  /** Programs that wait or run in all, and whose files are being read. */
  readonly judgeQueue: number;
  readonly judgeUploads: number;
  /** Milliseconds a seat has to be away from a game with a clock before the other may claim it. */
  readonly claimAfter: number;
}

/** In milliseconds. */
interface Deadlines {
  /** For a request's head, also that of a connection's first one; for all of a request. */
  readonly headers: number;
  readonly request: number;
  /** Between two requests of a connection: longer than proxies keep theirs (60 s is usual). */
  readonly keepAlive: number;
  /** Without a byte in either direction, when an answer is not taken. */
  readonly silence: number;
  /** From an answer's first byte to its last: the page's largest file at the rate of an old modem. */
  readonly answer: number;
}

export const defaultLimits: Limits = {
  requestsPerMinute: 1200,
  filesPerMinute: 6000,
  metricsPerMinute: 60,
  arenaPerMinute: 3600,
  gamesPerMinute: 120,
  openGames: 50,
  connectionsPerAddress: 500,
  plainConnections: 200,
  connectionRate: { burst: 60, perSecond: 20 },
  arrivalsPerSecond: 20,
  refusalRate: { burst: 60, perSecond: 5 },
  addressRate: { burst: 2000, perSecond: 500 },
  bytesRate: { burst: 16_000_000, perSecond: 2_000_000 },
  unsentBytes: 32_000_000,
  eventsRate: { burst: 100_000, perSecond: 50 },
  eventsHeld: 200_000,
  stateRate: { burst: maxSubscriptions, perSecond: 1 },
  deadlines: { headers: 10_000, request: 30_000, keepAlive: 72_000, silence: 80_000, answer: 300_000 },
  refusalsLogged: 10,
  failuresLogged: 10,
  pingEvery: 30_000,
  claimAfter: 120_000,
  judgedPerHour: 12,
  judgeQueue: 20,
  judgeUploads: 4,
};

/** For measurements and tests. */
export const noLimits: Limits = {
  ...defaultLimits,
  requestsPerMinute: 1e12,
  filesPerMinute: 1e12,
  metricsPerMinute: 1e12,
  arenaPerMinute: 1e12,
  gamesPerMinute: 1e12,
  openGames: 1e9,
  connectionsPerAddress: 1e9,
  plainConnections: 1e9,
  arrivalsPerSecond: 1e9,
  refusalRate: { burst: 1e9, perSecond: 1e9 },
  connectionRate: { burst: 1e9, perSecond: 1e9 },
  addressRate: { burst: 1e9, perSecond: 1e9 },
  bytesRate: { burst: 1e12, perSecond: 1e12 },
  unsentBytes: 1e12,
  eventsRate: { burst: 1e12, perSecond: 1e12 },
  eventsHeld: 1e9,
  stateRate: { burst: 1e9, perSecond: 1e9 },
  judgedPerHour: 1e9,
  judgeQueue: 1e9,
  judgeUploads: 1e9,
};
