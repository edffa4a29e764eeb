import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { bundle } from "../server/support.ts";
import { Network } from "./network.ts";

const lacking = await Network.lacking();
const why = lacking ? ` (${lacking})` : "";

test.skipIf(lacking)(`a machine can be cut off, and joined again${why}`, async () => {
  const network = await Network.make(2);
  onTestFinished(() => network.remove());
  const server = createServer((socket) => socket.end("hello")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const [host, port] = (await network.lead((server.address() as AddressInfo).port)).split(":");
  const ask = async (index: number) => {
    const [program = "", ...args] = network.machine(index).via;
    const asking = [...args, "timeout", "2", "bash", "-c", `cat < /dev/tcp/${host}/${port}`];
    const { stdout } = await promisify(execFile)(program, asking).catch(() => ({ stdout: "nothing" }));
    return stdout;
  };
  expect(await ask(0)).toBe("hello");
  network.cut(0);
  expect(await ask(0)).toBe("nothing");
  expect(await ask(1)).toBe("hello");
  network.join(0);
  await expect.poll(() => ask(0), { timeout: 20_000 }).toBe("hello");
});

test.skipIf(lacking)(`nothing of it is left when whoever made it is killed${why}`, async () => {
  const built = await bundle({ network: "test/machines/network.ts" });
  onTestFinished(() => rmSync(built, { recursive: true, force: true }));
  const script = `
    const { Network } = await import(${JSON.stringify(`${built}/network.js`)});
    console.log((await Network.make(1)).machine(0).via.at(-1));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  const name = String(said).trim().replace(/m0$/, "");
  const left = () =>
    ["netns", "link"].flatMap((what) =>
      execFileSync("ip", [what, "show"], { encoding: "utf8" }).match(new RegExp(`${name}\\w+`, "g")),
    );
  expect(left()).toContain(`${name}m0`);
  child.kill("SIGKILL");
  await expect.poll(left, { timeout: 20_000 }).toEqual([null, null]);
});
