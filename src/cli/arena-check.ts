import {
  type CheckEvent,
  type CheckFinding,
  checkPositions,
  diagnose,
  isFit,
  type RefereedBot,
  type TournamentSetup,
} from "../arena/index.ts";
import { type GameTask, observe, openReferee, type PlayedGame } from "../arena/referee/index.ts";
import { gameOf, must } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import {
  type CliSentences,
  faultText,
  type Language,
  loadArenaSentences,
  loadLanguage,
  refusalText,
} from "../words/index.ts";
import { botsHere } from "./arena-match.ts";
import { refereed } from "./arena-run.ts";
import { setupFrom, usualGame } from "./arena-setup.ts";
import { progressBar } from "./engine-common.ts";
import { gameNamed } from "./game-name.ts";
import type { GameOptions } from "./game-options.ts";

export interface CheckOptions extends GameOptions {
  readonly game?: string;
  readonly directory?: string;
  readonly sandbox?: true;
  readonly json?: true;
}

/** Games of each kind at the end of a check. */
const gamesEach = 2;

/** Whether a bot can be entered, and what to mend; the status says so, too. */
export async function check(cli: CliSentences, text: string, options: CheckOptions): Promise<void> {
  const game = gameNamed(options.game ?? usualGame);
  const bots = botsHere([text, text, "random"], game).map((bot, index) =>
    options.directory !== undefined && index < 2 ? { ...bot, directory: options.directory } : bot,
  );
  const setup = await setupFrom(
    bots,
    { ...options, openings: "start" },
    { format: "match", pairs: "1", rounds: "1" },
  );
  const events = await watched(cli, setup, options.sandbox === true);
  const findings = diagnose(events);
  const fit = isFit(findings);
  process.exitCode = fit ? 0 : 1;
  const name = setup.bots[0]?.name ?? text;
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ bot: name, game, fit, findings })}\n`);
    return;
  }
  const words = { cli, language: await loadLanguage(cli.tag), arena: await loadArenaSentences(cli.tag) };
  const { check: say } = cli.arena;
  const lines = [
    fit ? say.fit({ name, game }) : say.unfit({ name }),
    ...findings.map((each) => findingText(words, setup, each)),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Positions first, where it speaks the line protocol; games only when it can be started and answers. */
async function watched(cli: CliSentences, setup: TournamentSetup, sandbox: boolean): Promise<CheckEvent[]> {
  const bar = progressBar();
  const { check: say } = cli.arena;
  const { game } = setup;
  const options = must(gameOf(game).options(setup.options));
  const bot = refereed(setup, 0);
  const { player } = bot.setup;
  try {
    const events: CheckEvent[] = [];
    if (player.kind !== "program" || player.protocol === "line") {
      const positions = checkPositions(game, options, setup.seed);
      const of = positions.length;
      const asked = (at: number) => bar.show(at / of / 2, say.asking({ at, of }));
      events.push(...(await observe({ bot, game, options, positions, sandbox, asked })));
      if (!isFit(diagnose(events))) return events;
    }
    bar.show(0.6, say.playing({ against: "itself" }));
    events.push(...(await played(setup, sandbox)));
    return events;
  } finally {
    bar.clear();
  }
}

/** Games with itself and with a random player. */
async function played(setup: TournamentSetup, sandbox: boolean): Promise<CheckEvent[]> {
  const { game, clock } = setup;
  const rules = gameOf(game);
  const options = must(rules.options(setup.options));
  const opening = notationOf(game).makePosition(rules.start(options));
  const tasks: GameTask[] = [];
  for (const other of [1, 2])
    for (let count = 0; count < gamesEach; count++)
      tasks.push({ number: tasks.length, opening, bots: count % 2 === 0 ? [0, other] : [other, 0] });
  const bots: RefereedBot[] = setup.bots.map((_bot, index) => refereed(setup, index));
  const games = await new Promise<readonly PlayedGame[]>((resolve, reject) => {
    const ended: PlayedGame[] = [];
    const referee = openReferee(
      { game, options, bots, clock, lanes: 1, sandbox },
      {
        played(batch) {
          ended.push(...batch);
          if (ended.length < tasks.length) return;
          void referee.then((each) => each.close()).then(() => resolve(ended));
        },
        failed: reject,
      },
    );
    referee.then((each) => {
      for (const task of tasks) each.play(task);
    }, reject);
  });
  return games.flatMap(({ game: { bots: seats, fault, winner, at }, evidence }): CheckEvent[] => {
    const isOwn = winner !== null && seats[winner === 0 ? 1 : 0] !== 2;
    const against = seats.includes(2) ? "random" : "itself";
    const told: CheckEvent = { at, kind: "played", against, fault: isOwn ? fault : null };
    return isOwn && evidence ? [told, { at, kind: "errors", text: evidence.errors }] : [told];
  });
}

interface Words {
  readonly cli: CliSentences;
  readonly language: Language;
  readonly arena: Awaited<ReturnType<typeof loadArenaSentences>>;
}

function findingText(
  { cli, language, arena }: Words,
  { game }: TournamentSetup,
  finding: CheckFinding,
): string {
  const { findings: say } = cli.arena.check;
  switch (finding.code) {
    case "illegal": {
      const { refusal, ...facts } = finding.facts;
      return say.illegal({ ...facts, sentence: refusalText(language, refusal, game) });
    }
    case "fault": {
      const { against, fault } = finding.facts;
      return say.fault({ against, sentence: faultText(arena, fault) });
    }
    default:
      return (say[finding.code] as (facts: CheckFinding["facts"]) => string)(finding.facts);
  }
}
