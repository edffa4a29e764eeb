import { turnOf } from "../../../match/index.ts";
import { gameTitle } from "../../../words/index.ts";
import { hidden } from "../../base/hidden.ts";
import { language } from "../../base/language.ts";
import { useTitle } from "../../base/title.ts";
import type { Session } from "../../session/session.ts";

/**
 * The tab's title says whose turn it is when it is one's own against somebody else: always where that is somebody elsewhere, else, where the
 * answer comes at once, only to whoever has gone to another tab meanwhile.
 */
export function useTurnTitle({ play, seats, ownSeats }: Session, always: boolean): void {
  const { id, ending } = play.value;
  const [seat, other] = ownSeats.value;
  const isOpen = seats.value.some(({ kind }) => kind === "open");
  const isMine =
    !ending && !isOpen && seat !== undefined && other === undefined && turnOf(play.value) === seat;
  const turn = isMine && (always || hidden.value) ? [language.value.page.own.yourTurn] : [];
  useTitle(...turn, gameTitle(language.value, id), "Grundy");
}
