import { type Draw, mostLines } from "./draft.ts";
import { advancedGame, type NimGameLines, simpleGame } from "./nimsys-games.ts";
import { makeName, type Name, names, stranger } from "./people.ts";
import type { Sitting } from "./robust.ts";

export const commandsOfB = [
  "addplayer",
  "removeplayer",
  "editplayer",
  "resetstats",
  "displayplayer",
  "rankings",
  "startgame",
] as const;
export const commandsOfC = [...commandsOfB, "addaiplayer", "startadvancedgame"] as const;
export type Command = (typeof commandsOfC)[number];

/** Who is there while a session is being written. */
export class Table {
  readonly draw: Draw;
  readonly full: boolean;
  readonly lines: string[] = [];
  readonly people = new Map<string, "human" | "ai">();

  /** `full` for edition C with its errors and computers. */
  constructor(draw: Draw, full: boolean, people: Iterable<readonly [string, "human" | "ai"]> = []) {
    this.draw = draw;
    this.full = full;
    for (const [username, kind] of people) this.people.set(username, kind);
  }

  /** Lines of one command; false where they would make the session too long, `exit` included. */
  type(...lines: readonly string[]): boolean {
    const fits = this.lines.length + lines.length < mostLines;
    if (fits) this.lines.push(...lines);
    return fits;
  }

  add(name: Name, kind: "human" | "ai" = "human"): boolean {
    const done = this.type(`${kind === "ai" ? "addaiplayer" : "addplayer"} ${makeName(name)}`);
    if (done && !this.people.has(name.username)) this.people.set(name.username, kind);
    return done;
  }

  anybody(kind?: "human" | "ai"): string | undefined {
    const all = [...this.people].filter(([, each]) => kind === undefined || each === kind);
    return all.length > 0 ? this.draw.pick(all)[0] : undefined;
  }

  stranger(): string {
    return stranger(this.draw, this.people.keys());
  }

  newcomer(): Name | undefined {
    const free = names.filter(({ username }) => !this.people.has(username));
    return free.length > 0 ? this.draw.pick(free) : undefined;
  }
}

/** Writes one use of a command, of all its uses one that was rare; false when it did not fit. */
export const write: { readonly [C in Command]: (table: Table) => boolean } = {
  addplayer: (table) => adding(table, "human"),
  addaiplayer: (table) => adding(table, "ai"),
  removeplayer: (table) => aboutOneOrAll(table, "removeplayer", () => table.people.clear()),
  resetstats: (table) => aboutOneOrAll(table, "resetstats", () => {}),
  editplayer(table) {
    const { draw } = table;
    const { family, given } = draw.pick(names);
    const user = table.anybody() ?? table.stranger();
    const uses: Readonly<Record<string, string>> = {
      one: `${user},${family},${given}`,
      missing: `${table.stranger()},${family},${given}`,
      ...few(table, user, 3),
    };
    return table.type(`editplayer ${uses[use(table, "editplayer", uses)]}`.trimEnd());
  },
  displayplayer(table) {
    const uses: Readonly<Record<string, string>> = {
      all: "",
      one: table.anybody() ?? "",
      missing: table.stranger(),
    };
    return table.type(`displayplayer ${uses[use(table, "displayplayer", uses)]}`.trimEnd());
  },
  rankings(table) {
    return table.type(`rankings ${table.draw.rarest("rankings", ["", "asc", "desc"])}`.trimEnd());
  },
  startgame(table) {
    const mistakes = table.full ? "any" : "integers";
    return starting(table, "startgame", (sitting) => simpleGame(table.draw, sitting, mistakes));
  },
  startadvancedgame(table) {
    return starting(table, "startadvancedgame", (sitting) => advancedGame(table.draw, sitting));
  },
};

/** Of a command's uses the name of a rare one. */
function use({ draw }: Table, command: Command, uses: Readonly<Record<string, string>>): string {
  return draw.rarest(command, Object.keys(uses));
}

