import { expect, expectTypeOf, test } from "vitest";
import type { GameRecord } from "../notation/index.ts";
import {
  type AnswerOf,
  address,
  type Call,
  makeRequest,
  type RequestArguments,
  type RequestOf,
} from "./calls.ts";
import type { CreateAnswer, CreateRequest, GameList, GameView } from "./messages.ts";
import { type Route, type RouteName, routes } from "./routes.ts";
import { routeSchemas } from "./schemas.ts";

const all = Object.entries(routes) as [RouteName, Route][];

test("an address has its parameters and its query, encoded", () => {
  expect(address("listGames")).toBe("/api/games");
  expect(address("listGames", { query: { state: "finished", limit: 8 } })).toBe(
    "/api/games?state=finished&limit=8",
  );
  expect(address("answerTakeBack", { params: { id: "a/b?c" } })).toBe(
    "/api/games/a%2Fb%3Fc/take-back/answer",
  );
  expect(address("person", { query: { username: "a & b/../ü" } })).toBe(
    "/api/player?username=a%20%26%20b%2F..%2F%C3%BC",
  );
  expect(address("server")).toBe("/api/server");
});

test("a request has its method, its address and its body as text", () => {
  const body = { move: "2", after: 0, id: "a1" };
  const request = makeRequest("move", { params: { id: "x" }, body });
  expect(request).toEqual({ method: "POST", address: "/api/games/x/move", body: JSON.stringify(body) });
  expect(makeRequest("server")).toEqual({ method: "GET", address: "/api/server" });
  // @ts-expect-error: a move has a body.
  expect(makeRequest("move", { params: { id: "x" } })).not.toHaveProperty("body");
});

test("what a call says and is answered comes from the schemas", () => {
  expectTypeOf<Call<"createGame">["body"]>().toEqualTypeOf<CreateRequest>();
  expectTypeOf<AnswerOf<"createGame">>().toEqualTypeOf<CreateAnswer>();
  expectTypeOf<AnswerOf<"listGames">>().toEqualTypeOf<GameList>();
  expectTypeOf<AnswerOf<"game">>().toEqualTypeOf<GameView>();
  expectTypeOf<AnswerOf<"record">>().toEqualTypeOf<GameRecord>();
  expectTypeOf<Call<"game">["params"]>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Call<"game">["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<RequestOf<"move">["body"]>().toEqualTypeOf<{ move: string; after: number; id: string }>();
  expectTypeOf<RequestArguments<"server">>().toExtend<[unknown?]>();
});

test("a call that does not fit is an error of types", () => {
  // @ts-expect-error: it needs an id.
  expect(address("game")).toBe("/api/games/");
  // @ts-expect-error: the parameter is called id.
  expect(address("game", { params: { game: "x" } })).toBe("/api/games/");
  // @ts-expect-error: there is no such state.
  expect(address("listGames", { query: { state: "over" } })).toBe("/api/games?state=over");
  // @ts-expect-error: it has no query.
  expect(address("server", { query: { a: 1 } })).toBe("/api/server?a=1");
  // @ts-expect-error: there is no such route.
  expect(() => address("nothing")).toThrow();
});

test.each(all)("%s: its schemas are those of its path and method", (name, { method, path }) => {
  const schema: { summary: string; params?: { properties: object }; body?: object } = routeSchemas[name];
  const named = [...path.matchAll(/:([a-z]+)/g)].map(([, each]) => each);
  expect(Object.keys(schema.params?.properties ?? {})).toEqual(named);
  if (method === "GET" || method === "DELETE") expect(schema.body).toBeUndefined();
  expect(all.filter(([, other]) => other.method === method && other.path === path)).toHaveLength(1);
});
