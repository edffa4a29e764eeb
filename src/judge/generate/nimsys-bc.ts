import { type Draft, type Draw, mostLines, session } from "./draft.ts";
import { type Command, commandsOfB, commandsOfC, Table, write } from "./nimsys-commands.ts";
import { studies } from "./nimsys-studies.ts";
import { names } from "./people.ts";

export function draftNimsysB(draw: Draw): Draft {
  return [session([...draftLines(draw, commandsOfB), "exit"])];
}

/** Now and then a second start, which finds the players of the first. */
export function draftNimsysC(draw: Draw): Draft {
  const kind = draw.rarest("draft", ["lines", "mistyped", "starts", "more", "still more"]);
  if (kind !== "starts") return [session([...draftLines(draw, commandsOfC, kind === "mistyped"), "exit"])];
  const first = new Table(draw, true);
  open(first, true);
  write.startgame(first);
  write.startadvancedgame(first);
  write.editplayer(first);
  const second = new Table(draw, true, first.people);
  second.type("displayplayer");
  second.type("rankings");
  write.startgame(second);
  write.resetstats(second);
  second.type("displayplayer");
  return [session([...first.lines, "exit"]), session([...second.lines, "exit"])];
}

function draftLines(draw: Draw, commands: readonly Command[], mistyped = false): readonly string[] {
  const full = commands.length > commandsOfB.length;
  const special = draw.rarest("study", ["none", "no", "drawn"]) === "drawn";
  if (special) {
    const index = Number(draw.rarest("which study", Object.keys(studies)));
    return (studies[index] as (typeof studies)[number])(draw, full).lines;
  }
  const table = new Table(draw, full);
  open(table, full);
  let last: Command = "addplayer";
  const room = mostLines - 8;
  for (let tries = 0; table.lines.length < room && tries < mostLines; tries++) {
    const next: Command = draw.rarest(`after ${last}`, commands);
    if (mistyped && draw.likely(0.3)) table.type(mistake(draw));
    if (write[next](table)) last = next;
  }
  for (const command of [draw.rarest("last", commands), ...draw.shuffled(commands)])
    if (write[command](table)) break;
  return table.lines;
}

/** Some to begin with. */
function open(table: Table, full: boolean): void {
  const people = table.draw.shuffled(names).slice(0, table.draw.number(2, 4));
  for (const [index, name] of people.entries()) table.add(name, full && index % 2 === 1 ? "ai" : "human");
}

/** A word that is no command, with arguments or without. */
function mistake(draw: Draw): string {
  return draw.pick(["createplayer ada,Lovelace,Ada", "help", "quit", "start 5,2,ada,alan"]);
}
