import { must, sticks, type TakenRun, type TakingPosition } from "../../../games/index.ts";
import { makeRows } from "../../../notation/index.ts";
import type { Answer } from "../harness/harness.ts";
import type { Question } from "../harness/lines.ts";

/** The players' numbers in the document. */
export const types = { random: 1, smart: 3 } as const;

/** What went wrong when a player was asked: no move, or one against the rules. */
export type Trouble =
  | { readonly kind: "failed"; readonly answer: Answer; readonly call: string }
  | { readonly kind: "illegal"; readonly position: string; readonly chosen: string };

/** A player of the program at a board, which is the program's own too; what really stands there we know ourselves. */
export class Table {
  readonly #player: string;
  readonly #board: string;
  readonly #move: string;
  #position: TakingPosition = sticks.start(sticks.defaults);
  /** What has to be said before the player can be asked. */
  #before: readonly Question[];

  constructor(type: number, number = 0) {
    this.#player = `player ${number}`;
    this.#board = `board ${number}`;
    this.#move = `move ${number}`;
    this.#before = [
      // The scanner is for people only.
      { ask: "new", object: this.#player, name: "Player", given: [type, 1, null] },
      { ask: "new", object: this.#board, name: "Board", given: [] },
    ];
  }

  get position(): TakingPosition {
    return this.#position;
  }

  questions(): readonly Question[] {
    return [
      ...this.#before,
      this.#call(this.#player, "produceMove", this.#board, this.#move),
      this.#call(this.#move, "getRow"),
      this.#call(this.#move, "getLeftBound"),
      this.#call(this.#move, "getRightBound"),
    ];
  }

  /** The move that was answered; the next question is asked on the same board, where nothing is marked yet. */
  read(answers: readonly Answer[]): TakenRun | Trouble {
    const questions = this.questions();
    const made = answers[this.#before.length];
    const illegal = (chosen: string) =>
      ({ kind: "illegal", position: makeRows(this.#position), chosen }) as const;
    if (made?.kind === "value" && made.value === null) return illegal("null");
    const failed = answers.findIndex(({ kind }) => kind !== "value");
    const question = questions[failed];
    if (question) {
      const answer = answers[failed] ?? { kind: "unasked" };
      return { kind: "failed", answer, call: callText(question) };
    }
    this.#before = [];
    const [row = 0, left = 0, right = 0] = answers.slice(-3).map(numberOf);
    const move: TakenRun = { row, left, right };
    return sticks.play(this.#position, move).ok ? move : illegal(`${row}:${left}-${right}`);
  }

  /** The move that was just read is made. */
  play(move: TakenRun): void {
    this.#position = must(sticks.play(this.#position, move));
    this.#before = [...this.#before, this.#call(this.#board, "markStickSequence", this.#move)];
  }

  /** Another's move is made. */
  reply(move: TakenRun): void {
    const given = [move.row, move.left, move.right];
    this.#before = [...this.#before, { ask: "new", object: this.#move, name: "Move", given }];
    this.play(move);
  }

  #call(object: string, method: string, given?: string, result = ""): Question {
    return { ask: "call", result, object, method, given: given === undefined ? [] : [{ object: given }] };
  }
}

function numberOf(answer: Answer): number {
  return answer.kind === "value" && typeof answer.value === "number" ? answer.value : 0;
}

/** As in the document: `produceMove(…)`, `new Board(…)`. */
function callText(question: Question): string {
  return question.ask === "call" ? `${question.method}(…)` : `new ${question.name}(…)`;
}
