import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Facts } from "../games/index.ts";
import type { Metrics } from "./metrics.ts";
import type { ErrorAnswer, ErrorCode } from "./protocol.ts";
import { sentence, statusOf } from "./sentences.ts";

/** A refusal on its way to the client. */
export class Refused extends Error {
  readonly refusal: ErrorCode;
  readonly facts: Facts;

  constructor(code: ErrorCode, facts: Facts = {}) {
    super(code);
    this.refusal = code;
    this.facts = facts;
  }
}

export function errorBody(code: ErrorCode, facts: Facts): ErrorAnswer {
  return { error: { code, facts: { ...facts }, message: sentence(code, facts) } };
}

/** Every error leaves as a code, facts and a sentence. What is our own fault is logged and says nothing of the inside. */
export function errorHandler(metrics: Metrics) {
  return (error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { code, facts } = classify(error);
    metrics.count("grundy_refusals_total", code);
    if (code === "internal") request.log.error(error);
    return reply.code(statusOf(code)).send(errorBody(code, facts));
  };
}

function classify(error: FastifyError | Refused): { code: ErrorCode; facts: Facts } {
  if (error instanceof Refused) return { code: error.refusal, facts: error.facts };
  if (error.statusCode === 413) return { code: "message-too-large", facts: {} };
  if (error.statusCode === 429) return { code: "too-many", facts: { seconds: 60 } };
  if (error.statusCode === 404) return { code: "not-found", facts: {} };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: "message-malformed", facts: {} };
  }
  return { code: "internal", facts: {} };
}
