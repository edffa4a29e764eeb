import {
  type AnswerOf,
  type ErrorAnswer,
  makeRequest,
  type RequestArguments,
  type RouteName,
} from "../../protocol/index.ts";
import { operatorToken } from "./operator.ts";
import { type Trouble, trouble } from "./trouble.ts";

/** What the server answered, or why there is no answer. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

/** Calls a route of the server; what it is given and answers is checked against the table of routes. */
export function call<Name extends RouteName>(
  name: Name,
  ...request: RequestArguments<Name>
): Promise<Answered<AnswerOf<Name>>> {
  return send(makeRequest(name, ...request), {});
}

/** The same with the operator's token, when one has been entered: changes of the roster may need it. */
export function callAsOperator<Name extends RouteName>(
  name: Name,
  ...request: RequestArguments<Name>
): Promise<Answered<AnswerOf<Name>>> {
  const token = operatorToken();
  return send(makeRequest(name, ...request), token ? { authorization: `Bearer ${token}` } : {});
}

/** The same for whoever holds a seat's token. */
export function callHolding<Name extends RouteName>(
  token: string,
  name: Name,
  ...request: RequestArguments<Name>
): Promise<Answered<AnswerOf<Name>>> {
  return send(makeRequest(name, ...request), { authorization: `Bearer ${token}` });
}

async function send<T>(
  { method, address, body }: ReturnType<typeof makeRequest>,
  given: Readonly<Record<string, string>>,
): Promise<Answered<T>> {
  const type = typeof body === "string" ? "application/json" : "application/octet-stream";
  const headers = body === undefined ? given : { ...given, "content-type": type };
  let response: Response;
  try {
    response = await fetch(address, { method, headers, body: body ?? null });
  } catch {
    return { ok: false, trouble: trouble("offline") };
  }
  const data: unknown = await response.json().catch(() => undefined);
  // The server's answers are of the form that its own schemas say.
  if (response.ok) return { ok: true, value: data as T };
  const { error } = (data ?? {}) as Partial<ErrorAnswer>;
  return { ok: false, trouble: error ?? trouble("server-absent") };
}
