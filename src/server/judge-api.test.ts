import { describe, expect, it, onTestFinished } from "vitest";
import { type JudgeResult, judgeKind } from "../jobs/index.ts";
import { maxProgram } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, mostAttempts, SharedMemory } from "../store/index.ts";
import { type AppOptions, makeApp } from "./app.ts";
import { ask, testApp } from "./fixtures.ts";
import { defaultLimits } from "./limits.ts";

const judging = { judge: { seed: 7 }, limits: defaultLimits };
const source = Buffer.from("print('hello')\n");
const zip = { "content-type": "application/zip" };
const path = (name = "Nimsys.py", assignment = "nimsys-a") =>
  `/api/judge?assignment=${assignment}&name=${encodeURIComponent(name)}`;

const right: JudgeResult = {
  answer: {
    assignment: "nimsys-a",
    verdict: "OK",
    score: 1,
    max: 1,
    sandbox: { level: 2, how: "bubblewrap" },
    seconds: 0.5,
    cases: [{ name: "one", verdict: "OK", features: ["welcome"] }],
  },
  shown: [],
};

function storeAt(now: () => number) {
  const roster = new MemoryRoster();
  return memoryStore(roster, new SharedMemory(roster, now));
}

type App = Awaited<ReturnType<typeof testApp>>["app"];

const submit = (app: App, url = path(), file: Buffer = source, headers: object = zip) =>
  ask(app, `POST ${url}`, schemas.routeSchemas.submitProgram.response[202], file, undefined, headers);
const look = (app: App, id: string) => ask(app, `GET /api/judge/${id}`, schemas.judgingAnswer);

