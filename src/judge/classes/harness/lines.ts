/** What harness and judge say to each other: a line of words with tabs between them, whatever the language of the submission. */

/** What is handed to a method: text, a whole number, truth, an array of truths, something made before, or null. */
export type Given = string | number | boolean | readonly boolean[] | { readonly object: string } | null;

export type Question =
  /** Loads a class and calls it by a name. */
  | { readonly ask: "bind"; readonly name: string; readonly reference: string }
  | { readonly ask: "members"; readonly name: string }
  | { readonly ask: "field"; readonly name: string; readonly field: string }
  | { readonly ask: "new"; readonly object: string; readonly name: string; readonly given: readonly Given[] }
  /** What comes of it is kept as `result`, whatever it is. */
  | {
      readonly ask: "call";
      readonly result: string;
      readonly object: string;
      readonly method: string;
      readonly given: readonly Given[];
    };

/** What a class has, as its language tells it: types are empty where it does not. */
export interface Member {
  readonly kind: "self" | "implements" | "constructor" | "method" | "field" | "class";
  readonly flags: readonly string[];
  readonly type: string;
  readonly name: string;
  readonly parameters: readonly string[];
}

export type Reply =
  /** `changed` when an array that was handed in is not as it was. An object is known by its class. */
  | {
      readonly kind: "value";
      readonly value: string | number | boolean | null | { readonly object: string };
      readonly changed: boolean;
    }
  | { readonly kind: "members"; readonly members: readonly Member[] }
  | { readonly kind: "missing"; readonly what: string }
  /** `names` from the class of the exception up to the most general one. */
  | {
      readonly kind: "thrown";
      readonly names: readonly string[];
      readonly text: string;
      readonly file: string;
      readonly line: number;
    };

const codes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const letters: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r" };
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (each) => codes[each] ?? each);
const plain = (word: string): string => word.replace(/\\(.)/g, (_, code: string) => letters[code] ?? code);

export function makeQuestion(question: Question): string {
  return wordsOf(question).map(escaped).join("\t");
}

function wordsOf(question: Question): readonly string[] {
  switch (question.ask) {
    case "bind":
      return ["bind", question.name, question.reference];
    case "members":
      return ["members", question.name];
    case "field":
      return ["field", question.name, question.field];
    case "new":
      return ["new", question.object, question.name, ...question.given.map(givenWord)];
    case "call":
      return ["call", question.result, question.object, question.method, ...question.given.map(givenWord)];
  }
}

function givenWord(given: Given): string {
  if (given === null) return "n";
  if (typeof given === "string") return `s${given}`;
  if (typeof given === "number") return `i${given}`;
  if (typeof given === "boolean") return `z${given}`;
  return "object" in given ? `o${given.object}` : `a${given.map((each) => (each ? 1 : 0)).join("")}`;
}

/** A line of the harness, which bears its mark; whatever else comes was printed behind its back and is passed over. */
export function parseReply(line: string, mark: string): Reply | undefined {
  const [marked, kind, ...words] = line.split("\t").map(plain);
  if (marked !== mark) return undefined;
  const [first = "", second = "", file = "", number = ""] = words;
  switch (kind) {
    case "value":
      return { kind, value: wordValue(first), changed: second === "changed" };
    case "members":
      return { kind, members: words.flatMap(memberOf) };
    case "missing":
      return { kind, what: first };
    case "thrown":
      return { kind, names: first.split(","), text: second, file, line: Number(number) };
    default:
      return undefined;
  }
}

function wordValue(word: string): Extract<Reply, { kind: "value" }>["value"] {
  const text = word.slice(1);
  switch (word[0]) {
    case "s":
      return text;
    case "i":
      return Number(text);
    case "z":
      return text === "true";
    case "o":
      return { object: text };
    default:
      return null;
  }
}

const kinds: readonly string[] = ["self", "implements", "constructor", "method", "field", "class"];

function memberOf(word: string): Member[] {
  const [kind = "", flags = "", type = "", name = "", parameters = ""] = word.split("|");
  if (!kinds.includes(kind)) return [];
  const list = (text: string) => (text === "" ? [] : text.split(","));
  return [{ kind: kind as Member["kind"], flags: list(flags), type, name, parameters: list(parameters) }];
}
