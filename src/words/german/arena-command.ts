import type { ArenaAnswerSentences, ArenaHelp, ArenaRefusalSentences } from "../arena-command-sentences.ts";
import { tenths } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import { check, reading } from "./arena-reading.ts";

export const arenaHelp: ArenaHelp = {
  summary: "Bots in jeder Sprache treten an: Wettkämpfe, Turniere, Wertungen",
  about:
    "Bots in jeder Sprache treten an, und die Zahlen sagen, wie sicher sie sind. Ein Bot ist eine Befehlszeile (python3 bot.py), ein " +
    "Spieler dieses Hauses (random, smart, level:expert, engine:7, depth:8) oder gtp:, nboard:, nimsys:, competition:, java: und ein Programm (docs/bots.md).",
  game: "das Spiel; ohne Angabe kayles",
  pairs:
    "Paare von Partien je Begegnung, eine Eröffnung und beide Seiten; ohne Angabe in einem Wettkampf 100",
  tc: "die Uhr in Sekunden: 10+0.1 je Partie und Zug, 0.5/move, 40/60 (Züge/Sekunden); ohne Angabe 10+0.1",
  openings:
    "eine Datei mit einer Stellung oder Zugfolge je Zeile, oder start; ohne Angabe aus der Startzahl gemacht",
  sprt: "ein sequentieller Test zweier Elo-Unterschiede, der den Wettkampf beendet, sobald er entschieden ist: 0,20",
  alpha: "wie oft der Test den zweiten annehmen darf, obwohl der erste gilt (0.05)",
  beta: "wie oft er den ersten annehmen darf, obwohl der zweite gilt (0.05)",
  model: "was die beiden Unterschiede sind (logistic)",
  name: "wie das Turnier heißt",
  file: "wo es aufbewahrt wird, eine Datei oder postgres://user@host/name; grundy serve --db mit derselben zeigt es unter /arena",
  lanes: "Partien zugleich; ohne Angabe halb so viele wie Prozessoren",
  sandbox: "die Programme der Bots so gut einschließen, wie die Maschine es kann: für fremde",
  json: "ein JSON-Objekt je Zeile: jede Partie, dann das Ergebnis",
  examples: "Beispiele:",
  match: { about: "zwei Bots über Paare von Partien" },
  tournament: {
    about: "die Bots, die eine Datei aufzählt (docs/bots.md#botsjson)",
    format: "round-robin (jeder gegen jeden), swiss, gauntlet (der erste gegen alle anderen) oder knockout",
    rounds: "Runden eines Schweizer Turniers; sonst, wie oft sich alle begegnen",
  },
  resume: {
    about: "fährt fort, wo ein Turnier angehalten wurde: ohne Nummer das letzte, das nicht zu Ende ist",
  },
  check: {
    about: "ob ein Bot startet, regelgerecht und rechtzeitig antwortet und endet, und was zu verbessern ist",
    directory: "wo sein Programm läuft",
    json: "ein JSON-Objekt statt Text",
  },
  bot: { about: "ein Spieler dieses Hauses spricht das Zeilenprotokoll über Ein- und Ausgabe" },
  show: {
    about: "wie ein Turnier steht; ohne Nummer, welche es gibt",
    game: "eine seiner Partien, ab 1, mit den Belegen eines Fehlers",
    json: "JSON statt Text",
  },
  export: {
    about: "die Partien eines Turniers, ohne Nummer des letzten",
    format: "records sind JSON-Zeilen, die grundy liest; html ist eine Seite mit Tabellen",
    out: "wohin; ohne Angabe in die Ausgabe",
  },
  stats: {
    about: "was Ergebnisse bedeuten: Elo mit Fehler, und ein sequentieller Test",
    pairs: "Paare nach Ergebnis: LL,LD,DD und WL,DW,WW, fünf Zahlen",
    games: "einzelne Partien: verloren,remis,gewonnen",
    json: "ein JSON-Objekt statt Text",
  },
  rate: {
    about: "Wertungen aller auf einmal aus Zeilen A,B,SiegeA,Remis,SiegeB",
    noPrior: "ohne die eine Remispartie, die Wertungen endlich hält",
    json: "ein JSON-Objekt: Wertung und Fehler zu jedem Namen",
  },
  pair: {
    about:
      "die nächste Runde eines Schweizer Turniers aus seinem Stand als JSON: Spieler mit name, score, opponents, byes",
    json: "ein JSON-Objekt: Paare mit Namen, bye",
  },
};

