/** Foreign text that can be shown anywhere: control characters and what turns the direction of writing are spelt out, the rest is cut. */
export function escaped(text: string, longest: number): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, spelt);
}

/** The same where line ends are to stay. */
export function escapedLines(text: string): string {
  return text.replace(/\r\n/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, spelt);
}

const short: { readonly [sign: string]: string } = { "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function spelt(sign: string): string {
  const code = sign.codePointAt(0) as number;
  if (code < 0x100) return short[sign] ?? `\\x${code.toString(16).padStart(2, "0")}`;
  return `\\u{${code.toString(16)}}`;
}
