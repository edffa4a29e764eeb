import { type Family, type Game, type MoveOf, otherSeat, type PositionOf } from "../../games/index.ts";
import type { Notation } from "../../notation/index.ts";
import type { Fault, RunningGame } from "../game.ts";
import type { ClockRule } from "../setup.ts";
import type { BotProcess, ProcessUser } from "./bot-process.ts";
import { Clocks, marginMilliseconds } from "./clocks.ts";
import type { LinkTurn } from "./links/link.ts";
import type { Opening } from "./openings.ts";
import type { GameTask, PlayedGame } from "./referee.ts";
import { faultOfMove } from "./verdict.ts";

/** What all games of a referee have in common. */
export interface Rules {
  readonly game: Game;
  readonly notation: Notation;
  readonly clock: ClockRule;
  /** Milliseconds that a process may take to start. */
  readonly start: number;
  /** How late the loop may be at this moment. */
  late(now: number): number;
}

/** A game and how often it was begun in vain. */
export interface Queued extends GameTask {
  readonly annulled: number;
}

export interface LaneEvents {
  /** The game has ended; null when it is to be played anew, because the referee was late. */
  ended(lane: Lane, played: PlayedGame | null): void;
}

/** So often a game is played anew; then a late answer is taken for one that came at the last moment. */
const mostAnnulled = 10;

/** One game between two processes: the rules, the clocks, the verdict. All is done within the pipes' events and the tick. */
export class Lane implements ProcessUser {
  readonly task: Queued;
  readonly processes: readonly [BotProcess, BotProcess];
  readonly #rules: Rules;
  readonly #events: LaneEvents;
  readonly #clocks: Clocks;
  readonly #began = performance.now();
  readonly #moves: MoveOf<Family>[] = [];
  readonly #texts: string[] = [];
  #position: PositionOf<Family>;
  /** Which of the two is to move, and since when. */
  #mover: 0 | 1 = 0;
  #askedAt = 0;
  /** The latest that the loop was while this move was thought about. */
  #delay = 0;
  /** The last tick found it over its time. */
  #overdue = false;
  #over = false;
  readonly #turn: { -readonly [Key in keyof LinkTurn]: LinkTurn[Key] };

