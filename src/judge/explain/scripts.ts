import { baseName, type Cause, exceptionCause, type IsOwn } from "./exceptions.ts";

/** What Python and Node write when they stop. */
export function scriptCause(errors: string, isOwn: IsOwn): Cause | undefined {
  return python(errors, isOwn) ?? node(errors, isOwn);
}

const pythonFrame = /^ {2}File "([^"\n]+)", line (\d+)/;

function python(errors: string, isOwn: IsOwn): Cause | undefined {
  const lines = errors.split("\n");
  const start = lines.findLastIndex((line) => /^Traceback \(most recent call last\):$/.test(line));
  const syntax = lines.findIndex((line) => pythonFrame.test(line));
  if (start < 0 && syntax < 0) return undefined;
  const trace = lines.slice(start < 0 ? syntax : start);
  const end = trace.findIndex(
    (line, at) => at > 0 && /^[A-Za-z_][\w.]*(Error|Exception|Interrupt|Exit|Iteration)\b/.test(line),
  );
  if (end < 0) return undefined;
  const [, path = "", text = ""] = /^([\w.]+)(?:: (.*))?$/.exec(trace[end] ?? "") ?? [];
  const name = path.slice(path.lastIndexOf(".") + 1);
  // The innermost frame of the program's own comes last.
  const own = trace
    .slice(0, end)
    .map((line) => pythonFrame.exec(line))
    .filter((found) => found !== null)
    .findLast(
      ([, file = ""]) => !/^<|\/lib\/python|[\\/]site-packages[\\/]/.test(file) && isOwn(baseName(file)),
    );
  return told(name, text, own?.[1], own?.[2]);
}

const nodeFrame = /^\s+at (?:.* \()?(?:file:\/\/)?([^()\n]+?):(\d+):\d+\)?$/;

function node(errors: string, isOwn: IsOwn): Cause | undefined {
  const lines = errors.split("\n");
  const start = lines.findIndex((line) =>
    /^(?:Uncaught )?(\w*(?:Error|Exception))(?: \[\w+\])?(?:: |$)/.test(line),
  );
  if (start < 0) return undefined;
  const [, name = "", text = ""] =
    /^(?:Uncaught )?(\w+)(?: \[\w+\])?(?:: (.*))?$/.exec(lines[start] ?? "") ?? [];
  const own = lines
    .slice(start + 1)
    .map((line) => nodeFrame.exec(line))
    .find(
      (found) =>
        found !== null && !/^node:|node_modules/.test(found[1] ?? "") && isOwn(baseName(found[1] ?? "")),
    );
  // A file that cannot be read at all is named above the error.
  const head = lines
    .slice(0, start)
    .map((line) => /^(\S.*\.[cm]?[jt]s):(\d+)$/.exec(line))
    .find((found) => found !== null);
  return told(name, text, own?.[1] ?? head?.[1], own?.[2] ?? head?.[2]);
}

function told(name: string, text: string, path: string | undefined, line: string | undefined): Cause {
  return {
    cause: "exception",
    facts: {
      name,
      text,
      cause: exceptionCause(name, text),
      file: path === undefined ? "" : baseName(path),
      line: Number(line ?? 0),
    },
  };
}
