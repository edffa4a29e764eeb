import type { ComponentChild } from "preact";
import { Failure } from "./failure.tsx";
import { useAnswer } from "./use-answer.ts";

/** A part of the page whose code is loaded when it is first shown. `load` stays the same function. */
export function Later<T>({
  load,
  what,
  waiting,
  children,
}: {
  load: () => Promise<T>;
  /** What it is called when it cannot be loaded. */
  what: string;
  waiting: ComponentChild;
  children: (loaded: T) => ComponentChild;
}) {
  const { answer, failed, again } = useAnswer(load, load);
  if (failed) return <Failure text={`${what} could not be loaded. Check the connection.`} again={again} />;
  return answer === undefined ? waiting : children(answer);
}
