import { describe, expect, it } from "vitest";
import { loadCliSentences } from "./cli-languages.ts";
import { submissionProblemText, submissionRemarkText } from "./submissions.ts";

const [english, german] = await Promise.all([loadCliSentences("en"), loadCliSentences("de")]);

describe("why a submission cannot be judged", () => {
  it("names what is missing in one line", () => {
    const missing = {
      code: "tool-missing",
      facts: { language: "java", tool: "javac", install: "default-jdk-headless" },
    } as const;
    expect(submissionProblemText(english, missing)).toBe(
      "Java needs javac: apt-get install default-jdk-headless",
    );
    expect(submissionProblemText(german, missing)).toBe(
      "für Java fehlt javac: apt-get install default-jdk-headless",
    );
  });

  it("quotes hostile names on one short line", () => {
    const wrong = {
      code: "name-wrong",
      facts: { name: `\u001b[2J\n${"x".repeat(100)}`, fault: "control" },
    } as const;
    expect(submissionProblemText(english, wrong)).toBe(
      `the name “ [2J ${"x".repeat(55)}…” has characters that cannot be seen; give the file another`,
    );
  });

  it("says how large it may be", () => {
    const large = { code: "submission-too-large", facts: { max: 20 * 1024 * 1024 } } as const;
    expect(submissionProblemText(german, large)).toBe("die Abgabe ist größer als 20 MiB");
  });

  it("says what was noticed", () => {
    const mark = { code: "byte-order-mark", facts: { file: "A.java" } } as const;
    expect(submissionRemarkText(english, mark)).toBe(
      "A.java begins with a byte order mark, which javac does not accept; save it as UTF-8 without one",
    );
  });
});
