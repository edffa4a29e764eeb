/** What has been typed and not yet read, taken by lines or by words. */
export class TypedInput {
  #text = "";
  #at = 0;

  /** Where the next line or word begins in what was fed last and what then remained. */
  get at(): number {
    return this.#at;
  }

  feed(text: string): void {
    this.#text = this.#at < this.#text.length ? this.#text.slice(this.#at) + text : text;
    this.#at = 0;
  }

  /** The next line without its line end; once nothing more can come, `ended`, the last one needs none. */
  takeLine(ended: boolean): string | undefined {
    let end = this.#text.indexOf("\n", this.#at);
    if (end === -1) {
      if (!ended || this.#at >= this.#text.length) return undefined;
      end = this.#text.length;
    }
    const line = this.#text.slice(this.#at, end);
    this.#at = end + 1;
    return line.endsWith("\r") ? line.slice(0, -1) : line;
  }

  takeWord(ended: boolean): string | undefined {
    const rest = /\S+(?=\s)|\S+$/g;
    rest.lastIndex = this.#at;
    const found = rest.exec(this.#text);
    if (!found) {
      this.#at = this.#text.length;
      return undefined;
    }
    const end = found.index + found[0].length;
    if (end === this.#text.length && !ended) {
      this.#at = found.index;
      return undefined;
    }
    this.#at = end;
    return found[0];
  }
}
