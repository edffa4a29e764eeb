/** Who handed something in, read from what it is called. The name is for people; nothing is opened by it. */
export interface Person {
  readonly name: string;
  /** The number that the course system gave, where it did. */
  readonly id?: string;
}

/** What a name at the top of a class says. */
export interface Named extends Person {
  /** What belongs together has the same. */
  readonly group: string;
  /** The file's own name, without what the course system put before it. */
  readonly file: string;
  /** Moodle's text field: handed in as a text, beside the files or instead of them. */
  readonly text: boolean;
}

/** `Full Name_12345_assignsubmission_file_`, a folder, or with the file's own name behind it. */
const moodle = /^(.+)_(\d{1,20})_assignsubmission_(file|onlinetext)(?:_(.*))?$/su;

export function readName(name: string, isFolder: boolean): Named {
  const [, person, id, field, file = ""] = moodle.exec(name) ?? [];
  if (person === undefined || id === undefined || (!isFolder && file === ""))
    return { name: shownName(isFolder ? name : stem(name)), group: name, file: name, text: false };
  return { name: shownName(person), id, group: `${person}_${id}`, file, text: field === "onlinetext" };
}

export const isMoodle = (name: string): boolean => moodle.test(name);

function stem(file: string): string {
  const dot = file.lastIndexOf(".");
  return dot > 0 ? file.slice(0, dot) : file;
}

const longestName = 120;

/** As it is shown: one line, without what nobody sees and what turns the direction of writing. */
export function shownName(text: string): string {
  const line = text
    .normalize("NFC")
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return [...line].slice(0, longestName).join("") || "?";
}
