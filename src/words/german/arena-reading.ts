import type {
  ArenaCheckSentences,
  ArenaReadSentences,
  JsonFaultName,
  SlipName,
  WantedValue,
} from "../arena-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `„${shorten(text)}“`;

const bot = ({ bot: place, name }: { readonly bot: number; readonly name: string }): string =>
  name === "" ? `Bot ${place}` : `Bot ${place} (${shorten(name)})`;

const wantedText = (wanted: WantedValue): string => {
  switch (wanted.kind) {
    case "text":
      return `ein Text von 1 bis ${wanted.most} Zeichen in einer Zeile sein`;
    case "boolean":
      return "true oder false sein";
    case "object":
      return "ein Objekt aus Namen und Texten sein";
    case "program":
      return "ohne run wegbleiben";
    case "nboard":
      return "bei jedem anderen Protokoll als nboard wegbleiben";
    case "whole":
      return `eine ganze Zahl von ${wanted.min} bis ${wanted.max} sein`;
    case "choice":
      return `eines von ${wanted.choices} sein`;
  }
};

const jsonFaultTexts: { readonly [Fault in JsonFaultName]: string } = {
  end: "die Datei endet, bevor alles geschlossen ist",
  "comma-missing": "ein Komma fehlt",
  "comma-last": "hinter einem Komma steht nichts",
  "colon-missing": "ein Doppelpunkt fehlt",
  name: "ein Name muss in doppelten Anführungszeichen stehen",
  quotes: "Texte stehen in doppelten Anführungszeichen",
  "text-open": "ein Text ist auf seiner Zeile nicht geschlossen",
  escape: "ein solches Fluchtzeichen gibt es nicht",
  comment: "JSON hat keine Kommentare",
  value: "einen solchen Wert gibt es nicht",
  rest: "hinter dem Ende steht noch etwas",
};

export const reading: ArenaReadSentences = {
  "clock-malformed": ({ text }) =>
    `eine Uhr ist 10+0.1 (Sekunden je Partie und Zug), 0.5/move oder 40/60 (Züge/Sekunden), nicht ${quoted(text)}`,
  "clock-out-of-range": ({ text, most }) => `${quoted(text)} ist keine Zeit oder mehr als ${most}`,
  "bots-not-json": ({ line, column, fault, near }) =>
    `Zeile ${line}, Spalte ${column}: ${jsonFaultTexts[fault]}${near === "" ? "" : `, bei ${quoted(near)}`}`,
  "bots-not-list": () =>
    'eine Liste von Bots wird gebraucht: [{ "name": "mein", "run": "python3 bot.py" }, …]',
  "bots-too-few": ({ least }) => `es braucht mindestens ${least} Bots`,
  "bots-too-many": ({ most }) => `es dürfen höchstens ${most} Bots sein`,
  "bots-member-unknown": ({ member, known }) => `eine Angabe ${quoted(member)} gibt es nicht, nur ${known}`,
  "bot-not-object": ({ bot: place }) =>
    `Bot ${place} muss ein Objekt sein: { "name": "mein", "run": "python3 bot.py" }`,
  "bot-member-unknown": ({ member, known, ...who }) =>
    `${bot(who)} hat eine Angabe ${quoted(member)}; die Angaben sind ${known}`,
  "bot-member-wrong": ({ member, wanted, ...who }) => `${bot(who)}: ${member} muss ${wantedText(wanted)}`,
  "bot-player-missing": (who) => `${bot(who)} braucht run (eine Befehlszeile) oder builtin (smart, engine:7)`,
  "bot-player-twice": ({ members, ...who }) => `${bot(who)} hat ${members}; eines davon ist richtig`,
  "bot-builtin-unknown": ({ text, choices, ...who }) =>
    `${bot(who)}: einen Spieler ${quoted(text)} gibt es nicht; es gibt ${choices}`,
  "bot-remote": (who) => `${bot(who)}: ferne Bots kommen später; gib run oder builtin an`,
  "bot-name-taken": ({ other, ...who }) =>
    `${bot(who)} heißt wie Bot ${other}; Namen müssen verschieden sein`,
  "opening-wrong": ({ line, text, sentence }) => `Zeile ${line}, ${quoted(text)}: ${sentence}`,
  "opening-over": ({ line, text }) => `Zeile ${line}: in ${quoted(text)} ist das Spiel zu Ende`,
  "openings-none": () => "keine Eröffnung ist darin: eine Stellung oder die Züge von Anfang an je Zeile",
  "setup-broken": ({ part }) => `was vom Turnier aufbewahrt ist, lässt sich nicht lesen (${part})`,
  "pairing-malformed": () =>
    'gebraucht wird { "players": [{ "name": "a", "score": 2, "opponents": ["b"], "byes": 0 }, …] }',
  "pairing-too-few": ({ least }) => `es braucht mindestens ${least} Spieler`,
  "pairing-too-many": ({ most }) => `es dürfen höchstens ${most} Spieler sein`,
  "pairing-player-malformed": ({ place }) => `Spieler ${place} muss ein Objekt mit einem Namen (name) sein`,
  "pairing-name-missing": ({ place }) => `Spieler ${place} braucht einen Namen (name)`,
  "pairing-name-too-long": ({ place, longest }) =>
    `der Name von Spieler ${place} hat mehr als ${longest} Zeichen`,
  "pairing-name-twice": ({ name }) => `zwei Spieler heißen ${quoted(name)}`,
  "pairing-score": ({ name, most }) =>
    `score von ${shorten(name)} muss ein Vielfaches von ½ sein, höchstens ${most}`,
  "pairing-number": ({ name, most }) =>
    `number von ${shorten(name)} muss eine ganze Zahl sein, höchstens ${most}`,
  "pairing-number-twice": ({ name, other, number }) =>
    `${shorten(name)} und ${shorten(other)} haben beide die Nummer ${number}`,
  "pairing-byes": ({ name, most }) =>
    `byes von ${shorten(name)} muss true, false oder eine ganze Zahl sein, höchstens ${most}`,
  "pairing-opponents-malformed": ({ name }) =>
    `opponents von ${shorten(name)} muss eine Liste von Namen sein`,
  "pairing-opponents-too-many": ({ name, most }) => `${shorten(name)} hat mehr als ${most} Gegner`,
  "pairing-opponent-unknown": ({ name, opponent }) =>
    `${shorten(name)} ist ${quoted(opponent)} begegnet, das kein Spieler ist`,
  "pairing-opponent-itself": ({ name }) => `${shorten(name)} kann sich nicht selbst begegnet sein`,
};

