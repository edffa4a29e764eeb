import { shortCount } from "../cli.ts";
import type { CliRefusalSentences, CliRefusals, CliSentences, Where } from "../cli-sentences.ts";
import { shorten } from "../refusals.ts";
import type { StoreDetail, StoreFailureCode } from "../store-failures.ts";
import { arenaAnswer, arenaRefusals } from "./arena-command.ts";
import { commands, help } from "./commands.ts";
import { judgeBatch, judgeBatchRefusals } from "./judge-batch.ts";
import { judgeAnswer, judgeRefusals } from "./judge-command.ts";
import { doctor, program } from "./programs.ts";
import { puzzleAnswer, puzzleRefusals } from "./puzzle-command.ts";
import { submissions } from "./submissions.ts";

const quoted = (text: string): string => `„${shorten(text)}“`;
const more = (path: string): string => `${path} --help sagt, was es gibt`;
const maybe = (near: string | undefined): string => (near === undefined ? "" : `, vielleicht ${near}`);
const because = (code: string | undefined): string => (code === undefined ? "" : ` (${code})`);
const counted = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;
const comma = (value: number | string): string => String(value).replace(".", ",");
const decimal = (value: number, digits: number): string => comma(value.toFixed(digits));
const short = (count: number): string => shortCount(count, ",");

