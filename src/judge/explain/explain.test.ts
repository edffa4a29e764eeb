import { describe, expect, it } from "vitest";
import { follow } from "../../editions/lockstep/index.ts";
import { languageTags, loadJudgeSentences } from "../../words/index.ts";
import { type Verdict, verdicts } from "../verdict.ts";
import { type Cause, causeFrom, causeInSource, causeOfBothRuns } from "./causes.ts";
import { causeText, type KnownVerdict, verdictText, wrongMoveText } from "./explain.ts";
import { pipedTranscript, terminalTranscript, transcriptText } from "./transcript.ts";

const english = await loadJudgeSentences("en");
const german = await loadJudgeSentences("de");
const said = (errors: string, own?: readonly string[]) => {
  const cause = causeFrom(errors, own);
  return cause && causeText(english, cause);
};

describe("the cause of a failure", () => {
  it("is the exception with the student's own line: Java", () => {
    const trace = [
      'Exception in thread "main" java.util.NoSuchElementException: No line found',
      "\tat java.base/java.util.Scanner.nextLine(Scanner.java:1651)",
      "\tat NimPlayer.askMove(NimPlayer.java:42)",
      "\tat Nimsys.main(Nimsys.java:12)",
    ].join("\n");
    expect(said(trace)).toBe(
      "Your program stopped in line 42 of “NimPlayer.java” with NoSuchElementException (“No line found”). It wants to read on although the input has ended.",
    );
    expect(said(trace, ["Nimsys.java"])).toContain("line 12 of “Nimsys.java”");
    const caused =
      'Exception in thread "main" java.lang.ExceptionInInitializerError\n\tat Nimsys.main(Nimsys.java:3)\n' +
      'Caused by: java.lang.NumberFormatException: For input string: "x"\n\tat java.base/java.lang.Integer.parseInt(Integer.java:652)\n\tat NimGame.<clinit>(NimGame.java:7)\n\t... 1 more\n';
    expect(said(caused)).toBe(
      'Your program stopped in line 7 of “NimGame.java” with NumberFormatException (“For input string: "x"”). It takes something for a number that is none.',
    );
  });

  it("Python and Node", () => {
    const python =
      'Traceback (most recent call last):\n  File "/home/x/nim.py", line 30, in <module>\n    main()\n  File "/home/x/nim.py", line 9, in main\n    print(10 // left)\n' +
      '          ~~~^^~~~\n  File "/usr/lib/python3.11/fractions.py", line 1, in f\nZeroDivisionError: integer division or modulo by zero\n';
    expect(said(python)).toBe(
      "Your program stopped in line 9 of “nim.py” with ZeroDivisionError (“integer division or modulo by zero”). It divides by zero.",
    );
    expect(said("  File \"nim.py\", line 3\n    if x\n        ^\nSyntaxError: expected ':'\n")).toContain(
      "line 3 of “nim.py” with SyntaxError",
    );
    expect(
      said(
        'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\nEOFError: EOF when reading a line',
      ),
    ).toContain("It wants to read on although the input has ended.");
    const node =
      "/home/x/nim.js:3\n  game.start();\n       ^\n\nTypeError: Cannot read properties of undefined (reading 'start')\n    at Object.<anonymous> (/home/x/nim.js:3:8)\n    at Module._compile (node:internal/modules/cjs/loader:1105:14)\n";
    expect(said(node)).toBe(
      "Your program stopped in line 3 of “nim.js” with TypeError (“Cannot read properties of undefined (reading 'start')”). It uses something that is not there.",
    );
    expect(
      said("file:///x/a.mjs:1\nlet = ;\nSyntaxError: Unexpected token ';'\n    at node:internal/a:1:2\n"),
    ).toContain("with SyntaxError");
  });

  it("what the launcher and the compiler say", () => {
    expect(
      said(
        "Error: Could not find or load main class Nimsys\nCaused by: java.lang.ClassNotFoundException: Nimsys\n",
      ),
    ).toBe("The class “Nimsys”, which is started, was not found. Names are case-sensitive.");
    expect(
      said(
        "Error: Could not find or load main class Nimsys\nCaused by: java.lang.NoClassDefFoundError: Nimsys (wrong name: my/nim/Nimsys)\n",
      ),
    ).toBe(
      "Your files begin with a package line (“my.nim”); the tests look for the class without a package. Leave the line out.",
    );
    expect(
      said("Error: Main method not found in class Nimsys, please define the main method as:\n"),
    ).toContain("has no main method");
    expect(said("src/Nim.java:4: error: ';' expected\n        int x\n             ^\n1 error\n")).toBe(
      "The compiler says of line 4 of “Nim.java”: “';' expected”.",
    );
    expect(
      said("a.java:1: error: class Nimsys is public, should be declared in a file named Nimsys.java\n"),
    ).toBe("The public class “Nimsys” must be in a file of its name, not in “a.java”.");
    expect(said("Nimsys.java:1: error: illegal character: '\\ufeff'\n")).toContain("byte order mark");
    expect(
      said("T.java:3: error: NimAIPlayer is not public in nim; cannot be accessed from outside package\n"),
    ).toBe("The class “NimAIPlayer” is not public: write “public class”.");
  });

  it("what only the source tells", () => {
    expect(causeInSource("Nimsys.java", "\ufeffclass Nimsys {}", "Nimsys")?.cause).toBe("byte-order-mark");
    expect(causeInSource("Nimsys.java", "// package x;\npackage my.nim;\n", "Nimsys")).toEqual({
      cause: "package-line",
      facts: { name: "my.nim" },
    });
    expect(causeInSource("Nimsys.java", "class Nimsys {}", "Nimsys")?.cause).toBe("class-not-public");
    expect(causeInSource("Nimsys.java", "public final class Nimsys {}", "Nimsys")).toBeUndefined();
    expect(causeInSource("nim.py", "package x;", "Nimsys")).toBeUndefined();
  });

  it("is nothing where nothing can be told, whatever stands there", () => {
    for (const errors of [
      "",
      "warning: something\n",
      "\0\ufffd".repeat(1000),
      "a".repeat(1 << 20),
      "\tat (".repeat(10_000),
      " ".repeat(100_000),
    ])
      expect(causeFrom(errors)).toBeUndefined();
    expect(said(`Exception in thread "main" ${"a.".repeat(20_000)}X\n`)).toBeDefined();
  });

  it("of two Scanners is told as the documents warn of it", () => {
    expect(causeOfBothRuns(true, true)).toBeUndefined();
    expect(causeOfBothRuns(false, false)).toBeUndefined();
    const cause = causeOfBothRuns(false, true) as Cause;
    expect(causeText(english, cause)).toContain(
      "Your program reads with more than one Scanner: the first swallows the input of the second.",
    );
    expect(causeText(german, cause)).toContain("Der erste verschluckt die Eingabe des zweiten.");
  });
});

