import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandNames } from "../../src/cli/commands.ts";
import { languageTags } from "../../src/words/index.ts";
import { program } from "../editions/program.ts";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "grundy-language-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const none = { LC_ALL: "", LC_MESSAGES: "", LANG: "" };
const german = { ...none, LANG: "de_DE.UTF-8" };

function run(args: readonly string[], environment: Readonly<Record<string, string>> = none, input = "") {
  const env = { ...process.env, ...environment };
  const { stdout, stderr, status } = spawnSync(process.execPath, [program.main, ...args], {
    input,
    env,
    encoding: "utf8",
    cwd: folder,
  });
  return { stdout, stderr, status };
}

describe("the language of the command line", () => {
  it("is the environment's: LC_ALL before LC_MESSAGES before LANG, and C is English", () => {
    const speaks = (environment: Readonly<Record<string, string>>, ...args: string[]) =>
      run(["frob", ...args], { ...none, ...environment }).stderr.includes("gibt es nicht") ? "de" : "en";
    expect(speaks({})).toBe("en");
    expect(speaks({ LANG: "de_DE.UTF-8" })).toBe("de");
    expect(speaks({ LANG: "de_DE.UTF-8", LC_MESSAGES: "en_GB.UTF-8" })).toBe("en");
    expect(speaks({ LANG: "en_GB.UTF-8", LC_MESSAGES: "de_AT" })).toBe("de");
    expect(speaks({ LANG: "de_DE.UTF-8", LC_ALL: "C" })).toBe("en");
    expect(speaks({ LANG: "de_DE.UTF-8", LC_ALL: "C.UTF-8" })).toBe("en");
    expect(speaks({ LANG: "C", LC_ALL: "de" })).toBe("de");
    expect(speaks({ LANG: "fr_FR.UTF-8" })).toBe("en");
  });

  it("is what --language says, before the command and behind it", () => {
    const told = run(["analyse", "kayles", "11"], german).stdout;
    expect(told).toContain("Der Grundy-Wert der Stellung ist 6.");
    expect(run(["--language", "de", "analyse", "kayles", "11"]).stdout).toBe(told);
    expect(run(["analyse", "--language=de", "kayles", "11"]).stdout).toBe(told);
    expect(run(["analyse", "kayles", "11", "--language", "de-AT"]).stdout).toBe(told);
    const plain = run(["analyse", "kayles", "11"]).stdout;
    expect(run(["analyse", "kayles", "11", "--language", "en"], german).stdout).toBe(plain);
  });

  it("is refused when there is none of that name", () => {
    expect(run(["analyse", "kayles", "11", "--language", "tlh"])).toEqual({
      stdout: "",
      stderr: `grundy: there is no language “tlh”; the languages are ${languageTags.join(", ")}\n`,
      status: 1,
    });
    expect(run(["--help", "--language"], german).stderr).toContain("die Sprache „“ gibt es nicht");
  });
});