const refusals: CliRefusalSentences = {
  ...judgeRefusals,
  ...judgeBatchRefusals,
  ...puzzleRefusals,
  ...arenaRefusals,
  refused: ({ where, sentence }) => (where ? `${place(where)}: ${sentence}` : sentence),
  store,
  program,
  "output-unwritable": ({ code }) => `die Ausgabe lässt sich nicht schreiben (${code})`,
  bug: ({ what, system, variable }) =>
    `das ist ein Fehler im Programm (${what}); bitte dort melden, wo es her ist, mit dem ganzen Befehl und diesen Angaben: ${system}; ${variable}=1 zeigt, wo er auftrat`,
  "language-unknown": ({ text, known }) => `die Sprache ${quoted(text)} gibt es nicht; es gibt ${known}`,
  "command-unknown": ({ word, near }) =>
    `den Befehl ${quoted(word)} gibt es nicht${maybe(near)}; grundy --help zählt sie auf`,
  "command-needed": ({ path, commands }) =>
    `${path.replace(/^grundy /, "")} braucht einen Befehl: ${commands}; ${more(path)}`,
  "subcommand-unknown": ({ word, near, path }) =>
    `den Befehl ${quoted(word)} gibt es nicht${maybe(near)}; ${more(path)}`,
  "option-unknown": ({ word, near, path }) =>
    `die Option ${shorten(word)} gibt es nicht${maybe(near)}; ${more(path)}`,
  "argument-needed": ({ name, path }) => `${name} fehlt; ${more(path)}`,
  "value-needed": ({ option, path }) => `${option} braucht einen Wert; ${more(path)}`,
  "arguments-too-many": ({ expected, given, path }) =>
    `zu viele Argumente: ${expected} erwartet, ${given} angegeben; ${more(path)}`,
  "choice-wrong": ({ name, text, choices }) =>
    `${name} muss eins davon sein: ${choices}, nicht ${quoted(text)}`,
  usage: ({ text, path }) => `${text}; ${more(path)}`,
  "number-needed": ({ name, min, max, text }) =>
    `${name} braucht eine ganze Zahl von ${min} bis ${max}, nicht ${quoted(text)}`,
  "age-needed": ({ name, max, text }) =>
    `${name} braucht eine Zahl von Tagen, 1 bis ${max}, oder forever, nicht ${quoted(text)}`,
  "even-needed": ({ name, min, max }) => `${name} braucht eine gerade Zahl von ${min} bis ${max}`,
  "positive-needed": ({ name, text }) => `${name} braucht eine Zahl über 0, nicht ${quoted(text)}`,
  "seed-needed": ({ text }) => `--seed braucht eine ganze Zahl, nicht ${quoted(text)}`,
  "url-needed": ({ text }) => `--public-url muss mit http:// oder https:// beginnen, nicht ${quoted(text)}`,
  "not-both": ({ one, other }) => `entweder ${one} oder ${other} angeben, nicht beides`,
  "position-and-rows": ({ name }) => `entweder eine Stellung oder ${name} angeben, nicht beides`,
  "game-unknown": ({ text, near, games }) =>
    `ein Spiel mit dem Namen ${quoted(text)} gibt es nicht${near === undefined ? "; es" : `: War ${near} gemeint? Es`} gibt ${games}`,
  "option-of-another-game": ({ option, game, options }) =>
    `${option} bedeutet bei ${game} nichts; dort gibt es ${options}`,
  "rules-in-record": ({ option }) =>
    `die Aufzeichnung bringt ihre eigenen Regeln mit, und es sind andere; ${option} weglassen`,
  "size-of-another-board": ({ option, size }) => `dieses Brett hat die Größe ${size}; ${option} weglassen`,
  "size-in-file": ({ option, file }) =>
    `in ${file} steht schon, wie groß die Bretter sind; ${option} weglassen`,
  "ply-without-moves": ({ option }) => `${option} zählt Züge, und es gibt keine, nur eine Stellung`,
  "game-without-file": ({ name }) =>
    `${name} wählt aus einer .wtb-, .ggf- oder .obf-Datei; sie ist als Stellung anzugeben`,
  "file-missing": ({ file }) => `die Datei ${file} gibt es nicht`,
  "file-exists": ({ file }) => `${file} gibt es schon; ein anderer Name ist nötig`,
  "file-unreadable": ({ file, code }) => `${file} lässt sich nicht lesen${because(code)}`,
  "file-unwritable": ({ file, code }) => `${file} lässt sich nicht schreiben${because(code)}`,
  "file-empty": ({ file, of }) => `${file} enthält keine ${contents[of]}`,
  "store-missing": ({ file, option }) => `${file} gibt es nicht; die Datei wird mit ${option} angegeben`,
  "db-scheme": ({ text, option }) =>
    `${option} nimmt eine Datei oder eine Adresse von PostgreSQL, postgres://benutzer@rechner/name, nicht ${shorten(text)}`,
  "option-of-files": ({ option }) => `${option} gilt für eine Datei; bei postgres:// weglassen`,
  "worker-idle": () =>
    "an einer Datei hat ein Arbeiter nur Exporte zu tun; mit --export-folder angeben, wohin damit",
  "export-folder-needed": () => "Exporte brauchen einen Ort; ihn mit --export-folder angeben",
  "export-folder-unused": () =>
    "--export-folder bedeutet ohne Exporte nichts; bei --kinds export hinzufügen oder die Option weglassen",
  "kind-of-databases": ({ kind }) =>
    `${kind} ist an einer Datei nichts für einen Arbeiter, das tut ihr Server; bei --kinds weglassen`,
  "job-missing": ({ text }) => `den Auftrag ${quoted(text)} gibt es nicht; grundy jobs list zeigt sie`,
  "games-unreadable": ({ games, ids }) =>
    `ausgelassen, weil nicht lesbar, Partien: ${games} (${ids}); alles andere ist geschrieben`,
  "folder-unmakeable": ({ folder, code }) => `der Ordner ${folder} lässt sich nicht anlegen (${code})`,
  "sides-missing": () => "ein Wettkampf hat zwei Seiten: eine zweite nennen, oder ein Programm mit --cmd",
  "program-missing": ({ protocol }) =>
    `${protocol} braucht die Befehlszeile des Programms: --cmd "Programm Argumente"`,
  "book-unreadable": ({ file }) =>
    `${file} enthält kein Eröffnungsbuch; grundy engine book --extend legt eins an`,
  "board-too-large": () => "solve-board löst 4 und 6: Größere Bretter sind außer Reichweite",
  "port-taken": ({ port }) => `Port ${port} ist belegt; mit --port einen anderen wählen`,
  "port-forbidden": ({ port }) => `Port ${port} darf nicht benutzt werden; mit --port einen über 1023 wählen`,
  "address-foreign": ({ host }) => `${host} ist keine Adresse dieses Rechners; mit --host eine andere wählen`,
  "token-weak": () => "das Token des Betreibers braucht mindestens 16 Buchstaben, Ziffern oder -._~+/=",
  "token-unreadable": ({ file }) =>
    `${file} lässt sich nicht lesen; darin sollte das Token des Betreibers stehen`,
  "import-refused": ({ taken, line, event, sentence }) =>
    read(taken, line, `${event === undefined ? "" : `Ereignis ${event}: `}${sentence}`),
  "import-foreign": ({ taken, line }) =>
    read(taken, line, "Diese Datei hat nicht grundy export geschrieben."),
  "import-cut-off": ({ taken, line }) => read(taken, line, "Die Datei ist hier abgeschnitten."),
  "import-stopped": ({ taken, line, ...failure }) => read(taken, line, `${store(failure)}.`),
};

