import { useState } from "preact/hooks";
import type { TournamentFeed } from "../../session/tournament-feed.ts";
import { CrossTable } from "./cross-table.tsx";
import { FaultsPart } from "./faults-part.tsx";
import { GamesPart } from "./games-part.tsx";
import { HeadPart } from "./head-part.tsx";
import { MatchPart } from "./match-part.tsx";
import { Meanings } from "./meanings.tsx";
import type { PartProps } from "./parts.ts";
import { RoundsPart } from "./rounds-part.tsx";
import { RunningPart } from "./running-part.tsx";
import { StandingsPart } from "./standings-part.tsx";
import { useTold } from "./use-told.ts";

/** Everything about a tournament: what matters to a class first, the standings and who plays whom now. */
export function TournamentView({ id, feed, ...part }: PartProps & { id: string; feed: TournamentFeed }) {
  useTold(part);
  const { head, standing } = part;
  const isMatch = head.format === "match";
  // What was going on once keeps its room, so that nothing moves when it ends.
  const [wasRunning] = useState(head.state === "running");
  return (
    <section class={`page arena tournament ${head.format}`}>
      <HeadPart {...part} trouble={feed.trouble.value} />
      {isMatch && <MatchPart {...part} />}
      <div class="tournament-columns">
        <StandingsPart {...part} />
        {standing.rounds.length > 0 && <RoundsPart {...part} />}
      </div>
      {(wasRunning || head.state === "running") && <RunningPart {...part} feed={feed} />}
      {!isMatch && <CrossTable {...part} />}
      <Meanings {...part} />
      <FaultsPart {...part} id={id} />
      <GamesPart {...part} id={id} />
    </section>
  );
}
