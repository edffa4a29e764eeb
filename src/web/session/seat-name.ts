import type { Seat } from "../../games/index.ts";
import { parseSpec } from "../../players/index.ts";
import type { GameHead } from "../../protocol/index.ts";
import { type Language, type Names, playerName, sideName } from "../../words/index.ts";

/** Who has a seat of a game on the server: someone of the roster or a person by name, a computer as the language calls it, else the side. */
export function seatName(
  names: Names,
  { game, seats }: Pick<GameHead, "game" | "seats">,
  seat: Seat,
): string {
  const { name, computer, player: person } = seats[seat];
  if (person !== undefined) return name ?? person;
  const player = computer === undefined ? undefined : parseSpec(computer);
  return player?.ok ? playerName(names, player.value) : (name ?? sideName(names, game, seat));
}

/** In a sentence or a list a name has so many characters; the roster itself has the whole of it. */
const shownCharacters = 40;

export function shownSeatName(
  language: Language,
  head: Pick<GameHead, "game" | "seats">,
  seat: Seat,
): string {
  const characters = [...seatName(language, head, seat)];
  if (characters.length <= shownCharacters) return characters.join("");
  return `${characters
    .slice(0, shownCharacters - 1)
    .join("")
    .trimEnd()}…`;
}

/** The same for whoever plays here: a seat that is theirs alone and has no name is "you". */
export function seatNameHere(
  language: Language,
  head: Pick<GameHead, "game" | "seats">,
  seat: Seat,
  own: readonly Seat[],
): string {
  const isMine = own.length === 1 && own[0] === seat;
  return isMine && head.seats[seat].name === null
    ? language.players.you
    : shownSeatName(language, head, seat);
}
