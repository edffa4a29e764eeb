import { useEffect, useState } from "preact/hooks";

const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(next);
}

/** True once it is this part's turn: of many costly parts each is drawn in a task of its own, and whoever presses something meanwhile is heard. */
export function useTurn(): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    const begin = () => setMine(true);
    if (waiting.push(begin) === 1) setTimeout(next);
    return () => {
      const at = waiting.indexOf(begin);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, []);
  return isMine;
}
