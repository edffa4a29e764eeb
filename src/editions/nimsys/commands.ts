import type { Person, PersonKind, Roster } from "../../roster/index.ts";
import type { Dialogue } from "../dialogue.ts";
import { NimAdvancedGame } from "./advanced.ts";
import { optional, parseStones, required } from "./command-line.ts";
import { InvalidGame } from "./errors.ts";
import { NimGame, type NimPlayers } from "./game.ts";
import { NimHumanPlayer } from "./human.ts";
import { playerLine, rankingLine } from "./lines.ts";
import type { NimPlayer } from "./player.ts";

/** Makes the player that moves for a person who is a computer. */
export type MakeComputer = (person: Person) => NimPlayer;

interface Context {
  readonly dialogue: Dialogue;
  readonly roster: Roster;
  readonly computer: MakeComputer;
}

export type Command = (context: Context, given: readonly string[]) => Promise<void>;

const ranked = 10;

/** The commands of edition B by name, all but `exit`. */
export const commandsOfB: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["addplayer", adding("human")],
  ["removeplayer", removePlayer],
  ["editplayer", editPlayer],
  ["resetstats", resetStats],
  ["displayplayer", displayPlayer],
  ["rankings", rankings],
  ["startgame", startGame],
]);

export const commandsOfC: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...commandsOfB,
  ["addaiplayer", adding("ai")],
  ["startadvancedgame", startAdvancedGame],
]);

function adding(kind: PersonKind): Command {
  return async ({ dialogue, roster }, given) => {
    const names = required(given, ["username", "family", "given"]);
    if (!(await roster.add({ ...names, kind }))) dialogue.print("The player already exists.\n");
  };
}

async function removePlayer(context: Context, given: readonly string[]): Promise<void> {
  const username = optional(given);
  const { roster } = context;
  if (username) return sayIfMissing(context, await roster.remove(username));
  if (await confirmed(context, "remove all players")) await roster.removeAll();
}

async function editPlayer(context: Context, given: readonly string[]): Promise<void> {
  const { username, ...names } = required(given, ["username", "family", "given"]);
  sayIfMissing(context, await context.roster.edit(username, names));
}

async function resetStats(context: Context, given: readonly string[]): Promise<void> {
  const username = optional(given);
  const { roster } = context;
  if (username) return sayIfMissing(context, await roster.reset(username));
  if (await confirmed(context, "reset all player statistics")) await roster.resetAll();
}

async function displayPlayer(context: Context, given: readonly string[]): Promise<void> {
  const username = optional(given);
  const { dialogue, roster } = context;
  if (username) {
    const person = await roster.find(username);
    if (person) dialogue.print(playerLine(person));
    return sayIfMissing(context, person !== undefined);
  }
  let count = 0;
  for (const person of await roster.all()) {
    dialogue.print(playerLine(person));
    if (++count % 1000 === 0) await dialogue.makeRoom?.();
  }
}

async function rankings({ dialogue, roster }: Context, given: readonly string[]): Promise<void> {
  const people = await roster.rankings(optional(given) === "asc" ? "asc" : "desc", ranked);
  for (const person of people) dialogue.print(rankingLine(person));
}

async function startGame(context: Context, given: readonly string[]): Promise<void> {
  const { stones, bound, one, two } = required(given, ["stones", "bound", "one", "two"]);
  const players = await findPlayers(context, one, two);
  if (!players) return;
  const [stoneCount, most] = [parseStones(stones), parseStones(bound)];
  if (stoneCount === undefined || most === undefined) throw new InvalidGame();
  await playGame(context, new NimGame(stoneCount, most, players));
}

async function startAdvancedGame(context: Context, given: readonly string[]): Promise<void> {
  const { stones, one, two } = required(given, ["stones", "one", "two"]);
  const players = await findPlayers(context, one, two);
  if (!players) return;
  const stoneCount = parseStones(stones);
  if (stoneCount === undefined) throw new InvalidGame();
  await playGame(context, new NimAdvancedGame(stoneCount, players));
}

async function playGame({ dialogue, roster }: Context, game: NimGame): Promise<void> {
  dialogue.print(`\n${game.introduction()}\n`);
  const winner = await game.play(dialogue);
  const [one, two] = game.players;
  await roster.countGame([one.username, two.username], winner);
}

/** Both players, or a word that one is missing. One user in both seats is one player. */
async function findPlayers(context: Context, one: string, two: string): Promise<NimPlayers | undefined> {
  const { dialogue, roster } = context;
  const [first, second] = [await roster.find(one), await roster.find(two)];
  if (!first || !second) {
    dialogue.print("One of the players does not exist.\n");
    return undefined;
  }
  const player = playerOf(first, context);
  return [player, one === two ? player : playerOf(second, context)];
}

function playerOf(person: Person, { dialogue, computer }: Context): NimPlayer {
  return person.kind === "ai" ? computer(person) : new NimHumanPlayer(person, dialogue);
}

function sayIfMissing({ dialogue }: Context, there: boolean): void {
  if (!there) dialogue.print("The player does not exist.\n");
}

async function confirmed({ dialogue }: Context, deed: string): Promise<boolean> {
  dialogue.print(`Are you sure you want to ${deed}? (y/n)\n`);
  return (await dialogue.line()).trim() === "y";
}
