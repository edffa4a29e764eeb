import { expect, test } from "vitest";
import { parseAddress } from "./address.ts";

test.each([
  ["postgres://", ["postgres://"], "postgres://"],
  ["postgres:///", ["postgres:///"], "postgres:///"],
  ["postgres:///games?host=/run/postgresql", ["postgres:///games?host=/run/postgresql"], "postgres:///games"],
  ["postgres://db.example", ["postgres://db.example"], "postgres://db.example"],
  ["PostgreSQL://ann@db:5433/games", ["postgres://ann@db:5433/games"], "postgres://ann@db:5433/games"],
  ["postgres://ann:secret@db/games", ["postgres://ann:secret@db/games"], "postgres://ann@db/games"],
  ["postgres://:secret@db/games", ["postgres://:secret@db/games"], "postgres://db/games"],
  ["postgres://ann:se@cret@db/games", ["postgres://ann:se@cret@db/games"], "postgres://ann@db/games"],
  [
    "postgres://ann:a:b@[::1]:5433/games",
    ["postgres://ann:a:b@[::1]:5433/games"],
    "postgres://ann@[::1]:5433/games",
  ],
  [
    "postgres://%2Frun%2Fpostgresql/games",
    ["postgres://%2Frun%2Fpostgresql/games"],
    "postgres://%2Frun%2Fpostgresql/games",
  ],
  [
    "postgres://db/games?user=ann&password=secret",
    ["postgres://db/games?user=ann&password=secret"],
    "postgres://db/games",
  ],
  [
    "postgres://ann:secret@one,two:5433,[::1]/games?sslmode=disable",
    ["one", "two:5433", "[::1]"].map((host) => `postgres://ann:secret@${host}/games?sslmode=disable`),
    "postgres://ann@one,two:5433,[::1]/games",
  ],
])("%s is an address, shown without its password", (url, machines, shown) => {
  expect(parseAddress(url)).toEqual({ machines, shown });
});

test.each([
  "",
  "grundy.db",
  "mysql://db/games",
  "postgres:/db/games",
  "postgres:games",
  "postgres://ann:se/cret@db/games",
  "postgres://ann:se?cret@db/games",
  "postgres://ann:se#cret@db/games",
  "postgres://ann:secret",
  "postgres://ann:12/34@db/games",
  "postgres://ann:12?34@db/games",
  "postgres://db:port/games",
  "postgres://db:123456/games",
  "postgres://[::1/games",
  "postgres://one,,two/games",
  "postgres://one two/games",
])("%j is no address", (url) => {
  expect(parseAddress(url)).toBeUndefined();
});
