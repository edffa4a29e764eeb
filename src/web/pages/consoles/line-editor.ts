/** What a terminal's own line discipline does: shows what is typed, and hands it on line by line. */
export class LineEditor {
  readonly #show: (text: string) => void;
  readonly #enter: (line: string) => void;
  readonly #end: () => void;
  readonly #past: string[] = [];
  #line: string[] = [];
  #at = 0;

  constructor(show: (text: string) => void, enter: (line: string) => void, end: () => void) {
    this.#show = show;
    this.#enter = enter;
    this.#end = end;
  }

  /** Keys and pasted text as a terminal sends them. */
  type(data: string): void {
    if (data === "\u001b[A" || data === "\u001b[B") {
      this.#recall(data.endsWith("A") ? -1 : 1);
      return;
    }
    // Other escape sequences are keys that mean nothing here.
    if (data.startsWith("\u001b") && data.length > 1) return;
    for (const character of data.replaceAll("\r\n", "\r")) this.#key(character);
  }

  #key(character: string): void {
    const code = character.codePointAt(0) as number;
    if (character === "\r" || character === "\n") this.#submit();
    else if (code === 0x7f || code === 0x08) this.#erase();
    else if (code === 0x03 || code === 0x04) this.#end();
    else if (code >= 0x20 || character === "\t") {
      this.#line.push(character);
      this.#show(character);
    }
  }

  #submit(): void {
    const line = this.#line.join("");
    this.#line = [];
    if (line !== "") this.#past.push(line);
    this.#at = this.#past.length;
    this.#show("\r\n");
    this.#enter(line);
  }

  #erase(): void {
    if (this.#line.pop() !== undefined) this.#show("\b \b");
  }

  #recall(step: number): void {
    const at = this.#at + step;
    if (at < 0 || at > this.#past.length) return;
    this.#at = at;
    this.#show("\b \b".repeat(this.#line.length));
    this.#line = [...(this.#past[at] ?? "")];
    this.#show(this.#line.join(""));
  }
}
