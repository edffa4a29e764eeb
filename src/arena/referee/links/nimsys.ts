import { NimPlayer, Nimsys } from "../../../editions/nimsys/index.ts";
import { refuse, type TakingMove } from "../../../games/index.ts";
import { MemoryRoster, type Person, type PersonDetails, type Roster } from "../../../roster/index.ts";
import {
  type Beside,
  type NimsysGame,
  nimsysGame,
  type ShownMove,
  shownCount,
  shownPlaces,
} from "../../consoles/index.ts";
import { protocolFault } from "../verdict.ts";
import { ConsoleLink, nothingMore, refusedItself } from "./console.ts";
import type { Link, LinkGame, LinkHost, LinkSetup } from "./link.ts";

/** Nimsys with an AI, edition C: `startgame` and `startadvancedgame`, a process for as many games as there are. */
export function nimsysLink(_setup: LinkSetup<"taking">, host: LinkHost): Link<"taking"> {
  return new NimsysLink(host);
}

/** Usernames that nobody else has: the program may find a file of players. */
const program: PersonDetails = {
  username: "arenaprogram",
  family: "Arena",
  given: "Program",
  kind: "ai",
};
const opponent: PersonDetails = {
  username: "arenaopponent",
  family: "Arena",
  given: "Opponent",
  kind: "human",
};

class NimsysLink extends ConsoleLink {
  #known = 0;
  #game: NimsysGame | undefined;

  override start(): void {
    this.beside.type(`addplayer ${detailsOf(opponent)}`);
    this.beside.type(`addaiplayer ${detailsOf(program)}`);
    super.start();
  }

  protected override run(): Promise<unknown> {
    const { beside } = this;
    const computer = (person: Person) => new Shadow(person, beside, (line, move) => this.#moved(line, move));
    const roster = rosterBeside(beside, () => this.#known++);
    return Nimsys.main(beside, { edition: "c", roster, computer });
  }

  protected override open({ opening, seat }: LinkGame<"taking">): readonly string[] | undefined {
    this.#game = nimsysGame(opening);
    // Player 1 begins every game.
    const first = opening.turn === seat;
    const names = first ? [program.username, opponent.username] : [opponent.username, program.username];
    return this.#game && [`${this.#game.command},${names.join()}`];
  }

  protected override typed(move: TakingMove): readonly string[] {
    return this.#game ? [this.#game.typed(move)] : [];
  }

  protected override goesOn(): boolean {
    return true;
  }

  protected override abreast(): void {
    if (this.#known === 2) this.host.ready();
  }

  #moved(line: string, move: ShownMove | undefined): void {
    if (!move || !this.#game) this.host.fault(protocolFault(line));
    else if (move.kind === "refused") this.shown(refusedItself(line, "count"));
    else if (move.kind === "apart") {
      const { refusal } = refuse("count-not-allowed", { count: move.count });
      this.shown({ kind: "illegal", move: String(move.count), refusal });
    } else {
      const { first, count } = move;
      const left = this.#game.place(first);
      const taken = { row: 1, left, right: left + count - 1 };
      this.shown({ text: this.#game.text(first, count), move: taken });
    }
  }
}

function detailsOf({ username, family, given }: PersonDetails): string {
  return [username, family, given].join();
}

/** Somebody whom the program has kept since an earlier time is no fault of it. */
function rosterBeside(beside: Beside, known: () => void): Roster {
  const roster = new MemoryRoster();
  const add = async (details: PersonDetails) => {
    roster.restore({ ...details, games: 0, wins: 0 });
    const line = await beside.seen();
    known();
    return !/^the player already exists/i.test(line);
  };
  return Object.assign(roster, { add });
}

type Moved = (line: string, move: ShownMove | undefined) => void;

/** The AI's seat: it has moved as the program shows. What the rules do not allow is not followed. */
class Shadow extends NimPlayer {
  readonly #beside: Beside;
  readonly #moved: Moved;

  constructor(person: Person, beside: Beside, moved: Moved) {
    super(person);
    this.#beside = beside;
    this.#moved = moved;
  }

  override async removeStone(stonesLeft: number, bound: number): Promise<number> {
    const line = await this.#beside.seen();
    const move = shownCount(line, stonesLeft);
    this.#moved(line, move);
    const legal = move?.kind === "taken" && move.count >= 1 && move.count <= bound;
    return legal ? move.count : nothingMore();
  }

  override async advancedMove(available: readonly boolean[]): Promise<string> {
    const line = await this.#beside.seen();
    const move = shownPlaces(line, available);
    this.#moved(line, move);
    const legal = move?.kind === "taken" && move.count <= 2;
    return legal ? `${move.first} ${move.count}` : nothingMore();
  }
}
