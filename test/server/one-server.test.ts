import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "./support.ts";

test("a file has one server at a time, also after one was killed, and consoles and exports beside it", async () => {
  const folder = temporaryFolder();
  const serve = (db: string) =>
    new Running(program.main, ["serve", "--port", "0", "--log-level", "silent", "--db", db], { cwd: folder });
  const first = serve("players.dat");
  await first.address();
  const second = serve(join(folder, "players.dat"));
  expect(await second.end()).toBe(1);
  expect(second.stdout).toBe("");
  expect(second.stderr).toMatch(/^grundy: [^\n]*players\.dat is being served already[^\n]*\n$/);

  const console = await program.run(["nimsys", "c", "--data", folder], "addplayer a,A,Ann\nexit\n");
  expect(console).toMatchObject({ status: 0, stderr: "" });
  const exported = await program.run(["export", "--db", join(folder, "players.dat")]);
  expect(exported).toMatchObject({ status: 0, stderr: "" });
  expect(exported.stdout).toContain('"username":"a"');

  await first.end("SIGKILL");
  expect(existsSync(join(folder, "players.dat.lock"))).toBe(true);
  const third = serve("players.dat");
  const address = await third.address();
  expect((await fetch(new URL("/api/player?username=a", address))).status).toBe(200);
  expect(await third.end("SIGTERM")).toBe(0);
  const fourth = serve("players.dat");
  await fourth.address();
  expect(await fourth.end("SIGTERM")).toBe(0);
});
