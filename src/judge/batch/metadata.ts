import { type Person, shownName } from "./naming.ts";

/** Gradescope puts it beside the folders of an export. */
export const metadataFile = "submission_metadata.yml";

/**
 * Who is behind `submission_123`, from Gradescope's file. It is the output of one program, so its lines are read and not YAML as such: a block for
 * each submission, in it the list of those who handed it in. What students wrote stands deeper in other entries and is passed over.
 */
export function parseMetadata(text: string): ReadonlyMap<string, Person> {
  const people = new Map<string, Person>();
  let folder: string | undefined;
  let names: string[] = [];
  let id: string | undefined;
  let listed = false;
  const close = () => {
    if (folder !== undefined && names.length > 0)
      people.set(folder, { name: shownName(names.join(", ")), ...(id !== undefined && { id }) });
  };
  for (const line of text.split(/\r?\n/)) {
    const [, block] = /^(submission_\d+):\s*$/.exec(line) ?? [];
    if (block !== undefined) {
      close();
      [folder, names, id, listed] = [block, [], undefined, false];
    } else if (/^ {2}\S/.test(line) && !line.startsWith("  - ")) listed = /^ {2}:submitters:\s*$/.test(line);
    else if (listed) {
      const [, key, value = ""] = /^ {2,4}(?:- )?(?: {2})?:(name|sid):\s*(.*)$/.exec(line) ?? [];
      const said = scalar(value);
      if (key === "name" && said !== "") names.push(said);
      if (key === "sid" && said !== "") id ??= said;
    }
  }
  close();
  return people;
}

/** A scalar as YAML writes it on one line. */
function scalar(text: string): string {
  const plain = text.trim();
  if (/^'.*'$/s.test(plain)) return plain.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/s.test(plain)) return plain === "null" || plain === "~" ? "" : plain;
  try {
    return String(JSON.parse(plain.replace(/\\x([0-9a-f]{2})/gi, "\\u00$1").replace(/\\e/g, "\\u001b")));
  } catch {
    return plain.slice(1, -1);
  }
}
