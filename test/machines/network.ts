import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

type Side = "v" | "d";

/**
 * Machines of their own on this one: each has a namespace with two links, one to visitors and one to the database, and the latter can be
 * cut. The database is on this machine, reached through a door at the end of that link. Addresses are those set aside for measurements
 * (RFC 2544).
 */
export class Network {
  /** Of this run: several may be there at once. */
  readonly #name = `g${randomBytes(4).toString("hex")}`;
  readonly #subnet = randomInt(256);
  readonly #count: number;
  readonly #remover: ChildProcess;
  readonly #inside = new Set<Socket>();
  #door: Server | undefined;

  private constructor(count: number) {
    this.#count = count;
    this.#remover = spawn("/bin/sh", ["-c", this.#removing()], {
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
  }

  /** Why there can be none here; undefined where there can. */
  static async lacking(): Promise<string | undefined> {
    if (process.getuid?.() !== 0) return "needs root for network namespaces";
    try {
      await (await Network.make(1)).remove();
      return undefined;
    } catch {
      return "needs network namespaces: apt-get install iproute2, and a machine that allows them";
    }
  }

  static async make(count: number): Promise<Network> {
    const network = new Network(count);
    try {
      for (const side of ["v", "d"] as const) {
        run("link", "add", network.#bridge(side), "type", "bridge");
        run("addr", "add", `${network.#address(side, 1)}/24`, "dev", network.#bridge(side));
        run("link", "set", "dev", network.#bridge(side), "up");
        for (let machine = 0; machine < count; machine++) network.#connect(side, machine);
      }
      return network;
    } catch (error) {
      await network.remove();
      throw error;
    }
  }

  /** The address of a machine for visitors, and how to start something on it. */
  machine(index: number): { readonly address: string; readonly via: readonly string[] } {
    return { address: this.#address("v", 10 + index), via: ["ip", "netns", "exec", this.#space(index)] };
  }

  /** Where the machines find what listens on this port of this one. */
  async lead(port: number): Promise<string> {
    const door = createServer((from) => {
      const to = connect(port, "127.0.0.1");
      this.#inside.add(from);
      from.on("close", () => this.#inside.delete(from));
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        one.on("error", () => other.destroy()).on("close", () => other.destroy());
        one.pipe(other);
      }
    });
    this.#door = door;
    const host = this.#address("d", 1);
    door.listen(port, host);
    await once(door, "listening");
    return `${host}:${port}`;
  }

  /** Nothing passes between a machine and the database any more, and nobody is told. */
  cut(index: number): void {
    run("link", "set", "dev", this.#link("d", index), "down");
  }

  join(index: number): void {
    run("link", "set", "dev", this.#link("d", index), "up");
  }

  async remove(): Promise<void> {
    this.#door?.close();
    for (const socket of this.#inside) socket.destroy();
    if (this.#remover.exitCode !== null) return;
    const removed = once(this.#remover, "exit");
    this.#remover.stdin?.end();
    await removed;
  }

  /** Waits until whoever made it is done or gone, however he came to his end; a link goes with its bridge's machine. */
  #removing(): string {
    const machines = Array.from({ length: this.#count }, (_, machine) => machine);
    const links = (["v", "d"] as const).flatMap((side) => [
      ...machines.map((machine) => this.#link(side, machine)),
      this.#bridge(side),
    ]);
    return [
      "cat >/dev/null",
      ...machines.map((machine) => `ip netns del ${this.#space(machine)}`),
      ...links.map((link) => `ip link del ${link}`),
    ].join("; ");
  }

  #connect(side: Side, machine: number): void {
    const space = this.#space(machine);
    if (side === "v") {
      run("netns", "add", space);
      run("-n", space, "link", "set", "dev", "lo", "up");
    }
    run("link", "add", this.#link(side, machine), "type", "veth", "peer", "name", side, "netns", space);
    run("link", "set", "dev", this.#link(side, machine), "master", this.#bridge(side), "up");
    run("-n", space, "addr", "add", `${this.#address(side, 10 + machine)}/24`, "dev", side);
    run("-n", space, "link", "set", "dev", side, "up");
  }

  #address(side: Side, last: number): string {
    return `198.${side === "v" ? 18 : 19}.${this.#subnet}.${last}`;
  }

  #space(machine: number): string {
    return `${this.#name}m${machine}`;
  }

  #link(side: Side, machine: number): string {
    return `${this.#name}${side}${machine}`;
  }

  #bridge(side: Side): string {
    return `${this.#name}${side}`;
  }
}

function run(...args: string[]): void {
  execFileSync("ip", args, { stdio: "pipe" });
}
