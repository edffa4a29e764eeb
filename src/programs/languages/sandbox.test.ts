import { describe, expect, it, vi } from "vitest";
import { systemPath } from "../environment.ts";
import { programLanguages } from "../problems.ts";
import { openSandbox } from "../sandbox.ts";
import { programs, tryFiles } from "./fixtures.ts";
import { toolsOn } from "./index.ts";

vi.setConfig({ testTimeout: 120_000 });

const sandbox = await openSandbox();
const tools = toolsOn(systemPath);

/** Compilers and programs as strangers' are: at the highest level that there is here, with the usual limits. */
describe.each(programLanguages)(`contained, at level ${sandbox.level}, %s`, (id) => {
  const { name, text } = programs[id];

  it.skipIf(sandbox.level === 0)("is compiled and started, or its tool is named", async () => {
    const tried = await tryFiles({ [name]: text }, {}, { sandbox, tools });
    if (!tried.prepared.ok) expect(tried.prepared.problem.code).toMatch(/^(tool|typescript)-missing$/);
    else
      expect([tried.output, tried.errors, tried.ending]).toEqual([
        "Summe: 9 ä\n",
        "",
        { reason: "ended", status: 0 },
      ]);
  });
});
