import type { EvidenceLine } from "../game.ts";
import { escaped } from "./escaped.ts";

const kept = 20;
const longestLine = 300;

/** The last that was said in one direction; text is taken apart only when somebody wants to read it. */
class Said {
  readonly #texts: string[] = new Array(kept).fill("");
  readonly #times: number[] = new Array(kept).fill(0);
  #count = 0;

  add(text: string, at: number): void {
    const place = this.#count++ % kept;
    this.#texts[place] = text;
    this.#times[place] = at;
  }

  lines(): { text: string; at: number }[] {
    const found: { text: string; at: number }[] = [];
    for (let at = Math.max(0, this.#count - kept); at < this.#count; at++) {
      const text = this.#texts[at % kept] as string;
      // A large answer is cut before it is taken apart.
      const lines = text
        .slice(-kept * longestLine)
        .replace(/\n$/, "")
        .split("\n");
      for (const line of lines) found.push({ text: line, at: this.#times[at % kept] as number });
    }
    return found.slice(-kept);
  }
}

/** The end of what a bot was told and said, for the evidence. */
export class Transcript {
  readonly #toBot = new Said();
  readonly #fromBot = new Said();

  sent(text: string, at: number): void {
    this.#toBot.add(text, at);
  }

  heard(text: string, at: number): void {
    this.#fromBot.add(text.length > longestLine * kept ? text.slice(0, longestLine * kept) : text, at);
  }

  /** Both ways in the order of time, which is counted from `since`. */
  lines(since: number): EvidenceLine[] {
    const told = (said: Said, to: EvidenceLine["to"]) =>
      said
        .lines()
        .map(({ text, at }) => ({ at: Math.round(at - since), to, text: escaped(text, longestLine) }));
    return [...told(this.#toBot, "bot"), ...told(this.#fromBot, "referee")].sort((a, b) => a.at - b.at);
  }
}
