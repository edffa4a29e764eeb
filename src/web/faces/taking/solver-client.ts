import { wrap } from "comlink";
import type { Solver } from "./solver.ts";

let solver: Solver | undefined;
/** Who waits for an answer: a worker that fails gives none. */
const waiting = new Set<(reason: Error) => void>();

/** Asks the solver in its worker, which is started with the first question, and anew after it has failed. */
export function askSolver<Answer>(ask: (solver: Solver) => Promise<Answer>): Promise<Answer> {
  solver ??= open();
  const answer = ask(solver);
  return new Promise<Answer>((resolve, reject) => {
    waiting.add(reject);
    answer.then(resolve, reject).finally(() => waiting.delete(reject));
  });
}

function open(): Solver {
  const worker = new Worker(new URL("./solver.worker.ts", import.meta.url), { type: "module" });
  worker.onerror = () => {
    worker.terminate();
    solver = undefined;
    for (const reject of waiting) reject(new Error("the solver's worker failed"));
    waiting.clear();
  };
  return wrap<Solver>(worker);
}