const games = (count: number): string => (count === 1 ? "1 Partie" : `${count} Partien`);
const decimal = (value: number, digits = 1): string => value.toFixed(digits).replace(".", ",");
const per = (value: number): string => `${decimal(100 * value)} %`;
const signed = (value: number): string => `${tenths(value) > 0 ? "+" : ""}${decimal(tenths(value))}`;

export const arenaAnswer: ArenaAnswerSentences = {
  head: ({ id, name, game, format, clock, bots, pairs, rounds, games: count }) =>
    `${name}: ${game}, ${clock} s, ${
      format === "swiss"
        ? `${bots} Bots, ${rounds} Runden`
        : `${bots} Bots, ${pairs === 1 ? "1 Paar" : `${pairs} Paare`} je Begegnung`
    }, höchstens ${games(count)} (${id})`,
  length: ({ likely, worst, elo0, elo1, first }) =>
    `Der Test von ${elo0} gegen ${elo1} Elo dauert etwa ${likely} Partien, wenn ${first} so stark ist wie eines von beiden, und etwa ${worst}, wenn es dazwischen liegt.`,
  progress: ({ done, of }) => `Partie ${done} von ${of}`,
  makingOpenings: ({ at, of }) => `Eröffnung ${at} von ${of}`,
  judging: ({ at, of }) => `Partie ${at} von ${of} wird angesehen`,
  drawn: "remis",
  wins: ({ name }) => `${name} gewinnt`,
  few: ({ games: count }) => `${games(count)}: viel zu wenige, um zu sagen, wer stärker ist.`,
  decided: ({ decision, first, second, elo0, elo1 }) =>
    decision === "H1"
      ? `Der Test ist entschieden: ${first} ist um mehr als ${elo0} Elo stärker als ${second}; ${elo1} passt besser.`
      : `Der Test ist entschieden: ${first} ist nicht um ${elo1} Elo stärker als ${second}; ${elo0} passt besser.`,
  undecided: ({ first, second }) =>
    `Der Test von ${first} gegen ${second} ist nicht entschieden: dafür braucht es mehr Partien.`,
  unbiased: ({ value, low, high }) =>
    `Elo ohne die Verzerrung, dass gerade dann aufgehört wurde: ${signed(value)}${
      low === null || high === null ? "" : `, zwischen ${signed(low)} und ${signed(high)} (95 %)`
    }.`,
  stronger: ({ first, second, score, los, elo, error }) =>
    `${first} machte ${per(score)} der Punkte gegen ${second}: ${
      error === null
        ? "so einseitig oder so wenige, dass sich kein Fehler angeben lässt."
        : `${signed(elo)} Elo, und in 95 von 100 solchen Wettkämpfen weicht die Wahrheit höchstens ${decimal(error)} davon ab; mit ${per(los)} ist es der stärkere.`
    }`,
  quality: ({ name, won, kept, estimated }) =>
    `${name} hielt in ${kept} von ${won} Zügen aus gewonnenen Stellungen den Gewinn fest (${per(kept / won)})${estimated > 0 ? `, ${estimated} der Werte sind geschätzt` : ""}.`,
  ratings:
    "Wertungen gelten im Vergleich zueinander, 0 ist der Durchschnitt; wo sich die Fehler überlappen, kann die Reihenfolge Zufall sein.",
  repeated: ({ games: count }) =>
    `${games(count)} ${count === 1 ? "war" : "waren"} Zug für Zug schon gespielt und ${count === 1 ? "zählt" : "zählen"} nicht.`,
  annulled: ({ games: count }) =>
    `Bei ${count === 1 ? "1 Partie" : `${count} Partien`} war der Schiedsrichter zu spät: ungültig und neu gespielt.`,
  faults: ({ name, faults, out }) =>
    `${name} verlor ${games(faults)} durch einen Fehler${out ? " und ist ausgeschieden: die übrigen zählen kampflos für die anderen" : ""}; grundy arena show ID --game N hat die Belege.`,
  walkovers: ({ games: count }) =>
    `${games(count)} kampflos: sie zählen in der Tabelle, nicht in den Wertungen.`,
  openingsUsedUp: "Es gibt keine Eröffnung mehr, die diese nicht gespielt haben: darum endete es früher.",
  kept: ({ id, file }) => `Aufbewahrt als ${id} in ${file}; grundy serve --db ${file} zeigt es unter /arena.`,
  stopped: ({ id, file }) => `Angehalten; grundy arena resume ${id} --file ${file} fährt fort.`,
  heads: {
    place: "#",
    name: "Bot",
    points: "Punkte",
    games: "Partien",
    record: "S/R/N",
    buchholz: "Buchholz",
    rating: "Wertung",
    faults: "Fehler",
    kept: "Gewinne gehalten",
  },
  listed: ({ id, name, format, game, bots, games: count, over }) =>
    `${id}  ${name} (${format}, ${game}, ${bots} Bots): ${games(count)}, ${over ? "zu Ende" : "nicht zu Ende"}`,
  gameHead: ({ number, first, second, opening }) => `Partie ${number}: ${first} – ${second}, von ${opening}`,
  errors: "Fehlerausgabe:",
  statsElo: ({ games: count, score, elo, eloError, nelo, neloError, los }) =>
    `${games(count)}, ${per(score)} der Punkte: Elo ${signed(elo)} ± ${eloError === null ? "?" : decimal(eloError)}, nElo ${nelo === null ? "?" : signed(nelo)} ± ${neloError === null ? "?" : decimal(neloError)}; stärker mit ${per(los)}.`,
  statsTest: ({ llr, lower, upper, decision, elo0, elo1 }) =>
    `Test von ${elo0} gegen ${elo1} Elo: LLR ${decimal(llr, 2)} zwischen ${decimal(lower, 2)} und ${decimal(upper, 2)}, ${
      decision === null ? "nicht entschieden" : `entschieden für ${decision === "H1" ? elo1 : elo0}`
    }.`,
  groups:
    "Die letzte Spalte: Bots verschiedener Gruppen sind sich nicht begegnet, auch nicht über andere, und ihre Wertungen lassen sich nicht vergleichen.",
  bye: ({ name }) => `${name} hat spielfrei`,
  rematches: ({ count }) =>
    `${count === 1 ? "1 Paar ist" : `${count} Paare sind`} sich schon begegnet: anders lässt sich nicht paaren.`,
  exported: ({ file, games: count }) => `${file} hat ${games(count)}.`,
  reading,
  check,
  page: { standings: "Stand", crossTable: "Jeder gegen jeden", games: "Partien" },
};

