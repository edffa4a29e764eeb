import type { PageSentences } from "../../page-sentences.ts";

export const game: PageSentences["game"] = {
  panel: "Partie",
  sheet: "Züge und Analyse",
  actions: "Aktionen",
  takeBack: "Zurück",
  replay: "Wieder vor",
  hint: "Tipp",
  analyse: "Analyse",
  resign: "Aufgeben",
  newGame: "Neu",
  share: "Teilen",
  keys: "Tasten",
  backToGame: "Zurück zur Partie",
  rematch: "Revanche",
  another: "Neue Partie",
  linkBroken: "Der Link enthält keine Partie.",
  players: "Spieler",
  seatOpen: "noch frei",
  seat: ({ name, side, away }) =>
    `${name}${side === undefined ? "" : `, ${side}`}${away ? ", nicht da" : ""}`,
  away: "(nicht da)",
  won: "gewonnen",
  typedMove: "Zug",
  playTyped: "Ziehen",
};

export const record: PageSentences["record"] = {
  title: "Verlauf der Partie",
  moves: "Züge",
  empty: "Noch keine Züge.",
  move: ({ number, move }) => `Zug ${number}, ${move}`,
  walk: "Durch die Partie gehen",
  first: "Anfangsstellung",
  previous: "Ein Zug zurück",
  next: "Ein Zug weiter",
  last: "Letzte Stellung",
};

export const share: PageSentences["share"] = {
  title: "Teilen und laden",
  names: {
    link: "Link",
    position: "Stellung",
    record: "Aufzeichnung",
    transcript: "Zugfolge",
    "save-string": "Spielstand",
  },
  copyThe: {
    link: "Den Link kopieren",
    position: "Die Stellung kopieren",
    record: "Die Aufzeichnung kopieren",
    transcript: "Die Zugfolge kopieren",
    "save-string": "Den Spielstand kopieren",
  },
  copiedThe: {
    link: "Link kopiert.",
    position: "Stellung kopiert.",
    record: "Aufzeichnung kopiert.",
    transcript: "Zugfolge kopiert.",
    "save-string": "Spielstand kopiert.",
  },
  copy: "Kopieren",
  copied: "Kopiert",
  noMoves: "(noch keine Züge)",
  loadWhat: "Eine Aufzeichnung, einen Link, eine Zugfolge, einen Spielstand oder eine Stellung laden",
  load: "Laden",
};

export const keys: PageSentences["keys"] = {
  title: "Tasten",
  names: {
    tab: "Tab",
    arrows: "Pfeile",
    shift: "Umschalt + Pfeile",
    enter: "Eingabe",
    escape: "Esc",
    walk: ", und .",
  },
  does: {
    tab: "zum Brett und wieder weg",
    arrows: "auf dem Brett bewegen; Pos1 und Ende an die Enden einer Reihe",
    shift: "mehr nebeneinander auswählen",
    enter: "spielt, was ausgewählt ist, oder das Feld",
    escape: "hebt die Auswahl auf",
    takeBack: "nimmt zurück",
    replay: "spielt Zurückgenommenes wieder",
    walk: "durch die Partie vor und zurück",
    hint: "Tipp",
    analyse: "Analyse",
    help: "diese Liste",
  },
};

export const online: PageSentences["online"] = {
  invites: ({ host, game }) => `${host} lädt dich zu ${game} ein`,
  invited: ({ game }) => `Du bist zu ${game} eingeladen`,
  nameExample: "so sieht ihn die andere Seite",
  watch: "Nur zusehen",
  cannotOpen: "Diese Partie lässt sich nicht öffnen",
  connectionLost: "Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.",
  asked: "Um Zurücknehmen gebeten.",
  asks: ({ name }) => `${name} bittet um Zurücknehmen.`,
  agree: "Einverstanden",
  decline: "Ablehnen",
  offersRematch: ({ name }) => `${name} bietet eine Revanche an.`,
  rematchOffered: "Revanche angeboten. Die andere Seite ist gefragt.",
  watchRematch: "Bei der Revanche zusehen",
  invitation: "Einladungslink",
  copyLink: "Link kopieren",
};
