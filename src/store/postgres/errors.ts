import { DatabaseError } from "pg";
import { StoreError } from "../errors.ts";

/**
 * The connection is gone, or the machine cannot take this now: to be tried again. `unknown`: what was sent last may have been kept.
 * `fatal`: trying again will not help whoever has not sent anything yet. `late`: no answer came in time.
 */
export class Lost extends Error {
  readonly reason: StoreError;
  readonly unknown: boolean;
  readonly fatal: boolean;
  readonly late: boolean;

  constructor(reason: StoreError, { unknown = false, fatal = false, late = false } = {}) {
    super(reason.message);
    this.reason = reason;
    this.unknown = unknown;
    this.fatal = fatal;
    this.late = late;
  }
}

/** For what a lost connection has undone, or what may be done twice: its outcome does not matter to who tries again. */
export async function harmless<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    throw error instanceof Lost ? new Lost(error.reason, { fatal: error.fatal }) : error;
  }
}

/**
 * PostgreSQL's codes (its manual, appendix A) after which the same is tried again on another connection: 08 connection, 57P shutdown,
 * crash or still starting, 53300 too many connections, 25006 a standby, 25P03 ended for idleness.
 */
const gone = /^(08|57P0|53300|25006|25P03)/;
/** The transaction was given up for the sake of another one: nothing of it has happened. */
const givenUp = /^(40001|40P01)$/;

/** What went wrong with something that was sent. */
export function sendingError(error: unknown, address: string): unknown {
  if (!(error instanceof DatabaseError)) {
    // A value that cannot be sent is a bug of ours; everything else the driver says is about the connection.
    if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
    // The driver's own words for its `query_timeout`.
    const late = error.message === "Query read timeout";
    return new Lost(unreachable(error, address), { unknown: true, late });
  }
  const code = error.code ?? "";
  if (gone.test(code) || error.severity === "FATAL")
    return new Lost(unreachable(error, address), { unknown: !code.startsWith("25006") });
  return givenUp.test(code) ? new Lost(unreachable(error, address)) : error;
}

/**
 * Codes of what is wrong with the machine at the moment, not with what was sent: 53 no room or memory, 55 locked, 57 cancelled, 58 its
 * files, XX itself.
 */
const ofMachine = /^(53|55|57|58|XX)/;

/** A failure to whoever has sent the same before and does not know what became of that: it may pass. Others come back unchanged. */
export function passing(error: unknown, address: string): unknown {
  if (!(error instanceof DatabaseError) || !ofMachine.test(error.code ?? "")) return error;
  const reason = asStoreError(error, address);
  return reason instanceof StoreError ? new Lost(reason, { unknown: true }) : error;
}

/** Why no connection came about, and so nothing was sent whose outcome could be unknown. */
export function connectingError(error: unknown, address: string): Lost {
  if (error instanceof Lost) return new Lost(error.reason, { fatal: error.fatal });
  const code = error instanceof DatabaseError ? (error.code ?? "") : "";
  if (code === "3D000") return new Lost(new StoreError("no-database", address), { fatal: true });
  const message = error instanceof Error ? error.message : "";
  if (message.endsWith("client password must be a string"))
    return new Lost(new StoreError("no-rights", address, "no-password"), { fatal: true });
  // Who may not log in, and what only its owner may do.
  if (/^(28|42501)/.test(code) || message.startsWith("SASL: "))
    return new Lost(new StoreError("no-rights", address, reported(error)), { fatal: true });
  return new Lost(unreachable(error, address));
}

/** A statement's own failure, in the store's terms. What is no failure of the database comes back unchanged. */
export function asStoreError(error: unknown, address: string): unknown {
  if (error instanceof Lost) return error.reason;
  if (!(error instanceof DatabaseError)) return error;
  const code = error.code ?? "";
  if (code === "42501") return new StoreError("no-rights", address, reported(error));
  if (code === "53100") return new StoreError("full", address);
  // A table or a type that our schema has, too.
  if (code === "42P07" || code === "42710") return new StoreError("occupied", address, reported(error));
  return new StoreError("failed", address, reported(error));
}

export function unreachable(error: unknown, address: string): StoreError {
  return new StoreError("unreachable", address, reported(error));
}

function reported(error: unknown): { reported: string } {
  if (!(error instanceof Error)) return { reported: String(error) };
  // Several addresses of one name: the message is empty, and each has its own.
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return { reported: (first instanceof Error ? first : error).message };
}
