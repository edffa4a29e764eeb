/** Readers for what the judge writes, which share nothing with its writers. */

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** Its text and that of its children, in order. */
  readonly text: string;
}

/** Elements that HTML does not close. */
const empty = new Set(["meta", "br"]);

/** Reads XML, or HTML that is written like it. Throws at what is not well-formed. */
export function readMarkup(source: string): Element {
  const token = /<\?[^>]*\?>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w-]+(?:="[^"<]*")?)*)\s*(\/?)>|([^<]+)/y;
  const open: { name: string; attributes: Record<string, string>; children: Element[]; text: string }[] = [
    { name: "", attributes: {}, children: [], text: "" },
  ];
  let at = 0;
  const close = () => {
    const done = open.pop();
    const parent = open.at(-1);
    if (!done || !parent) throw new Error("nothing is open");
    parent.children.push(done);
    parent.text += done.text;
    return done.name;
  };
  while (at < source.length) {
    token.lastIndex = at;
    const found = token.exec(source);
    if (!found) throw new Error(`not well-formed: ${JSON.stringify(source.slice(at, at + 60))}`);
    at = token.lastIndex;
    const [, ending, name = "", attributes = "", closed, text] = found;
    const innermost = open.at(-1);
    if (!innermost) throw new Error("closed too often");
    if (text !== undefined) {
      if (innermost.name === "" && text.trim() !== "") throw new Error(`text outside: ${text}`);
      innermost.text += innermost.name === "style" ? "" : plain(text);
    } else if (ending) {
      if (close() !== name) throw new Error(`</${name}> closes something else`);
    } else if (name !== "") {
      open.push({ name, attributes: readAttributes(attributes), children: [], text: "" });
      if (closed || empty.has(name)) close();
    }
  }
  const [root] = open;
  const [only, more] = root?.children ?? [];
  if (open.length !== 1 || !only || more) throw new Error("not one element");
  return only;
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name, value = ""]) => [name, plain(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML must not hold.
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text))
    throw new Error("a character that XML does not have");
  return text.replace(/&([^;\s]*);?/g, (all, name: string) => {
    const sign = entities[name];
    if (sign === undefined || !all.endsWith(";")) throw new Error(`no entity: ${all}`);
    return sign;
  });
}

/** RFC 4180. */
export function readCsv(source: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let at = 0; at < source.length; at = field.lastIndex) {
    field.lastIndex = at;
    const found = field.exec(source);
    if (!found) throw new Error(`no field: ${JSON.stringify(source.slice(at, at + 40))}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === "\r\n") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml };

/** The YAML that workflows and problem packages are written in: maps and lists by their indentation, scalars on a line, blocks behind `|`. */
export function readYaml(source: string): Yaml {
  const lines = source.split("\n").filter((line) => line.trim() !== "");
  let at = 0;
  const indentOf = (line: string | undefined) => (line === undefined ? -1 : line.search(/\S/));
  const scalar = (text: string) => {
    if (/^".*"$/.test(text)) return String(JSON.parse(text));
    if (/^[[{&*!%@`]|\t|: | #/.test(text)) throw new Error(`not plain: ${text}`);
    return text;
  };
  const value = (indent: number, rest: string): Yaml => {
    if (rest === "|") {
      const block: string[] = [];
      const inner = indentOf(lines[at]);
      while (indentOf(lines[at]) >= inner && inner > indent) block.push((lines[at++] ?? "").slice(inner));
      return `${block.join("\n")}\n`;
    }
    if (rest !== "") return scalar(rest);
    const inner = indentOf(lines[at]);
    if (inner <= indent) throw new Error(`nothing in line ${at}`);
    return node(inner);
  };
  const node = (indent: number): Yaml => {
    if (/^\s*- /.test(lines[at] ?? "")) {
      const list: Yaml[] = [];
      while (indentOf(lines[at]) === indent && /^\s*- /.test(lines[at] ?? "")) {
        const rest = (lines[at] ?? "").slice(indent + 2);
        if (/^[\w"-]+: ?/.test(rest)) {
          lines[at] = " ".repeat(indent + 2) + rest;
          list.push(node(indent + 2));
        } else {
          at++;
          list.push(scalar(rest));
        }
      }
      return list;
    }
    const map: Record<string, Yaml> = {};
    while (indentOf(lines[at]) === indent) {
      const [, key, rest = ""] = /^\s*("?[\w-]+"?):(?: (.*))?$/.exec(lines[at] ?? "") ?? [];
      if (key === undefined) throw new Error(`no key: ${lines[at]}`);
      at++;
      map[key.replaceAll('"', "")] = value(indent, rest);
    }
    return map;
  };
  const read = node(0);
  if (at < lines.length) throw new Error(`not read: ${lines[at]}`);
  return read;
}
