import { Competition, Player } from "../../../editions/competition/index.ts";
import { isUntouched, type TakingMove, type TakingPosition, takenBy, taking } from "../../../games/index.ts";
import { parseRun } from "../../../notation/index.ts";
import { competitionRounds, isCompetition, shownRun } from "../../consoles/index.ts";
import { protocolFault } from "../verdict.ts";
import { ConsoleLink, nothingMore, refusedItself } from "./console.ts";
import type { Link, LinkGame, LinkHost, LinkSetup } from "./link.ts";

/** The sticks competition with a person at one side, as its last three arguments say: round after round, and Player 1 begins each. */
export function competitionLink({ command = [] }: LinkSetup<"taking">, host: LinkHost): Link<"taking"> {
  return new CompetitionLink(command.slice(-3), host);
}

class CompetitionLink extends ConsoleLink {
  readonly #words: readonly string[];
  #games = 0;

  constructor(words: readonly string[], host: LinkHost) {
    super(host);
    this.#words = words;
  }

  protected override run(): Promise<unknown> {
    const shadow = { name: "", choose: (position: TakingPosition) => this.#choose(position) };
    const mind = (type: number) => (type === Player.HUMAN ? undefined : shadow);
    return Competition.main(this.#words, { dialogue: this.beside, mind });
  }

  /** The next round begins by itself. */
  protected override open({ opening, seat }: LinkGame<"taking">): readonly string[] | undefined {
    this.#games++;
    const first = this.#words[1] === String(Player.HUMAN);
    const begins = isCompetition(opening.options) && isUntouched(opening);
    return begins && (opening.turn === seat) === first ? [] : undefined;
  }

  protected override typed(move: TakingMove): readonly string[] {
    const { row, left, right } = takenBy(move);
    return [2, row, left, right].map(String);
  }

  protected override goesOn(): boolean {
    return this.#games < competitionRounds;
  }

  protected override abreast(): void {
    this.host.ready();
  }

  async #choose(position: TakingPosition): Promise<TakingMove> {
    const line = await this.beside.seen();
    const shown = shownRun(line);
    if (!shown) this.host.fault(protocolFault(line));
    else if (shown.kind === "refused") this.shown(refusedItself(line, "run"));
    else {
      const read = parseRun(shown.text);
      const move = read.ok ? read.value : undefined;
      this.shown({ text: shown.text, move });
      if (move && taking.play(position, move).ok) return move;
    }
    return nothingMore();
  }
}
