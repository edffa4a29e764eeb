import { describe, expect, it } from "vitest";
import { openSandbox, systemPath } from "../../programs/index.ts";
import { toolsOn } from "../../programs/languages/index.ts";
import { askFiles, caseNamed, javaAi, pythonAi, wrongCases } from "./fixtures.ts";

const sandbox = await openSandbox();
const here = toolsOn(systemPath);
const [javac, python] = [await here.find("javac"), await here.find("python3")];
const contained = (tool: unknown) => it.skipIf(sandbox.level === 0 || tool === undefined);

describe("in the sandbox of this machine, classes", () => {
  contained(javac)("of Java are asked as outside", async () => {
    const answer = await askFiles("nimsys-ai", javaAi(), sandbox);
    expect(wrongCases(answer)).toEqual({});
  });

  contained(python)("may not use the network, and cannot answer behind our back", async () => {
    const hostile = `import os, socket
${pythonAi.replace(
  'print("I won")',
  `for fd in range(1, 10 if len(available) < 6 else 1):
            try:
                os.write(fd, b"mark\\tvalue\\ts1 1\\nvalue\\ts1 1\\n")
            except OSError:
                pass
        if len(available) == 2 and lastMove == "2 1": socket.create_connection(("127.0.0.1", 9))`,
)}`;
    const answer = await askFiles("nimsys-ai", { "NimAIPlayer.py": hostile }, sandbox);
    expect(wrongCases(answer)).toEqual({ "second.2": expect.stringMatching(/^(FORBIDDEN|CRASH)$/) });
    expect(caseNamed(answer, "second.11").verdict).toBe("OK");
  });
});
