import type {
  ArenaCheckSentences,
  ArenaReadSentences,
  JsonFaultName,
  SlipName,
  WantedValue,
} from "../arena-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;

const bot = ({ bot: place, name }: { readonly bot: number; readonly name: string }): string =>
  name === "" ? `bot ${place}` : `bot ${place} (${shorten(name)})`;

const wantedText = (wanted: WantedValue): string => {
  switch (wanted.kind) {
    case "text":
      return `a text of 1 to ${wanted.most} characters in one line`;
    case "boolean":
      return "true or false";
    case "object":
      return "an object of names and texts";
    case "program":
      return "left out unless there is a run";
    case "nboard":
      return "left out unless the protocol is nboard";
    case "whole":
      return `a whole number from ${wanted.min} to ${wanted.max}`;
    case "choice":
      return `one of ${wanted.choices}`;
  }
};

const jsonFaultTexts: { readonly [Fault in JsonFaultName]: string } = {
  end: "the file ends before everything is closed",
  "comma-missing": "a comma is missing",
  "comma-last": "a comma has nothing behind it",
  "colon-missing": "a colon is missing",
  name: "a name must stand in double quotes",
  quotes: "texts stand in double quotes",
  "text-open": "a text is not closed on its line",
  escape: "there is no such escape",
  comment: "JSON has no comments",
  value: "there is no such value",
  rest: "something stands behind the end",
};

export const reading: ArenaReadSentences = {
  "clock-malformed": ({ text }) =>
    `a clock is 10+0.1 (seconds a game and a move), 0.5/move or 40/60 (moves/seconds), not ${quoted(text)}`,
  "clock-out-of-range": ({ text, most }) => `${quoted(text)} is no time, or more than ${most}`,
  "bots-not-json": ({ line, column, fault, near }) =>
    `line ${line}, column ${column}: ${jsonFaultTexts[fault]}${near === "" ? "" : `, at ${quoted(near)}`}`,
  "bots-not-list": () => 'a list of bots is needed: [{ "name": "mine", "run": "python3 bot.py" }, …]',
  "bots-too-few": ({ least }) => `at least ${least} bots are needed`,
  "bots-too-many": ({ most }) => `there may be ${most} bots at most`,
  "bots-member-unknown": ({ member, known }) => `there is no member ${quoted(member)}, only ${known}`,
  "bot-not-object": ({ bot: place }) =>
    `bot ${place} must be an object: { "name": "mine", "run": "python3 bot.py" }`,
  "bot-member-unknown": ({ member, known, ...who }) =>
    `${bot(who)} has a member ${quoted(member)}; the members are ${known}`,
  "bot-member-wrong": ({ member, wanted, ...who }) => `${bot(who)}: ${member} must be ${wantedText(wanted)}`,
  "bot-player-missing": (who) => `${bot(who)} needs run (a command line) or builtin (smart, engine:7)`,
  "bot-player-twice": ({ members, ...who }) => `${bot(who)} has ${members}; one of them is right`,
  "bot-builtin-unknown": ({ text, choices, ...who }) =>
    `${bot(who)}: there is no player ${quoted(text)}; there are ${choices}`,
  "bot-remote": (who) => `${bot(who)}: remote bots come later; give run or builtin`,
  "bot-name-taken": ({ other, ...who }) => `${bot(who)} is called like bot ${other}; names must differ`,
  "opening-wrong": ({ line, text, sentence }) => `line ${line}, ${quoted(text)}: ${sentence}`,
  "opening-over": ({ line, text }) => `line ${line}: the game is over in ${quoted(text)}`,
  "openings-none": () => "there is no opening in it: a position or the moves from the start on each line",
  "setup-broken": ({ part }) => `what is kept of the tournament cannot be read (${part})`,
  "pairing-malformed": () =>
    '{ "players": [{ "name": "a", "score": 2, "opponents": ["b"], "byes": 0 }, …] } is needed',
  "pairing-too-few": ({ least }) => `at least ${least} players are needed`,
  "pairing-too-many": ({ most }) => `there may be ${most} players at most`,
  "pairing-player-malformed": ({ place }) => `player ${place} must be an object with a name`,
  "pairing-name-missing": ({ place }) => `player ${place} needs a name`,
  "pairing-name-too-long": ({ place, longest }) =>
    `the name of player ${place} has more than ${longest} characters`,
  "pairing-name-twice": ({ name }) => `two players are called ${quoted(name)}`,
  "pairing-score": ({ name, most }) =>
    `the score of ${shorten(name)} must be a multiple of ½, ${most} at most`,
  "pairing-number": ({ name, most }) =>
    `the number of ${shorten(name)} must be a whole number, ${most} at most`,
  "pairing-number-twice": ({ name, other, number }) =>
    `${shorten(name)} and ${shorten(other)} both have the number ${number}`,
  "pairing-byes": ({ name, most }) =>
    `byes of ${shorten(name)} must be true, false or a whole number, ${most} at most`,
  "pairing-opponents-malformed": ({ name }) => `opponents of ${shorten(name)} must be a list of names`,
  "pairing-opponents-too-many": ({ name, most }) => `${shorten(name)} has more than ${most} opponents`,
  "pairing-opponent-unknown": ({ name, opponent }) =>
    `${shorten(name)} has met ${quoted(opponent)}, who is no player`,
  "pairing-opponent-itself": ({ name }) => `${shorten(name)} cannot have met itself`,
};

