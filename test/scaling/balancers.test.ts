import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { program } from "../editions/program.ts";
import { freePort } from "../ports.ts";
import { Running, temporaryFolder } from "../server/support.ts";
import { type Balancer, haproxy, nginx, startBalancer } from "./balancers.ts";
import { complaint, findProgram, lack } from "./programs.ts";

const openssl = findProgram("openssl", "openssl");

describe.each([haproxy, nginx])("the recipe for $name", (balancer) => {
  const lacking = lack(balancer.program, balancer.debianPackage);
  const withTls = `${lacking}${lack(openssl, "openssl")}`;

  test.skipIf(withTls)(`is one that it takes, with a certificate${withTls}`, () => {
    const folder = temporaryFolder();
    const { certificate, key } = makeCertificate(folder);
    const live = "/etc/letsencrypt/live/games.example";
    const change =
      balancer === nginx
        ? ([
            [`${live}/fullchain.pem`, certificate],
            [`${live}/privkey.pem`, key],
          ] as const)
        : [];
    const both = join(folder, "both.pem");
    writeFileSync(both, readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
    const env = { GRUNDY_CERTIFICATE: both };
    expect(complaint(String(balancer.program), balancer.check(folder, change), env)).toBe("");
    const broken = balancer === nginx ? "proxy_pass http://grund;" : "default_backend grund";
    const wrong = [...change, [broken.replace("grund", "grundy"), broken]] as const;
    expect(complaint(String(balancer.program), balancer.check(folder, wrong), env)).toContain("grund");
  });

  describe.skipIf(lacking)(`in front of two servers${lacking}`, () => {
    test("keeps the probes private, however they are written", async () => {
      const { port } = await inFront(balancer, await twoServers());
      for (const path of probes) {
        const answer = await raw(port, path);
        expect([path, answer.slice(0, 12)]).not.toEqual([path, "HTTP/1.1 200"]);
        expect(answer).not.toMatch(/grundy_|"status":/);
      }
      expect(await raw(port, "/")).toMatch(/^HTTP\/1\.1 200/);
    });

    test("says who is asking, whatever he says himself", async () => {
      const seen: IncomingMessage["headers"][] = [];
      const servers = await twoListeners((request, response) => {
        if (request.url !== "/healthz") seen.push(request.headers);
        response.end();
      });
      const { port } = await inFront(balancer, servers);
      const headers = {
        "X-Forwarded-For": "192.0.2.7",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "elsewhere.example",
        Forwarded: "for=192.0.2.7",
      };
      await fetch(`http://127.0.0.1:${port}/api/server`, { headers });
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
      expect(seen[0]).not.toHaveProperty("forwarded");
      expect(seen[0]).not.toHaveProperty("x-forwarded-host");
    });

    test("takes live connections to another server while one stops, and leaves those it has alone", async () => {
      const servers = await twoServers();
      const { port } = await inFront(balancer, servers);
      const before = await Promise.all(Array.from({ length: 4 }, () => live(port)));
      const closed: number[] = [];
      for (const socket of before) socket.on("close", (code) => closed.push(code));
      servers[0].server.process.kill("SIGTERM");
      await until(async () => (await fetch(new URL("/healthz", servers[0].address))).status === 503);
      // At once, when nobody has noticed yet, and later.
      for (let many = 0; many < 8; many++) await live(port);
      await new Promise((resolve) => setTimeout(resolve, 4000));
      for (let many = 0; many < 8; many++) await live(port);
      for (const socket of before) await echo(socket);
      expect(closed).toEqual([]);
      servers[0].server.process.kill("SIGTERM");
      await until(async () => closed.length > 0);
      // By the server that stopped, with the code that has browsers come back.
      expect(closed).toEqual([1001, 1001]);
    });

    test("asks another server when one is gone", async () => {
      const servers = await twoServers();
      const { port } = await inFront(balancer, servers);
      await servers[0].server.end("SIGKILL");
      for (let many = 0; many < 10; many++) {
        expect((await fetch(`http://127.0.0.1:${port}/api/server`)).status).toBe(200);
      }
    });

    test("asks nobody twice for what might have been done", async () => {
      const counted = { GET: 0, POST: 0 };
      const servers = await twoListeners((request, response) => {
        if (request.url === "/healthz") return response.end();
        counted[request.method as "GET" | "POST"]++;
        response.writeHead(503).end();
      });
      const { port } = await inFront(balancer, servers);
      const address = `http://127.0.0.1:${port}/api/games`;
      expect((await fetch(address, { method: "POST", body: "{}" })).status).toBe(503);
      expect(counted).toEqual({ GET: 0, POST: 1 });
    });
  });
});

/** The paths of the probes in every way one might write them, sent as they stand. */
const probes = ["/metrics", "/healthz"].flatMap((path) => [
  path,
  `${path}?a=b`,
  `${path}#a`,
  `${path}/`,
  `/${path}`,
  `/.${path}`,
  `/api/..${path}`,
  `http://grundy${path}`,
  path.replace("h", "%68").replace("m", "%6d"),
  path.replace("h", "%68").replace("m", "%6D"),
  `/%2e${path}`,
  `${path}%00`,
  `${path};a=b`,
  path.toUpperCase(),
]);

interface Served {
  readonly address: URL;
  readonly server: Running;
}

async function twoServers(): Promise<[Served, Served]> {
  const start = async (): Promise<Served> => {
    const db = join(temporaryFolder(), "grundy.db");
    const args = ["serve", "--port", "0", "--trust-proxy", "--drain", "60", "--db", db];
    const server = new Running(program.main, args);
    return { server, address: await server.address() };
  };
  return [await start(), await start()];
}

async function twoListeners(listener: RequestListener): Promise<{ address: URL }[]> {
  const start = async () => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    onTestFinished(() => server.closeAllConnections());
    return { address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
  };
  return [await start(), await start()];
}

async function inFront(balancer: Balancer, servers: readonly { address: URL }[]): Promise<{ port: number }> {
  const port = await freePort();
  await startBalancer(balancer, { port, servers: servers.map(({ address }) => Number(address.port)) });
  return { port };
}

/** What is answered to a path that is sent as it stands. */
function raw(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
    socket.once("close", () => resolve(text)).once("error", reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: grundy\r\nConnection: close\r\n\r\n`);
  });
}

async function live(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`);
  onTestFinished(() => socket.terminate());
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return socket;
}

/** The other side is there. */
async function echo(socket: WebSocket): Promise<void> {
  const answered = new Promise((resolve) => socket.once("pong", resolve));
  socket.ping("a");
  await answered;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

function makeCertificate(folder: string) {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const args = ["req", "-x509", ...kind, "-subj", "/CN=games.example", "-keyout", key, "-out", certificate];
  const { status, stderr } = spawnSync(String(openssl), args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { certificate, key };
}