const often = ({ count, of }: { readonly count: number; readonly of: number }): string =>
  `${count} von ${of} Malen`;
const against = (who: "itself" | "random"): string => (who === "itself" ? "sich selbst" : "Random");
const decimal = (value: number, digits: number): string => value.toFixed(digits).replace(".", ",");

const slipTexts: { readonly [Slip in SlipName]: string } = {
  "from-nought": "er zählt ab 0, das Spiel ab 1",
  "rows-from-nought": "er zählt Reihen ab 0, das Spiel ab 1",
  "places-from-nought": "er zählt Plätze ab 0, das Spiel ab 1",
  "from-one": "er zählt ab 1, das Spiel ab 0",
  exchanged: "die beiden Zahlen sind vertauscht",
  "upside-down": "er zählt Reihen vom anderen Ende",
};

export const check: ArenaCheckSentences = {
  asking: ({ at, of }) => `Stellung ${at} von ${of}`,
  playing: ({ against: who }) => `eine Partie gegen ${against(who)}`,
  fit: ({ name, game }) => `${name} kann ${game} spielen: er startet, antwortet regelgerecht und endet.`,
  unfit: ({ name }) => `${name} kann so nicht antreten.`,
  findings: {
    unstartable: ({ code }) =>
      `Er lässt sich nicht starten (${code}): Stimmt die Befehlszeile, und ist das Programm an seinem Platz?`,
    "ended-early": ({ status, signal, answers }) =>
      `Er endete ${signal !== null ? `durch ${signal}` : `mit Status ${status ?? 0}`} ${
        answers === 0
          ? "vor seiner ersten Antwort: startet ihn die Befehlszeile, wenn man sie von Hand eingibt?"
          : `nach ${answers === 1 ? "1 Antwort" : `${answers} Antworten`}: ${
              status === 0
                ? "lies die nächste Zeile, statt nach einer zu enden."
                : "das ist ein Fehler des Programms selbst."
            }`
      }`,
    errors: ({ line }) => `Seine Fehlerausgabe endet mit: ${line}`,
    "no-answer": ({ seconds, ...rest }) =>
      `Keine Antwort in ${seconds} s, ${often(rest)}: gib für jede Zeile, die mit go beginnt, einen Zug aus.`,
    "not-flushed": ({ line }) =>
      `Keine Antwort, bis die Eingabe geschlossen wurde (dann ${quoted(line)}): leere den Puffer nach jeder Zeile (flush).`,
    "no-line-end": ({ text }) =>
      `Hinter der Antwort ${quoted(text)} fehlt das Zeilenende: gib eines aus, und leere den Puffer.`,
    "other-words": ({ line, move, ...rest }) =>
      `Wörter neben dem Zug, ${often(rest)}: statt ${quoted(line)} nur ${quoted(move)}. Was mit # beginnt, ist ein Kommentar.`,
    chatter: ({ line, ...rest }) =>
      `Zeilen, die keine Antwort sind, ${often(rest)}: ${quoted(line)}. Beginne sie mit #, oder lass sie weg.`,
    echo: ({ line }) => `Er wiederholt, was ihm gesagt wird: ${quoted(line)}.`,
    greeting: ({ line }) =>
      `Er sagte ${quoted(line)}, bevor er gefragt war: beginne das mit #, oder lass es weg.`,
    "second-answer": ({ line, ...rest }) =>
      `Mehr als eine Antwort, ${often(rest)}: ${quoted(line)} würde für den nächsten Zug gehalten.`,
    malformed: ({ line, position, ...rest }) => `Kein Zug, ${often(rest)}: ${quoted(line)} bei ${position}.`,
    illegal: ({ move, position, sentence, ...rest }) =>
      `Gegen die Regeln, ${often(rest)}: ${quoted(move)} bei ${position}. ${sentence}`,
    slip: ({ slip, answer, meant, ...rest }) =>
      `Gegen die Regeln, ${often(rest)}, denn ${slipTexts[slip]}: ${quoted(answer)} sollte vielleicht ${quoted(meant)} heißen.`,
    "does-not-end": ({ after }) =>
      after === "quit"
        ? "Er endet nicht auf quit: verlass dann die Schleife."
        : "Er endet nicht, wenn seine Eingabe endet: verlass dann die Schleife.",
    "no-ready": () =>
      "Auf grundy 1 sagt er nicht ready. Das darf wegbleiben; sein Start zählt dann bis zu seiner ersten Antwort.",
    fault: ({ against: who, sentence }) => `In einer Partie gegen ${against(who)}: ${sentence}.`,
    speed: ({ ready, median, slowest }) =>
      `${ready === null ? "" : `Bereit nach ${ready.toFixed(0)} ms. `}Antworten dauern ${decimal(median, 1)} ms, höchstens ${decimal(slowest, 1)} ms.`,
  },
};
