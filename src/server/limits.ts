import type { Rate } from "./bucket.ts";

/** What one visitor may do, so that all have something of the server. */
export interface Limits {
  /** HTTP requests a minute and address. */
  readonly requestsPerMinute: number;
  /** New games a minute and address. */
  readonly gamesPerMinute: number;
  /** A classroom behind one address should fit. */
  readonly connectionsPerAddress: number;
  readonly connectionRate: Rate;
  readonly addressRate: Rate;
  /** Milliseconds between two pings; who has not answered one by the next is dropped. */
  readonly pingEvery: number;
}

export const defaultLimits: Limits = {
  requestsPerMinute: 1200,
  gamesPerMinute: 120,
  connectionsPerAddress: 500,
  connectionRate: { burst: 60, perSecond: 20 },
  addressRate: { burst: 2000, perSecond: 500 },
  pingEvery: 30_000,
};

/** For measurements and tests. */
export const noLimits: Limits = {
  ...defaultLimits,
  requestsPerMinute: 1e12,
  gamesPerMinute: 1e12,
  connectionsPerAddress: 1e9,
  connectionRate: { burst: 1e9, perSecond: 1e9 },
  addressRate: { burst: 1e9, perSecond: 1e9 },
};
