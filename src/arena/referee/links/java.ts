import { randomUUID } from "node:crypto";
import { makeQuestion, parseReply, type Question, type Reply } from "../../../judge/classes/harness/index.ts";
import type { Fault } from "../../game.ts";
import { escaped } from "../escaped.ts";
import { protocolFault } from "../verdict.ts";
import { type JavaGame, javaGame, player } from "./java-games.ts";
import type { Link, LinkGame, LinkHost, LinkSetup, LinkTurn } from "./link.ts";

const longestShown = 200;

/** A class of the assignments' in Java, asked through the judge's harness, to which the last word of its command is the class. */
export function javaLink({ command = [] }: LinkSetup<"taking">, host: LinkHost): Link<"taking"> {
  return new JavaLink(command.at(-1) ?? "", host);
}

type Value = Extract<Reply, { kind: "value" }>["value"];
type Take = (values: readonly Value[]) => void;

class JavaLink implements Link<"taking"> {
  readonly hears = "lines";
  readonly lasting = true;
  readonly #host: LinkHost;
  readonly #class: string;
  /** Only the harness knows it, and with it begins what it says: what a class prints is not taken for an answer. */
  readonly #mark = randomUUID();
  readonly #awaited: { readonly count: number; readonly take: Take }[] = [];
  #values: Value[] = [];
  #game: JavaGame | undefined;
  #bound: ReadonlySet<string> = new Set();

  constructor(name: string, host: LinkHost) {
    this.#class = name;
    this.#host = host;
  }

  start(): void {
    this.#host.send(`${this.#mark}\n`);
    this.#ask([this.#bind(player, this.#class)], () => this.#host.ready());
  }

  begin({ opening }: LinkGame<"taking">): void {
    const game = javaGame(opening);
    this.#game = game;
    if (!game) {
      this.#host.fault({ kind: "start", code: "opening" });
      return;
    }
    const within = this.#class.slice(0, this.#class.lastIndexOf(".") + 1);
    const others = game.others.filter((name) => !this.#bound.has(name));
    this.#bound = new Set([...this.#bound, ...others]);
    const made: Question = { ask: "new", object: player, name: player, given: game.given };
    this.#ask([...others.map((name) => this.#bind(name, within + name)), made], () => {});
  }

  ask({ position, moves }: LinkTurn<"taking">): void {
    const game = this.#game;
    if (!game) return;
    this.#ask(game.questions(position, moves.at(-1)), (values) => {
      const move = game.moveOf(values);
      if (move === undefined)
        this.#host.fault({ kind: "malformed", line: escaped(shown(values), longestShown) });
      else this.#host.answer(move);
    });
  }

  heard(line: string): void {
    const reply = parseReply(line, this.#mark);
    const awaited = this.#awaited[0];
    if (!reply || !awaited) return;
    if (reply.kind !== "value") {
      this.#host.fault(faultOf(reply));
      return;
    }
    this.#values.push(reply.value);
    if (this.#values.length < awaited.count) return;
    const values = this.#values;
    this.#values = [];
    this.#awaited.shift();
    awaited.take(values);
  }

  over(): void {}

  close(): void {}

  #bind(name: string, reference: string): Question {
    return { ask: "bind", name, reference };
  }

  #ask(questions: readonly Question[], take: Take): void {
    this.#awaited.push({ count: questions.length, take });
    for (const question of questions) this.#host.send(`${makeQuestion(question)}\n`);
  }
}

/** What is missing was missing from the start; an exception is told with its place in the program. */
function faultOf(reply: Exclude<Reply, { kind: "value" }>): Fault {
  // A move that is null has no members.
  if (reply.kind === "missing" && reply.what === "object") return { kind: "malformed", line: "null" };
  if (reply.kind === "missing") return { kind: "start", code: `${reply.what}-missing` };
  if (reply.kind === "members") return protocolFault("members");
  const place = reply.file === "" ? "" : ` (${reply.file}:${reply.line})`;
  return protocolFault(`${reply.names[0] ?? ""}: ${reply.text}${place}`);
}

function shown(values: readonly Value[]): string {
  return values
    .map((value) => (typeof value === "object" && value !== null ? value.object : String(value)))
    .join(" ");
}
