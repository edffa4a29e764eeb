import { faultsIn, onlyC, type RuleFault, withCommands } from "./rule-fault.ts";

const byShare = "sign * (winShare(a) - winShare(b)) || compareCodePoints(a.username, b.username)";
const rounded = "Math.floor((200 * wins + games) / (2 * games))";

export const nimsysPeople: readonly RuleFault[] = [
  ...faultsIn("src/roster/ranking.ts", withCommands, [
    ["percentages are cut off", rounded, "Math.floor((100 * wins) / games)"],
    ["percentages are rounded up", rounded, "Math.ceil((100 * wins) / games)"],
    ["halves are rounded down", rounded, "Math.ceil((200 * wins - games) / (2 * games))"],
    [
      "halves are rounded to even",
      rounded,
      "((at) => Math.round(at) - (at % 1 === 0.5 && Math.round(at) % 2 === 1 ? 1 : 0))((100 * wins) / games)",
    ],
    ["without games it is 100%", "games === 0 ? 0 : Math.floor", "games === 0 ? 100 : Math.floor"],
    ["percentages are of games lost", "(200 * wins + games)", "(200 * (games - wins) + games)"],
    ["without games one is ranked first", "games === 0 ? 0 : wins / games", "games === 0 ? 2 : wins / games"],
    [
      "without games one is ranked behind who has won none",
      "games === 0 ? 0 : wins / games",
      "games === 0 ? -1 : wins / games",
    ],
    ["ranked by the percentage shown", byShare, byShare.replaceAll("winShare", "percentage")],
    [
      "ranked by games won",
      byShare,
      byShare.replaceAll("winShare(a)", "a.wins").replaceAll("winShare(b)", "b.wins"),
    ],
    [
      "ranked by games played",
      byShare,
      byShare.replaceAll("winShare(a)", "a.games").replaceAll("winShare(b)", "b.games"),
    ],
    ["ties go by username downwards", byShare, byShare.replace("|| compare", "|| -compare")],
    ["ties turn with the order", byShare, byShare.replace("|| compare", "|| -sign * compare")],
    ["ties go by given name", byShare, byShare.replaceAll(".username", ".given")],
    ["ties go by family name", byShare, byShare.replaceAll(".username", ".family")],
    ["ties go by games played", byShare, byShare.replace("|| compare", "|| b.games - a.games || compare")],
    [
      "players are shown backwards",
      "b: Person): number {\n  return compareCodePoints(a.username, b.username);",
      "b: Person): number {\n  return compareCodePoints(b.username, a.username);",
    ],
    [
      "players are shown by family name",
      "b: Person): number {\n  return compareCodePoints(a.username, b.username);",
      "b: Person): number {\n  return compareCodePoints(a.family, b.family) || compareCodePoints(a.username, b.username);",
    ],
    ["a longer username comes first", "return a.length - b.length;", "return b.length - a.length;"],
  ]),
  ...faultsIn("src/roster/memory.ts", withCommands, [
    [
      "the loser's game is not counted",
      "games: person.games + 1,",
      "games: person.games + (seat === winner ? 1 : 0),",
    ],
    [
      "the winner's game is not counted",
      "games: person.games + 1,",
      "games: person.games + (seat === winner ? 0 : 1),",
    ],
    [
      "only the first player's game is counted",
      "games: person.games + 1,",
      "games: person.games + 1 - seat,",
    ],
    ["the loser gets the win", "(seat === winner ? 1 : 0),", "(seat === winner ? 0 : 1),"],
    ["both get the win", "(seat === winner ? 1 : 0),", "1,"],
    [
      "who plays himself has one game",
      "if (!person) continue;",
      "if (!person || (seat === 1 && players[0] === players[1])) continue;",
    ],
    [
      "editing resets the statistics",
      "{ given: wellFormed(given), family: wellFormed(family) });",
      "{ given: wellFormed(given), family: wellFormed(family), games: 0, wins: 0 });",
    ],
    [
      "editing changes the family name alone",
      "{ given: wellFormed(given), family: wellFormed(family) });",
      "{ family: wellFormed(family) });",
    ],
    [
      "editing changes the given name alone",
      "{ given: wellFormed(given), family: wellFormed(family) });",
      "{ given: wellFormed(given) });",
    ],
    [
      "resetting one keeps the wins",
      "return this.#change(username, { games: 0, wins: 0 });",
      "return this.#change(username, { games: 0 });",
    ],
    [
      "resetting one keeps the games",
      "return this.#change(username, { games: 0, wins: 0 });",
      "return this.#change(username, { wins: 0 });",
    ],
    ["resetting all keeps the games", "{ ...person, games: 0, wins: 0 });", "{ ...person, wins: 0 });"],
    ["resetting all keeps the wins", "{ ...person, games: 0, wins: 0 });", "{ ...person, games: 0 });"],
    ["resetting all leaves the rankings", "wins: 0 });\n    this.#rebuild();", "wins: 0 });"],
    [
      "removing all leaves the rankings",
      "this.#people.clear();\n    this.#rebuild();",
      "this.#people.clear();\n    this.#byUsername.reset([]);",
    ],
    [
      "who exists is replaced",
      "if (this.#people.has(username)) return false;",
      "if (this.#people.has(username)) this.remove(username);",
    ],
    [
      "usernames are told apart by their first three letters",
      "return this.#people.get(wellFormed(username));",
      "return this.#people.get(username) ?? [...this.#people.values()].find((person) => person.username.slice(0, 3) === username.slice(0, 3));",
    ],
  ]),
  ...faultsIn("tools/plant/program.ts", onlyC, [
    ["the players file is not read", "for (const person of people) roster.restore(person);", ""],
    ["the players file is not written", "people: [...roster.all()]", "people"],
    [
      "the players file has no statistics",
      "roster.restore(person);",
      "roster.restore({ ...person, games: 0, wins: 0 });",
    ],
    ["the players file has no wins", "roster.restore(person);", "roster.restore({ ...person, wins: 0 });"],
    [
      "computers come back as people",
      "roster.restore(person);",
      'roster.restore({ ...person, kind: "human" });',
    ],
    [
      "people come back as computers",
      "roster.restore(person);",
      'roster.restore({ ...person, kind: "ai" });',
    ],
    [
      "names come back swapped",
      "roster.restore(person);",
      "roster.restore({ ...person, given: person.family, family: person.given });",
    ],
    [
      "the players file loses the last one",
      "for (const person of people) roster",
      "for (const person of people.slice(0, -1)) roster",
    ],
  ]),
];
