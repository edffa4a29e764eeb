import type { NotationForm } from "../../games/index.ts";
import { makeSquare } from "../../notation/index.ts";
import { type RefusalSentences, shorten } from "../refusals.ts";
import { countedThings, figures, grouped, many, one, quote, rowWords, sentence } from "./grammar.ts";

export const refusals: RefusalSentences = {
  "game-unknown": ({ game }) => `There is no game called ${quote(game)}.`,
  "options-not-object": () => "The options must be given as names with values.",
  "option-unknown": ({ name, known }) => `There is no option ${quote(name)}; the options are ${known}.`,
  "option-not-integer": ({ name }) => `The option ${name} must be a whole number.`,
  "option-out-of-range": ({ name, min, max }) =>
    `The option ${name} must be between ${grouped(min)} and ${grouped(max)}.`,
  "option-not-one-of": ({ name, choices }) => `The option ${name} must be one of: ${choices}.`,
  "option-odd": ({ name }) => `The option ${name} must be an even number.`,
  "rows-empty": (_, { row }) => `There must be at least one ${rowWords[row]}.`,
  "rows-too-many": ({ max }, { row }) => `There can be at most ${grouped(max)} ${rowWords[row]}s.`,
  "row-too-long": ({ row, max }, { row: kind, thing }) =>
    `${sentence(rowWords[kind])} ${row} is too long: a ${rowWords[kind]} has at most ${grouped(max)} ${many(thing)}.`,
  "drawing-too-long": ({ row, max }, { row: kind }) =>
    `${sentence(rowWords[kind])} ${row} is too long to be drawn: at most ${grouped(max)} places; a longer one is written by its runs, for example 5000000[1-17,19-5000000].`,
  "number-not-whole": ({ text, min, max }) =>
    `${quote(text)} is not a whole number from ${grouped(min)} to ${grouped(max)}.`,
  "number-grouped": ({ text, plain }) =>
    `${quote(text)} has separators in it: write ${shorten(plain)} for one number, and a blank or / between several.`,
  "number-with-nought": ({ text }) =>
    `${quote(text)} begins with 0, which a number does not; a drawn row has the digits 0 and 1 alone, and a save string is for piles.`,
  "range-backwards": ({ from, to }) => `The range ${from}-${to} runs backwards; write ${to}-${from}.`,
  "take-empty": (_, { thing }) => `At least one number of ${many(thing)} must be allowed to be taken.`,
  "take-malformed": () => "The option take must be any, a range or a list of numbers.",
  "take-list-too-long": ({ max }) => `The option take can list at most ${grouped(max)} numbers.`,
  "game-over": () => "The game is over.",
  "no-first-move": () =>
    "There is no legal first move, so the game would be over before it begins; change the rules or the position.",
  "row-missing": ({ row, rows }, { row: kind }) =>
    `There is no ${rowWords[kind]} ${row}; the ${rowWords[kind]}s are numbered from 1 to ${rows}.`,
  "outside-row": ({ row, length }, { row: kind }) =>
    `That is not within ${rowWords[kind]} ${row}, whose places are 1 to ${length}.`,
  "already-taken": ({ row, left, right }, { row: kind, thing }) =>
    left === right
      ? `In ${rowWords[kind]} ${row} the ${one(thing)} at place ${left} has been taken already.`
      : `In ${rowWords[kind]} ${row} not all ${many(thing)} from ${left} to ${right} are still there.`,
  "count-not-allowed": ({ count }, { thing }) =>
    `${sentence(countedThings(count, thing))} may not be taken in one move.`,
  "not-from-the-end": ({ row, end }, { row: kind, thing }) =>
    `${sentence(many(thing))} are taken from the ${kind === "pile" ? "top" : "end"} of a ${rowWords[kind]}: a move in ${rowWords[kind]} ${row} must include place ${end}, the last of its run.`,
  "swap-not-open": () =>
    "Swapping sides is for the second player, on the first turn, where the swap rule is on.",
  "handicap-pending": () => "What the handicap adds is still being worked out.",
  "outside-board": ({ size, text }) =>
    `${text === undefined ? "That" : quote(text)} is not on the board, which has ${size} rows and ${size} columns.`,
  "square-occupied": ({ square, size }) => `There is a disc on ${makeSquare(square, size)} already.`,
  "flips-nothing": ({ square, size }) => `A disc on ${makeSquare(square, size)} would turn no other disc.`,
  "runs-overlap": ({ row }) => `The runs of row ${row} are not in order or touch each other.`,
  "cells-wrong": ({ expected }) => `The board must have ${expected} squares, each empty, black or white.`,
  "not-in-notation": ({ form, text }, { thing, row }) => {
    const counts = `the number of ${many(thing)} in each ${rowWords[row]}, for example 9/7/5/3/1`;
    return `${text === "" ? "This" : quote(text)} is not ${form === "counts" ? counts : forms[form]}.`;
  },
  "record-not-json": () => "The record is not JSON.",
  "record-version": ({ version, known }) =>
    `The record has version ${quote(version)}; this program reads version ${known}.`,
  "record-broken": ({ part }) => `The record is broken: its part ${quote(part)} is missing or wrong.`,
  "moves-too-many": ({ max }) =>
    `There are too many moves in it for a board of this size; at most ${grouped(max)} can be followed.`,
  "file-too-large": ({ megabytes, most }) =>
    `That is too large: at most ${grouped(megabytes)} MB and ${grouped(most)} games.`,
  "game-text-too-long": ({ max }) =>
    `That is too long for one game, which has at most ${grouped(max)} characters.`,
  "record-of-another-game": ({ game, wanted }) => `The record is of ${game}, not of ${wanted}.`,
  "tree-too-large": ({ max }) => `An analysis can have at most ${grouped(max)} moves.`,
  "nothing-to-undo": () => "There is no move to take back.",
  "nothing-to-redo": () => "There is no move to play again.",
  "not-your-turn": ({ seat }) => `It is not player ${seat}'s turn.`,
  "claim-no-clock": () => "Only a game with a clock of at most half a day can be claimed.",
  "claim-seat-free": () => "A game can be claimed only when both seats are taken.",
  "claim-present": () => "The other player is there; the game cannot be claimed.",
  "claim-early": ({ seconds }) =>
    `The other player has not been away for long enough; the game can be claimed in ${figures(seconds, { one: "second", other: "seconds" })}.`,
  "run-too-long": ({ length, max }, { thing }) =>
    `No period of this game is proven, so its runs are solved up to ${grouped(max)} ${many(thing)}; one of ${grouped(length)} is too long.`,
  "positions-too-many": ({ max }) =>
    `This position is too large to be solved exactly: it leads to more than ${grouped(max)} different positions.`,
  "player-unknown": ({ text, choices }) =>
    `There is no player called ${quote(text)}; choose one of ${choices}.`,
  "message-malformed": ({ where }) =>
    where === ""
      ? "The message is not of the form the API describes (/api/docs)."
      : `The message is not of the form the API describes (/api/docs): ${where} is missing or wrong.`,
  "message-too-large": () => "The message is too large.",
  "too-many": ({ seconds }) =>
    `That was too much at once; try again in ${figures(seconds, { one: "second", other: "seconds" })}.`,
  "too-many-subscriptions": ({ max }) => `One connection can follow ${max} games at a time.`,
  "game-missing": () => "There is no game with this id.",
  "game-too-large": (bounds) =>
    `That is too large to be played through the server; at most: ${Object.entries(bounds)
      .map(([name, most]) => `${name} ${most}`)
      .join(", ")}.`,
  "game-too-long": ({ max }) => `A game has at most ${max} moves and take-backs.`,
  "not-subscribed": () => "Subscribe to the game first.",
  "seat-not-yours": () => "This seat is somebody else's.",
  "no-seat-free": () => "Both seats are taken; the game can be watched.",
  "invitation-wrong": () => "Only whoever has the invitation can take the seat; the game can be watched.",
  "id-used": () =>
    "Another request had this id already; this one did not happen. Send it with an id of its own.",
  outdated: () => "The game has gone on in the meantime.",
  "asked-already": () => "You have asked for that already.",
  "said-enough": ({ max }) => `That was enough said: a player has ${max} phrases a game.`,
  "take-back-none": () => "Nobody asks to take a move back.",
  "game-going-on": () => "The game is not over yet.",
  "player-missing": () => "There is no such player.",
  "player-taken": () => "There is a player with this username already.",
  "operator-only": () =>
    "Only the operator of this server can change the players: send the operator's token.",
  "origin-wrong": () => "Another website may not do this; open the server's own address.",
  "host-wrong": () =>
    "This server does not go by that name; open it by its own address. Whoever runs it can name it with --public-url.",
  "not-found": () => "There is nothing at this address; the API is described at /api/docs.",
  "storage-failed": () => "It could not be saved and did not happen; try again.",
  "storage-full": () => "This server has no room for new games; those that are going on can be finished.",
  "judge-off": () => "This server judges no programs; whoever runs it can turn that on with --judge.",
  "judging-missing": () => "There is no such program here; verdicts are kept for a day.",
  "judge-waiting": () =>
    "Programs of yours are waiting already; hand in the next when they have their verdict.",
  "judge-full": () => "Too many programs are waiting to be judged; try again in a few minutes.",
  "tournament-missing": () => "There is no such tournament here.",
  stopping: () => "The server is being stopped; try again in a moment.",
  internal: () => "Something went wrong in the server.",
};

