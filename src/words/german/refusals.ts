import type { NotationForm } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import { type RefusalSentences, shorten } from "../refusals.ts";
import { countedThings, grouped, many, oneRow, quote, rowForms, sentence } from "./grammar.ts";

export const refusals: RefusalSentences = {
  "game-unknown": ({ game }) => `Es gibt kein Spiel mit dem Namen ${quote(game)}.`,
  "options-not-object": () => "Die Optionen müssen Namen mit Werten sein.",
  "option-unknown": ({ name, known }) => `Es gibt keine Option ${quote(name)}; die Optionen sind ${known}.`,
  "option-not-integer": ({ name }) => `Die Option ${name} muss eine ganze Zahl sein.`,
  "option-out-of-range": ({ name, min, max }) =>
    `Die Option ${name} muss zwischen ${grouped(min)} und ${grouped(max)} liegen.`,
  "option-not-one-of": ({ name, choices }) => `Die Option ${name} muss eins davon sein: ${choices}.`,
  "option-odd": ({ name }) => `Die Option ${name} muss eine gerade Zahl sein.`,
  "rows-empty": (_, { row }) => `Es muss mindestens ${oneRow[row]} geben.`,
  "rows-too-many": ({ max }, { row }) => `Es kann höchstens ${grouped(max)} ${rowForms[row].other} geben.`,
  "row-too-long": ({ row, max }, { row: kind, thing }) =>
    `${rowForms[kind].one} ${row} ist zu lang: Höchstens ${grouped(max)} ${many(thing)} passen hinein.`,
  "drawing-too-long": ({ row, max }, { row: kind }) =>
    `${rowForms[kind].one} ${row} ist zum Zeichnen zu lang: höchstens ${grouped(max)} Plätze; was länger ist, wird mit seinen Gruppen geschrieben, zum Beispiel 5000000[1-17,19-5000000].`,
  "number-not-whole": ({ text, min, max }) =>
    `${quote(text)} ist keine ganze Zahl von ${grouped(min)} bis ${grouped(max)}.`,
  "number-grouped": ({ text, plain }) =>
    `In ${quote(text)} stehen Trennzeichen: Eine Zahl allein ist ${shorten(plain)}, zwischen mehreren steht ein Leerzeichen oder /.`,
  "number-with-nought": ({ text }) =>
    `${quote(text)} beginnt mit 0; eine Zahl tut das nicht, eine gezeichnete Reihe hat nur die Ziffern 0 und 1, und einen Spielstand gibt es nur bei den drei Stapeln.`,
  "range-backwards": ({ from, to }) =>
    `Der Bereich ${from}-${to} läuft rückwärts; richtig ist ${to}-${from}.`,
  "take-empty": (_, { thing }) => `Mindestens eine Anzahl von ${many(thing)} muss erlaubt sein.`,
  "take-malformed": () => "Die Option take muss any, ein Bereich oder eine Liste von Zahlen sein.",
  "take-list-too-long": ({ max }) => `Die Option take kann höchstens ${grouped(max)} Zahlen aufzählen.`,
  "game-over": () => "Die Partie ist zu Ende.",
  "no-first-move": () =>
    "Es gibt keinen erlaubten ersten Zug, die Partie wäre zu Ende, ehe sie beginnt; ändere die Regeln oder die Stellung.",
  "row-missing": ({ row, rows }, { row: kind }) =>
    `${rowForms[kind].one} ${row} gibt es nicht; ${rowForms[kind].other} haben die Nummern 1 bis ${rows}.`,
  "outside-row": ({ row, length }, { row: kind }) =>
    `Das liegt nicht in ${rowForms[kind].one} ${row} mit den Plätzen 1 bis ${length}.`,
  "already-taken": ({ row, left, right }, { row: kind, thing }) =>
    left === right
      ? `In ${rowForms[kind].one} ${row} ist Platz ${left} schon leer.`
      : `In ${rowForms[kind].one} ${row} sind nicht mehr alle ${many(thing)} von ${left} bis ${right} da.`,
  "count-not-allowed": ({ count }, { thing }) =>
    `${sentence(countedThings(count, thing))} ${count === 1 ? "darf" : "dürfen"} nicht in einem Zug genommen werden.`,
  "not-from-the-end": ({ row, end }, { row: kind, thing }) =>
    `${many(thing)} werden ${kind === "pile" ? "oben von einem Stapel" : "vom Ende einer Reihe"} genommen: Ein Zug in ${rowForms[kind].one} ${row} muss Platz ${end}, den letzten der Gruppe, einschließen.`,
  "swap-not-open": () =>
    "Die Seiten tauschen darf nur die zweite Seite in ihrem ersten Zug, wenn die Tauschregel gilt.",
  "handicap-pending": () => "Was die Vorgabe dazugibt, wird noch ausgerechnet.",
  "outside-board": ({ size, text }) =>
    `${text === undefined ? "Das" : quote(text)} liegt nicht auf dem Brett mit ${size} Zeilen und ${size} Spalten.`,
  "square-occupied": ({ square, size }) => `Auf ${makeSquare(square, size)} liegt schon ein Stein.`,
  "flips-nothing": ({ square, size }) =>
    `Ein Stein auf ${makeSquare(square, size)} würde keinen anderen umdrehen.`,
  "runs-overlap": ({ row }, { row: kind }) =>
    `Die Gruppen in ${rowForms[kind].one} ${row} sind nicht in der richtigen Folge oder berühren sich.`,
  "cells-wrong": ({ expected }) => `Das Brett muss ${expected} Felder haben, jedes leer, schwarz oder weiß.`,
  "not-in-notation": ({ form, text }, { row }) => {
    const counts = `nicht die Anzahl je ${rowForms[row].one}, zum Beispiel 9/7/5/3/1`;
    return `${text === "" ? "Das" : quote(text)} ist ${form === "counts" ? counts : forms[form]}.`;
  },
  "record-not-json": () => "Die Aufzeichnung ist kein JSON.",
  "record-version": ({ version, known }) =>
    `Die Aufzeichnung hat die Version ${quote(version)}; dieses Programm liest Version ${known}.`,
  "record-broken": ({ part }) =>
    `Die Aufzeichnung ist beschädigt: Der Teil ${quote(part)} fehlt oder ist falsch.`,
  "moves-too-many": ({ max }) =>
    `Für ein Brett dieser Größe sind es zu viele Züge; höchstens ${grouped(max)} lassen sich nachspielen.`,
  "file-too-large": ({ megabytes, most }) =>
    `Das ist zu groß: höchstens ${grouped(megabytes)} MB und ${grouped(most)} Partien.`,
  "game-text-too-long": ({ max }) =>
    `Für eine einzelne Partie ist das zu lang; sie hat höchstens ${grouped(max)} Zeichen.`,
  "record-of-another-game": ({ game, wanted }) => `Die Aufzeichnung gehört zu ${game}, nicht zu ${wanted}.`,
  "tree-too-large": ({ max }) => `Eine Analyse kann höchstens ${grouped(max)} Züge haben.`,
  "nothing-to-undo": () => "Es gibt keinen Zug, der sich zurücknehmen lässt.",
  "nothing-to-redo": () => "Es gibt keinen Zug, der sich wiederholen lässt.",
  "not-your-turn": ({ seat }) => `Spieler ${seat} ist nicht am Zug.`,
  "claim-no-clock": () =>
    "Nur eine Partie mit einer Uhr von höchstens einem halben Tag lässt sich beanspruchen.",
  "claim-seat-free": () => "Eine Partie lässt sich erst beanspruchen, wenn beide Plätze besetzt sind.",
  "claim-present": () => "Die andere Seite ist da; der Sieg lässt sich nicht beanspruchen.",
  "claim-early": ({ seconds }) =>
    `Die andere Seite ist noch nicht lange genug weg; der Sieg lässt sich in ${seconds === 1 ? "einer Sekunde" : `${seconds} Sekunden`} beanspruchen.`,
  "run-too-long": ({ length, max }, { thing }) =>
    `Für dieses Spiel ist keine Periode bewiesen, darum werden Gruppen bis ${grouped(max)} ${many(thing)} gelöst; eine mit ${grouped(length)} ist zu lang.`,
  "positions-too-many": ({ max }) =>
    `Diese Stellung ist zu groß, um genau gelöst zu werden: Sie führt zu mehr als ${grouped(max)} verschiedenen Stellungen.`,
  "player-unknown": ({ text, choices }) =>
    `Es gibt keinen Spieler mit dem Namen ${quote(text)}; zur Wahl stehen ${choices}.`,
  "message-malformed": ({ where }) =>
    where === ""
      ? "Die Nachricht hat nicht die Form, die in der API (/api/docs) beschrieben ist."
      : `Die Nachricht hat nicht die Form, die in der API (/api/docs) beschrieben ist: ${where} fehlt oder ist falsch.`,
  "message-too-large": () => "Die Nachricht ist zu groß.",
  "too-many": ({ seconds }) =>
    `Das war zu viel auf einmal; versuche es in ${seconds === 1 ? "einer Sekunde" : `${seconds} Sekunden`} noch einmal.`,
  "too-many-subscriptions": ({ max }) => `Eine Verbindung kann ${max} Partien zugleich verfolgen.`,
  "game-missing": () => "Eine Partie mit dieser Kennung gibt es nicht.",
  "game-too-large": (bounds) =>
    `Das ist zu groß, um über den Server gespielt zu werden; höchstens: ${Object.entries(bounds)
      .map(([name, most]) => `${Object.hasOwn(counted, name) ? counted[name] : name} ${most}`)
      .join(", ")}.`,
  "game-too-long": ({ max }) => `Eine Partie hat höchstens ${max} Züge und Rücknahmen.`,
  "not-subscribed": () => "Folge zuerst der Partie (subscribe).",
  "seat-not-yours": () => "Dieser Platz gehört jemand anderem.",
  "no-seat-free": () => "Beide Plätze sind besetzt; zuschauen ist möglich.",
  "invitation-wrong": () => "Den Platz kann nur einnehmen, wer die Einladung hat; zuschauen ist möglich.",
  "id-used": () =>
    "Diese Kennung hatte schon eine andere Anfrage; diese ist nicht geschehen. Sende sie mit einer eigenen.",
  outdated: () => "Die Partie ist inzwischen weitergegangen.",
  "asked-already": () => "Darum hast du schon gebeten.",
  "said-enough": ({ max }) => `Das war genug gesagt: Jede Seite hat ${max} Sätze je Partie.`,
  "take-back-none": () => "Niemand bittet darum, einen Zug zurückzunehmen.",
  "game-going-on": () => "Die Partie ist noch nicht zu Ende.",
  "player-missing": () => "Diesen Spieler gibt es nicht.",
  "player-taken": () => "Einen Spieler mit diesem Benutzernamen gibt es schon.",
  "operator-only": () =>
    "Nur wer diesen Server betreibt, kann die Spieler ändern: Sende das Token des Betreibers.",
  "origin-wrong": () => "Eine fremde Website darf das nicht; öffne die Adresse des Servers selbst.",
  "host-wrong": () =>
    "So heißt dieser Server nicht; öffne ihn unter seiner eigenen Adresse. Wer ihn betreibt, nennt sie mit --public-url.",
  "not-found": () => "Unter dieser Adresse gibt es nichts; die API ist unter /api/docs beschrieben.",
  "storage-failed": () =>
    "Es konnte nicht gespeichert werden und ist nicht geschehen; versuche es noch einmal.",
  "storage-full": () =>
    "Dieser Server hat keinen Platz für neue Partien; die laufenden können beendet werden.",
  "judge-off": () =>
    "Dieser Server beurteilt keine Programme; wer ihn betreibt, schaltet das mit --judge ein.",
  "judging-missing": () =>
    "Ein solches Programm gibt es hier nicht; Urteile werden einen Tag lang aufgehoben.",
  "judge-waiting": () => "Von dir warten schon Programme; reiche das nächste ein, wenn sie beurteilt sind.",
  "judge-full": () =>
    "Zu viele Programme warten auf ihr Urteil; versuche es in ein paar Minuten noch einmal.",
  "tournament-missing": () => "Dieses Turnier gibt es hier nicht.",
  stopping: () => "Der Server wird gerade beendet; versuche es gleich noch einmal.",
  internal: () => "Im Server ist etwas schiefgegangen.",
};

