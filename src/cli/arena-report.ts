import type { ArenaGame, Ending, Tournament, TournamentSetup, TournamentView } from "../arena/index.ts";
import { makeClock } from "../arena/index.ts";
import { type CliSentences, faultText, loadArenaSentences } from "../words/index.ts";
import { jsonGame, jsonResult } from "./arena-json.ts";
import { meaningOf } from "./arena-meaning.ts";
import { lengthText, resultBlock, standingsTable } from "./arena-text.ts";
import type { Bar } from "./engine-common.ts";

interface Reported {
  readonly id: string;
  readonly setup: TournamentSetup;
  readonly file: string;
  readonly json: boolean;
  readonly bar: Bar;
}

export interface ArenaReport {
  begin(): void;
  game(game: ArenaGame, tournament: Tournament): void;
  end(view: TournamentView, ending: Ending | null): void;
}

/** Milliseconds between two looks at the table while games are played. */
const lookEvery = 250;

/** What a run says: a line a game in the shape that scripts of match programs read, then the result and what it means. */
export async function arenaReport(cli: CliSentences, reported: Reported): Promise<ArenaReport> {
  const { id, setup, file, json, bar } = reported;
  const arena = await loadArenaSentences(cli.tag);
  const say = cli.arena;
  const print = (line: string) => {
    bar.clear();
    process.stdout.write(`${line}\n`);
  };
  const names = setup.bots.map(({ name }) => name);
  let looked = 0;

  function why({ fault, bots, winner }: ArenaGame): string {
    const loser = winner === null ? undefined : names[bots[winner === 0 ? 1 : 0]];
    if (fault && loser !== undefined) return `${loser} ${faultText(arena, fault)}`;
    return winner === null ? say.drawn : say.wins({ name: names[bots[winner]] ?? "" });
  }

  return {
    begin() {
      if (json) return;
      const { game, clock, bots, pairs, rounds, format } = setup;
      print(
        say.head({
          id,
          name: setup.name,
          game,
          format,
          clock: makeClock(clock),
          bots: bots.length,
          pairs,
          rounds,
        }),
      );
      if (setup.sprt) print(lengthText(cli, setup.sprt, names[0] ?? ""));
    },
    game(game, tournament) {
      if (json) print(JSON.stringify(jsonGame(setup, game)));
      else {
        const [first, second] = game.bots.map((bot) => names[bot] ?? "");
        const result = game.winner === null ? "1/2-1/2" : game.winner === 0 ? "1-0" : "0-1";
        print(`Finished game ${game.number + 1} (${first} vs ${second}): ${result} {${why(game)}}`);
      }
      const now = performance.now();
      if (now - looked < lookEvery) return;
      looked = now;
      const { finished: done, expected } = tournament.counts;
      const of = expected ?? done;
      bar.show(of === 0 ? 0 : done / of, say.progress({ done, of }));
    },
    end(view, ending) {
      bar.clear();
      if (json) return print(JSON.stringify(jsonResult(id, setup, view, ending)));
      if (setup.format === "match") for (const line of resultBlock(setup, view)) print(line);
      else for (const line of standingsTable(cli, view)) print(line);
      print("");
      for (const sentence of meaningOf(cli, setup, view, ending)) print(sentence);
      print(ending ? say.kept({ id, file }) : say.stopped({ id, file }));
    },
  };
}
