import type { Draw } from "./draft.ts";
import { Table } from "./nimsys-commands.ts";
import { type Name, names } from "./people.ts";

/** Sessions that chance alone would hardly write: each makes the statistics that one rule of the rankings needs. */
export const studies: readonly ((draw: Draw, full: boolean) => Table)[] = [
  elevenPlayers,
  halves,
  exactOrder,
  thirds,
];

/** The eleventh in the order is not shown, whichever way it goes. */
function elevenPlayers(draw: Draw, full: boolean): Table {
  const people = draw.shuffled(names).slice(0, draw.number(11, 12));
  const table = seatedTable(draw, full, people);
  const [one, two, three] = people as [Name, Name, Name];
  wins(table, one, two, 1);
  wins(table, three, one, 2);
  wins(table, two, three, 1);
  table.type("rankings");
  table.type("rankings asc");
  table.type("displayplayer");
  return table;
}

/** Exact halves go up: 1, 3, 5 or 7 of 8 games. */
function halves(draw: Draw, full: boolean): Table {
  const people = draw.shuffled(names).slice(0, 2) as [Name, Name];
  const table = seatedTable(draw, full, people);
  const [one, two] = people;
  const won = draw.pick([1, 3]);
  wins(table, one, two, won);
  wins(table, two, one, 8 - won);
  table.type("rankings");
  table.type("rankings asc");
  return table;
}

/** 3 of 8 and 5 of 13 both show as 38%; the latter is more, and its username comes later. */
function exactOrder(draw: Draw, full: boolean): Table {
  const people = draw.shuffled(names).slice(0, 3);
  const table = seatedTable(draw, full, people);
  const [less, more, third] = people.sort((a, b) => (a.username < b.username ? -1 : 1)) as [Name, Name, Name];
  wins(table, less, more, 3);
  wins(table, more, less, 5);
  wins(table, third, more, 5);
  table.type("rankings desc");
  table.type("rankings asc");
  return table;
}

/** One third goes down, two thirds go up. */
function thirds(draw: Draw, full: boolean): Table {
  const people = draw.shuffled(names).slice(0, 4) as [Name, Name, Name, Name];
  const table = seatedTable(draw, full, people);
  const [one, two, three, four] = people;
  wins(table, one, two, 1);
  wins(table, two, one, 2);
  wins(table, three, four, 2);
  wins(table, four, three, 1);
  table.type("rankings");
  table.type("rankings asc");
  return table;
}

function seatedTable(draw: Draw, full: boolean, people: readonly Name[]): Table {
  const table = new Table(draw, full);
  for (const name of people) table.add(name);
  return table;
}

/** Games of one stone: who begins takes it and loses. */
function wins(table: Table, winner: Name, loser: Name, times: number): void {
  for (let game = 0; game < times; game++)
    table.type(`startgame 1,1,${loser.username},${winner.username}`, "1");
}