  constructor(
    rules: Rules,
    task: Queued,
    opening: Opening,
    processes: readonly [BotProcess, BotProcess],
    events: LaneEvents,
  ) {
    this.#rules = rules;
    this.task = task;
    this.processes = processes;
    this.#events = events;
    this.#clocks = new Clocks(rules.clock);
    this.#position = opening.position;
    const moves = this.#moves;
    this.#turn = {
      position: opening.position,
      moves,
      last: undefined,
      own: 0,
      other: 0,
      movesToGo: undefined,
    };
    const first = rules.game.turn(opening.position);
    for (const bot of [0, 1] as const) {
      const process = processes[bot];
      process.user = this;
      process.games++;
      process.rest(false);
    }
    for (const bot of [0, 1] as const) {
      const seat = bot === 0 ? first : otherSeat(first);
      if (!this.#over)
        processes[bot].link.begin({
          number: task.number,
          opening: opening.position,
          path: opening.path,
          seat,
        });
    }
    if (!this.#over) this.#ask();
  }

  answered(process: BotProcess, text: string, at: number): void {
    const mover = this.#mover;
    if (this.#over || process !== this.processes[mover]) return;
    const used = Math.max(0, at - this.#thinkingSince(process, at));
    if (this.#isLate(used, at)) return;
    const { game, notation } = this.#rules;
    const move = notation.parseMove(text, this.#position);
    if (!move.ok) {
      this.failed(process, faultOfMove(text, move.refusal));
      return;
    }
    const next = game.play(this.#position, move.value);
    if (!next.ok) {
      this.failed(process, faultOfMove(text, next.refusal));
      return;
    }
    this.#clocks.spend(mover, used);
    const last = notation.makeMove(move.value, this.#position);
    this.#moves.push(move.value);
    this.#texts.push(last);
    this.#turn.last = last;
    const before = game.turn(this.#position);
    this.#position = next.value;
    const outcome = game.outcome(next.value);
    if (outcome) {
      const firstSeat = mover === 0 ? before : otherSeat(before);
      this.#end(outcome.winner === null ? null : outcome.winner === firstSeat ? 0 : 1, null);
      return;
    }
    if (game.turn(next.value) !== before) this.#mover = mover === 0 ? 1 : 0;
    this.#ask();
  }

  failed(process: BotProcess, fault: Fault): void {
    if (this.#over) return;
    const offender = process === this.processes[0] ? 0 : 1;
    this.#end(offender === 0 ? 1 : 0, fault, process);
  }

  /** `late` is how late this tick may have come. */
  tick(now: number, late: number): void {
    if (late > this.#delay) this.#delay = late;
    const process = this.processes[this.#mover];
    const allowed = this.#clocks.left(this.#mover) + marginMilliseconds + this.#delay;
    if (now - this.#dueSince(process) <= allowed) return;
    // What came in time has yet to be read.
    if (!this.#overdue) {
      this.#overdue = true;
      return;
    }
    const waited = now - this.#askedAt;
    if (process.readyAt !== undefined) {
      const used = now - this.#thinkingSince(process, now);
      this.failed(process, { kind: "time", over: Math.round(used - this.#clocks.left(this.#mover)) });
    } else if (process.spoke) this.failed(process, { kind: "stall", seconds: Math.round(waited / 1000) });
    else this.failed(process, { kind: "start", code: "not-ready" });
  }

  /** For whoever watches. */
  running(now: number): RunningGame {
    const { number, opening, bots } = this.task;
    const clocks = this.#clocks;
    const used = Math.max(0, now - this.#thinkingSince(this.processes[this.#mover], now));
    const left = (bot: 0 | 1) => Math.max(0, Math.round(clocks.left(bot) - (bot === this.#mover ? used : 0)));
    return {
      number,
      opening,
      bots,
      moves: this.#rules.notation.joinMoves(this.#texts),
      plies: this.#texts.length,
      left: [left(0), left(1)],
    };
  }

  /** The game is given up, and nobody is told. */
  drop(): void {
    this.#over = true;
    for (const process of this.processes) process.user = undefined;
  }

  #ask(): void {
    const mover = this.#mover;
    const process = this.processes[mover];
    const turn = this.#turn;
    turn.position = this.#position;
    turn.own = this.#clocks.left(mover);
    turn.other = this.#clocks.left(mover === 0 ? 1 : 0);
    turn.movesToGo = this.#clocks.toGo(mover);
    this.#delay = 0;
    this.#overdue = false;
    process.asked = true;
    // A program that goes on by itself may have moved before it was asked: that took no time.
    this.#askedAt = Number.POSITIVE_INFINITY;
    process.link.ask(turn);
    process.flush();
    this.#askedAt = performance.now();
  }

  /** Start time is not the clock's: until it is ready no time is used. */
  #thinkingSince({ readyAt }: BotProcess, now: number): number {
    return readyAt === undefined ? now : Math.max(readyAt, this.#askedAt);
  }

  /** Since when its time to answer runs, that for starting behind it where it has not started. */
  #dueSince(process: BotProcess): number {
    return process.readyAt === undefined
      ? Math.max(this.#askedAt, process.startedAt + this.#rules.start)
      : Math.max(this.#askedAt, process.readyAt);
  }

  /**
   * An answer in time goes on. One behind the margin has lost by time, if it was not our own delay: the answer cannot have waited for longer than
   * the loop was late.
   */
  #isLate(used: number, at: number): boolean {
    const over = used - this.#clocks.left(this.#mover);
    if (over <= marginMilliseconds) return false;
    const delay = Math.max(this.#delay, this.#rules.late(at));
    if (delay < marginMilliseconds || over - delay > marginMilliseconds) {
      this.failed(this.processes[this.#mover], { kind: "time", over: Math.round(over) });
      return true;
    }
    if (this.task.annulled >= mostAnnulled) return false;
    this.#tellOver(null);
    this.#events.ended(this, null);
    return true;
  }

  #end(winner: 0 | 1 | null, fault: Fault | null, offender?: BotProcess): void {
    const { number, opening, bots, annulled } = this.task;
    this.#tellOver(winner);
    const [first, second] = this.#clocks.thought;
    const game = {
      number,
      opening,
      bots,
      winner,
      fault,
      moves: this.#rules.notation.joinMoves(this.#texts),
      plies: this.#texts.length,
      thought: [Math.round(first), Math.round(second)] as const,
      annulled,
      at: Date.now(),
      quality: null,
    };
    if (!offender) this.#events.ended(this, { game, evidence: null });
    else offender.stopFor(() => this.#events.ended(this, { game, evidence: offender.evidence(this.#began) }));
  }

  #tellOver(winner: 0 | 1 | null): void {
    this.#over = true;
    for (const bot of [0, 1] as const) {
      const process = this.processes[bot];
      process.user = undefined;
      if (process.gone) continue;
      const last = bot === this.#mover ? undefined : this.#turn.last;
      process.link.over({ won: winner === null ? null : winner === bot, plies: this.#texts.length, last });
    }
  }
}
