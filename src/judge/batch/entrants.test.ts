import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type ZipEntry, zipOf } from "../../programs/submission/fixtures.ts";
import {
  entrantsOf,
  type Files,
  fakeJudge,
  newFolder,
  removeFolders,
  rules,
  writeFiles,
} from "./fixtures.ts";
import { openClass } from "./index.ts";
import { parseMetadata } from "./metadata.ts";
import { shownName } from "./naming.ts";

afterEach(removeFolders);

type Forms = (files: Files) => string;

const asFolder: Forms = (files) => writeFiles(newFolder(), files);
const asArchive: Forms = (files) =>
  archive(Object.entries(files).map(([name, content]) => ({ name, content })));

function archive(entries: readonly ZipEntry[]): string {
  const file = join(newFolder(), "class.zip");
  writeFileSync(file, zipOf(entries));
  return file;
}

/** For each name what the judge is given. */
async function handed(path: string): Promise<Record<string, string>> {
  const { entrants, source } = await entrantsOf(path);
  const result: Record<string, string> = {};
  for (const each of entrants) {
    const { judge, seen } = fakeJudge();
    const given = await each.hand();
    const folder = newFolder();
    if ("bytes" in given) writeFileSync(join(folder, `s${given.extension}`), given.bytes);
    await judge({ path: "path" in given ? given.path : join(folder, `s${given.extension}`) }, rules);
    result[each.name] = seen.join();
  }
  source.close();
  return result;
}

const inner = zipOf([{ name: "src/Main.java", content: "packed" }]);

const export_ = `---
submission_11:
  :submitters:
  - :name: Ann Lee
    :sid: '0042'
    :email: ann@example.org
  :created_at: 2024-05-01
  :results:
    tests:
    - :name: Eve
      output: |-
        :submitters:
        - :name: Mallory
submission_12:
  :submitters:
  - :name: "Zo\\u00eb \\"Z\\" O'Hara"
    :sid:
  - :name: 'Bo d''Arc'
`;

describe.each([
  ["a folder", asFolder],
  ["an archive of the class", asArchive],
])("%s", (_, form) => {
  it("has a folder a student, also in nested folders", async () => {
    const files = { "ann/Main.java": "a", "ben/src/Main.java": "b", "ben/notes.txt": "n" };
    expect(await handed(form(files))).toEqual({
      ann: "Main.java=a",
      ben: "notes.txt=n src/Main.java=b",
    });
  });

  it("has single files and archives, and passes over what is neither", async () => {
    const path = form({
      "ann.zip": inner,
      "ben.py": "b",
      "grades.csv": "x",
      ".DS_Store": "x",
      "__MACOSX/ann": "x",
      "cy.rar": "x",
    });
    expect(await handed(path)).toEqual({
      ann: "src/Main.java=packed",
      ben: "ben.py=b",
      cy: "refused: archive-unknown",
    });
    expect((await entrantsOf(path)).passedOver).toEqual(["grades.csv"]);
  });

  it("has Moodle's folders and files, by whom they are from", async () => {
    const path = form({
      "Ann Lee_101_assignsubmission_file_/Main.java": "a",
      "Ben O_Hara_102_assignsubmission_file_Main.java": "b",
      "Ben O_Hara_102_assignsubmission_file_Help.java": "h",
      "Ben O_Hara_102_assignsubmission_onlinetext_onlinetext.html": "<p>hi</p>",
      "Cy Éa_103_assignsubmission_file_work.zip": inner,
      "Dee_104_assignsubmission_file_/work.zip": inner,
      "Eve_105_assignsubmission_onlinetext_/onlinetext.html": "<p>hi</p>",
    });
    expect(await handed(path)).toEqual({
      "Ann Lee": "Main.java=a",
      "Ben O_Hara": "Help.java=h Main.java=b",
      "Cy Éa": "src/Main.java=packed",
      Dee: "src/Main.java=packed",
      Eve: "onlinetext.html=<p>hi</p>",
    });
  });

  it("has Gradescope's export, with the names of its table", async () => {
    const path = form({
      "export/submission_metadata.yml": export_,
      "export/submission_11/Main.java": "a",
      "export/submission_12/Main.java": "b",
      "export/submission_13/Main.java": "c",
    });
    expect(await handed(path)).toEqual({
      "Ann Lee": "Main.java=a",
      "Zoë \"Z\" O'Hara, Bo d'Arc": "Main.java=b",
      submission_13: "Main.java=c",
    });
  });

  it("tells namesakes apart, and keeps one whose folder is all there is", async () => {
    const path = form({
      "Ann Lee_101_assignsubmission_file_/a.py": "1",
      "Ann Lee_102_assignsubmission_file_/a.py": "2",
    });
    expect(await handed(path)).toEqual({ "Ann Lee (101)": "a.py=1", "Ann Lee (102)": "a.py=2" });
    expect(await handed(form({ "ann/Main.java": "a", "ann/src/Help.java": "h" }))).toEqual({
      ann: "Main.java=a src/Help.java=h",
    });
    expect(Object.keys(await handed(form({ "hw1/ann/a.py": "a", "hw1/ben/b.py": "b" })))).toEqual([
      "ann",
      "ben",
    ]);
  });

  it("takes __proto__ and its like for names", async () => {
    const { entrants } = await entrantsOf(form({ "__proto__/a.py": "1", "constructor/a.py": "2" }));
    expect(entrants.map(({ name }) => name)).toEqual(["__proto__", "constructor"]);
  });
});

