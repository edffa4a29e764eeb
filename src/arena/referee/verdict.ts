import type { Refusal } from "../../games/index.ts";
import type { Ending } from "../../programs/index.ts";
import type { Fault } from "../game.ts";
import { escaped } from "./escaped.ts";

const longestShown = 200;

/** What a process's end says of its bot, while it has a game. */
export function faultOfEnding(ending: Ending): Fault {
  switch (ending.reason) {
    case "ended":
      return { kind: "crash", status: ending.status, signal: null };
    case "crashed":
      return { kind: "crash", status: null, signal: ending.signal };
    case "unstartable":
      return { kind: "start", code: ending.code };
    case "processor":
    case "idle":
      return { kind: "stall", seconds: Math.round(ending.seconds) };
    case "memory":
      return { kind: "memory" };
    case "output":
      return ending.of === "folder" || ending.of === "all"
        ? { kind: "protocol", line: "files" }
        : { kind: "flood", of: ending.of, bytes: ending.bytes };
    case "forbidden":
      return { kind: "protocol", line: ending.what };
    case "closed":
      return { kind: "crash", status: null, signal: null };
  }
}

/** A move that notation or rules refuse: what is no move at all is told from one against the rules. */
export function faultOfMove(move: string, refusal: Refusal): Fault {
  return refusal.code === "not-in-notation"
    ? { kind: "malformed", line: escaped(move, longestShown) }
    : { kind: "illegal", move: escaped(move, longestShown), refusal };
}

export function protocolFault(line: string): Fault {
  return { kind: "protocol", line: escaped(line, longestShown) };
}