describe("a verdict", () => {
  const facts: { readonly [V in Verdict]?: object } = {
    CRASH: { status: 1 },
    TIME: { seconds: 5 },
    IDLE: { seconds: 15 },
    MEMORY: { bytes: 256 << 20 },
    OUTPUT: { bytes: 65_536 },
    FORBIDDEN: { what: "network" },
    MISSING: { what: "class", name: "Nimsys" },
  };

  it("has a sentence in every language", async () => {
    for (const verdict of verdicts) {
      const known = { verdict, facts: facts[verdict] ?? {} } as KnownVerdict;
      const texts = await Promise.all(
        languageTags.map(async (tag) => verdictText(await loadJudgeSentences(tag), known)),
      );
      expect(new Set(texts).size).toBe(languageTags.length);
      for (const text of texts) expect(text).toMatch(/^[\p{Lu}\p{Lo}].*[.。]$/u);
    }
  });

  it("on a wrong move says what would have kept the win", async () => {
    const input = "addaiplayer a,A,Ann\naddaiplayer b,B,Bob\nstartgame 7,3,a,b\nexit\n";
    const { expected } = await follow["nimsys-c"]({ args: [], input });
    const got = `${expected.slice(0, expected.indexOf("\n5 stones left"))}\n6 stones left: * * * * * *\nBob's turn - remove how many?\n`;
    const { wrong } = await follow["nimsys-c"]({ args: [], input }, got);
    expect(wrong && wrongMoveText(english, wrong)).toBe(
      "With 7 stones and at most 3, you removed 1; only 2 keeps the win.",
    );
    expect(wrong && wrongMoveText(german, wrong)).toBe(
      "Bei 7 Steinen und höchstens 3 hast du 1 genommen; nur 2 hält den Gewinn fest.",
    );
    const other = {
      at: 0,
      who: "smart",
      chosen: "1:1-1",
      right: ["1:1-9", "1:2-8"],
      position: "111/1",
      stones: 4,
    };
    expect(wrongMoveText(english, other)).toBe(
      "In the position “111/1” you played 1:1-1; 1:1-9 or 1:2-8 would keep the win.",
    );
    expect(wrongMoveText(english, { ...other, chosen: "?" })).toContain(
      "refused the move it had chosen itself",
    );
    expect(wrongMoveText(english, { ...other, who: "score", chosen: "3:4" })).toContain(
      "The score 3:4 cannot be",
    );
  });
});

describe("a transcript", () => {
  const input = "addplayer a,A,Ann\nremoveplayer\ny\nexit\n";

  it("shows the input where it was read, and where the difference begins", async () => {
    const { expected, pieces } = await follow["nimsys-c"]({ args: [], input });
    const right = terminalTranscript(expected, pieces, input);
    expect(transcriptText(right)).toBe(
      "Welcome to Nim\n\n$addplayer a,A,Ann\n\n$removeplayer\nAre you sure you want to remove all players? (y/n)\ny\n\n$exit\n\n",
    );
    const got = expected.replace("sure", "really sure");
    const difference = expected.indexOf("sure");
    expect(
      transcriptText(terminalTranscript(got, pieces, input, { difference }), (typed) => `[${typed}]`),
    ).toBe(
      "Welcome to Nim\n\n$[addplayer a,A,Ann\n]\n$[removeplayer\n]Are you ▶really sure you want to remove all players? (y/n)\n\n$\n",
    );
    expect(transcriptText(pipedTranscript(got, difference))).toBe(
      "Welcome to Nim\n\n$\n$Are you ▶really sure you want to remove all players? (y/n)\n\n$\n",
    );
  });

  it("shows no newline twice where the console prints that of the Enter key", async () => {
    const { expected, pieces } = await follow.reversi({ args: [], input: "3\n4\n" });
    const shown = transcriptText(terminalTranscript(expected, pieces, "3\n4\n", { enterIsPrinted: true }));
    expect(shown).toContain("number): 3\nError - input number should be 4 or above and even number.\nPlease");
  });

  it("is cut far from the difference", () => {
    const text = "a".repeat(1 << 20);
    const shown = pipedTranscript(`${text}b${text}`, 1 << 20);
    expect(shown.map(({ kind }) => kind)).toEqual(["cut", "output", "difference", "output", "cut"]);
    expect(transcriptText(shown).length).toBeLessThan(20_000);
  });
});
