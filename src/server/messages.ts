import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { ClientMessage } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";

/** One validator a type: the type is looked at first, so that a message is tried against one schema only. */
const validators = new Map<unknown, (data: unknown) => data is ClientMessage>(
  [
    schemas.moveMessage,
    schemas.subscribe,
    schemas.unsubscribe,
    schemas.takeBackMessage,
    schemas.takeBackAnswer,
    schemas.resignMessage,
    schemas.claimMessage,
    schemas.rematchMessage,
    schemas.lobbyMessage,
    schemas.leaveLobby,
    schemas.sayMessage,
    schemas.ping,
  ].map((schema) => [schema.properties.type.const, validator(schema)]),
);

function validator<T extends TSchema>(schema: T): (data: unknown) => data is Static<T> & ClientMessage {
  const compiled = Compile(schema);
  return (data): data is Static<T> & ClientMessage => compiled.Check(data);
}

/** The message a frame holds; undefined when it is none of ours. */
export function readMessage(text: string): ClientMessage | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== "object" || data === null) return undefined;
  const check = validators.get((data as { type?: unknown }).type);
  return check?.(data) ? data : undefined;
}
