import { baseName, type Cause, exceptionCause, type IsOwn } from "./exceptions.ts";

/** What Java and its compiler write. */
export function javaCause(errors: string, isOwn: IsOwn): Cause | undefined {
  return launcher(errors) ?? compiler(errors) ?? exception(errors, isOwn);
}

function launcher(errors: string): Cause | undefined {
  const [, method] = /Main method (?:not found|is not static) in class ([\w.$]+)/.exec(errors) ?? [];
  if (method !== undefined) return { cause: "main-method", facts: { name: method } };
  const [, found] = /NoClassDefFoundError: [\w/.$]+ \(wrong name: ([\w/.$]+)\)/.exec(errors) ?? [];
  if (found?.includes("/"))
    return {
      cause: "package-line",
      facts: { name: found.slice(0, found.lastIndexOf("/")).replaceAll("/", ".") },
    };
  const [, name] = /Could not find or load main class ([\w.$]+)/.exec(errors) ?? [];
  return name === undefined ? undefined : { cause: "main-class", facts: { name } };
}

function compiler(errors: string): Cause | undefined {
  const [, path = "", line = "", text = ""] = /^(.*?\.java):(\d+): error: (.*)$/m.exec(errors) ?? [];
  if (path === "") return undefined;
  const file = baseName(path);
  if (/illegal character: '\\ufeff'/.test(errors)) return { cause: "byte-order-mark", facts: { file } };
  const [, wanted] = /class (\w+) is public, should be declared in a file named/.exec(text) ?? [];
  if (wanted !== undefined) return { cause: "file-name", facts: { name: wanted, file } };
  const [, hidden] = /^(\w+) is not public in /.exec(text) ?? [];
  if (hidden !== undefined) return { cause: "class-not-public", facts: { name: hidden } };
  return { cause: "compiler", facts: { file, line: Number(line), text } };
}

const thrown = /^(?:Exception in thread "[^"\n]*" |Caused by: )((?:[\w$]+\.)*([\w$]+))(?:: (.*))?$/gm;
const frame = /^\s+at (?:[\w.@-]*\/)*([\w.$<>]+)\(([\w$]+\.java):(\d+)\)$/;

function exception(errors: string, isOwn: IsOwn): Cause | undefined {
  const all = [...errors.matchAll(thrown)];
  // The last cause is the first thing that went wrong.
  const last = all.at(-1);
  if (last === undefined) return undefined;
  const [, , name = "", text = ""] = last;
  const own = errors
    .slice(last.index)
    .split("\n")
    .map((line) => frame.exec(line))
    .find(
      (found) => found !== null && !/^(java|javax|jdk|sun)\./.test(found[1] ?? "") && isOwn(found[2] ?? ""),
    );
  return {
    cause: "exception",
    facts: {
      name,
      text,
      cause: exceptionCause(name, text),
      file: own?.[2] ?? "",
      line: Number(own?.[3] ?? 0),
    },
  };
}