const often = ({ count, of }: { readonly count: number; readonly of: number }): string =>
  `${count} of ${of} times`;
const against = (who: "itself" | "random"): string => (who === "itself" ? "itself" : "Random");

const slipTexts: { readonly [Slip in SlipName]: string } = {
  "from-nought": "it counts from 0, the game from 1",
  "rows-from-nought": "it counts rows from 0, the game from 1",
  "places-from-nought": "it counts places from 0, the game from 1",
  "from-one": "it counts from 1, the game from 0",
  exchanged: "the two numbers are the wrong way round",
  "upside-down": "it counts rows from the other end",
};

export const check: ArenaCheckSentences = {
  asking: ({ at, of }) => `position ${at} of ${of}`,
  playing: ({ against: who }) => `a game against ${against(who)}`,
  fit: ({ name, game }) => `${name} can play ${game}: it starts, answers legally and ends.`,
  unfit: ({ name }) => `${name} cannot be entered like this.`,
  findings: {
    unstartable: ({ code }) =>
      `It cannot be started (${code}): is the command line right, and the program in its place?`,
    "ended-early": ({ status, signal, answers }) =>
      `It ended ${signal !== null ? `by ${signal}` : `with status ${status ?? 0}`} ${
        answers === 0
          ? "before it answered: does the command line start it when it is typed by hand?"
          : `after ${answers === 1 ? "1 answer" : `${answers} answers`}: ${
              status === 0
                ? "read the next line instead of ending after one."
                : "that is an error of the program itself."
            }`
      }`,
    errors: ({ line }) => `Its standard error ends with: ${line}`,
    "no-answer": ({ seconds, ...rest }) =>
      `No answer within ${seconds} s, ${often(rest)}: print a move for every line that starts with go.`,
    "not-flushed": ({ line }) =>
      `No answer until its input was closed (then ${quoted(line)}): flush after each line.`,
    "no-line-end": ({ text }) =>
      `The answer ${quoted(text)} has no line end: print one behind it, and flush.`,
    "other-words": ({ line, move, ...rest }) =>
      `Words beside the move, ${often(rest)}: ${quoted(line)} should be ${quoted(move)}. What begins with # is a comment.`,
    chatter: ({ line, ...rest }) =>
      `Lines that are no answer, ${often(rest)}: ${quoted(line)}. Begin them with #, or leave them out.`,
    echo: ({ line }) => `It repeats what it is told: ${quoted(line)}.`,
    greeting: ({ line }) =>
      `It said ${quoted(line)} before it was asked: begin that with #, or leave it out.`,
    "second-answer": ({ line, ...rest }) =>
      `More than one answer, ${often(rest)}: ${quoted(line)} would be taken for the next move.`,
    malformed: ({ line, position, ...rest }) => `No move, ${often(rest)}: ${quoted(line)} at ${position}.`,
    illegal: ({ move, position, sentence, ...rest }) =>
      `Against the rules, ${often(rest)}: ${quoted(move)} at ${position}. ${sentence}`,
    slip: ({ slip, answer, meant, ...rest }) =>
      `Against the rules, ${often(rest)}, because ${slipTexts[slip]}: ${quoted(answer)} was perhaps meant as ${quoted(meant)}.`,
    "does-not-end": ({ after }) =>
      after === "quit"
        ? "It does not end on quit: leave the loop then."
        : "It does not end when its input ends: leave the loop then.",
    "no-ready": () =>
      "It does not answer ready to grundy 1. It may leave that out; its start then counts until its first answer.",
    fault: ({ against: who, sentence }) => `In a game against ${against(who)} it ${sentence}.`,
    speed: ({ ready, median, slowest }) =>
      `${ready === null ? "" : `Ready after ${ready.toFixed(0)} ms. `}Answers take ${median.toFixed(1)} ms, at most ${slowest.toFixed(1)} ms.`,
  },
};
