import { type GameId, gameIds, gameOf, isGameId, type Result, refuse } from "../../games/index.ts";
import { begin, follow, type Play, readGame } from "../../match/index.ts";
import { type GameRecord, parseRecord } from "../../notation/index.ts";
import { shorten } from "../../words/index.ts";
import { language } from "../base/language.ts";
import { maxGameText, maxTriedText } from "./found-bounds.ts";
import type { FoundGame, Here } from "./found-game.ts";
import { parseGameLink } from "./game-link.ts";
import { mostMoves } from "./reach.ts";

/** Whether a text holds games in GGF: a record may have the signs in a name, a link anywhere. */
export function looksLikeGgf(text: string): boolean {
  return /^[^{[</:]*\(;\s*[a-z]{1,8}\s*\[/i.test(text.slice(0, 2000));
}

/** The one game that a text holds: a record, a link, or whatever the notations read. */
export function readText(text: string, here: Here): Result<FoundGame> {
  if (text.length > maxGameText) return refuse("game-text-too-long", { max: maxGameText });
  const trimmed = text.trim();
  if (trimmed.startsWith("{")) return readRecord(trimmed);
  const link = linkIn(trimmed);
  const play = link ? readLink(link) : readHere(text, here);
  return play.ok ? { ok: true, value: opened(play.value) } : play;
}

/** A game that has been read already. */
function opened(play: Play, players?: readonly [string, string]): FoundGame {
  return {
    get title() {
      return foundTitle({ players });
    },
    open: () => ({ ok: true, value: play }),
  };
}

type TitleFacts = Partial<Parameters<typeof language.value.page.found.title>[0]>;

/** Names are somebody else's text: on one line and not too long. */
export function foundTitle({ place, players, date, result }: TitleFacts): string {
  const known = (text: string | undefined) =>
    text === undefined || text.trim() === "" ? undefined : shorten(text);
  const named = players?.some((name) => name.trim() !== "");
  return language.value.page.found.title({
    place,
    players: named && players ? [known(players[0]) ?? "?", known(players[1]) ?? "?"] : undefined,
    date: known(date),
    result: known(result),
  });
}

function readRecord(text: string): Result<FoundGame> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const play = replayBounded(record.value);
  return play.ok ? { ok: true, value: opened(play.value, record.value.players) } : play;
}

function replayBounded({ game, options, from, events }: GameRecord): Result<Play> {
  const begun = begin(game, options, from);
  if (!begun.ok) return begun;
  const max = mostMoves(begun.value.start);
  return events.length > max ? refuse("moves-too-many", { max }) : follow(begun.value, events);
}

interface Link {
  readonly game: string;
  readonly hash: string;
}

/** A link of this page, wherever the page is; also from the text that puts it into a frame. */
function linkIn(text: string): Link | undefined {
  const framed = /^<iframe\s[^>]{0,200}?\bsrc="([^"]*)"/i.exec(text)?.[1]?.replaceAll("&amp;", "&");
  const address = framed ?? text;
  const found =
    /^(?:https?:\/\/[^/\s]+)?\/(?:play|analysis|replay|embed)\/([a-z]+)\/?(?:\?[^#]*)?#(.*)$/s.exec(address);
  return found ? { game: found[1] as string, hash: found[2] as string } : undefined;
}

function readLink({ game, hash }: Link): Result<Play> {
  return isGameId(game) ? parseGameLink(game, hash) : refuse("game-unknown", { game });
}

/** As the game one looks at, else as another's: a transcript is Reversi's, wherever it is pasted. */
function readHere(text: string, { id, options }: Here): Result<Play> {
  const here = readGame(text, id, options);
  if (here.ok || text.trim() === "" || text.length > maxTriedText) return here;
  const others = gameIds.filter((other) => other !== id).map((other) => readGame(text, other));
  const read = others.flatMap((other) => (other.ok ? [other.value] : []));
  const play = read.find(({ id, options }) => isUsual(id, options)) ?? read[0];
  return play ? { ok: true, value: play } : here;
}

/** The rows of one game are read as any other's of its family; they belong to the one that is usually played with them. */
function isUsual(id: GameId, options: unknown): boolean {
  return JSON.stringify(options) === JSON.stringify(gameOf(id).defaults);
}
