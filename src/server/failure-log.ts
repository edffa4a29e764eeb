import type { FastifyBaseLogger } from "fastify";
import { StoreError } from "../store/index.ts";
import { Sampler } from "./sampler.ts";
import type { Time } from "./time.ts";

/** Logs what has failed; `log` is that of the request it was in. */
export type NoteFailure = (error: unknown, log?: FastifyBaseLogger) => void;

/**
 * The whole error of what fails in the store or in the server itself. While a disk is full every move of everybody fails, and the log
 * may be on the same disk: so many a second of each kind, and its next line says how many were left out. The metrics count all.
 */
export function failureLog(ownLog: FastifyBaseLogger, perSecond: number, time: Time): NoteFailure {
  // Apart, so that a bug is seen among all that a store refuses.
  const samplers = { store: new Sampler(perSecond, time), own: new Sampler(perSecond, time) };
  return (error, log = ownLog) => {
    const sampler = samplers[error instanceof StoreError ? "store" : "own"];
    if (!sampler.take()) return;
    const failuresLeftOut = sampler.tell();
    if (failuresLeftOut > 0) log.error({ err: error, failuresLeftOut });
    else log.error(error);
  };
}
