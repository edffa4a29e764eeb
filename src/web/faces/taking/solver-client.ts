import type { Answered, Answers, Asked, Question } from "./solver-messages.ts";

type Answer = Answers[Question["type"]];

interface Waiting {
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/** Asks the solver's worker, which is started with the first question, and anew after it has failed. */
export function askSolver<Q extends Question>(question: Q): Promise<Answers[Q["type"]]> {
  worker ??= open();
  const asked: Asked = { number: ++count, question };
  worker.postMessage(asked);
  // An answer has its question's number, and so is of its type.
  return new Promise<Answer>((resolve, reject) => {
    waiting.set(asked.number, { resolve, reject });
  }) as Promise<Answers[Q["type"]]>;
}

function open(): Worker {
  const made = new Worker(new URL("./solver.worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<Answered>) => {
    const asker = waiting.get(data.number);
    waiting.delete(data.number);
    if ("answer" in data) asker?.resolve(data.answer);
    else asker?.reject(new Error(data.failed));
  };
  made.onerror = () => {
    made.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("the solver's worker failed"));
    waiting.clear();
  };
  return made;
}
