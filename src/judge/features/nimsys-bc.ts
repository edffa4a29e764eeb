import { type Exchange, exchangesOf, type FreeChoice } from "../../editions/lockstep/index.ts";
import type { FeatureId } from "../case.ts";
import type { KnownLine } from "../catalogue/index.ts";
import type { EditionFeatures, Reached, Rules } from "./feature.ts";
import {
  advancedFeatures,
  advancedRules,
  gameFeatures,
  gameRules,
  moveFeatures,
  moveRules,
  sizeFeatures,
  wordRules,
} from "./nimsys-games.ts";
import { rankingFeatures, rankingRules } from "./rankings.ts";

const commandsOfB = [
  "addplayer",
  "removeplayer",
  "editplayer",
  "resetstats",
  "displayplayer",
  "rankings",
  "startgame",
];
const commandsOfC = [...commandsOfB, "addaiplayer", "startadvancedgame"];

/** Every command after every other, and `exit` after all of them. */
function pairs(commands: readonly string[]): Rules {
  const all = commands.flatMap((one) => [...commands, "exit"].map((two) => `${one}>${two}`));
  return Object.fromEntries(all.map((pair) => [pair, "document"]));
}

const ofBoth: Rules = {
  ...rankingRules,
  ...gameRules,
  ...moveRules,
  "removeplayer.one": "course-file",
  "removeplayer.all.yes": "course-file",
  "removeplayer.all.no": "document",
  "resetstats.one": "document",
  "resetstats.all.yes": "document",
  "resetstats.all.no": "document",
  "editplayer.one": "document",
  "displayplayer.one": "course-file",
  "displayplayer.all": "course-file",
  "displayplayer.none": "course-file",
  "startgame.same-user": "many-programs",
};

const ofC: Rules = {
  ...wordRules,
  ...advancedRules,
  "startadvancedgame.same-user": "many-programs",
  "players-file": "course-file",
  "players-file.ai": "document",
  "ai.won": "course-file",
  "ai.lost": "document",
  "ai.advanced.won": "document",
  "ai.advanced.lost": "document",
  "ai.against-ai": "document",
  "ai.first": "course-file",
  "ai.second": "document",
  ...Object.fromEntries(
    ["addplayer", "addaiplayer", "editplayer", "startgame", "startadvancedgame"].flatMap((command) => [
      [`incomplete.${command}`, "document" as const],
      ...(command === "editplayer" ? [] : [[`extra.${command}`, "document" as const] as const]),
    ]),
  ),
};

export const nimsysB: EditionFeatures = {
  rules: { ...ofBoth, ...pairs(commandsOfB) },
  reached: (session) => features(session, commandsOfB),
};

export const nimsysC: EditionFeatures = {
  rules: { ...ofBoth, ...ofC, ...pairs(commandsOfC) },
  reached: (session) => features(session, commandsOfC),
};

const argumentsNeeded = new Map([
  ["addplayer", 3],
  ["addaiplayer", 3],
  ["editplayer", 3],
  ["startgame", 4],
  ["startadvancedgame", 3],
]);

function* features(
  { session, followed, classify }: Reached,
  commands: readonly string[],
): Iterable<FeatureId> {
  const computers = new Set(
    (session.people ?? []).filter(({ kind }) => kind === "ai").map(({ username }) => username),
  );
  const users = new Set((session.people ?? []).map(({ username }) => username));
  const returned = new Set(computers);
  if (users.size > 0) yield "players-file";
  let last = "";
  let bound = 0;
  let seats: readonly string[] = [];
  for (const exchange of exchangesOf(session, followed)) {
    const { typed, before, answer } = exchange;
    const lines = answer.split("\n").flatMap((line) => classify(line) ?? []);
    yield* gameFeatures(lines, seats);
    if (!before.endsWith("$")) {
      yield* moveFeatures(exchange, bound);
      yield* advancedFeatures(exchange);
      yield* confirmed(exchange, last, users);
      continue;
    }
    const [command = "", rest = ""] = typed.trim().split(/ (.*)/, 2);
    const given = rest === "" ? [] : rest.split(",");
    if (commands.includes(last) && [...commands, "exit"].includes(command)) yield `${last}>${command}`;
    last = command;
    const ids = new Set(lines.map(({ id }) => id));
    if (ids.has("incomplete-command")) yield `incomplete.${command}`;
    else if (given.length > (argumentsNeeded.get(command) ?? given.length)) yield `extra.${command}`;
    yield* oneCommand(command, given, ids, typed, lines, users);
    const [user = ""] = given;
    if (command.startsWith("add") && !ids.has("player-exists") && !ids.has("incomplete-command")) {
      users.add(user);
      if (command === "addaiplayer") computers.add(user);
    }
    if (command === "removeplayer") users.delete(user);
    if (ids.has("game.stones")) {
      seats = lines.filter(({ id }) => id === "game.player").map(({ parts }) => parts.name ?? "");
      const players = given.slice(command === "startgame" ? 2 : 1).slice(0, 2);
      bound = command === "startgame" ? Number(given[1]) : 2;
      if (command === "startgame") yield* sizeFeatures(Number(given[0]), bound);
      if (players[0] === players[1]) yield `${command}.same-user`;
      const [first, second] = players.map((name) => computers.has(name));
      if (players.some((name) => returned.has(name))) yield "players-file.ai";
      if (first || second) yield first && second ? "ai.against-ai" : first ? "ai.first" : "ai.second";
      yield* gameFeatures(lines, seats);
    }
  }
  for (const choice of followed.choices) yield aiFeature(choice);
}

function* confirmed({ typed, before }: Exchange, last: string, users: Set<string>): Iterable<FeatureId> {
  if (!before.endsWith("(y/n)\n")) return;
  const yes = typed.trim() === "y";
  yield `${last}.all.${yes ? "yes" : "no"}`;
  if (yes && last === "removeplayer") users.clear();
}

function* oneCommand(
  command: string,
  given: readonly string[],
  ids: ReadonlySet<string>,
  typed: string,
  lines: readonly KnownLine[],
  users: ReadonlySet<string>,
): Iterable<FeatureId> {
  const refused = ids.has("player-missing") || ids.has("incomplete-command");
  if (command === "rankings") yield* rankingFeatures(typed, lines, users.size);
  if (["removeplayer", "resetstats", "editplayer"].includes(command) && given.length > 0 && !refused)
    yield `${command}.one`;
  if (command === "displayplayer" && !refused)
    yield `displayplayer.${given.length > 0 ? "one" : ids.has("player") ? "all" : "none"}`;
}

/** Whether it could win, and in which game. */
function aiFeature({ position, won }: FreeChoice): FeatureId {
  return `ai.${position.includes("<") ? "advanced." : ""}${won ? "won" : "lost"}`;
}
