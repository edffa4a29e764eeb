import type { Answers, Numbered, Question } from "./solver-messages.ts";

type Answer = Answers[Question["type"]];

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/** Asks the solver's worker, which is started with the first question. */
export function ask<Q extends Question>(question: Q): Promise<Answers[Q["type"]]> {
  worker ??= open();
  const number = ++count;
  return new Promise<Answer>((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    worker?.postMessage({ number, content: question } satisfies Numbered<Question>);
  }) as Promise<Answers[Q["type"]]>;
}

function open(): Worker {
  const made = new Worker(new URL("./solver.worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<Numbered<Answer>>) => {
    waiting.get(data.number)?.resolve(data.content);
    waiting.delete(data.number);
  };
  made.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error("the solver's worker failed"));
    waiting.clear();
    worker = undefined;
  };
  return made;
}
