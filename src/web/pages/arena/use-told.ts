import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../base/announce.tsx";
import type { PartProps } from "./parts.ts";

/** Says to a screen reader that a round has begun and that all is over, and nothing else of what changes all the time. */
export function useTold({ say, head, standing }: PartProps): void {
  const round = standing.rounds.length;
  const isOver = head.state === "over";
  const known = useRef({ round, isOver });
  useEffect(() => {
    const { round: roundBefore, isOver: overBefore } = known.current;
    known.current = { round, isOver };
    const first = standing.rows[0];
    if (isOver && !overBefore && first) announce(say.page.over({ name: first.name }));
    else if (round > roundBefore) announce(say.page.rounds.begun({ round }));
  }, [round, isOver]);
}