const quoted = (text: string): string => `„${shorten(text)}“`;

export const arenaRefusals: ArenaRefusalSentences = {
  "arena-read": ({ of, sentence }) => `${of}: ${sentence}`,
  "arena-in-use": ({ file }) =>
    `in ${file} wird gerade ein Turnier gespielt; warte auf sein Ende, oder wähle mit --file eine andere Datei`,
  "arena-game-missing": ({ number }) => `es gibt keine Partie ${number}`,
  "tournament-missing": ({ text }) => `es gibt kein Turnier ${quoted(text)}; grundy arena show zählt sie auf`,
  "tournaments-none": () => "in der Datei ist kein solches Turnier; grundy arena match beginnt eines",
  "bots-count": ({ count, min, max }) => `ein Turnier hat ${min} bis ${max} Bots, nicht ${count}`,
  "option-without": ({ option, needs }) => `${option} bedeutet nichts ohne ${needs}`,
  "option-of-matches": ({ option }) => `${option} ist für einen Wettkampf zweier Bots`,
  "option-of-formats": ({ option, format, instead }) =>
    `${option} bedeutet nichts in einem Turnier ${format}; nimm ${instead}`,
  "format-of-another-game": ({ format, game }) =>
    `${format} kann keine Partie ${game} enthalten; nimm records`,
  "protocol-not-spoken": ({ name, protocol, game, choices }) =>
    `${quoted(name)} kann nicht mitspielen: ${protocol} wird in ${game} mit diesen Regeln nicht gesprochen, nur ${choices} (docs/bots.md)`,
  "opening-not-begun": ({ name, protocol, opening }) =>
    `${quoted(name)} kann nicht bei ${quoted(opening)} beginnen, denn ${protocol} hat eigene Anfänge; nimm --openings start`,
  "sprt-needed": ({ text, most }) =>
    `--sprt braucht zwei Elo-Unterschiede von höchstens ${most}, den kleineren zuerst, etwa 0,20, nicht ${quoted(text)}`,
  "chance-needed": ({ name, text, min, max }) =>
    `${name} braucht eine Zahl von ${min} bis ${max}, nicht ${quoted(text)}`,
  "counts-missing": () => "gib die Ergebnisse an: --pairs LL,LD,DD,DW,WW oder --games L,D,W",
  "counts-needed": ({ name, count, text }) =>
    `${name} braucht ${count} ganze Zahlen mit Kommas dazwischen, nicht alle 0, nicht ${quoted(text)}`,
  "results-line": ({ file, line, text }) =>
    `${file}, Zeile ${line}: ${quoted(text)} ist nicht A,B,SiegeA,Remis,SiegeB`,
  "json-broken": ({ file, why }) => `${file} ist kein JSON (${shorten(why)})`,
};
