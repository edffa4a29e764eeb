import { type BotSetup, canBegin, type OpeningsSetup, whereBegins } from "../arena/index.ts";
import { type Family, type GameId, gameOf, must, type OptionsOf } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import { type ProgramProtocol, programProtocols } from "../players/index.ts";
import { refused } from "./errors.ts";

interface Rules {
  readonly game: GameId;
  readonly options: OptionsOf<Family>;
}

/** Openings that all bots can begin with: the start, where somebody cannot begin with those that would be made. What was chosen and cannot be is refused. */
export function openingsFor(bots: readonly BotSetup[], rules: Rules, wanted: OpeningsSetup): OpeningsSetup {
  const { game, options } = rules;
  let openings = wanted;
  for (const { name, player } of bots) {
    if (player.kind !== "program") continue;
    const { protocol } = player;
    const where = whereBegins(protocol, game, options);
    if (where === "nowhere")
      throw refused("protocol-not-spoken", { name, protocol, game, choices: spoken(rules).join(", ") });
    if (where === "anywhere") continue;
    if (openings.kind === "given") {
      const opening = openings.positions.find((text) => !begins(protocol, rules, text));
      if (opening !== undefined) throw refused("opening-not-begun", { name, protocol, opening });
    } else openings = { kind: "start" };
  }
  return openings;
}

function spoken({ game, options }: Rules): readonly ProgramProtocol[] {
  return programProtocols.filter((protocol) => whereBegins(protocol, game, options) !== "nowhere");
}

function begins(protocol: ProgramProtocol, { game, options }: Rules, opening: string): boolean {
  return canBegin(protocol, game, must(notationOf(game).parsePosition(opening, options)));
}

/** The options of a game, complete. */
export function rulesOf(game: GameId, options: unknown): Rules {
  return { game, options: must(gameOf(game).options(options)) };
}