function store({ code, file, detail, option }: CliRefusals["store"]): string {
  return `${file} ${failures[code](option)}${detail ? ` (${found(detail)})` : ""}`;
}

const entries = { line: "Zeile", game: "Partie" } as const;

function place(where: Where): string {
  if ("option" in where) return where.option;
  return `${where.file === undefined ? "" : `${where.file}, `}${entries[where.entry]} ${where.number}`;
}

const read = (taken: number, line: number, problem: string): string =>
  `${taken} ${taken === 1 ? "Zeile" : "Zeilen"} übernommen, Zeile ${line}: ${problem} Die Datei noch einmal zu lesen schadet nicht.`;

const contents = {
  games: "Partien",
  positions: "Stellungen: eine je Zeile, 64 Zeichen X, O und -, dann X oder O",
} as const;

const failures: { readonly [Code in StoreFailureCode]: (option: string) => string } = {
  foreign: (option) =>
    `ist keine Datei dieses Programms; sie wegräumen oder mit ${option} einen anderen Ort wählen`,
  newer: (option) =>
    `stammt von einer neueren Version dieses Programms; diese benutzen oder mit ${option} einen anderen Ort wählen`,
  damaged: () =>
    "ist beschädigt und wurde so gelassen; eine Kopie wiederherstellen oder sie wegräumen und neu anfangen",
  "not-a-file": (option) => `ist keine Datei; das wegräumen oder mit ${option} einen anderen Ort wählen`,
  "no-access": () => "lässt sich nicht lesen und schreiben; die Rechte der Datei und ihres Ordners prüfen",
  busy: () =>
    "wird von einem anderen Programm gehalten und wurde nicht rechtzeitig frei; es schließen und noch einmal versuchen",
  "in-use": (option) => `benutzt schon ein Server; ihn beenden oder mit ${option} einen anderen Ort wählen`,
  moved: () =>
    "wurde entfernt, umbenannt oder ersetzt, während sie in Gebrauch war; die letzten Befehle sind nicht gespeichert",
  full: () => "kann nicht wachsen, weil der Datenträger voll ist; die letzten Befehle sind nicht gespeichert",
  "no-room": () =>
    "hat keinen Platz für neue Partien; alte mit grundy prune löschen oder mit --max-file mehr erlauben",
  "no-address": () =>
    "ist keine Adresse einer Datenbank; postgres://benutzer@rechner:5432/name schreiben, Sonderzeichen im Passwort mit Prozent: @ als %40",
  unreachable: (option) =>
    `ist nicht zu erreichen; die Adresse bei ${option} prüfen, und ob die Datenbank läuft`,
  standby: () =>
    "hat nur Standbys, in die sich nicht schreiben lässt; auch den Rechner des Primärservers nennen oder einen Standby befördern",
  "standby-silent": () =>
    "wartet auf einen synchronen Standby, der nicht antwortet; ihn starten oder aus synchronous_standby_names nehmen",
  "read-only": () =>
    "lässt sich gerade nicht beschreiben; dem Benutzer das Schreiben erlauben (default_transaction_read_only)",
  "too-old": () => "ist ein zu altes PostgreSQL; ein neueres benutzen",
  "no-rights": () => "lässt uns nicht hinein; Benutzer und Passwort prüfen, und was der Benutzer dort darf",
  "no-database": () =>
    "gibt es nicht; sie mit createdb --encoding UTF8 --template template0 anlegen oder den Namen prüfen",
  encoding: () => "fasst nicht jeden Text; eine Datenbank mit der Kodierung UTF8 anlegen",
  empty: (option) =>
    `enthält nichts von diesem Programm; die Adresse bei ${option} prüfen oder dort mit grundy serve oder grundy import anfangen`,
  occupied: () => "hat Tabellen eines anderen Programms; für dieses eine eigene Datenbank anlegen",
  failed: () => "ließ sich nicht benutzen; die letzten Befehle sind nicht gespeichert",
};