/** What each form is called, and an example of it. */
const forms: { readonly [Form in NotationForm]: string } = {
  run: "of the form row:left-right, for example 2:3-5",
  count: "a number, for example 3",
  place: "of the form position number, for example 4 2",
  "pile-count": "of the form pile count, for example 2 3",
  take: "what a move may take: any, ranges and numbers, for example 1-3 or 1-3, 5",
  rows: "rows with gaps, for example 1100011/111 1",
  counts: "the number of sticks in each row, for example 9/7/5/3/1",
  "save-string": "a save string, for example 0999",
  "rows-picture": "a picture of rows, for example 111",
  "piles-picture": "a picture of piles, for example * * *",
  places: "a row of places, for example <1,*> <2,x>",
  square: "a square, for example f5",
  "row-column": "of the form row col, for example 2 4",
  board:
    "a board: a sign for each square, row by row from the top left, - for empty, X for Black, O for White, and behind them X or O for who is to move",
  "numbered-board": "a numbered board, for example   0 |  0  1  2",
  transcript: "a transcript, for example f5d6c3",
  obf: "an OBF line, for example 64 of X, O and -, a blank, X or O, then ; and items such as f5:+2;",
  ggf: "a GGF game, for example (;GM[Othello]PB[Ann]PW[Ben]TY[8]BO[8 <64 of - * O> *]B[F5]W[D6];)",
  wthor: "a WTHOR file, for example a 16-byte header and 68 bytes a game, 8×8 boards",
  tree: "moves with variations, for example f5d6(f6f4)c3",
  link: "a link to a game",
  game: "a game: a record, a link, a transcript or a position",
};
