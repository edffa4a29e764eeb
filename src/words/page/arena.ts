/** The arena on the page: the list of tournaments, and one tournament. Figures in them are written already. */
export interface ArenaPageSentences {
  readonly title: string;
  readonly lead: string;
  /** The empty list: that it is, and how that is changed, above the command. */
  readonly none: string;
  readonly copyCommand: string;
  readonly older: string;
  readonly loading: string;
  readonly lost: string;
  readonly missing: string;
  readonly toList: string;
  readonly list: {
    readonly caption: string;
    readonly tournament: string;
    readonly state: string;
    readonly format: string;
    readonly game: string;
    readonly bots: string;
    readonly games: string;
    readonly begun: string;
  };
  /** It is being played, nobody plays it at the moment, or it has ended. */
  readonly states: { readonly running: string; readonly stopped: string; readonly over: string };
  readonly clocks: {
    readonly game: (facts: { readonly seconds: string; readonly added: string }) => string;
    readonly move: (facts: { readonly seconds: string }) => string;
    readonly moves: (facts: { readonly moves: number; readonly seconds: string }) => string;
  };
  readonly openings: { readonly made: string; readonly start: string; readonly given: string };
  readonly countBots: (facts: { readonly bots: number }) => string;
  readonly countPairs: (facts: { readonly pairs: number }) => string;
  readonly testOf: (facts: { readonly elo0: string; readonly elo1: string }) => string;
  readonly progress: (facts: { readonly done: string; readonly all: string }) => string;
  readonly progressOpen: (facts: { readonly done: string; readonly games: number }) => string;
  readonly stopped: string;
  readonly noGames: string;
  /** Few games are said to be few. */
  readonly few: (facts: { readonly games: number }) => string;
  readonly repeatedCount: (facts: { readonly games: number }) => string;
  readonly annulledCount: (facts: { readonly games: number }) => string;
  readonly walkoverCount: (facts: { readonly games: number }) => string;
  readonly standings: {
    readonly title: string;
    readonly caption: string;
    readonly place: string;
    readonly bot: string;
    readonly points: string;
    readonly games: string;
    readonly rating: string;
    readonly range: string;
    /** The three figures of the next. */
    readonly outcomes: string;
    readonly outcomesShort: string;
    readonly faults: string;
    readonly accuracy: string;
    readonly buchholz: string;
    readonly sonnebornBerger: string;
    readonly sonnebornBergerShort: string;
    /** Taken out after too many faults. */
    readonly out: string;
  };
  /** What the drawing of the ratings shows. */
  readonly ranges: {
    readonly apart: (facts: { readonly first: string; readonly second: string }) => string;
    readonly overlap: (facts: { readonly first: string; readonly second: string }) => string;
    readonly unknown: string;
    /** Where not all have met. */
    readonly groups: string;
  };
  readonly meanings: string;
  readonly cross: {
    readonly title: string;
    readonly caption: string;
    readonly cell: (facts: { readonly points: string; readonly games: string }) => string;
    readonly unplayed: string;
    readonly itself: string;
  };
  readonly match: {
    readonly title: string;
    /** How much stronger the first one is, with its error or without one. */
    readonly stronger: (facts: {
      readonly first: string;
      readonly second: string;
      readonly elo: string;
    }) => string;
    readonly weaker: (facts: {
      readonly first: string;
      readonly second: string;
      readonly elo: string;
    }) => string;
    readonly even: (facts: {
      readonly first: string;
      readonly second: string;
      readonly elo: string;
    }) => string;
    readonly likely: (facts: { readonly first: string; readonly percent: string }) => string;
    readonly pairs: (facts: {
      readonly first: string;
      readonly pairs: number;
      readonly lost: number;
      readonly behind: number;
      readonly even: number;
      readonly ahead: number;
      readonly won: number;
    }) => string;
    readonly unbiased: (facts: {
      readonly elo: string;
      readonly low: string;
      readonly high: string;
    }) => string;
  };
  readonly test: {
    readonly title: string;
    /** Where the likelihood stands between its bounds, and what either bound means. */
    readonly between: (facts: {
      readonly llr: string;
      readonly lower: string;
      readonly upper: string;
      readonly elo0: string;
      readonly elo1: string;
    }) => string;
    readonly accepted: (facts: { readonly llr: string; readonly elo: string }) => string;
    readonly rejected: (facts: { readonly llr: string; readonly elo: string }) => string;
    /** Beside a bound. */
    readonly bound: (facts: { readonly elo: string }) => string;
    readonly graph: (facts: {
      readonly llr: string;
      readonly lower: string;
      readonly upper: string;
    }) => string;
  };
  readonly rounds: {
    readonly round: (facts: { readonly round: number }) => string;
    readonly playing: string;
    readonly bye: (facts: { readonly name: string }) => string;
    readonly rematch: string;
    readonly goesOn: (facts: { readonly name: string }) => string;
    readonly goesOnSudden: (facts: { readonly name: string }) => string;
    readonly goesOnSeed: (facts: { readonly name: string }) => string;
    readonly earlier: string;
    readonly later: string;
    readonly begun: (facts: { readonly round: number }) => string;
  };
  readonly running: {
    readonly title: string;
    readonly none: string;
    readonly moves: (facts: { readonly moves: number }) => string;
    readonly more: (facts: { readonly games: number }) => string;
  };
  readonly games: {
    readonly title: string;
    readonly caption: string;
    readonly show: string;
    readonly all: string;
    readonly withFault: string;
    readonly repeated: string;
    readonly bot: string;
    readonly against: string;
    readonly anyBot: string;
    readonly number: string;
    readonly first: string;
    readonly second: string;
    readonly result: string;
    readonly moves: string;
    readonly note: string;
    readonly verdict: string;
    /** On a link, whose spoken name, the next one, has it in it. */
    readonly open: string;
    readonly openOne: (facts: {
      readonly number: string;
      readonly first: string;
      readonly second: string;
    }) => string;
    readonly isRepeated: string;
    readonly none: string;
    readonly older: string;
    readonly newest: string;
  };
  readonly faults: {
    readonly title: string;
    readonly caption: string;
    readonly none: string;
    readonly some: (facts: { readonly games: number }) => string;
    readonly said: (facts: { readonly name: string; readonly fault: string }) => string;
    readonly evidence: string;
    readonly evidenceOf: (facts: { readonly number: number }) => string;
    readonly lines: string;
    readonly at: string;
    readonly to: string;
    readonly line: string;
    readonly toBot: string;
    readonly toReferee: string;
    readonly errors: string;
    readonly command: string;
    readonly nothing: string;
  };
  /** Heard when it has ended. */
  readonly over: (facts: { readonly name: string }) => string;
}