const findings = {
  header: "der Kopf stimmt nicht",
  "cut-off": "die letzte Seite ist abgeschnitten",
  check: "die Schnellprüfung schlug fehl",
  "no-version": "das Schema hat keine Version",
  schema: "das Schema ist ein fremdes",
  "no-password": "sie fragt nach einem Passwort, und es gab keines: PGPASSWORD oder ~/.pgpass",
} as const;

function found(detail: StoreDetail): string {
  if (typeof detail === "string") return findings[detail];
  if ("game" in detail) return `Partie ${detail.game}`;
  if ("version" in detail) return `es ist ${detail.version}, mindestens nötig ist ${detail.oldest}`;
  return detail.reported.replace(/\s+/g, " ");
}

const ends = {
  done: "fertig",
  failed: "gescheitert",
  lost: "einem anderen Arbeiter überlassen, der ihn inzwischen hat",
  stopped: "zurückgegeben",
} as const;

const colours = { black: "Schwarz", white: "Weiß" } as const;
const outcome = (side: "black" | "white", by: number): string =>
  by === 0 ? "unentschieden" : `${colours[side]} ${by > 0 ? "gewinnt" : "verliert"} um ${Math.abs(by)}`;
const threadCount = (count: number): string => counted(count, "Thread", "Threads");

