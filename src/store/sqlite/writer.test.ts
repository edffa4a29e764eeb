import { afterEach, expect, test, vi } from "vitest";
import type { Packed, PackedAnswers } from "./operations.ts";
import { GroupWriter } from "./writer.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const alive = (at: number) => ({ do: "alive", at }) as const;

test.each<[string, () => PackedAnswers]>([
  ["a commit", () => ({ kept: true, others: [undefined, true, false] })],
  [
    "a commit that failed",
    () => {
      throw new Error("the disk");
    },
  ],
])(
  "whoever fails with the answer of %s keeps nobody else from his, nor the next commit",
  async (_, commit) => {
    const thrown: unknown[] = [];
    // The process's own net would have it; here it is this test's.
    vi.stubGlobal("queueMicrotask", (work: () => void) => {
      expect(work).toThrow("no use for it");
      thrown.push(work);
    });
    const writer = new GroupWriter(commit, () => {});
    const answered: string[] = [];
    const fails = () => {
      throw new Error("no use for it");
    };
    writer.write(alive(1)).then(fails, fails);
    for (const name of ["second", "third"])
      writer.write(alive(2)).then(
        () => answered.push(name),
        () => answered.push(name),
      );
    await vi.waitFor(() => expect(answered).toEqual(["second", "third"]));
    expect(thrown).toHaveLength(1);
    writer.write(alive(3)).then(
      () => answered.push("next"),
      () => answered.push("next"),
    );
    await vi.waitFor(() => expect(answered).toHaveLength(3));
    await writer.close();
  },
);

test("what makes room has a commit of its own, before whatever waits, and does not fail with it", async () => {
  const commits: string[][] = [];
  const commit = ({ others }: Packed): PackedAnswers => {
    commits.push(others.map((operation) => operation.do));
    if (others.some((operation) => operation.do === "alive")) throw new Error("no room");
    return { kept: true, others: others.map(() => true) };
  };
  const writer = new GroupWriter(commit, () => {});
  const answers = await Promise.allSettled([
    writer.write(alive(1)),
    writer.write({ do: "drop", id: "a" }),
    writer.write(alive(2)),
    writer.write({ do: "prune", request: { retention: {}, at: 3 } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
  expect(commits).toEqual([
    ["drop", "prune"],
    ["alive", "alive"],
  ]);
  await writer.close();
});
