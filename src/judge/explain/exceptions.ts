import type { CauseFacts, ExceptionCause } from "../../words/index.ts";

/** Why a program failed, as data. */
export type Cause = {
  [C in keyof CauseFacts]: { readonly cause: C; readonly facts: CauseFacts[C] };
}[keyof CauseFacts];

/** What an exception's name says, whatever the language. */
const knownExceptions: readonly (readonly [RegExp, ExceptionCause])[] = [
  [/^(NoSuchElementException|EOFError|EOFException)$/, "input-ended"],
  [/^(NumberFormatException|InputMismatchException|ValueError)$/, "not-a-number"],
  [/IndexOutOfBoundsException$|^(IndexError|RangeError)$/, "outside-array"],
  [/^(NullPointerException|AttributeError|ReferenceError|NameError|KeyError|TypeError)$/, "nothing-there"],
  [/^(StackOverflowError|RecursionError)$/, "endless-recursion"],
  [/^(OutOfMemoryError|MemoryError)$/, "no-memory"],
  [/^(ArithmeticException|ZeroDivisionError)$/, "division-by-zero"],
  [/^ClassCastException$/, "wrong-class"],
  [/^ConcurrentModificationException$/, "changed-while-walked"],
  [
    /^(FileNotFoundException|NoSuchFileException|AccessDeniedException|FileNotFoundError|PermissionError)$/,
    "file",
  ],
];

export function exceptionCause(name: string, text: string): ExceptionCause {
  // Node's own name for it says nothing.
  if (name === "RangeError" && /call stack/i.test(text)) return "endless-recursion";
  if (name === "TypeError" && !/undefined|null|None/.test(text)) return "other";
  return knownExceptions.find(([form]) => form.test(name))?.[1] ?? "other";
}

/** Whether a file, by its name without folders, is the program's own. */
export type IsOwn = (file: string) => boolean;

export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
