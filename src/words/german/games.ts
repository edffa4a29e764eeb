import type { Language } from "../language.ts";

export const games: Language["games"] = {
  reversi: { about: "Schließe Steine ein, und sie gehören dir. Wer am Ende mehr hat, gewinnt." },
  sticks: {
    title: "Hölzchen",
    about: "Streiche beliebig viele benachbarte Hölzchen. Wer das letzte streicht, verliert.",
  },
  stones: { title: "Steine", about: "Nimm einen bis drei vom Ende. Der letzte Stein verliert." },
  kayles: { about: "Wirf einen Kegel oder zwei benachbarte um. Der letzte Kegel gewinnt." },
  piles: {
    title: "Drei Stapel",
    about: "Nimm eine bis drei Münzen von einem Stapel. Die letzte Münze gewinnt.",
  },
  taking: { title: "Eigene Regeln", about: "Reihen, Züge und ein Ende nach deiner Wahl." },
};
