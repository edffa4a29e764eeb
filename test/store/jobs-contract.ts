import { describe, expect, test } from "vitest";
import { type JobKeeper, leaseFor, mostAttempts, type Store, type TakenJob } from "../../src/store/index.ts";
import { allOf, event, idOf, stored } from "./games.ts";

/** What a test waits for is not waited for: it sets the store's time. */
class Calendar {
  at = 1_000_000_000_000;
  readonly now = () => this.at;
}

const ended = { winner: 0, by: "rules", at: 500, position: "1 1" } as const;

/**
 * What the jobs of every store are held to. `open` gives an empty store that goes by the time it is handed, also where a database has
 * one of its own.
 */
export function jobsContract(name: string, open: (now: () => number) => Promise<Store>): void {
  async function start(): Promise<{ store: Store; jobs: JobKeeper; calendar: Calendar }> {
    const calendar = new Calendar();
    const store = await open(calendar.now);
    return { store, jobs: store.jobs, calendar };
  }

  async function added(jobs: JobKeeper, job: Partial<Parameters<JobKeeper["add"]>[0]> = {}): Promise<string> {
    const id = await jobs.add({ kind: "count", work: null, owner: "ada", ...job });
    if (id === undefined) throw new Error("the job was not taken");
    return id;
  }

  async function taken(jobs: JobKeeper, worker = "one"): Promise<TakenJob> {
    const job = await jobs.take(["count"], worker);
    if (!job) throw new Error("there is no job");
    return job;
  }

  describe(`jobs of a store ${name}`, () => {
    test("are given back as they were given, and done once", async () => {
      const { jobs, calendar } = await start();
      expect(await jobs.take(["count"], "one")).toBeUndefined();
      const work = { to: 3, of: ["a", null, { "ü\u2028": 0.5 }] };
      const id = await added(jobs, { work, key: "count 3", from: calendar.at - 5 });
      const job = {
        id,
        kind: "count",
        work,
        owner: "ada",
        key: "count 3",
        from: calendar.at - 5,
        state: "waiting",
        added: calendar.at,
        attempt: 0,
        returned: 0,
      };
      expect(await jobs.find(id)).toEqual(job);
      calendar.at += 10;
      expect(await jobs.take([], "one")).toBeUndefined();
      expect(await jobs.take(["other"], "one")).toBeUndefined();
      const mine = await jobs.take(["other", "count"], "one");
      expect(mine).toEqual({ id, kind: "count", work, owner: "ada", attempt: 1, returned: 0 });
      expect(await jobs.find(id)).toEqual({ ...job, state: "taken", attempt: 1, worker: "one" });
      expect(await jobs.take(["count"], "two")).toBeUndefined();
      calendar.at += 10;
      expect(await jobs.finish(mine as TakenJob, { counted: 3 })).toBe(true);
      expect(await jobs.find(id)).toEqual({
        ...job,
        state: "done",
        attempt: 1,
        worker: "one",
        ended: calendar.at,
        result: { counted: 3 },
      });
      calendar.at += 10 * leaseFor;
      expect(await jobs.take(["count"], "two")).toBeUndefined();
      expect(await jobs.finish(mine as TakenJob, "late")).toBe(false);
      expect(await jobs.beat(mine as TakenJob, 9)).toBe(false);
      expect(await jobs.fail(mine as TakenJob, "late")).toBe(false);
      expect(await jobs.find(id)).toMatchObject({ state: "done", result: { counted: 3 } });
    });

    test("have any JSON for a result, and nothing where nothing is said", async () => {
      const { jobs } = await start();
      const results = [undefined, null, 0, "", [], false];
      for (const _ of results) await added(jobs);
      const ids: string[] = [];
      for (const result of results) {
        const job = await taken(jobs);
        await jobs.finish(job, result);
        ids.push(job.id);
      }
      const found = await Promise.all(ids.map((id) => jobs.find(id)));
      expect(found.map((job) => job?.result)).toEqual(results);
    });

    test("are not found by an id that was never given", async () => {
      const { jobs } = await start();
      await added(jobs);
      const job = await taken(jobs);
      for (const id of ["", "0", "nothing", "99999999999999999999", `${job.id}.5`]) {
        expect(await jobs.find(id)).toBeUndefined();
        expect(await jobs.beat({ ...job, id })).toBe(false);
      }
    });

    test("with one key there is one that waits or is being done", async () => {
      const { jobs } = await start();
      const keyed = { kind: "count", work: null, owner: "ada", key: "nightly" };
      const answers = await Promise.all([
        jobs.add(keyed),
        jobs.add(keyed),
        jobs.add({ ...keyed, owner: "bob" }),
      ]);
      expect(answers.filter((id) => id !== undefined)).toHaveLength(1);
      expect(await jobs.add({ ...keyed, kind: "other" })).toBeUndefined();
      await added(jobs, { key: "weekly" });
      for (let unkeyed = 0; unkeyed < 2; unkeyed++) await added(jobs, { owner: "bob" });
      const job = await taken(jobs);
      expect(await jobs.add(keyed)).toBeUndefined();
      await jobs.fail(job, "no luck");
      expect(await jobs.add(keyed)).toBeUndefined();
      const again = await taken(jobs);
      expect(again.id).toBe(job.id);
      await jobs.finish(again, 1);
      expect(await jobs.add(keyed)).toBeDefined();
    });

    test("do not begin before their time", async () => {
      const { jobs, calendar } = await start();
      const id = await added(jobs, { from: calendar.at + 1000, key: "later" });
      await added(jobs);
      const first = await taken(jobs);
      expect(first.id).not.toBe(id);
      expect(await jobs.take(["count"], "one")).toBeUndefined();
      calendar.at += 999;
      expect(await jobs.take(["count"], "one")).toBeUndefined();
      calendar.at += 1;
      expect((await taken(jobs)).id).toBe(id);
    });

    test("are taken by one worker each, among many at a time too", async () => {
      const { jobs } = await start();
      const ids = await Promise.all(Array.from({ length: 20 }, () => added(jobs)));
      const takers = Array.from({ length: 40 }, (_, index) => jobs.take(["count"], `worker ${index}`));
      const found = (await Promise.all(takers)).flatMap((job) => job ?? []);
      // Who came while others chose may have been told that there is nothing.
      for (let job = await jobs.take(["count"], "last"); job; job = await jobs.take(["count"], "last"))
        found.push(job);
      expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort());
    });

    test("of an owner come in their order, and owners take turns", async () => {
      const { jobs, calendar } = await start();
      const ids: string[] = [];
      for (const owner of ["ada", "ada", "ada", "ada", "bob", "bob"]) {
        ids.push(await added(jobs, { owner }));
        calendar.at += 1;
      }
      const next = async () => {
        const job = await taken(jobs);
        return { job, place: ids.indexOf(job.id) };
      };
      const order: number[] = [];
      const first = await next();
      for (let turn = 0; turn < 2; turn++) order.push((await next()).place);
      expect([first.place, ...order]).toEqual([0, 4, 1]);
      // Bob has one under way and Ada two; who has none comes before both.
      ids.push(await added(jobs, { owner: "eve" }));
      expect((await next()).place).toBe(6);
      expect((await next()).place).toBe(5);
      // Done, it is no longer under way; of other kinds they are.
      await jobs.finish(first.job, null);
      await added(jobs, { owner: "bob", kind: "other" });
      expect(await jobs.take(["other"], "one")).toMatchObject({ owner: "bob" });
      ids.push(await added(jobs, { owner: "bob" }));
      expect([(await next()).place, (await next()).place, (await next()).place]).toEqual([2, 3, 7]);
    });

    test("whose worker is gone are not under way, and are taken as if they had waited", async () => {
      const { jobs, calendar } = await start();
      for (const owner of ["ada", "bob"]) await added(jobs, { owner });
      expect(await taken(jobs)).toMatchObject({ owner: "ada" });
      calendar.at += leaseFor + 1;
      expect(await taken(jobs, "two")).toMatchObject({ owner: "ada", attempt: 2 });
      expect(await taken(jobs, "two")).toMatchObject({ owner: "bob", attempt: 1 });
    });

    test("are another's when nothing was said for a lease, and not a moment before", async () => {
      const { jobs, calendar } = await start();
      const id = await added(jobs);
      const first = await taken(jobs);
      for (let beat = 0; beat < 3; beat++) {
        calendar.at += leaseFor - 1;
        expect(await jobs.take(["count"], "two")).toBeUndefined();
        expect(await jobs.beat(first)).toBe(true);
      }
      // A worker that was away is still welcome as long as nobody else has come.
      calendar.at += leaseFor + 1;
      expect(await jobs.beat(first)).toBe(true);
      expect(await jobs.take(["count"], "two")).toBeUndefined();
      calendar.at += leaseFor + 1;
      expect(await taken(jobs, "two")).toEqual({ ...first, attempt: 2 });
      expect(await jobs.find(id)).toMatchObject({ state: "taken", worker: "two", attempt: 2 });
    });

    test("hear nothing of what an earlier attempt has to say", async () => {
      const { store, jobs, calendar } = await start();
      const id = await added(jobs);
      const first = await taken(jobs);
      calendar.at += leaseFor + 1;
      const second = await taken(jobs, "two");
      const before = await jobs.find(id);
      expect(await jobs.beat(first)).toBe(false);
      expect(await jobs.fail(first, "late")).toBe(false);
      expect(await jobs.finish(first, "late", [{ game: stored, events: [event(1)] }])).toBe(false);
      expect(await jobs.find(id)).toEqual(before);
      expect(await allOf(store)).toEqual([]);
      // Its beat has not lengthened the other's lease either.
      calendar.at += leaseFor - 1;
      expect(await jobs.beat(first)).toBe(false);
      calendar.at += 2;
      const third = await taken(jobs, "three");
      expect(third.attempt).toBe(3);
      expect(await jobs.finish(second, "late")).toBe(false);
      expect(await jobs.finish(third, "in time")).toBe(true);
      expect(await jobs.finish(first, "late")).toBe(false);
      expect(await jobs.find(id)).toMatchObject({ result: "in time", worker: "three", attempt: 3 });
    });

    test("hand over the games they have made when they are done, in one step", async () => {
      const { store, jobs } = await start();
      const made = [1, 2].map((index) => ({
        game: { ...stored, id: idOf(index) },
        events: [event(1), event(2)],
        finish: ended,
      }));
      await store.games.create(stored);
      await store.games.append(stored.id, event(1));
      await added(jobs);
      const job = await taken(jobs);
      const gap = { game: { ...stored, id: idOf(3) }, events: [event(2)] };
      await expect(jobs.finish(job, null, [...made, gap])).rejects.toThrow(/no event 1/);
      expect(await jobs.find(job.id)).toMatchObject({ state: "taken" });
      expect(await allOf(store)).toHaveLength(1);
      // One that is there already stays as it is.
      expect(await jobs.finish(job, "two games", [...made, { game: stored, events: [] }])).toBe(true);
      expect(await jobs.find(job.id)).toMatchObject({ state: "done", result: "two games" });
      expect((await store.games.load(stored.id))?.events).toEqual([event(1)]);
      for (const game of made) expect(await store.games.load(game.game.id)).toMatchObject(game);
      const { games } = await store.games.finished({ limit: 10 });
      expect(games.map(({ game: { id } }) => id)).toEqual([idOf(2), idOf(1)]);
      // They are new, and nobody has asked to keep them: unlike what was restored.
      expect(await store.prunesByDefault()).toBe(true);
    });

    test("wait when they fail, and are given up after so many attempts", async () => {
      const { jobs, calendar } = await start();
      const id = await added(jobs, { key: "once" });
      for (let attempt = 1; attempt < mostAttempts; attempt++) {
        const job = await taken(jobs);
        expect(job.attempt).toBe(attempt);
        expect(await jobs.fail(job, `reason ${attempt}`, 1000)).toBe(true);
        expect(await jobs.find(id)).toMatchObject({ state: "waiting", attempt, reason: `reason ${attempt}` });
        expect(await jobs.beat(job)).toBe(false);
        expect(await jobs.fail(job, "twice")).toBe(false);
        calendar.at += 999;
        expect(await jobs.take(["count"], "one")).toBeUndefined();
        calendar.at += 1;
      }
      const last = await taken(jobs);
      expect(await jobs.fail(last, "enough", 1000)).toBe(true);
      expect(await jobs.find(id)).toMatchObject({
        state: "failed",
        attempt: mostAttempts,
        reason: "enough",
        ended: calendar.at,
      });
      calendar.at += 10 * leaseFor;
      expect(await jobs.take(["count"], "one")).toBeUndefined();
      expect(await jobs.finish(last, "late")).toBe(false);
      expect(await jobs.add({ kind: "count", work: null, owner: "ada", key: "once" })).toBeDefined();
    });

    test("that failed are taken at once where nothing else is said, and remember why when they are done", async () => {
      const { jobs } = await start();
      await added(jobs);
      const first = await taken(jobs);
      expect(await jobs.fail(first, "no luck")).toBe(true);
      const second = await taken(jobs);
      expect(second).toEqual({ ...first, attempt: 2 });
      await jobs.finish(second, "luck");
      expect(await jobs.find(first.id)).toMatchObject({ state: "done", reason: "no luck", result: "luck" });
    });

    test("that are given back wait for nobody, and however often do not count as tried", async () => {
      const { store, jobs, calendar } = await start();
      const id = await added(jobs, { key: "once" });
      const all: TakenJob[] = [];
      const giveBack = async () => {
        const job = await taken(jobs);
        all.push(job);
        expect(job).toMatchObject({ attempt: all.length });
        expect(await jobs.giveBack(job)).toBe(true);
        expect(await jobs.find(id)).toMatchObject({ state: "waiting", attempt: all.length, worker: "one" });
      };
      const tries = (job: TakenJob) => job.attempt - job.returned;
      for (let round = 0; round < 2 * mostAttempts; round++) await giveBack();
      // What fails and who dies counts; the last one that may is the last.
      for (let tried = 1; tried < mostAttempts; tried++) {
        const job = await taken(jobs);
        all.push(job);
        expect(tries(job)).toBe(tried);
        if (tried % 2) expect(await jobs.fail(job, "no luck")).toBe(true);
        else calendar.at += leaseFor + 1;
        await giveBack();
      }
      // Whoever gave it back is heard as little as any earlier one, also while the same worker has it again.
      const last = await taken(jobs);
      expect(tries(last)).toBe(mostAttempts);
      for (const late of all) {
        expect(await jobs.beat(late)).toBe(false);
        expect(await jobs.fail(late, "late")).toBe(false);
        expect(await jobs.giveBack(late)).toBe(false);
        expect(await jobs.finish(late, "late", [{ game: stored, events: [event(1)] }])).toBe(false);
      }
      expect(await allOf(store)).toEqual([]);
      expect(await jobs.find(id)).toMatchObject({ state: "taken", attempt: last.attempt });
      calendar.at += leaseFor + 1;
      expect(await jobs.take(["count"], "one")).toBeUndefined();
      expect(await jobs.find(id)).toMatchObject({ state: "failed", ended: calendar.at });
      expect(await jobs.giveBack(last)).toBe(false);
    });

    test("that take one worker after the other with them are given up", async () => {
      const { jobs, calendar } = await start();
      const id = await added(jobs, { key: "deadly" });
      let last: TakenJob | undefined;
      for (let attempt = 1; attempt <= mostAttempts; attempt++) {
        last = await taken(jobs);
        calendar.at += leaseFor + 1;
      }
      expect(await jobs.take(["count"], "one")).toBeUndefined();
      expect(await jobs.find(id)).toMatchObject({
        state: "failed",
        attempt: mostAttempts,
        ended: calendar.at,
        reason: expect.any(String),
      });
      expect(await jobs.finish(last as TakenJob, "late")).toBe(false);
      await added(jobs, { key: "deadly" });
    });

    test("say how much is done, until another begins them", async () => {
      const { jobs, calendar } = await start();
      const id = await added(jobs);
      const mine = await taken(jobs);
      expect(await jobs.beat(mine, 7)).toBe(true);
      expect(await jobs.beat(mine)).toBe(true);
      expect(await jobs.find(id)).toMatchObject({ state: "taken", done: 7 });
      calendar.at += leaseFor;
      await taken(jobs, "two");
      expect((await jobs.find(id))?.done).toBeUndefined();
    });

    test("have an attachment for their worker alone, which is gone when they have ended", async () => {
      const { jobs, calendar } = await start();
      const attachment = "x".repeat(100_000);
      const [done, failed] = [await added(jobs, { attachment }), await added(jobs, { attachment })];
      expect(JSON.stringify([await jobs.find(done), await jobs.list({ limit: 9 })])).not.toContain("xxx");
      let mine = await taken(jobs);
      expect(mine).toMatchObject({ id: done, attachment });
      expect(await jobs.giveBack(mine)).toBe(true);
      mine = await taken(jobs);
      expect(mine).toMatchObject({ id: done, attachment });
      expect(await jobs.finish(mine, {})).toBe(true);
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        mine = await taken(jobs);
        expect(mine).toMatchObject({ id: failed, attachment });
        if (attempt % 2 === 0) expect(await jobs.fail(mine, "no")).toBe(true);
        else calendar.at += leaseFor;
      }
      expect(await jobs.find(failed)).toMatchObject({ state: "failed" });
    });

    test("are listed, the latest first", async () => {
      const { jobs, calendar } = await start();
      const ids: string[] = [];
      for (const [kind, owner] of [
        ["count", "ada"],
        ["other", "ada"],
        ["count", "bob"],
        ["count", "ada"],
      ] as const) {
        ids.push(await added(jobs, { kind, owner }));
        calendar.at += 1;
      }
      await jobs.finish(await taken(jobs), 1);
      await taken(jobs);
      const places = async (query: Parameters<JobKeeper["list"]>[0]) =>
        (await jobs.list(query)).map(({ id }) => ids.indexOf(id));
      expect(await places({ limit: 10 })).toEqual([3, 2, 1, 0]);
      expect(await places({ limit: 2 })).toEqual([3, 2]);
      expect(await places({ limit: 10, kind: "count" })).toEqual([3, 2, 0]);
      expect(await places({ limit: 10, owner: "ada" })).toEqual([3, 1, 0]);
      expect(await places({ limit: 10, state: "waiting" })).toEqual([3, 1]);
      expect(await places({ limit: 10, kind: "count", owner: "ada", state: "done" })).toEqual([0]);
      expect(await places({ limit: 10, kind: "none" })).toEqual([]);
      expect((await jobs.list({ limit: 10, state: "taken" }))[0]).toEqual(await jobs.find(ids[2] as string));
    });

    test("are counted by what has become of them, those that are done aside", async () => {
      const { jobs, calendar } = await start();
      expect(await jobs.count()).toEqual({ waiting: 0, taken: 0, failed: 0 });
      for (let index = 0; index < 6; index++) await added(jobs, index === 5 ? { kind: "other" } : {});
      const deadly = await taken(jobs);
      for (let tries = 2; tries <= mostAttempts; tries++) {
        calendar.at += leaseFor + 1;
        expect((await taken(jobs)).id).toBe(deadly.id);
      }
      calendar.at += leaseFor + 1;
      await jobs.finish(await taken(jobs), 1);
      await taken(jobs);
      expect(await jobs.count()).toEqual({ waiting: 3, taken: 1, failed: 1 });
      await jobs.forget(calendar.at + 1);
      expect(await jobs.count()).toEqual({ waiting: 3, taken: 1, failed: 0 });
    });

    test("that have ended are forgotten, and no others", async () => {
      const { jobs, calendar } = await start();
      const ids: string[] = [];
      for (let index = 0; index < 4; index++) ids.push(await added(jobs));
      await jobs.finish(await taken(jobs), 1);
      calendar.at += 10;
      await jobs.finish(await taken(jobs), 2);
      await taken(jobs);
      expect(await jobs.forget(calendar.at - 10)).toBe(0);
      expect(await jobs.forget(calendar.at, "other")).toBe(0);
      expect(await jobs.forget(calendar.at)).toBe(1);
      expect(await jobs.find(ids[0] as string)).toBeUndefined();
      expect(await jobs.forget(calendar.at + 1_000_000, "count")).toBe(1);
      expect((await jobs.list({ limit: 10 })).map(({ state }) => state)).toEqual(["waiting", "taken"]);
      // An id is not given again: what a forgotten worker says is heard by nobody.
      expect(ids).not.toContain(await added(jobs));
    });
  });
}
