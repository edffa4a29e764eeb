import type { Person } from "../../roster/index.ts";
import { type Dialogue, InputEnded } from "../dialogue.ts";
import { TypedInput } from "../typed-input.ts";
import { Alongside } from "./agreement.ts";
import type { Followed, FreeChoice, Piece } from "./followed.ts";

/** One of the moves that could be made at a free choice. */
export interface Option {
  readonly chosen: string;
  /** What the program prints first when it is made, beginning with a line of its own. */
  readonly shows: string;
  /** False for what no rules allow: it is told, and not followed. */
  readonly playable?: false;
}

/** Where a choice is made, and what it is made from. */
export interface Choice extends Omit<FreeChoice, "at" | "chosen" | "right"> {
  readonly right: readonly Option[];
  /** Legal and yet wrong, or illegal and yet to be seen. */
  readonly wrong: Iterable<Option>;
}

/** A dialogue to which all has been typed already. Keeps what is printed, and finds out what the program has chosen. */
export class Recording implements Dialogue {
  readonly #input: string;
  readonly #typed = new TypedInput();
  readonly #alongside: Alongside | undefined;
  readonly #pieces: Piece[] = [];
  readonly #choices: FreeChoice[] = [];
  #wrong: FreeChoice | undefined;
  #length = 0;
  #line = 0;
  #read = 0;

  constructor(input: string, got: string | undefined) {
    this.#input = input;
    this.#typed.feed(input);
    this.#alongside = got === undefined ? undefined : new Alongside(got);
  }

  print(text: string): void {
    if (text === "") return;
    this.#pieces.push({ at: this.#length, text, line: this.#line });
    this.#length += text.length;
    this.#alongside?.print(text);
  }

  line(): Promise<string> {
    return this.#taken(this.#typed.takeLine(true));
  }

  word(): Promise<string> {
    return this.#taken(this.#typed.takeWord(true));
  }

  /**
   * What the program took, else the one of those that are right which agrees best with its output; where that says
   * nothing, or the program did what cannot be done, `own` is.
   */
  choose(choice: Choice, own: () => string): string {
    const found = this.#found(choice);
    if (found && !choice.right.includes(found)) this.#wrong ??= this.#note(choice, found.chosen);
    else if (found) this.#note(choice, found.chosen);
    if (found && found.playable !== false) return found.chosen;
    const chosen = own();
    if (!found) this.#note(choice, chosen);
    return chosen;
  }

  /** The first of two computers has won so many of the rounds. */
  score(wins: number, rounds: number): void {
    const facts = { who: "score", position: "", stones: rounds, right: [] };
    this.#choices.push({ ...facts, at: this.#length, chosen: `${wins}:${rounds - wins}` });
  }

  /** The program's next line that is not blank, as long as both agree. */
  nextLine(): string {
    return this.#alongside?.nextLine() ?? "";
  }

  /** Everything, once the program has ended, or its input. */
  followed(finished: boolean, people: readonly Person[]): Followed {
    const expected = this.#pieces.map(({ text }) => text).join("");
    return {
      expected,
      pieces: this.#pieces,
      choices: this.#choices,
      wrong: this.#wrong,
      linesRead: this.#line,
      finished,
      people,
    };
  }

  #note({ right, wrong: _, ...facts }: Choice, chosen: string): FreeChoice {
    const made = { ...facts, at: this.#length, chosen, right: right.map((option) => option.chosen) };
    this.#choices.push(made);
    return made;
  }

  #found({ right, wrong }: Choice): Option | undefined {
    const alongside = this.#alongside;
    if (!alongside) return undefined;
    let longest: { readonly option: Option; readonly length: number } | undefined;
    for (const option of right) {
      const { whole, length } = alongside.with(option.shows);
      if (whole) return option;
      if (length > (longest?.length ?? 0)) longest = { option, length };
    }
    for (const option of wrong) if (alongside.with(option.shows).whole) return option;
    return longest?.option;
  }

  #taken(text: string | undefined): Promise<string> {
    if (text === undefined) return Promise.reject(new InputEnded());
    const end = Math.min(this.#typed.at, this.#input.length);
    for (; this.#read < end; this.#read++) {
      if (this.#read === 0 || this.#input[this.#read - 1] === "\n") this.#line++;
    }
    return Promise.resolve(text);
  }
}
