import type { TournamentAnswer } from "../../../protocol/index.ts";
import type { ArenaSentences } from "../../../words/index.ts";
import { plain } from "./figures.ts";

/** What the parts of a tournament's page are told: what is fixed about it, how it stands, and the words. */
type Shown = NonNullable<TournamentAnswer["tournament"]>;
export type Head = Shown["head"];
export type Standing = Shown["standing"];
export type Row = Standing["rows"][number];
export type Running = TournamentAnswer["running"][number];

export interface PartProps extends Shown {
  readonly say: ArenaSentences;
}

export function nameOf({ bots }: Head, bot: number): string {
  return bots[bot] ?? `${bot}`;
}

const second = 1000;

export function clockText(say: ArenaSentences, clock: Head["clock"]): string {
  const words = say.page.clocks;
  const seconds = (milliseconds: number) => plain(milliseconds / second);
  switch (clock.kind) {
    case "game":
      return words.game({ seconds: seconds(clock.initial), added: seconds(clock.increment) });
    case "move":
      return words.move({ seconds: seconds(clock.each) });
    case "moves":
      return words.moves({ moves: clock.moves, seconds: seconds(clock.each) });
  }
}

/** Faults of a bot, all kinds together. */
export function faultsOf({ faults }: Row): number {
  return Object.values(faults).reduce((sum, count) => sum + count, 0);
}
