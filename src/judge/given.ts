import type { Result } from "../games/index.ts";
import type { Case } from "./case.ts";

/** A file of a folder with cases: its path from there with `/`, and what is in it. */
export interface GivenFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Why given files are no cases; `name` is a case's. */
export type GivenRefusal =
  | { readonly code: "cases-none" }
  | { readonly code: "case-without-input"; readonly name: string }
  | { readonly code: "case-without-output"; readonly name: string }
  | { readonly code: "case-not-text"; readonly name: string }
  /** It is to run after one that is not there, or after itself. */
  | { readonly code: "case-after-nothing"; readonly name: string; readonly after: string };

/** A case whose features are not yet known: the reference has to go through it first. */
export type GivenCase = Omit<Case, "features" | "given"> & { readonly given: Uint8Array };

/** Text from bytes, undefined where they are none. */
export type Decode = (bytes: Uint8Array) => string | undefined;

/**
 * Cases as people hand them out: NAME.in and NAME.out, with NAME.args where the program has arguments (then the input may be
 * missing) and NAME.after with the name of the case whose folder it runs in; or NAME.in and NAME.ans in a Kattis package,
 * under data/sample and data/secret. Other files are passed over. In the order of their names, one that another needs before it.
 */
export function parseGivenCases(
  files: readonly GivenFile[],
  decode: Decode,
): Result<GivenCase[], GivenRefusal> {
  const parts = casesByName(files);
  const cases = new Map<string, GivenCase>();
  for (const name of [...parts.keys()].sort()) {
    const parsed = parseCase(name, parts.get(name) ?? new Map(), decode);
    if (!parsed.ok) return parsed;
    cases.set(name, parsed.value);
  }
  return cases.size === 0 ? refused({ code: "cases-none" }) : inOrder(cases);
}

const extensions = ["in", "out", "ans", "args", "after"];

/** For each name its files by their extension. Kattis' sample comes before its secret, as the names already say. */
function casesByName(files: readonly GivenFile[]): Map<string, Map<string, Uint8Array>> {
  const kattis = files.some(({ path }) => /^(?:data\/)?(?:sample|secret)\/[^/]+\.in$/.test(path));
  const form = kattis ? /^(?:data\/)?((?:sample|secret)\/.+)\.(\w+)$/ : /^([^/]+)\.(\w+)$/;
  const cases = new Map<string, Map<string, Uint8Array>>();
  for (const { path, bytes } of files) {
    const [, name, extension = ""] = form.exec(path) ?? [];
    if (name === undefined || name.startsWith(".") || !extensions.includes(extension)) continue;
    const found = cases.get(name) ?? new Map<string, Uint8Array>();
    cases.set(name, found.set(extension === "ans" ? "out" : extension, bytes));
  }
  return cases;
}

function parseCase(
  name: string,
  parts: ReadonlyMap<string, Uint8Array>,
  decode: Decode,
): Result<GivenCase, GivenRefusal> {
  const [given, typed] = [parts.get("out"), parts.get("in")];
  if (!given) return refused({ code: "case-without-output", name });
  if (!typed && !parts.has("args")) return refused({ code: "case-without-input", name });
  const text = (extension: string) => decode(parts.get(extension) ?? new Uint8Array());
  const [input, args, after] = [text("in"), text("args"), text("after")];
  if (input === undefined || args === undefined || after === undefined)
    return refused({ code: "case-not-text", name });
  const words = args.split(/\s+/).filter(Boolean);
  const first = after.trim();
  return { ok: true, value: { name, args: words, input, given, ...(first === "" ? {} : { after: first }) } };
}

/** Each behind the one it runs after. */
function inOrder(cases: ReadonlyMap<string, GivenCase>): Result<GivenCase[], GivenRefusal> {
  const ordered = new Set<GivenCase>();
  for (const one of cases.values()) {
    const needed: GivenCase[] = [];
    for (let at: GivenCase | undefined = one; at && !ordered.has(at); ) {
      needed.unshift(at);
      const { name, after } = at;
      if (after === undefined) break;
      at = cases.get(after);
      if (!at || needed.includes(at)) return refused({ code: "case-after-nothing", name, after });
    }
    for (const each of needed) ordered.add(each);
  }
  return { ok: true, value: [...ordered] };
}

function refused(refusal: GivenRefusal): { readonly ok: false; readonly refusal: GivenRefusal } {
  return { ok: false, refusal };
}
