import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type {
  ContextConfigDefault,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from "fastify";
import { type RouteName, routes } from "../protocol/index.ts";
import { type RouteSchemas, routeSchemas } from "../protocol/schemas.ts";

/** What answers a route. Fastify takes from the route's schemas what it is given and what it may answer. */
type Handler<Name extends RouteName> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  RouteSchemas[Name],
  TypeBoxTypeProvider
>;

/** One handler a route: the compiler names a route that has none. */
export type Handlers<Name extends RouteName = RouteName> = { readonly [Each in Name]: Handler<Each> };

type RouteSettings = Pick<RouteShorthandOptions, "bodyLimit" | "config" | "onRequest" | "onResponse"> & {
  /** What its body may be, as bytes; JSON where it is left out. */
  readonly types?: readonly string[];
};

export type Settings = { readonly [Name in RouteName]?: RouteSettings };

/** Every route of the protocol's table. */
export function addRoutes(app: FastifyInstance, handlers: Handlers, settings: Settings): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const add = <Name extends RouteName>(name: Name) => {
    const { method, path } = routes[name];
    const handler: Handler<Name> = handlers[name];
    const { types, ...rest }: RouteSettings = settings[name] ?? {};
    const route = { method, url: path, schema: routeSchemas[name], handler, ...rest };
    if (!types) return void typed.route(route);
    typed.register((scope, _options, done) => {
      takeBytes(scope, types).route(route);
      done();
    });
  };
  for (const name of Object.keys(routes) as RouteName[]) add(name);
}

/** In a scope of its own: elsewhere a body is JSON and nothing else. */
function takeBytes(scope: FastifyInstance, types: readonly string[]) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  return scope.withTypeProvider<TypeBoxTypeProvider>();
}
