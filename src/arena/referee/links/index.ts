import { type Family, type GameId, gameOf } from "../../../games/index.ts";
import type { ProgramProtocol } from "../../../players/index.ts";
import { competitionCommand } from "../../consoles/index.ts";
import { competitionLink } from "./competition.ts";
import { gtpLink } from "./gtp.ts";
import { javaLink } from "./java.ts";
import { lineLink } from "./line.ts";
import type { MakeLink } from "./link.ts";
import { nboardLink } from "./nboard.ts";
import { nimsysLink } from "./nimsys.ts";

/** What can be spoken with the programs of a family besides the line protocol. */
const links: { readonly [F in Family]?: { readonly [P in ProgramProtocol]?: MakeLink<F> } } = {
  taking: { nimsys: nimsysLink, competition: competitionLink, java: javaLink },
  reversi: { gtp: gtpLink, nboard: nboardLink },
};

/** Programs that are told with their command whether they move first. */
const commands: { readonly [P in ProgramProtocol]?: typeof competitionCommand } = {
  competition: competitionCommand,
};

/** What a program's command is where it moves first, and where it moves second. */
export function commandsOf(
  protocol: ProgramProtocol,
  command: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const commandFor = commands[protocol];
  return commandFor ? [commandFor(command, true), commandFor(command, false)] : [command, command];
}

export function linkOf(game: GameId, protocol: ProgramProtocol): MakeLink | undefined {
  if (protocol === "line") return lineLink;
  return links[gameOf(game).family]?.[protocol] as MakeLink | undefined;
}