/** Too few arguments, and in C one too many, which is passed over. */
function few({ full }: Table, first: string, needed: number): Readonly<Record<string, string>> {
  if (!full) return {};
  const all = [first, "Few", "Too", "Much", "More"];
  return { bare: "", few: all.slice(0, needed - 1).join(","), first };
}

function adding(table: Table, kind: "human" | "ai"): boolean {
  const command = kind === "ai" ? "addaiplayer" : "addplayer";
  const name = table.newcomer();
  const known = table.anybody();
  const uses: Readonly<Record<string, string>> = {
    // More often than the rest, so that there is somebody.
    new: "",
    second: "",
    third: "",
    ...(known === undefined ? {} : { existing: `${known},Again,Once` }),
    ...(table.full && name ? { extra: `${makeName(name)},extra` } : {}),
    ...few(table, name?.username ?? "some", 3),
  };
  const drawn = use(table, command, uses);
  if (uses[drawn] === "" && drawn !== "bare") return name !== undefined && table.add(name, kind);
  const done = table.type(`${command} ${uses[drawn]}`.trimEnd());
  if (done && drawn === "extra" && name) table.people.set(name.username, kind);
  return done;
}

function aboutOneOrAll(table: Table, command: "removeplayer" | "resetstats", all: () => void): boolean {
  const { draw } = table;
  const user = table.anybody();
  const uses = user === undefined ? ["missing", "no"] : ["one", "missing", "no", "one", "yes"];
  switch (draw.rarest(command, uses)) {
    case "one":
      if (command === "removeplayer") table.people.delete(user ?? "");
      return table.type(`${command} ${user}`);
    case "missing":
      return table.type(`${command} ${table.stranger()}`);
    case "yes":
      if (!table.type(command, "y")) return false;
      all();
      return true;
    default:
      return table.type(command, "n");
  }
}

function starting(
  table: Table,
  command: "startgame" | "startadvancedgame",
  game: (sitting: Sitting) => NimGameLines | undefined,
): boolean {
  const { draw, people, full } = table;
  const written = ({ stones, bound }: NimGameLines, one: string, two: string) =>
    `${command} ${stones},${command === "startgame" ? `${bound},` : ""}${one},${two}`;
  const some = { stones: draw.number(1, 9), bound: draw.number(1, 4), moves: [] };
  const uses = ["play", "again", "once-more", "missing-first", "missing-second", "missing-both"];
  if (full) uses.push("bare", "few", "extra");
  if (people.size > 0) uses.push("same");
  const drawn = draw.rarest(command, uses);
  const [known = table.stranger(), other = table.stranger()] = [table.anybody(), table.anybody()];
  if (drawn === "missing-first") return table.type(written(some, table.stranger(), known));
  if (drawn === "missing-second") return table.type(written(some, known, table.stranger()));
  if (drawn === "missing-both") return table.type(written(some, "nobody", "stranger"));
  if (drawn === "bare") return table.type(command);
  if (drawn === "few") return table.type(written(some, known, other).replace(/,[^,]*$/, ""));
  const seats = drawn === "same" ? [known, known] : seated(table);
  const [one, two] = seats ?? [];
  if (one === undefined || two === undefined) return table.type(written(some, known, table.stranger()));
  const sitting = [people.get(one) ?? "human", people.get(two) ?? "human"] as const;
  const played = game(sitting);
  if (!played) return false;
  const extra = drawn === "extra" ? ",extra" : "";
  return table.type(written(played, one, two) + extra, ...played.moves);
}

/** Two who are not the same, and all four sittings of people and computers in their turn. */
function seated(table: Table): readonly [string, string] | undefined {
  const of = (kind: string) => [...table.people].flatMap(([user, each]) => (each === kind ? [user] : []));
  const sittings = ["human human", "human ai", "ai human", "ai ai"].filter((text) => {
    const [one = "", two = ""] = text.split(" ");
    return of(one).length > (one === two ? 1 : 0) && of(two).length > 0;
  });
  if (sittings.length === 0) return undefined;
  const [one = "", two = ""] = table.draw.rarest("sitting", sittings).split(" ");
  const first = table.draw.pick(of(one));
  return [first, table.draw.pick(of(two).filter((user) => user !== first))];
}
