import { useEffect, useState } from "preact/hooks";

/** What has become of a question: answered, failed, or neither yet. */
interface AnswerState<T> {
  readonly answer: T | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Asks anew whenever it is about something else; what comes too late is dropped. Without a question nothing is asked. */
export function useAnswer<T>(about: unknown, question: (() => Promise<T>) | undefined): AnswerState<T> {
  const [found, setFound] = useState<{ about: unknown; answer?: T }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!question) return;
    let current = true;
    question().then(
      (answer) => current && setFound({ about, answer }),
      () => current && setFound({ about }),
    );
    return () => {
      current = false;
    };
  }, [about, question !== undefined, tries]);
  const now = found?.about === about ? found : undefined;
  return {
    answer: now?.answer,
    failed: now !== undefined && !("answer" in now),
    again() {
      setFound(undefined);
      setTries(tries + 1);
    },
  };
}
