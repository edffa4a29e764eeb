import {
  type ArenaKeeper,
  Tournament,
  type TournamentSetup,
  type TournamentView,
} from "../../arena/index.ts";
import { eachInPieces } from "../../store/index.ts";
import type { Time } from "../time.ts";
import { GameIndex } from "./game-index.ts";
import { standingOf } from "./views.ts";

/** So many games are read at a time. */
const readAtOnce = 500;
/** A standing takes its time to work out: it is done again after so many times as long. */
const rest = 20;

/** A tournament that somebody looks at: its games are entered as they come, and its standing is worked out when it is asked for. */
export class WatchedTournament {
  readonly index = new GameIndex();
  readonly #id: string;
  readonly #keeper: ArenaKeeper;
  readonly #fold: Tournament;
  readonly #time: Time;
  /** Up to where the keeper's games have been entered. */
  #place = 0;
  #catchingUp: Promise<void> | undefined;
  #isFinished = false;
  #standing: { readonly place: number; readonly view: TournamentView; readonly until: number } | undefined;

  constructor(id: string, setup: TournamentSetup, { keeper, time }: { keeper: ArenaKeeper; time: Time }) {
    this.#id = id;
    this.#keeper = keeper;
    this.#time = time;
    this.#fold = new Tournament(setup);
  }

  /** Enters what has come since; whoever asks meanwhile waits for the same. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#enterAll().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #enterAll(): Promise<void> {
    for (;;) {
      const { games, next } = await this.#keeper.games(this.#id, this.#place, readAtOnce);
      await eachInPieces(games, (game) => {
        this.#fold.enter(game);
        this.index.add(game.number, game);
      });
      this.#place = next;
      if (games.length < readAtOnce) return;
    }
  }

  /** It is over, and all its games are entered: what was not played had no opening left, and these are not made for a look. */
  finish(): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#standing = undefined;
    this.#fold.supply([], true);
  }

  get isFinished(): boolean {
    return this.#isFinished;
  }

  /** How it stands, and by how much of what has been kept. */
  standing(): { readonly place: number; readonly view: TournamentView } {
    const now = this.#time.steady();
    const known = this.#standing;
    if (known && (known.place === this.#place || now < known.until)) return known;
    const begun = performance.now();
    const view = standingOf(this.#fold.view());
    const until = now + rest * (performance.now() - begun);
    this.#standing = { place: this.#place, view, until };
    return this.#standing;
  }

  isRepeated(number: number): boolean {
    return this.#fold.isRepeated(number);
  }
}