describe("what is hostile", () => {
  it("in one student's part of an archive is that student's trouble", async () => {
    const path = archive([
      { name: "ann/../ben/a.py", content: "evil" },
      { name: "ben/a.py", content: "b" },
      { name: "cy/a.py", content: "/etc/passwd", mode: 0o120777 },
      { name: "dee/A.py", content: "1" },
      { name: "dee/a.py", content: "2" },
      { name: "eve/a.py", content: "x", says: { size: 1 << 30 } },
      { name: "fay/a.py", content: "x", flags: 0x801 },
      { name: "gus/a.py", content: "x", says: { crc: 7 } },
      { name: "/etc/a.py", content: "x" },
      { name: "../a.py", content: "x" },
    ]);
    expect(await handed(path)).toEqual({
      ann: "refused: name-wrong",
      ben: "a.py=b",
      cy: "refused: no-file",
      dee: "refused: names-collide",
      eve: "refused: submission-too-large",
      fay: "refused: archive-encrypted",
      gus: "refused: archive-damaged",
    });
    expect((await entrantsOf(path)).passedOver).toEqual(["?"]);
  });

  it("is not unpacked where it is too large", async () => {
    const large = Buffer.alloc(6 << 20, 1).map((_, at) => (at * 2_654_435_761) >>> 13);
    const path = archive([
      { name: "ann/a.bin", content: large, method: 0 },
      { name: "ben/a.py", content: "b" },
    ]);
    expect(await handed(path)).toEqual({ ann: "refused: archive-too-large", ben: "a.py=b" });
  });

  it("links in a folder are not followed", async () => {
    const folder = asFolder({ "ann/a.py": "a" });
    symlinkSync("/etc", join(folder, "ben"));
    symlinkSync("/etc/passwd", join(folder, "cy.py"));
    const { entrants, passedOver } = await entrantsOf(folder);
    expect(entrants.map(({ name }) => name)).toEqual(["ann"]);
    expect(passedOver).toEqual(["ben", "cy.py"]);
  });

  it("names are shown in one line, without what nobody sees", () => {
    expect(shownName("Ann\u0000\n\u202eLee\u200b ")).toBe("Ann Lee");
    expect(shownName("\u202e\u0007")).toBe("?");
    expect([...shownName("😀".repeat(500))]).toHaveLength(120);
  });

  it("a table that is none has no names", () => {
    expect(parseMetadata("\0\nsubmission_1:\n- x\n").size).toBe(0);
    expect([...parseMetadata(export_).keys()]).toEqual(["submission_11", "submission_12"]);
  });
});

it("what is no class says so", async () => {
  const file = join(newFolder(), "x.zip");
  writeFileSync(file, "no archive");
  expect(await openClass(file)).toMatchObject({ ok: false, refusal: { code: "class-unreadable" } });
  expect(await openClass(`${file}.none`)).toEqual({ ok: false, refusal: { code: "class-missing" } });
});