describe("programs to be judged", () => {
  it("are not taken unless the operator says so", async () => {
    const { app } = await testApp();
    expect(await submit(app)).toMatchObject({ status: 404, code: "judge-off" });
    expect(await look(app, `1-${"x".repeat(32)}`)).toMatchObject({ status: 404, code: "judge-off" });
    expect((await ask(app, "GET /api/server", schemas.serverView)).data.judges).toBe(false);
  });

  it("wait in the store, are judged by whoever takes the job, and leave nothing of the file", async () => {
    const { app, store } = await testApp(judging);
    expect((await ask(app, "GET /api/server", schemas.serverView)).data.judges).toBe(true);
    const first = await submit(app);
    expect(first.status).toBe(202);
    const second = await submit(app, path("Nimsys.jar"), source, {
      "content-type": "application/java-archive",
    });
    expect((await look(app, second.data.id)).data).toEqual({ state: "queued", place: 2 });
    const job = await store.jobs.take([judgeKind], "one");
    if (!job) throw new Error("there is no job");
    expect(job.work).toMatchObject({ assignment: "nimsys-a", name: "Nimsys.py", language: "en", seed: 7 });
    expect(Buffer.from(job.attachment ?? "", "base64")).toEqual(source);
    await store.jobs.beat(job, 3);
    expect((await look(app, first.data.id)).data).toEqual({ state: "running", done: 3 });
    await store.jobs.finish(job, right);
    const { data, headers } = await look(app, first.data.id);
    expect(data).toEqual({ state: "done", ...right });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("are told to have failed where nobody could judge them", async () => {
    const { app, store } = await testApp(judging);
    const { data } = await submit(app);
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      expect((await look(app, data.id)).data).toEqual({ state: "queued", place: 1 });
      const job = await store.jobs.take([judgeKind], "one");
      if (job) await store.jobs.fail(job, "no");
    }
    expect((await look(app, data.id)).data).toEqual({ state: "failed" });
  });

  it("are found by who knows the secret, and for a day", async () => {
    let now = Date.now();
    const store = storeAt(() => now);
    const { app } = await testApp({ ...judging, store });
    const { data } = await submit(app);
    const [key = "", secret = ""] = (data.id as string).split(/-(.*)/s);
    const missing = { status: 404, code: "judging-missing" };
    expect(await look(app, `${key}-${"x".repeat(32)}`)).toMatchObject(missing);
    expect(await look(app, `${Number(key) + 1}-${secret}`)).toMatchObject(missing);
    expect(await look(app, "..%2f1")).toMatchObject({ status: 400 });
    expect(await look(app, "__proto__")).toMatchObject({ status: 400 });
    const other = await store.jobs.add({ kind: "export", work: null, owner: "operator" });
    expect(await look(app, `${other}-${secret}`)).toMatchObject(missing);
    const job = await store.jobs.take([judgeKind], "one");
    if (job) await store.jobs.finish(job, right);
    now += 86_400_000 - 1;
    expect((await look(app, data.id)).status).toBe(200);
    now += 1;
    expect(await look(app, data.id)).toMatchObject(missing);
  });

  it.each([
    ["../Nimsys.py"],
    ["a/b.py"],
    ["a\\b.py"],
    [".py"],
    [".hidden.py"],
    ["Nimsys"],
    ["Nimsys.exe"],
    ["Nimsys.py\n"],
    ["Nim\u0000sys.py"],
    ["Nim sys.py"],
    ["-rf.py"],
    [`${"n".repeat(100)}.py`],
  ])("are refused under the name %j", async (name) => {
    const { app } = await testApp(judging);
    expect(await submit(app, path(name))).toMatchObject({ status: 400, code: "message-malformed" });
  });

  it("are refused for an unknown assignment, empty, as another type, and too large", async () => {
    const { app, store } = await testApp(judging);
    const malformed = { status: 400, code: "message-malformed" };
    expect(await submit(app, path("Nimsys.py", "__proto__"))).toMatchObject(malformed);
    expect(await submit(app, "/api/judge?assignment=nimsys-a")).toMatchObject(malformed);
    expect(await submit(app, `${path()}&language=fr`)).toMatchObject(malformed);
    expect(await submit(app, `${path()}&seed=3`)).toMatchObject(malformed);
    expect(await submit(app, path(), Buffer.alloc(0))).toMatchObject(malformed);
    expect(await submit(app, path(), source, { "content-type": "application/json" })).toMatchObject(
      malformed,
    );
    expect(await submit(app, path(), source, { ...zip, origin: "https://elsewhere.example" })).toMatchObject({
      status: 403,
      code: "origin-wrong",
    });
    const large = await submit(app, path(), Buffer.alloc(maxProgram + 1));
    expect(large).toMatchObject({ status: 413, code: "message-too-large" });
    expect(await store.jobs.list({ limit: 10 })).toEqual([]);
    expect((await submit(app, path(), Buffer.alloc(maxProgram))).status).toBe(202);
  });

  it("come as bytes to this address alone", async () => {
    const { app } = await testApp(judging);
    expect(await ask(app, "POST /api/games", undefined, source, undefined, zip)).toMatchObject({
      status: 400,
    });
  });
});

describe("what one may have judged", () => {
  const limited = (limits: Partial<typeof defaultLimits>): Partial<AppOptions> => ({
    ...judging,
    limits: { ...defaultLimits, ...limits },
  });

  it("is so many an hour and address", async () => {
    let now = Date.now();
    const store = storeAt(() => now);
    const { app } = await testApp({ ...limited({ judgedPerHour: 2 }), store });
    const done = async () => {
      const job = await store.jobs.take([judgeKind], "one");
      if (job) await store.jobs.finish(job, right);
    };
    for (let count = 0; count < 2; count++) {
      expect((await submit(app)).status).toBe(202);
      await done();
      now += 1000;
    }
    const refused = await submit(app);
    expect(refused).toMatchObject({ status: 429, code: "too-many" });
    expect(refused.data.error.facts.seconds).toBe(3598);
    now += 3_598_000;
    expect((await submit(app)).status).toBe(202);
  });

  it("is few that wait at once, for an address and in all, also when they come together", async () => {
    const { app } = await testApp({ ...limited({ judgedPerHour: 8 }) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(app)));
    expect(answers.map(({ code }) => code ?? "").sort()).toEqual(["", "", "judge-waiting", "judge-waiting"]);
    const store = memoryStore(new MemoryRoster());
    const full = await testApp({ ...limited({ judgeQueue: 1 }), store });
    await store.jobs.add({ kind: judgeKind, work: null, owner: "somebody else" });
    expect(await submit(full.app)).toMatchObject({ status: 503, code: "judge-full" });
  });

  it("is refused before its file is read", async () => {
    const app = await makeApp({
      ...limited({ judgeUploads: 0 }),
      store: memoryStore(new MemoryRoster()),
      version: "0.0.0",
      exposure: { loopback: true, proxied: false },
    });
    onTestFinished(() => app.close());
    // Larger than it may be, and nobody has looked.
    const answer = await submit(app, path(), Buffer.alloc(maxProgram + 1));
    expect(answer).toMatchObject({ status: 429, code: "too-many" });
  });
});
