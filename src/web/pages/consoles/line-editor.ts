/**
 * What a terminal's own line discipline does: shows what is typed, and hands it on line by line. It writes behind whatever the
 * program has printed, takes lines ahead of the question, and pasted ones as if they had been typed. (`xterm-readline` was tried:
 * it redraws over the program's prompt, drops keys between two questions, and makes one line of pasted ones.)
 */
export class LineEditor {
  readonly #show: (text: string) => void;
  readonly #enter: (line: string) => void;
  readonly #end: () => void;
  readonly #past: string[] = [];
  #line: string[] = [];
  #cursor = 0;
  #at = 0;

  constructor(show: (text: string) => void, enter: (line: string) => void, end: () => void) {
    this.#show = show;
    this.#enter = enter;
    this.#end = end;
  }

  /** Keys and pasted text as a terminal sends them. */
  type(data: string): void {
    // Other escape sequences are keys that mean nothing here.
    if (data.startsWith("\u001b") && data.length > 1) this.#keys[data]?.();
    else for (const character of data.replaceAll("\r\n", "\r")) this.#key(character);
  }

  /** Puts text in place of what has been typed and not entered. */
  replace(text: string): void {
    this.#moveTo(this.#line.length);
    this.#remove(0, this.#line.length);
    this.type(text);
  }

  readonly #keys: Readonly<Record<string, () => void>> = {
    "\u001b[A": () => this.#recall(-1),
    "\u001b[B": () => this.#recall(1),
    "\u001b[C": () => this.#moveTo(this.#cursor + 1),
    "\u001b[D": () => this.#moveTo(this.#cursor - 1),
    "\u001b[H": () => this.#moveTo(0),
    "\u001b[F": () => this.#moveTo(this.#line.length),
    "\u001b[3~": () => this.#remove(this.#cursor, this.#cursor + 1),
    // Ctrl-A, Ctrl-E, Ctrl-U, Ctrl-K as in a shell.
    "\u0001": () => this.#moveTo(0),
    "\u0005": () => this.#moveTo(this.#line.length),
    "\u0015": () => this.#remove(0, this.#cursor),
    "\u000b": () => this.#remove(this.#cursor, this.#line.length),
    "\u007f": () => this.#remove(this.#cursor - 1, this.#cursor),
    "\b": () => this.#remove(this.#cursor - 1, this.#cursor),
    "\r": () => this.#submit(),
    "\n": () => this.#submit(),
    "\u0003": () => this.#end(),
    "\u0004": () => this.#end(),
  };

  #key(character: string): void {
    const meant = this.#keys[character];
    if (meant) meant();
    else if (character >= " " || character === "\t") this.#insert(character);
  }

  #insert(character: string): void {
    this.#line.splice(this.#cursor, 0, character);
    this.#cursor++;
    const behind = this.#line.slice(this.#cursor);
    this.#show(character + behind.join("") + "\b".repeat(behind.length));
  }

  #remove(from: number, to: number): void {
    if (from < 0 || to > this.#line.length || from === to) return;
    this.#moveTo(from);
    this.#line.splice(from, to - from);
    const behind = this.#line.slice(from);
    this.#show(behind.join("") + " ".repeat(to - from) + "\b".repeat(behind.length + to - from));
  }

  #moveTo(place: number): void {
    if (place < 0 || place > this.#line.length) return;
    const forward = this.#line.slice(this.#cursor, place).join("");
    this.#show(forward + "\b".repeat(Math.max(0, this.#cursor - place)));
    this.#cursor = place;
  }

  #submit(): void {
    this.#moveTo(this.#line.length);
    const line = this.#line.join("");
    this.#line = [];
    this.#cursor = 0;
    if (line !== "") this.#past.push(line);
    this.#at = this.#past.length;
    this.#show("\r\n");
    this.#enter(line);
  }

  #recall(step: number): void {
    const at = this.#at + step;
    if (at < 0 || at > this.#past.length) return;
    this.#at = at;
    this.#remove(0, this.#line.length);
    for (const character of this.#past[at] ?? "") this.#insert(character);
  }
}
