/** The module that answers for a submission in JavaScript or TypeScript. Names that begin with an underscore are its own affair. */
export const javascriptSource = String.raw`
import { writeSync } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";

// Before any module of the submission is loaded: what it prints is for nobody, and it has nothing to read.
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
Object.defineProperty(process, "stdout", { get: () => process.stderr });
Object.defineProperty(process, "stdin", { value: Readable.from([]) });

const classes = new Map();
const objects = new Map();
const codes = { t: "\t", n: "\n", r: "\r" };
const plain = (word) => word.replace(/\\(.)/g, (_, code) => codes[code] ?? code);
const escaped = (text) =>
  text.slice(0, 2000).replace(/[\\\t\n\r]/g, (each) => ({ "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" })[each]);

function value(word) {
  const text = word.slice(1);
  switch (word[0]) {
    case "n": return null;
    case "s": return text;
    case "i": return Number(text);
    case "z": return text === "true";
    case "a": return [...text].map((each) => each === "1");
    default: return objects.get(text);
  }
}

function word(result, handle) {
  objects.set(handle, result);
  if (result === null || result === undefined) return "n";
  if (typeof result === "string") return "s" + escaped(result);
  if (typeof result === "boolean") return "z" + result;
  if (Number.isSafeInteger(result)) return "i" + result;
  return "o" + escaped(String(result?.constructor?.name ?? typeof result));
}

async function bind(name, reference) {
  const [file, part] = reference.split("#");
  const loaded = await import(pathToFileURL(file).href);
  const module = part === undefined ? loaded : loaded[part];
  const other = module.default;
  const found = module[name] ?? other?.[name] ?? (other?.name === name ? other : undefined);
  if (typeof found !== "function") return "missing\tclass";
  classes.set(name, found);
  return "value\tn";
}

function* chain(kind) {
  for (let each = kind; typeof each === "function" && each !== Function.prototype && each !== Error; each = Object.getPrototypeOf(each)) yield each;
}

function members(kind) {
  const all = ["self|public||" + kind.name + "|", "constructor|public||" + kind.name + "|"];
  const aside = new Set(["constructor", "prototype", "length", "name", "arguments", "caller"]);
  for (const each of chain(kind)) {
    for (const [place, flags] of [[each.prototype ?? {}, "public"], [each, "public,static"]]) {
      for (const [name, { value: found }] of Object.entries(Object.getOwnPropertyDescriptors(place))) {
        if (aside.has(name) || name.startsWith("_")) continue;
        const kindOf = typeof found === "function" ? "method" : "field";
        all.push([kindOf, name in Object.prototype ? flags + ",inherited" : flags, "", name, ""].join("|"));
      }
    }
  }
  return "members\t" + all.map(escaped).join("\t");
}

async function answer([what, ...words]) {
  if (what === "bind") return bind(words[0], words[1]);
  if (what === "call") return call(words);
  const kind = classes.get(what === "new" ? words[1] : words[0]);
  if (kind === undefined) return "missing\tclass";
  if (what === "members") return members(kind);
  if (what === "field") return kind[words[1]] === undefined ? "missing\tfield" : "value\t" + word(kind[words[1]], "");
  return "value\t" + word(new kind(...words.slice(2).map(value)), words[0]);
}

async function call([handle, of, name, ...words]) {
  const target = objects.get(of);
  if (target === undefined || target === null) return "missing\tobject";
  if (typeof target[name] !== "function") return "missing\tmethod";
  const given = words.map(value);
  const before = JSON.stringify(given.filter(Array.isArray));
  const said = "value\t" + word(await target[name](...given), handle);
  return JSON.stringify(given.filter(Array.isArray)) === before ? said : said + "\tchanged";
}

function thrown(error) {
  const names = [];
  for (let each = error?.constructor; typeof each === "function" && each !== Object && each.name !== ""; each = Object.getPrototypeOf(each)) names.push(each.name);
  const frames = [...String(error?.stack ?? "").matchAll(/\(?((?:file:\/\/)?\/[^()\n]+):(\d+):\d+\)?$/gm)];
  const own = frames.find(([, file]) => !file.startsWith(import.meta.url));
  const file = own === undefined ? "" : basename(own[1].startsWith("file:") ? fileURLToPath(own[1]) : own[1]);
  return ["thrown", names.join(",") || "Error", escaped(String(error?.message ?? error)), escaped(file), own?.[2] ?? 0].join("\t");
}

let mark;
for await (const line of lines) {
  if (mark === undefined) mark = line;
  else if (line !== "") {
    let said;
    try {
      said = await answer(line.split("\t").map(plain));
    } catch (error) {
      said = thrown(error);
    }
    writeSync(1, mark + "\t" + said + "\n");
  }
}
process.exit(0);
`;
