import type { ArenaGame, FaultEvidence } from "../arena/index.ts";
import type { ProgramProblem } from "../words/index.ts";

/**
 * Why a match cannot go on after this game: a program that does not play is no opponent. Undefined where there was no fault, or one that loses the
 * game alone: an answer that is no legal move. `seconds` is what a move may take.
 */
export function problemOf(
  { fault, bots, winner }: Pick<ArenaGame, "fault" | "bots" | "winner">,
  names: readonly string[],
  evidence: Pick<FaultEvidence, "errors"> | undefined,
  seconds: number,
): ProgramProblem | undefined {
  if (!fault || winner === null) return undefined;
  const command = names[bots[winner === 0 ? 1 : 0]] ?? "";
  const said = evidence?.errors.trimEnd().split("\n").at(-1) ?? "";
  switch (fault.kind) {
    case "illegal":
    case "malformed":
      return undefined;
    case "crash":
      return fault.signal === null
        ? { kind: "ended", command, status: fault.status, said }
        : { kind: "crashed", command, signal: fault.signal, said };
    case "start":
      return fault.code === "not-ready"
        ? { kind: "silent", command, seconds }
        : { kind: "unstartable", command, reason: fault.code };
    case "time":
      return { kind: "silent", command, seconds };
    case "stall":
      return { kind: "silent", command, seconds: fault.seconds };
    case "flood":
    case "memory":
      return { kind: fault.kind, command };
    case "protocol":
      return fault.line === "unreachable"
        ? { kind: "unreachable" }
        : { kind: "refused", command, answer: fault.line };
  }
}
