import type { JudgeClassesSentences } from "../judge-classes-sentences.ts";
import { and, grouped, or, quote } from "./grammar.ts";

const kinds = { constructor: "der Konstruktor", method: "die Methode", field: "das Feld" } as const;

/** `Bei 3 Steinen auf den Plätzen 1, 2 und 5`. */
const standing = (places: readonly number[]): string =>
  places.length === 1
    ? `Bei einem Stein auf Platz ${places[0]}`
    : `Bei ${places.length} Steinen auf den Plätzen ${and(places.map(String))}`;

const percent = (share: number): string => `${String(share).replace(".", ",")} %`;

export const judgeClasses: JudgeClassesSentences = {
  memberMissing: ({ what, of, declared }) =>
    what === "interface"
      ? `Die Klasse ${quote(of)} implementiert ${quote(declared)} nicht.`
      : `In der Klasse ${quote(of)} fehlt ${kinds[what]} ${quote(declared)}.`,
  memberOther: ({ of, declared, got }) =>
    `Die Klasse ${quote(of)} muss ${quote(declared)} haben, genau so; bei dir ist es ${quote(got)}.`,
  memberExtra: ({ of, member }) =>
    `Die Klasse ${quote(of)} hat das öffentliche Element ${quote(member)}, das die Aufgabe nicht erlaubt: Mach es privat.`,
  otherLanguage: ({ name }) =>
    `Die Klasse ${quote(name)} kann nur in Java, Python, JavaScript und TypeScript befragt werden.`,
  unasked:
    "Das wurde nicht mehr geprüft, weil dein Programm bis dahin mehrmals geendet oder sich aufgehängt hatte.",
  ended: ({ call }) => `Dein Programm ist in ${quote(call)} zu Ende gegangen, statt zu antworten.`,
  inCall: ({ call }) => `Das war in ${quote(call)}.`,
  thrown: ({ places, last, chosen, right }) =>
    `${standing(places)}${last === "" ? "" : `, nach ${quote(last)} des anderen,`} hast du ${quote(chosen)} geantwortet; ${
      right.length === 1
        ? `nur ${quote(right[0] ?? "")} erhält den Sieg`
        : `${or(right.map(quote))} würde den Sieg erhalten`
    }.`,
  illegal: ({ places, chosen }) =>
    `${standing(places)} hast du ${quote(chosen)} geantwortet, was gegen die Regeln ist: Nimm einen Stein oder zwei benachbarte, die noch da sind.`,
  unreadable: ({ places, chosen }) =>
    `${standing(places)} hast du ${quote(chosen)} geantwortet; die Antwort muss ein Platz und eine Anzahl sein, etwa ${quote("3 1")}.`,
  furthermore: ({ positions }) =>
    positions === 1
      ? "In einer weiteren Stellung stimmt etwas nicht."
      : `In ${grouped(positions)} weiteren Stellungen stimmt etwas nicht.`,
  arrayChanged: ({ places }) =>
    `${standing(places)} hast du das Feld „available“ geändert. Lass es, wie es ist, und gib nur den Zug zurück.`,
  fickle: ({ games, won, least, most }) =>
    `Dein Programm antwortet auf dieselbe Frage verschieden, deshalb wurde es in ${grouped(games)} Partien erprobt: Es hat ${grouped(won)} gewonnen, zu erwarten sind also zwischen ${percent(least)} und ${percent(most)} (zu 95 % sicher).`,
  smartAhead: ({ rounds, ahead, wanted, chance }) =>
    `In ${grouped(rounds)} Runden gegen einen zufälligen Spieler lag Smart auf je 1.000 um ${grouped(Math.abs(ahead))} ${ahead < 0 ? "zurück" : "vorn"}; nötig ist ein Vorsprung von ${grouped(wanted)}. Den erreicht ein solcher Spieler mit Glück in ${percent(chance)} aller Wettkämpfe von 1.000 Runden.`,
  smartIllegal: ({ position, chosen }) =>
    `Auf dem Brett ${quote(position)} hat dein Spieler ${quote(chosen)} geantwortet, was gegen die Regeln ist.`,
  slow: ({ rounds, seconds, limit }) =>
    `${grouped(rounds)} Runden von Smart gegen Random haben ${String(seconds).replace(".", ",")} Sekunden gedauert; es müssen weniger als ${limit} sein.`,
  notRandom: ({ times, chosen }) =>
    `Random hat auf demselben Brett ${times} Mal von ${times} Malen ${quote(chosen)} geantwortet; seine Züge müssen sich unterscheiden.`,
  testFailed: ({ call, expected, got }) => `${quote(call)} muss ${expected} sein; bei dir ist es ${got}.`,
  notThrown: ({ call, name }) => `${quote(call)} muss ${quote(name)} werfen und tut es nicht.`,
};
