/** Where a file says what package it belongs to: in front of everything but comments and a byte order mark. */
const head = /^\uFEFF?(?:\s+|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;
const packageDeclaration = /^package\s+([\p{L}_$][\p{L}\p{N}_$]*(?:\s*\.\s*[\p{L}_$][\p{L}\p{N}_$]*)*)\s*;/u;

/** Millions of comments would be too many for the expression, and nobody has them. */
const longestHead = 1 << 20;

export function packageOf(text: string): string | undefined {
  return declaration(text)?.name;
}

/** The text as if it had no package, with as many lines as before; imports from `packages` go too, because nothing is there any more. */
export function withoutPackage(text: string, packages: readonly string[]): string {
  const found = declaration(text);
  const rest = found
    ? text.slice(0, found.from) + blank(text.slice(found.from, found.to)) + text.slice(found.to)
    : text;
  return rest.replace(/^[ \t]*import[ \t]+([\p{L}\p{N}_$.]+)\.[\p{L}\p{N}_$*]+[ \t]*;/gmu, (line, name) =>
    packages.includes(name) ? blank(line) : line,
  );
}

function declaration(text: string): { name: string; from: number; to: number } | undefined {
  const from = head.exec(text.slice(0, longestHead))?.[0].length ?? 0;
  const found = packageDeclaration.exec(text.slice(from, from + 10_000));
  const name = found?.[1]?.replace(/\s+/g, "");
  return found && name !== undefined ? { name, from, to: from + found[0].length } : undefined;
}

const blank = (text: string): string => text.replace(/[^\n]/g, " ");
