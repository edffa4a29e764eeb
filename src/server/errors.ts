import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { FactsOf, RefusalCode } from "../games/index.ts";
import type { ErrorAnswer, ErrorCode } from "../protocol/index.ts";
import { StoreError } from "../store/index.ts";
import {
  type AllRefusals,
  type AnyRefusal,
  english,
  refusalText,
  type ServerRefusalCode,
} from "../words/index.ts";
import { no } from "./answer.ts";
import type { NoteFailure } from "./failure-log.ts";
import type { Metrics } from "./metrics.ts";

/** A refusal on its way to the client. */
export class Refused extends Error {
  readonly refusal: AnyRefusal;

  constructor(refusal: AnyRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A game that cannot be read: its reason was told when that was found, and is not told again however often it is asked for. */
export class SetAside extends Refused {
  constructor(reason: unknown) {
    super(no("internal").refusal);
    this.message = reason instanceof Error ? reason.message : String(reason);
  }
}

/** The error to throw for a code. */
export function refused<Code extends keyof AllRefusals>(
  code: Code,
  ...facts: FactsOf<AllRefusals[Code]>
): Refused {
  return new Refused(no(code, ...facts).refusal);
}

export function errorBody(refusal: AnyRefusal): ErrorAnswer {
  const { code, facts } = refusal;
  return { error: { code, facts: { ...facts }, message: refusalText(english, refusal) } };
}

/** Every error leaves as a code, facts and a sentence. What is our own fault is logged and says nothing of the inside. */
export function errorHandler(metrics: Metrics, onFailure: NoteFailure) {
  return (
    error: FastifyError | Refused | StoreError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    const refusal = classify(error);
    metrics.count("grundy_refusals_total", refusal.code);
    const isTold = error instanceof SetAside;
    if (!isTold && (refusal.code === "internal" || error instanceof StoreError))
      onFailure(error, request.log);
    return reply.code(statusOf(refusal.code)).send(errorBody(refusal));
  };
}

function classify(error: FastifyError | Refused | StoreError): AnyRefusal {
  if (error instanceof Refused) return error.refusal;
  // A damaged game can be asked for again and again: it is not for the client to try.
  if (error instanceof StoreError)
    return no(error.code === "damaged" ? "internal" : "storage-failed").refusal;
  if (error.statusCode === 413) return no("message-too-large").refusal;
  if (error.statusCode === 429) return no("too-many", { seconds: 60 }).refusal;
  if (error.statusCode === 404) return no("not-found").refusal;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return no("message-malformed", { where: "" }).refusal;
  }
  return no("internal").refusal;
}

/** The HTTP status of a refusal; 422 for what the rules refuse, unless it is a conflict with the state of the game. */
function statusOf(code: ErrorCode): number {
  return statuses[code] ?? 422;
}

type Statuses = { readonly [Code in ServerRefusalCode]: number } & {
  readonly [Code in RefusalCode]?: number;
};

const statuses: Statuses = {
  "message-malformed": 400,
  "message-too-large": 413,
  "too-many": 429,
  "too-many-subscriptions": 400,
  "game-missing": 404,
  "game-too-large": 400,
  "game-too-long": 400,
  "not-subscribed": 400,
  "seat-not-yours": 403,
  "no-seat-free": 409,
  "invitation-wrong": 403,
  "id-used": 409,
  outdated: 409,
  "take-back-none": 409,
  "asked-already": 409,
  "said-enough": 409,
  "game-going-on": 409,
  "game-over": 409,
  "no-first-move": 409,
  "not-your-turn": 409,
  "claim-no-clock": 409,
  "claim-seat-free": 409,
  "claim-present": 409,
  "claim-early": 409,
  "player-missing": 404,
  "player-taken": 409,
  "operator-only": 403,
  "origin-wrong": 403,
  "host-wrong": 421,
  "not-found": 404,
  "storage-failed": 503,
  "storage-full": 507,
  stopping: 503,
  "judge-off": 404,
  "judging-missing": 404,
  "judge-waiting": 429,
  "judge-full": 503,
  "tournament-missing": 404,
  internal: 500,
};
