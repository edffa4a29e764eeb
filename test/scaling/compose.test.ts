import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { program } from "../editions/program.ts";
import { complaint, findProgram } from "./programs.ts";
import { parseYaml } from "./yaml.ts";

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly command?: string;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly networks: Readonly<Record<string, { readonly ipv4_address?: string }>>;
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const folder = fileURLToPath(new URL("../../docs/scaling/", import.meta.url));
const file = `${folder}compose.yaml`;
const { services, networks, volumes } = parseYaml<Compose>(readFileSync(file, "utf8"), { merge: true });
const all = Object.entries(services);
const ours = all.filter(([, { image }]) => image === "grundy");

describe("the file for Compose", () => {
  test("has a database with a standby, three servers, a worker and a balancer", () => {
    expect(Object.keys(services)).toEqual([
      "primary",
      "standby",
      "one",
      "two",
      "three",
      "worker",
      "balancer",
    ]);
  });

  test("names only what is there: images with a version, files, volumes, networks, services", () => {
    for (const [name, service] of all) {
      if (service.build) expect(existsSync(`${folder}${service.build}/Dockerfile`)).toBe(true);
      else expect(service.image).toMatch(/^[a-z]+:[0-9.]+$/);
      for (const volume of service.volumes ?? []) {
        const [from = ""] = volume.split(":");
        const there = from.startsWith("./") ? existsSync(folder + from) : Object.hasOwn(volumes, from);
        expect([name, volume, there]).toEqual([name, volume, true]);
      }
      expect(Object.keys(networks)).toEqual(expect.arrayContaining(Object.keys(service.networks)));
      const before = service.depends_on ?? [];
      const names = Array.isArray(before) ? before : Object.keys(before);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(names));
    }
  });

  test("gives the servers the addresses at which the balancer looks for them, and its own as the one to be trusted", () => {
    const address = ({ networks }: Service) => networks.inside?.ipv4_address;
    const recipe = readFileSync(`${folder}haproxy.cfg`, "utf8");
    const looked = [...recipe.matchAll(/^ +server (\S+) (\S+):8000$/gm)].map(([, name, at]) => [name, at]);
    const servers = ours.filter(([, { command }]) => command?.startsWith("serve "));
    expect(servers.map(([name, service]) => [name, address(service)])).toEqual(looked);
    const balancer = address(services.balancer as Service);
    for (const [, { command }] of servers) expect(command).toContain(`--trust-proxy ${balancer} `);
  });

  test("gives a server more time to stop than it takes", () => {
    for (const [, { command = "", stop_grace_period = "" }] of ours) {
      const drain = Number(/--drain (\d+)/.exec(command)?.[1] ?? 0);
      expect(Number(/^(\d+)s$/.exec(stop_grace_period)?.[1])).toBeGreaterThan(drain + 5);
    }
  });

  test("uses commands and options that there are", async () => {
    const { stdout: help } = await program.run(["--help"]);
    for (const [, { command = "" }] of ours) {
      const [name = "", ...words] = command.split(" ");
      expect(help).toMatch(new RegExp(`^ +${name}\\b`, "m"));
      const { stdout } = await program.run([name, "--help"]);
      for (const option of words.filter((word) => word.startsWith("--")))
        expect(stdout).toContain(`${option} `);
    }
  });
});

const docker = findProgram("docker");
const composer =
  docker && spawnSync(docker, ["compose", "version"]).status === 0
    ? [docker, "compose"]
    : [findProgram("docker-compose")].filter((path) => path !== undefined);
const lacking = composer.length === 0 ? " (skipped: install docker compose)" : "";

describe.skipIf(lacking)(`Docker Compose${lacking}`, () => {
  const [command = "", ...before] = composer;
  const args = [...before, "-f", file, "config", "--quiet"];

  test("takes the file, with a password", () => {
    expect(complaint(command, args, { POSTGRES_PASSWORD: "a" })).toBe("");
    expect(complaint(command, args, { POSTGRES_PASSWORD: "" })).toContain("POSTGRES_PASSWORD");
  });
});