/** What the bounds of a game count. */
const counted: Readonly<Record<string, string>> = { sticks: "Stück", rows: "Reihen", size: "Größe" };

/** What each form is not, and an example of it. */
const forms: { readonly [Form in NotationForm]: string } = {
  run: "nicht von der Form Reihe:links-rechts, zum Beispiel 2:3-5",
  count: "keine Zahl, zum Beispiel 3",
  place: "nicht von der Form Platz Anzahl, zum Beispiel 4 2",
  "pile-count": "nicht von der Form Stapel Anzahl, zum Beispiel 2 3",
  take: "nicht, was ein Zug nehmen darf: any, Bereiche und Zahlen, zum Beispiel 1-3 oder 1-3, 5",
  rows: "keine Reihen mit Lücken, zum Beispiel 1100011/111 1",
  counts: "nicht die Anzahl je Reihe, zum Beispiel 9/7/5/3/1",
  "save-string": "kein Spielstand, zum Beispiel 0999",
  "rows-picture": "kein Bild von Reihen, zum Beispiel 111",
  "piles-picture": "kein Bild von Stapeln, zum Beispiel * * *",
  places: "keine Reihe von Plätzen, zum Beispiel <1,*> <2,x>",
  square: "kein Feld, zum Beispiel f5",
  "row-column": "nicht von der Form Zeile Spalte, zum Beispiel 2 4",
  board:
    "kein Brett: ein Zeichen für jedes Feld, Zeile für Zeile von links oben, - für leer, X für Schwarz, O für Weiß, und dahinter X oder O für die Seite am Zug",
  "numbered-board": "kein nummeriertes Brett, zum Beispiel   0 |  0  1  2",
  transcript: "keine Zugfolge, zum Beispiel f5d6c3",
  obf: "keine OBF-Zeile, zum Beispiel 64 Zeichen X, O und -, ein Leerzeichen, X oder O, dann ; und Werte wie f5:+2;",
  ggf: "keine GGF-Partie, zum Beispiel (;GM[Othello]PB[Ann]PW[Ben]TY[8]BO[8 <64 Zeichen - * O> *]B[F5]W[D6];)",
  wthor: "keine WTHOR-Datei, zum Beispiel 16 Byte Kopf und 68 Byte je Partie, Bretter 8×8",
  tree: "keine Züge mit Varianten, etwa f5d6(f6f4)c3",
  link: "kein Link zu einer Partie",
  game: "keine Partie: keine Aufzeichnung, kein Link, keine Zugfolge und keine Stellung",
};
