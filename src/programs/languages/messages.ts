const mostLines = 60;
const longestLine = 300;
const most = 8 * 1024;

/**
 * What a compiler said, for the author's eyes: paths relative to the submission, none of this machine, no control characters, and
 * no more than one reads. `roots` are the folders of ours that it may have named.
 */
export function readableMessages(output: Uint8Array, roots: readonly string[]): string {
  let text = new TextDecoder().decode(output);
  for (const root of [...roots].sort((one, other) => other.length - one.length)) {
    text = text.replaceAll(`${root}/`, "").replaceAll(root, ".");
  }
  text = text.replace(
    /(?<![\w./])\/(?:usr|lib|lib64|tmp|opt|private|var)\/(?:[^\s:'"()/]+\/)*([^\s:'"()/]+)/g,
    "$1",
  );
  const lines = text
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours, which some compilers send whatever they are told
    .replace(/\u001b\[[\d;]*[A-Za-z]/g, "")
    .replace(/[^\P{C}\n\t]/gu, "\uFFFD")
    .trimEnd()
    .split("\n")
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
  const kept = lines.length > mostLines ? [...lines.slice(0, mostLines), "…"] : lines;
  const whole = kept.join("\n");
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}