describe("in German", () => {
  it("helps with every command and every option", () => {
    // Not within a name that is the same in every language: runs-of-blanks.
    const english =
      /(?<![\w-])(Usage|Options|Arguments|Commands|default|choices|display|the|of|for|options)(?![\w-])/;
    const engine = ["solve", "perft", "gtp", "nboard", "match", "solve-board"].map((name) => [
      "engine",
      name,
    ]);
    const jobs = ["list", "show", "add"].map((name) => ["jobs", name]);
    for (const words of [[], ...commandNames.map((name) => [name]), ...engine, ...jobs]) {
      const { stdout, stderr, status } = run([...words, "--help"], german);
      expect([stderr, status]).toEqual(["", 0]);
      expect(stdout).toContain("Aufruf: grundy");
      expect(stdout).toContain("--language <Sprache>");
      expect(english.exec(stdout)).toBeNull();
    }
  });

  it("refuses in one line, with the same status", () => {
    const lines = [
      [["frob"], "den Befehl „frob“ gibt es nicht; grundy --help zählt sie auf"],
      [["nimsys", "d"], "<Ausgabe> muss eins davon sein: a, b, c, nicht „d“"],
      [
        ["nimsys", "a", "b"],
        "zu viele Argumente: 1 erwartet, 2 angegeben; grundy nimsys --help sagt, was es gibt",
      ],
      [["engine", "perft"], "<Tiefe> fehlt; grundy engine perft --help sagt, was es gibt"],
      [
        ["reversi", "--black"],
        "--black <Spieler> braucht einen Wert; grundy reversi --help sagt, was es gibt",
      ],
      [["serve", "--port", "many"], "--port braucht eine ganze Zahl von 0 bis 65535, nicht „many“"],
      [
        ["serve", "--log-level", "x"],
        "--log-level <Stufe> muss eins davon sein: debug, info, warn, error, silent, nicht „x“",
      ],
      [
        ["analyse", "kayles", "1000000000000007"],
        "Reihe 1 ist zu lang: Höchstens 1.000.000.000.000.000 Kegel passen hinein.",
      ],
      [["analyse", "stones", "many"], "„many“ ist nicht die Anzahl je Reihe, zum Beispiel 9/7/5/3/1."],
      [
        ["export", "--db", "mysql://ann@db/x"],
        "--db nimmt eine Datei oder eine Adresse von PostgreSQL, postgres://benutzer@rechner/name, nicht mysql:",
      ],
      [["worker", "--kinds", "export"], "Exporte brauchen einen Ort; ihn mit --export-folder angeben"],
      [["export", "--db", "none.db"], "none.db gibt es nicht; die Datei wird mit --db angegeben"],
      [
        ["piles", "--white", "x", "--language", "de"],
        "--white: Es gibt keinen Spieler mit dem Namen „x“; zur Wahl stehen human, random, beginner, casual, steady, expert, perfect, smart, adaptive.",
      ],
    ] as const;
    for (const [args, line] of lines) {
      expect(run(args, german)).toEqual({ stdout: "", stderr: `grundy: ${line}\n`, status: 1 });
    }
    writeFileSync(join(folder, "diary.db"), "a diary");
    expect(run(["import", "--db", "diary.db"], german).stderr).toContain(
      "diary.db ist keine Datei dieses Programms",
    );
  });

  it("analyses Reversi", () => {
    const { stdout } = run(["analyse", "reversi", "f5d6c3", "--depth", "3"], german);
    expect(stdout).toContain("O (Weiß) ist am Zug");
    expect(stdout).toMatch(/Schätzung bei Tiefe 3: .*Weiß .* um \d+\./);
    expect(stdout).toContain("  Zug     Wert  Tiefe  Zugfolge\n");
    expect(stdout).toMatch(/ Knoten, \d+,\d\d s\n$/);
  });
});

describe("whatever the language", () => {
  it("JSON is the same", () => {
    for (const args of [
      ["analyse", "kayles", "11", "--move", "1:1-1", "--json"],
      ["analyse", "stones", "21", "--take", "1-4", "--json"],
    ])
      expect(run(args, german)).toEqual(run(args));
  });

  it.each([
    [["nimsys", "a"], "2\n5\n3\n"],
    [["nimsys", "b"], "addplayer a,b,c\naddplayer d,e,f\nstartgame 3,2,a,d\n1\n9\n2\nrankings\nfrob\nexit\n"],
    [
      ["nimsys", "c", "--data", "players"],
      "addplayer a,b,c\nstartadvancedgame\ndisplayplayer\nremoveplayer a\nexit\n",
    ],
    [["competition", "4", "3", "1", "--seed", "1"], "2 1 1 1\nfrob\n2 9 9 9\n"],
    [["competition", "1", "2", "20", "--seed", "7"], ""],
    [["competition", "9"], ""],
    [["reversi", "--white", "random", "--seed", "3"], "4\n0 1\n9 9\nx\n"],
    [["piles", "--black", "smart", "--seed", "1"], "1 2\nfrob\nundo\nhint\nsave\nquit\n"],
  ] as const)("the console %j says the same, byte for byte", (args, input) => {
    const plain = run(args, none, input);
    expect(plain.stdout.length).toBeGreaterThan(20);
    for (const name of readdirSync(folder).filter((each) => each === "players"))
      rmSync(join(folder, name), { recursive: true });
    expect(run(args, german, input)).toEqual(plain);
  });

  it("a language is loaded only when it is spoken", () => {
    const built = readdirSync(dirname(program.main)).map((name) => join(dirname(program.main), name));
    const holding = built.filter((file) => readFileSync(file, "utf8").includes("gibt es nicht"));
    expect(holding.length).toBeGreaterThan(0);
    const main = readFileSync(program.main, "utf8");
    const statically = [...main.matchAll(/^import .*from "(.*)"/gm)].map(([, path]) =>
      join(dirname(program.main), path ?? ""),
    );
    expect(statically.filter((file) => holding.includes(file))).toEqual([]);
  });
});
