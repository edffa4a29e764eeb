/**
 * What a call of each route says and is answered, as types made from the schemas, which stay with the server.
 *
 * A client is one generic function:
 * ```ts
 * async function call<Name extends RouteName>(name: Name, ...request: RequestArguments<Name>) {
 *   const { address, method, body } = makeRequest(name, ...request);
 *   const headers = body === undefined ? {} : { "content-type": "application/json" };
 *   const answer = await fetch(address, { method, headers, body: body ?? null });
 *   return (await answer.json()) as AnswerOf<Name>;
 * }
 * const { games } = await call("listGames", { query: { state: "finished", limit: 8 } });
 * const { event } = await call("move", { params: { id }, body: { move: "2", after: 0, id: "a1" } });
 * ```
 * An answer of 400 or more is an `ErrorAnswer`.
 */
import type { Static, TSchema } from "typebox";
import { type Route, type RouteName, routes } from "./routes.ts";
import type { RouteSchemas } from "./schemas.ts";

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined;
type PartOf<Name extends RouteName, Part extends string> = RouteSchemas[Name] extends {
  readonly [Key in Part]: infer Schema;
}
  ? StaticOf<Schema>
  : undefined;

/** Of each route what it is given and answers; undefined for a part that it does not have. */
export interface Call<Name extends RouteName> {
  readonly params: PartOf<Name, "params">;
  readonly query: PartOf<Name, "querystring">;
  readonly body: PartOf<Name, "body">;
  readonly answer: AnswerOf<Name>;
}

/** What a success is answered with. */
export type AnswerOf<Name extends RouteName> = RouteSchemas[Name]["response"] extends infer Response
  ? Response extends { readonly 200: infer Schema }
    ? StaticOf<Schema>
    : Response extends { readonly 201: infer Schema }
      ? StaticOf<Schema>
      : Response extends { readonly 202: infer Schema }
        ? StaticOf<Schema>
        : never
  : never;

/** The parts in which something has to be said. */
type Needed<All> = {
  [Key in keyof All]: All[Key] extends undefined ? never : object extends All[Key] ? never : Key;
}[keyof All];
type Parts<All> = Pick<All, Needed<All>> & Partial<Omit<All, Needed<All>>>;

/** What a request of a route says, in its address and in its body. */
export type RequestOf<Name extends RouteName> = Parts<Omit<Call<Name>, "answer">>;
export type RequestArguments<Name extends RouteName> = Optional<RequestOf<Name>>;
type AddressArguments<Name extends RouteName> = Optional<Parts<Pick<Call<Name>, "params" | "query">>>;
/** One argument, which can be left out when nothing in it has to be said. */
type Optional<Argument> = object extends Argument ? [argument?: Argument] : [argument: Argument];

/** The address of a route with its parameters and its query, everything in it encoded. */
export function address<Name extends RouteName>(name: Name, ...[parts]: AddressArguments<Name>): string {
  return addressOf(routes[name], parts ?? {});
}

/** A request as it goes out: JSON, but for a file, whose bytes go as they are. */
export function makeRequest<Name extends RouteName>(
  name: Name,
  ...[request]: RequestArguments<Name>
): {
  readonly method: Route["method"];
  readonly address: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
} {
  const route = routes[name];
  const parts: AddressParts & { readonly body?: unknown } = request ?? {};
  const body = parts.body === undefined ? {} : { body: bodyOf(parts.body) };
  return { method: route.method, address: addressOf(route, parts), ...body };
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
}

interface AddressParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | number>> | undefined;
}

function addressOf({ path }: Route, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:([a-z]+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const said = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return said.length === 0 ? filled : `${filled}?${said.join("&")}`;
}
