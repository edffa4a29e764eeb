/** What a terminal or a browser would act on, or nobody would see: control and format characters, separators, what is none. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu;
const unseenButLines = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;

/** Text from a program outside as text that can be shown anywhere. */
export function visible(text: string): string {
  return text.replace(unseen, escaped);
}

/** The same with its lines. */
export function visibleLines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\t/g, "    ").replace(unseenButLines, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

/** A program tells in its errors where it lives; of each path strangers are told the file alone. */
export function withoutFolders(text: string): string {
  return text.replace(
    /(?:(?:[A-Za-z]:|~|\.{1,2})?(?:[\\/][^\s\\/:"'<>|()]+)+)([\\/][^\s\\/:"'<>|()]+)/g,
    "…$1",
  );
}
