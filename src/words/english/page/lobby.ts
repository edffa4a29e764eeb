import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const lobby: PageSentences["lobby"] = {
  title: "Lobby",
  lead: "Join a game that waits for somebody, or make one and wait for anyone.",
  game: "Game",
  allGames: "all games",
  wait: "Wait for anyone",
  anyone: "anyone, from the lobby",
  anyoneAbout: "your game is in the lobby, and whoever comes first plays",
  openGames: "Open games",
  looking: "Looking for open games.",
  lost: "The connection was lost. The list goes on as soon as it is back.",
  none: "Nobody waits at the moment. Wait for anyone, and your game stands here.",
  noneOf: ({ game }) =>
    `Nobody waits for a game of ${game} at the moment. Wait for anyone, and yours stands here.`,
  all: ({ games }) => `Show all ${games}`,
  somebody: "somebody",
  noClock: "no clock",
  youBegin: "you begin",
  begins: ({ name }) => `${name} begins`,
  withHelp: "with help",
  otherOptions: "other options",
  ownPosition: "from a position of its own",
  join: "Join",
  joinGame: ({ game, name }) =>
    name === undefined ? `Join a game of ${game}` : `Join ${name}'s game of ${game}`,
  yours: "Yours",
  openYours: ({ game }) => `Yours: open your game of ${game}`,
  taken: "taken",
  gone: "no longer open",
  late: "Somebody else was faster. Choose another game, or wait for anyone.",
  waitingForAnyone:
    "Waiting for anyone: your game is in the lobby. You are told when somebody comes, also on other pages.",
  joined: ({ game, name }) => `${name ?? "Somebody"} has joined your game of ${game}.`,
  toGame: "To the game",
  playFriend: "Play a friend",
  playFriendAt: ({ game }) => `Play a friend: ${game}`,
  invite: "Invite a friend",
  inviteAbout:
    "Scan the code with a phone's camera, or send the link. Whoever opens it sees rules and clock, and plays.",
  qrCode: "QR code",
  shareLink: "Share",
  shareText: ({ game }) => `Play ${game} with me`,
  listed: "Listed: others can find it and watch",
  watch: ({ moves }) => `watch, ${figures(moves, { one: "move", other: "moves" })}`,
  canBeJoined: "waits: join",
};
