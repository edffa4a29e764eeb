import type { Piece } from "../../editions/lockstep/index.ts";

/** A session as it would be seen: what was printed, what was typed, and where the difference begins. */
export type Shown =
  | { readonly kind: "output" | "input"; readonly text: string }
  | { readonly kind: "difference" }
  /** So many characters are left out. */
  | { readonly kind: "cut"; readonly characters: number };
export type Transcript = readonly Shown[];

export interface TranscriptOptions {
  /** Where the difference begins, as an index of the output. */
  readonly difference?: number;
  /** The newline of the Enter key is printed into a pipe: it is not shown a second time (Reversi). */
  readonly enterIsPrinted?: boolean;
}

/** So much is shown before and behind the difference. */
const shownBefore = 8000;
const shownBehind = 4000;

/**
 * As at a terminal: each line of the input where it was read. For a program that is not ours that is known up to the difference,
 * because until there it has printed the same; behind it its output stands alone.
 */
export function terminalTranscript(
  output: string,
  pieces: readonly Piece[],
  input: string,
  { difference, enterIsPrinted = false }: TranscriptOptions = {},
): Transcript {
  const lines = input.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const shown: Shown[] = [];
  const end = difference ?? output.length;
  let [at, read] = [0, 0];
  let entered = false;
  const print = (to: number) => {
    const text = output.slice(at, to);
    at = Math.max(at, to);
    if (text === "") return;
    shown.push({ kind: "output", text: enterIsPrinted && entered ? text.replace(/^\n/, "") : text });
    entered = false;
  };
  for (const piece of pieces) {
    if (piece.at > end) break;
    if (piece.line <= read) continue;
    print(piece.at);
    for (; read < piece.line; read++) {
      shown.push({ kind: "input", text: `${(lines[read] ?? "").replace(/\r$/, "")}\n` });
      entered = true;
    }
  }
  print(end);
  if (difference !== undefined) {
    shown.push({ kind: "difference" });
    print(output.length);
  }
  return cut(shown);
}

/** As it was compared: the output alone. */
export function pipedTranscript(output: string, difference?: number): Transcript {
  if (difference === undefined) return cut([{ kind: "output", text: output }]);
  return cut([
    { kind: "output", text: output.slice(0, difference) },
    { kind: "difference" },
    { kind: "output", text: output.slice(difference) },
  ]);
}

/** What is far from the difference is left out. */
function cut(shown: readonly Shown[]): Transcript {
  const marked = shown.findIndex(({ kind }) => kind === "difference");
  const [before, behind] = marked < 0 ? [[], shown] : [shown.slice(0, marked), shown.slice(marked)];
  const room = marked < 0 ? shownBefore + shownBehind : shownBehind;
  return [...keep(before.toReversed(), shownBefore, true).toReversed(), ...keep(behind, room, false)].filter(
    (each) => !("text" in each) || each.text !== "",
  );
}

function keep(shown: readonly Shown[], room: number, fromEnd: boolean): Shown[] {
  const kept: Shown[] = [];
  let [left, characters] = [room, 0];
  for (const each of shown) {
    if (!("text" in each)) kept.push(each);
    else {
      const text = fromEnd ? each.text.slice(Math.max(0, each.text.length - left)) : each.text.slice(0, left);
      if (text !== "") kept.push({ ...each, text });
      characters += each.text.length - text.length;
      left -= text.length;
    }
  }
  return characters > 0 ? [...kept, { kind: "cut", characters }] : kept;
}

/** As plain text; what was typed is set off, and an arrow stands where the difference begins. */
export function transcriptText(
  transcript: Transcript,
  typed: (text: string) => string = (text) => text,
): string {
  return transcript
    .map((each) =>
      each.kind === "difference"
        ? "▶"
        : each.kind === "cut"
          ? "…"
          : each.kind === "input"
            ? typed(each.text)
            : each.text,
    )
    .join("");
}
