import { expect, test } from "vitest";
import { comesFromOurPage, contentPolicy, goesBy, isLoopbackName, mayBeFramed } from "./security.ts";

const local = { loopback: true, proxied: false };
const network = { loopback: false, proxied: false };
const proxied = { loopback: true, proxied: true, publicUrl: new URL("https://games.example/") };

test.each([
  ["not a browser", undefined, "localhost:8000", local, true],
  ["our page", "http://localhost:8000", "localhost:8000", local, true],
  ["our page by number", "http://127.0.0.1:8000", "127.0.0.1:8000", local, true],
  ["another port", "http://localhost:3000", "localhost:8000", local, false],
  ["another site", "https://elsewhere.example", "localhost:8000", local, false],
  ["a name made to lead here", "http://rebound.example:8000", "rebound.example:8000", local, false],
  ["a sandboxed page", "null", "localhost:8000", local, false],
  ["nonsense", "%%%", "localhost:8000", local, false],
  ["the local network", "http://192.0.2.7:8000", "192.0.2.7:8000", network, true],
  ["another site, network", "http://elsewhere.example", "192.0.2.7:8000", network, false],
  ["behind a proxy", "https://games.example", "127.0.0.1:8000", proxied, true],
  ["another site, proxy", "https://elsewhere.example", "games.example", proxied, false],
])("%s", (_, origin, host, exposure, welcome) => {
  expect(comesFromOurPage({ origin, host }, exposure)).toBe(welcome);
});

const named = { loopback: false, proxied: false, publicUrl: new URL("https://games.example/") };

test.each([
  ["localhost:8000", true, true, true, true],
  ["LOCALHOST.:8000", true, true, true, true],
  ["127.0.0.1", true, true, true, true],
  ["[::1]:8000", true, true, true, true],
  ["rebound.example:8000", false, false, true, false],
  ["localhost.rebound.example", false, false, true, false],
  ["localhost@rebound.example", false, false, true, false],
  ["rebound.example#localhost", false, false, true, false],
  ["", false, false, true, false],
  ["192.0.2.7:8000", false, true, true, true],
  ["[2001:db8::1]:8000", false, true, true, true],
  ["attic:8000", false, true, true, false],
  ["attic.local", false, true, true, false],
  ["games.example", false, false, true, true],
  ["Games.example:8443", false, false, true, true],
])(
  "called %j: on loopback %s, on a network %s, behind a proxy %s, with a public address %s",
  (host, ...expected) => {
    expect([local, network, proxied, named].map((exposure) => goesBy(host, exposure))).toEqual(expected);
  },
);

test("inline styles are allowed where the terminal is, and nowhere else", () => {
  for (const path of ["/consoles", "/consoles/nimsys"])
    expect(contentPolicy(path)).toContain("'unsafe-inline'");
  for (const path of ["/", "/consolesx", "/play", "/api/docs"])
    expect(contentPolicy(path)).not.toContain("unsafe-inline");
  expect(contentPolicy("/")).toContain("default-src 'none'");
});

test("one page may be framed, whatever it is called", () => {
  for (const path of ["/embed/reversi", "/embed/stones/"]) {
    expect(mayBeFramed(path)).toBe(true);
    expect(contentPolicy(path)).toMatch(/frame-ancestors \*$/);
    expect(contentPolicy(path)).not.toMatch(/connect-src|worker-src|wasm|unsafe/);
  }
  const others = [
    "/",
    "/embed",
    "/embed/",
    "/embed/chess",
    "/embed/reversi/x",
    "/embed/../play/reversi",
    "/embed.html",
  ];
  for (const path of [
    ...others,
    "/embed/%72eversi",
    "//embed/reversi",
    "/EMBED/reversi",
    "/replay/reversi",
    "/play/reversi",
  ]) {
    expect(mayBeFramed(path)).toBe(false);
    expect(contentPolicy(path)).toContain("frame-ancestors 'none'");
  }
});

test("names of this machine alone", () => {
  for (const name of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"])
    expect(isLoopbackName(name)).toBe(true);
  for (const name of ["127.0.0.1.example", "localhost.example", "0.0.0.0", "example"]) {
    expect(isLoopbackName(name)).toBe(false);
  }
});
