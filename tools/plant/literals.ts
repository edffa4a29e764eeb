/** One character of a literal: where it stands in the source, and what it is when the program runs. */
export interface Letter {
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** A string or template in a piece of source, and its own characters; what is inside `${…}` is not among them. */
export interface Literal {
  readonly from: number;
  readonly to: number;
  readonly letters: readonly Letter[];
}

const escapes: Readonly<Record<string, string>> = { "\\n": "\n", "\\t": "\t", "\\\\": "\\" };

/** All literals of a piece of source without comments and regular expressions, also those inside others. */
export function literalsOf(source: string): Literal[] {
  const literals: Literal[] = [];
  let at = 0;

  function readLiteral(quote: string): void {
    const from = at++;
    const letters: Letter[] = [];
    while (source[at] !== quote) {
      if (at >= source.length) throw new Error(`a literal without an end: ${source.slice(from)}`);
      if (quote === "`" && source.startsWith("${", at)) {
        at += 2;
        readCode("}");
      } else {
        const written = source.slice(at, at + (source[at] === "\\" ? 2 : 1));
        const value = written.length === 1 ? written : escapes[written];
        if (value === undefined) throw new Error(`an escape that is not known: ${written}`);
        letters.push({ from: at, to: at + written.length, value });
        at += written.length;
      }
    }
    literals.push({ from, to: ++at, letters });
  }

  function readCode(end: string | undefined): void {
    let depth = 0;
    while (at < source.length) {
      const sign = source[at] as string;
      if (`"'\``.includes(sign)) {
        readLiteral(sign);
        continue;
      }
      at++;
      if (sign === "{") depth++;
      if (sign === "}" && depth-- === 0 && end !== undefined) return;
    }
  }

  readCode(undefined);
  return literals;
}

/** The source with another text in place of every letter: `write` gives what stands between `${` and `}`. */
export function lettersAsked(
  source: string,
  literals: readonly Literal[],
  write: (letter: Letter) => string,
): string {
  const changes = literals.flatMap(({ from, to, letters }) => [
    { from, to: from + 1, text: "`" },
    ...letters.map((letter) => ({ from: letter.from, to: letter.to, text: `\${${write(letter)}}` })),
    { from: to - 1, to, text: "`" },
  ]);
  let done = "";
  let at = 0;
  for (const { from, to, text } of changes.sort((one, other) => one.from - other.from)) {
    done += source.slice(at, from) + text;
    at = to;
  }
  return done + source.slice(at);
}
