import { faultsIn, onlyC, type RuleFault, withCommands } from "./rule-fault.ts";

const commands = "src/editions/nimsys/commands.ts";
const yes = '(await dialogue.line()).trim() === "y"';
const added = "if (!(await roster.add({ ...names, kind }))) dialogue";
const edited = "sayIfMissing(context, await context.roster.edit(username, names));";
const found = "if (!first || !second) {";

export const nimsysCommands: readonly RuleFault[] = [
  ...faultsIn(commands, withCommands, [
    [
      "Y is yes",
      yes,
      '(await dialogue.line()).toLowerCase() === "y"',
      "The document shows y alone and asks for y or n: what else counts as yes is open, and nobody loses marks for it. In edition A, where the text says Y, it is asked.",
    ],
    ["every answer is yes", yes, "(await dialogue.line()) !== undefined"],
    ["no answer is yes", yes, "(await dialogue.line()) === undefined"],
    ["nobody is asked whether to remove all", 'await confirmed(context, "remove all players")', "true"],
    ["all are reset without a question", 'await confirmed(context, "reset all player statistics")', "true"],
    [
      "nothing is said when there is nobody to remove",
      "sayIfMissing(context, await roster.remove(username))",
      "void (await roster.remove(username))",
    ],
    [
      "removing one removes all",
      "await roster.remove(username))",
      "await roster.remove(username) && (roster.removeAll(), true))",
    ],
    ["nobody is removed", "await roster.remove(username))", "(await roster.find(username)) !== undefined)"],
    ["removing all removes nobody", "await roster.removeAll()", "void 0"],
    ["nothing is said when there is nobody to edit", edited, "await context.roster.edit(username, names);"],
    [
      "nobody is edited",
      edited,
      "sayIfMissing(context, (await context.roster.find(username)) !== undefined);",
    ],
    [
      "editing swaps the names",
      edited,
      "sayIfMissing(context, await context.roster.edit(username, { given: names.family, family: names.given }));",
    ],
    [
      "editing adds whoever is missing",
      edited,
      'if (!(await context.roster.edit(username, names))) await context.roster.add({ username, ...names, kind: "human" });',
    ],
    [
      "resetting one resets all",
      "await roster.reset(username))",
      "await roster.reset(username) && (roster.resetAll(), true))",
    ],
    ["nobody is reset", "await roster.reset(username))", "(await roster.find(username)) !== undefined)"],
    ["resetting all resets nobody", "await roster.resetAll()", "void 0"],
    ["resetting all removes all", "await roster.resetAll()", "await roster.removeAll()"],
    [
      "nothing is said of a player who exists",
      added,
      "if (!(await roster.add({ ...names, kind })) && false) dialogue",
    ],
    [
      "who exists gets the new names all the same",
      added,
      "if (!(await roster.add({ ...names, kind })) && (await roster.edit(names.username, names))) dialogue",
    ],
    [
      "given and family names are swapped when adding",
      'required(given, ["username", "family", "given"]);\n    if',
      'required(given, ["username", "given", "family"]);\n    if',
    ],
    ["one player's line is not shown", "if (person) dialogue.print(playerLine(person));", ""],
    [
      "the rankings begin with the last unless told",
      '=== "asc" ? "asc" : "desc"',
      '=== "desc" ? "desc" : "asc"',
    ],
    ["the rankings know no asc", '=== "asc" ? "asc" : "desc"', '=== "asc" ? "desc" : "desc"'],
    ["nine are ranked", "const ranked = 10;", "const ranked = 9;"],
    ["eleven are ranked", "const ranked = 10;", "const ranked = 11;"],
    ["all are ranked", "const ranked = 10;", "const ranked = 1000;"],
    [
      "who has not played is not ranked",
      "for (const person of people) dialogue.print(rankingLine(person));",
      "for (const person of people) if (person.games > 0) dialogue.print(rankingLine(person));",
    ],
    [
      "asc shows the ten best, the last of them first",
      'await roster.rankings(optional(given) === "asc" ? "asc" : "desc", ranked);',
      'optional(given) === "asc" ? (await roster.rankings("desc", ranked)).toReversed() : await roster.rankings("desc", ranked);',
    ],
    ["only the first player is looked for", found, "if (!first) {"],
    ["one of the players is enough", found, "if (!first && !second) {"],
    ["nobody can play against himself", found, "if (!first || !second || first === second) {"],
    [
      "the second player named begins",
      "return [player, one === two ? player : playerOf(second, context)];",
      "return [one === two ? player : playerOf(second, context), player];",
    ],
    ["games are not counted", "await roster.countGame([one.username, two.username], winner);", ""],
    ["a game is introduced by nothing", "dialogue.print(`\\n${game.introduction()}\\n`);", ""],
    [
      "stones and bound are swapped",
      "new NimGame(stoneCount, most, players)",
      "new NimGame(most, stoneCount, players)",
    ],
  ]),
  ...faultsIn("src/editions/nimsys/lines.ts", withCommands, [
    ["the percentage has three places", "padEnd(4)", "padEnd(3)"],
    ["the percentage has five places", "padEnd(4)", "padEnd(5)"],
    ["the percentage stands at the right", "padEnd(4)", "padStart(4)"],
    ["games have one place", 'padStart(2, "0")', 'padStart(1, "0")'],
    ["games have three places", 'padStart(2, "0")', 'padStart(3, "0")'],
    ["games are padded with blanks", 'padStart(2, "0")', "padStart(2)"],
    [
      "from ten games on a nought stands before them",
      'String(person.games).padStart(2, "0")',
      "`0${person.games}`",
    ],
    [
      "the rankings show the family name first",
      "${person.given} ${person.family}",
      "${person.family} ${person.given}",
    ],
    ["the rankings show wins for games", "String(person.games)", "String(person.wins)"],
    [
      "the family name comes first in a player's line",
      "`${username},${given},${family},",
      "`${username},${family},${given},",
    ],
    [
      "wins and games are swapped in a player's line",
      "${games} games,${wins} wins",
      "${wins} games,${games} wins",
    ],
  ]),
  ...faultsIn("src/editions/nimsys/command-line.ts", onlyC, [
    ["what is too much is refused", "if (names.some(", "if (given.length > names.length || names.some("],
    [
      "the last argument may be missing",
      "if (names.some((_, index) => !given[index]))",
      "if (names.slice(1).some((_, index) => !given[index]))",
    ],
    [
      "the first argument alone is looked for",
      "if (names.some((_, index) => !given[index]))",
      "if (!given[0])",
    ],
  ]),
  ...faultsIn("src/editions/nimsys/nimsys.ts", onlyC, [
    ["the whole line is not a valid command", "new InvalidCommand(name)", "new InvalidCommand(line)"],
    [
      "nothing is said of a command that is none",
      "if (!command) throw new InvalidCommand(name);",
      "if (!command) return;",
    ],
    [
      "a command that is none ends the session",
      "if (!(error instanceof NimException)) throw error;",
      "if (!(error instanceof NimException)) throw error;\n        if (error instanceof InvalidCommand) break;",
    ],
  ]),
  ...faultsIn("src/editions/nimsys/nimsys.ts", withCommands, [
    ["exit is said good-bye to", 'dialogue.print("\\n");\n    return 0;', "return 0;"],
  ]),
];
