import type { Signal } from "@preact/signals";
import type { Findings } from "../pages/game/board-view.tsx";
import type { Table } from "../session/game-view.ts";
import { ReversiUnderstanding } from "./reversi/understanding.tsx";
import { NimUnderstanding } from "./taking/understanding.tsx";

export interface UnderstandingProps {
  readonly table: Table;
  readonly analysing: Signal<boolean>;
  readonly findings: Signal<Findings>;
  /** How many hints have been asked for and not yet been given. */
  readonly hints: Signal<number>;
}

export function Understanding(props: UnderstandingProps) {
  const { id } = props.table.session.play.value;
  return id === "reversi" ? <ReversiUnderstanding {...props} /> : <NimUnderstanding {...props} />;
}
