import type { ComponentChild } from "preact";
import type { LoadedPart } from "../../words/index.ts";
import { Failure } from "./failure.tsx";
import { language } from "./language.ts";
import { useAnswer } from "./use-answer.ts";

/** A part of the page whose code is loaded when it is first shown. `load` stays the same function. */
export function Later<T>({
  load,
  what,
  waiting,
  children,
}: {
  load: () => Promise<T>;
  /** What could not be loaded, when it cannot. */
  what: LoadedPart;
  waiting: ComponentChild;
  children: (loaded: T) => ComponentChild;
}) {
  const { answer, failed, again } = useAnswer(load, load);
  if (failed) return <Failure text={language.value.page.notLoaded[what]} again={again} />;
  return answer === undefined ? waiting : children(answer);
}
