/** Where a database is: one connection string for each machine it may be on, and how it is called in a message. */
export interface Address {
  readonly machines: readonly string[];
  /** Without a password. */
  readonly shown: string;
}

/** An `@` is nowhere but before the hosts: one in a password that was not written as `%40` would have the rest of it shown. */
const form = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#@]*)?(\?[^#@]*)?$/i;
const machine = /^(?:\[[\da-f:.]+\]|[^:[\]\s]*)(?::\d{1,5})?$/i;

/** `postgres://user@one,two:5433/name?sslmode=…`; undefined for anything else. What is not said comes from the PG… variables. */
export function parseAddress(url: string): Address | undefined {
  const parts = form.exec(url);
  if (!parts) return undefined;
  const [, user, hosts = "", path = "", rest = ""] = parts;
  const all = hosts.split(",");
  if (!all.every((host) => machine.test(host)) || (all.length > 1 && all.includes(""))) return undefined;
  const who = user === undefined ? "" : `${user}@`;
  const name = user?.replace(/:.*$/s, "") ?? "";
  return {
    machines: all.map((host) => `postgres://${who}${host}${path}${rest}`),
    shown: `postgres://${name === "" ? "" : `${name}@`}${hosts}${path}`,
  };
}