export const cli: CliSentences = {
  tag: "de",
  refusals,
  help,
  commands,
  places: {
    address: "Adresse",
    addresses: "Adressen",
    assignment: "Aufgabe",
    bot: "Bot",
    bots: "Bots",
    clock: "Uhr",
    results: "Ergebnisse",
    text: "Text",
    command: "Befehl",
    commands: "Befehle",
    corners: "Ecken",
    days: "Tage",
    counts: "Anzahlen",
    date: "Datum",
    depth: "Tiefe",
    edition: "Ausgabe",
    file: "Datei",
    folder: "Ordner",
    game: "Spiel",
    id: "Nummer",
    idea: "Idee",
    kind: "Art",
    level: "Stufe",
    list: "Liste",
    move: "Zug",
    n: "n",
    number: "Zahl",
    options: "Optionen",
    player: "Spieler",
    position: "Stellung",
    program: "Programm",
    rounds: "Runden",
    size: "Größe",
    state: "Zustand",
    tag: "Sprache",
    type1: "Typ1",
    type2: "Typ2",
    url: "URL",
    a: "a",
    b: "b",
  },
  count: short,
  decimal,
  menu: {
    about: "Nim und Reversi spielen, verstehen und beurteilen.",
    usage: "Aufruf: grundy BEFEHL [Argumente]",
    commands: "Befehle:",
    more: "grundy BEFEHL --help sagt, welche Argumente ein Befehl hat. grundy --version gibt die Version aus.",
    every: "grundy --help zählt alle Befehle auf.",
    nimsys: "Nimsys: Steine und Kayles, mit Spielern und Ranglisten",
    sticks: "Hölzchen gegen den perfekten Spieler",
    reversi: "Reversi zu zweit an einer Tastatur",
    piles: "Drei Stapel gegen den perfekten Spieler",
    question: ({ choices }) => `Was soll es sein? (1 bis ${choices}, oder q zum Beenden) `,
  },
  taking: {
    asDrawing: ({ drawing }) => `(Ziffern sind Zahlen. Als Zeichnung mit Lücken: ${shorten(drawing)})`,
    grundyValue: ({ value }) => `Der Grundy-Wert der Stellung ist ${value}.`,
    heads: { move: "Zug", equal: "gleich", outcome: "Ausgang", value: "lässt Wert" },
    outcomes: { win: "gewinnt", loss: "verliert" },
    bestLine: ({ line }) => `Beste Zugfolge: ${line}`,
    cut: ({ kinds, moves }) =>
      `(Gekürzt: höchstens ${kinds} Arten von Zügen und ${moves} Züge der Zugfolge.)`,
  },
  reversi: {
    understood: ({ size, black, white }) =>
      `Brett mit ${size} × ${size} Feldern: ${black} schwarz (X), ${white} weiß (O).`,
    toMove: ({ side, sign }) => `${sign} (${colours[side]}) ist am Zug`,
    over({ black, white }) {
      const won = black === white ? "unentschieden" : `${black > white ? "Schwarz" : "Weiß"} hat gewonnen`;
      return `Die Partie ist zu Ende: ${won}, ${black} zu ${white}.`;
    },
    exact: ({ side, by }) => `Genau, bei bestem Spiel: ${outcome(side, by)}.`,
    estimate: ({ side, by, depth, general }) =>
      `Schätzung bei Tiefe ${depth}: ${outcome(side, by)}${general ? " (die allgemeine Engine, die schwächer ist)" : ""}.`,
    scores: ({ side }) => `Die Werte sind Steine für ${colours[side]}, leere Felder gehören dem Gewinner.`,
    heads: { move: "Zug", score: "Wert", depth: "Tiefe", line: "Zugfolge" },
    exactly: "genau",
    work: ({ nodes, seconds }) => `${short(nodes)} Knoten, ${decimal(seconds, 2)} s`,
    progress: ({ depth, nodesPerSecond }) => `Tiefe ${depth}, ${short(nodesPerSecond)} Knoten/s`,
  },
  arena: arenaAnswer,
  puzzles: puzzleAnswer,
  engine: {
    solveHeads: ["#", "leer", "Wert", "Zug", "Knoten", "Sekunden", "Knoten/s", "Zugfolge"],
    fileSays: ({ score }) => `(die Datei sagt ${score})`,
    solved: ({ count, nodes, seconds, threads }) =>
      `${counted(count, "Stellung", "Stellungen")}: ${short(nodes)} Knoten, ${decimal(seconds, 2)} s, ${speed(nodes, seconds)} Knoten/s, ${threadCount(threads)}`,
    solving: ({ at, of, nodesPerSecond }) => `Stellung ${at} von ${of}, ${short(nodesPerSecond)} Knoten/s`,
    board: ({ side, by, size, score }) =>
      `${size}×${size} vom Anfang an: ${outcome(side, by)} (${score} für Schwarz, leere Felder gehören dem Gewinner)`,
    proof: ({ nodes, seconds, threads, hashBits }) =>
      `Beweis: ${nodes} Knoten, ${decimal(seconds, 2)} s, ${speed(nodes, seconds)} Knoten/s, ${threadCount(threads)}, Tabelle mit 2^${hashBits} Einträgen`,
    line: ({ line }) => `Zugfolge: ${line}`,
    boardProgress: ({ nodes, seconds, nodesPerSecond }) =>
      `${short(nodes)} Knoten, ${short(nodesPerSecond)}/s, ${decimal(seconds, 0)} s`,
    perft: ({ size, depth, seconds, perSecond }) =>
      `${size}×${size}, Tiefe ${depth}: ${decimal(seconds, 2)} s, ${short(perSecond)} je Sekunde`,
    perftProgress: ({ depth }) => `Tiefe ${depth}`,
    match: (facts) => [
      `${facts.first} gegen ${facts.second}: ${comma(facts.points)} zu ${comma(facts.games - facts.points)} Punkte (${decimal((100 * facts.points) / facts.games, 1)} %) in ${counted(facts.games, "Partie", "Partien")}`,
      `gewonnen ${facts.wins}, unentschieden ${facts.draws}, verloren ${facts.losses}${facts.forfeits > 0 ? `, davon ${facts.forfeits} kampflos` : ""}`,
      `Steine je Partie für ${facts.first}: ${facts.mean > 0 ? "+" : ""}${comma(facts.mean)} ± ${decimal(facts.error, 2)} (ein Standardfehler)`,
      `Sekunden je Zug: ${facts.secondsPerMove.map(comma).join(" und ")}; ${decimal(facts.seconds, 1)} s insgesamt`,
    ],
    matchProgress: ({ games, of, first, points }) =>
      `${games} von ${of} Partien, ${first} ${comma(points)} Punkte`,
  },
  book: {
    holds: ({ positions, plies, ends }) => [
      `Das Buch hat ${counted(positions, "Stellung", "Stellungen")} bis zum ${plies}. Zug, Spiegelbilder einmal gezählt.`,
      `Wo es endet, wurde vorausgeschaut: ${ends.map(({ depth, positions }) => `${counted(depth, "Zug", "Züge")} in ${positions}`).join(", ")}.`,
    ],
    unknown: "Das Buch kennt diese Stellung nicht.",
    end: "Hier endet das Buch.",
    heads: { move: "Zug", score: "Wert", depth: "vorausgeschaut" },
    checking: ({ at, of }) => `Stellung ${at} von ${of}`,
    checked: ({ positions, depth, mean, largest, line }) =>
      `${counted(positions, "Stellung", "Stellungen")} mit Tiefe ${depth} neu berechnet: Der Zug des Buchs verliert im Mittel ${decimal(mean, 2)} Steine` +
      `${largest > 0 ? `, höchstens ${largest} nach ${line || "dem Anfang"}` : ""}.`,
    extending: ({ positions, deep }) =>
      `${counted(positions, "Stellung", "Stellungen")}, ${deep} Enden in voller Tiefe`,
    extended: ({ positions, file }) => `${file} hat ${counted(positions, "Stellung", "Stellungen")}.`,
  },
  rounds: ({ percent, played, rounds }) => `${percent} % (${played} von ${rounds} Runden)`,
  imported: ({ count, known }) =>
    `${count} Spieler und Partien gelesen${known === 0 ? "" : `; ${known} davon waren schon da`}.`,
  pruned: ({ begun, unfinished, unlisted, dropped }) => {
    const all = begun + unfinished + unlisted;
    const games = all === 1 ? "1 Partie" : `${all} Partien`;
    const parts = `ohne zweiten Zug: ${begun}, unbeendet: ${unfinished}, beendet und in keiner Liste: ${unlisted}`;
    if (all === 0) return "Keine Partie ist abgelaufen.";
    return dropped
      ? `${games} gelöscht (${parts}).`
      : `${games} zu löschen (${parts}); das geschieht mit --yes.`;
  },
  serving: ({ url, level }) =>
    `Grundy läuft unter ${url}${level === undefined ? "" : ` und beurteilt Programme in einer Sandbox der Stufe ${level}`}`,
  submissions,
  doctor,
  judge: judgeAnswer,
  judgeBatch,
  worker: {
    waiting: ({ kinds }) => `wartet auf Aufträge: ${kinds}`,
    doing: ({ id, kind, done }) => `Auftrag ${id}, ${kind}${done > 0 ? `: ${done}` : ""}`,
    ended: ({ id, kind, end, about }) =>
      `Auftrag ${id}, ${kind}: ${ends[end]}${about === "" ? "" : `: ${about}`}`,
    noStandby:
      "die Datenbank hat keinen synchronen Standby: Was bestätigt wurde, geht mit ihrem Rechner verloren (docs/scaling.md)",
  },
  jobs: {
    heads: { id: "Nummer", kind: "Art", state: "Zustand", added: "angelegt", about: "dazu" },
    states: { waiting: "wartet", taken: "in Arbeit", done: "fertig", failed: "gescheitert" },
    facts: {
      id: "Nummer",
      kind: "Art",
      state: "Zustand",
      owner: "von",
      added: "angelegt",
      from: "nicht vor",
      attempt: "Versuche",
      worker: "Arbeiter",
      ended: "beendet",
      reason: "letzter Fehler",
      result: "Ergebnis",
    },
    none: "Es gibt keine Aufträge.",
    added: ({ id }) =>
      `Auftrag ${id} wartet auf einen Arbeiter mit einem Ordner für Exporte (grundy worker --export-folder); grundy jobs show ${id} sagt, wie es steht.`,
    pending: ({ id }) =>
      `Auftrag ${id} ist ein Export, der noch nicht beendet ist; kein weiterer wurde angelegt.`,
    exported: ({ file, lines, aside }) =>
      `${file}, ${counted(lines, "Zeile", "Zeilen")}${aside > 0 ? `, ausgelassene Partien, weil nicht lesbar: ${aside}` : ""}`,
    judged: ({ assignment, verdict }) => `${assignment} beurteilt: ${verdict}`,
    folded: ({ games }) => `${counted(games, "beendete Partie", "beendete Partien")} gepackt`,
  },
};

function speed(nodes: number, seconds: number): string {
  return seconds > 0 ? short(nodes / seconds) : "0";
}
