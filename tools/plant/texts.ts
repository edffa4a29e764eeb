import type { FollowedEdition } from "../../src/editions/lockstep/index.ts";

/** A piece of source whose literals an edition prints. */
export interface Text {
  readonly file: string;
  readonly source: string;
  /** The number of characters matters where it stands: they are only changed, not dropped or doubled. */
  readonly counted?: true;
  /** The literal in it that is compared with, and not printed. */
  readonly except?: string;
}

const nimsys = "src/editions/nimsys/";
const competition = "src/editions/competition/";
const consoleFile = "src/editions/reversi/console.ts";
const pictures = "src/notation/pictures.ts";
const board = "src/notation/board.ts";

const inGame: readonly Text[] = [
  { file: `${nimsys}game.ts`, source: "`${this.stonesLeft} stones left: ${this.picture()}\\n`" },
  { file: `${nimsys}game.ts`, source: "`${player.givenName}'s turn - ${this.question()}\\n`" },
  { file: `${nimsys}game.ts`, source: 'await this.takeTurn(player);\n        dialogue.print("\\n");' },
  { file: `${nimsys}game.ts`, source: 'return "remove how many?";' },
  { file: `${nimsys}game.ts`, source: "`Game Over\\n${this.players[winner].fullName} wins!\\n`" },
  { file: pictures, source: '" *".repeat(count)', counted: true },
];

const ofBoth: readonly Text[] = [
  ...inGame,
  { file: `${nimsys}game.ts`, source: "`\\n${error.message}\\n\\n`" },
  { file: `${nimsys}game.ts`, source: "`Initial stone count: ${this.stonesLeft}\\n${this.rule()}\\n`" },
  { file: `${nimsys}game.ts`, source: "`Player 1: ${one.fullName}\\nPlayer 2: ${two.fullName}\\n`" },
  { file: `${nimsys}game.ts`, source: "`Maximum stone removal: ${this.bound}`" },
  { file: `${nimsys}player.ts`, source: "`${this.givenName} ${this.familyName}`" },
  { file: `${nimsys}errors.ts`, source: "`Invalid move. You must remove between 1 and ${most} stones.`" },
  { file: `${nimsys}nimsys.ts`, source: '"Welcome to Nim\\n\\n$"' },
  { file: `${nimsys}nimsys.ts`, source: 'dialogue.print("\\n$");' },
  { file: `${nimsys}nimsys.ts`, source: 'dialogue.print("\\n");\n    return 0;' },
  { file: `${nimsys}commands.ts`, source: '"The player already exists.\\n"' },
  { file: `${nimsys}commands.ts`, source: '"The player does not exist.\\n"' },
  { file: `${nimsys}commands.ts`, source: '"One of the players does not exist.\\n"' },
  { file: `${nimsys}commands.ts`, source: '"remove all players"' },
  { file: `${nimsys}commands.ts`, source: '"reset all player statistics"' },
  { file: `${nimsys}commands.ts`, source: "`Are you sure you want to ${deed}? (y/n)\\n`" },
  { file: `${nimsys}commands.ts`, source: "`\\n${game.introduction()}\\n`" },
  { file: `${nimsys}lines.ts`, source: "`${username},${given},${family},${games} games,${wins} wins\\n`" },
  { file: `${nimsys}lines.ts`, source: "`${percentage(person)}%`" },
  { file: `${nimsys}lines.ts`, source: 'padStart(2, "0")', counted: true },
  {
    file: `${nimsys}lines.ts`,
    source: "`${percent} | ${games} games | ${person.given} ${person.family}\\n`",
  },
];

/** All that an edition prints besides names and numbers, but for what nobody has specified and no case asks for. */
export const texts: { readonly [E in FollowedEdition]: readonly Text[] } = {
  "nimsys-a": [
    ...inGame,
    { file: `${nimsys}two-players.ts`, source: '"Welcome to Nim\\n\\n"' },
    { file: `${nimsys}two-players.ts`, source: "`Please enter Player ${number}'s name:\\n`" },
    {
      file: `${nimsys}two-players.ts`,
      source: 'const name = (await dialogue.line()).trim();\n  dialogue.print("\\n");',
    },
    { file: `${nimsys}two-players.ts`, source: '"Please enter upper bound of stone removal:"' },
    { file: `${nimsys}two-players.ts`, source: '"Please enter initial number of stones:"' },
    { file: `${nimsys}two-players.ts`, source: "`${prompt}\\n`" },
    {
      file: `${nimsys}two-players.ts`,
      source: 'const number = parseStones(await dialogue.line());\n    dialogue.print("\\n");',
    },
    {
      file: `${nimsys}two-players.ts`,
      source: '`\\nDo you want to play again (Y/N):${echoNewline ? "\\n" : ""}`',
    },
  ],
  "nimsys-b": ofBoth,
  "nimsys-c": [
    ...ofBoth,
    { file: `${nimsys}errors.ts`, source: "`'${command}' is not a valid command.`" },
    { file: `${nimsys}errors.ts`, source: '"Incorrect number of arguments supplied to command."' },
    { file: `${nimsys}errors.ts`, source: '"Invalid move."' },
    { file: `${nimsys}nimsys.ts`, source: "`${error.message}\\n`" },
    { file: `${nimsys}advanced.ts`, source: "`Stones display: ${this.picture()}`" },
    { file: `${nimsys}advanced.ts`, source: '"which to remove?"' },
    {
      file: pictures,
      source: '`<${index + 1},${stick === "1" ? "*" : "x"}>`).join(" ")',
      except: "1",
    },
  ],
  sticks: [
    {
      file: `${competition}arguments.ts`,
      source:
        "`Invalid Input. There should be 3 arguments:\nThe first two are integers between 1 and 4.\nThe third is an integer larger than 0\n`",
    },
    { file: `${competition}player.ts`, source: 'name: "Random"' },
    { file: `${competition}player.ts`, source: 'name: "Heuristic"' },
    { file: `${competition}player.ts`, source: 'name: "Smart"' },
    { file: `${competition}player.ts`, source: 'name: "Human"' },
    {
      file: `${competition}competition.ts`,
      source: "`a ${player1.getTypeName()} player and a ${player2.getTypeName()} player`",
    },
    {
      file: `${competition}competition.ts`,
      source: "`Starting a Nim competition of ${rounds} rounds between ${between}.\\n`",
    },
    {
      file: `${competition}competition.ts`,
      source: "`The results are ${competition.getPlayerScore(1)}:${competition.getPlayerScore(2)}\\n`",
    },
    { file: `${competition}competition.ts`, source: '"Welcome to the sticks game!\\n"' },
    {
      file: `${competition}competition.ts`,
      source: "`Player ${this.#players[winner].getPlayerId()} won!\\n`",
    },
    { file: `${competition}competition.ts`, source: "`Player ${id} made the move: ${makeRun(move)}\\n`" },
    { file: `${competition}competition.ts`, source: "`Player ${id}, it is now your turn!\\n`" },
    { file: `${competition}competition.ts`, source: '"Invalid move. Enter another:\\n"' },
    { file: `${competition}human.ts`, source: '"Enter the row number:\\n"' },
    { file: `${competition}human.ts`, source: '"Enter the index of the leftmost stick:\\n"' },
    { file: `${competition}human.ts`, source: '"Enter the index of the rightmost stick:\\n"' },
    {
      file: `${competition}human.ts`,
      source: '"Press 1 to display the board. Press 2 to make a move:\\n"',
    },
    {
      file: `${competition}human.ts`,
      source: '`${makeSticksPicture(position)}\\n` : "Unsupported command\\n"',
    },
    { file: "src/notation/taking-moves.ts", source: "`${move.row}:${move.left}-${move.right}`" },
    {
      file: pictures,
      source: '`${" ".repeat(before)}${row.padEnd(width - before)}\\n`',
    },
    { file: "src/notation/rows.ts", source: '"0".repeat(run.left - 1 - drawn.length)', counted: true },
    { file: "src/notation/rows.ts", source: '"1".repeat(run.length)', counted: true },
    { file: "src/notation/rows.ts", source: 'drawn.padEnd(length, "0")', counted: true },
  ],
  reversi: [
    { file: consoleFile, source: 'dialogue.print("\\n");\n    return words;' },
    { file: consoleFile, source: '"Please enter the board size (4 or above and even number): "' },
    { file: consoleFile, source: '"input number should be 4 or above and even number"' },
    { file: consoleFile, source: "`Error - ${start}.\\n`" },
    { file: consoleFile, source: "`${line}\\n`" },
    { file: consoleFile, source: "`Please enter the position of '${discOf(turn)}' (row col):`" },
    { file: consoleFile, source: "`${errorLine(next.refusal.code, size)}\\n`" },
    {
      file: consoleFile,
      source: "`'${discOf(otherSeat(turn))}' cannot move. Pass to '${discOf(turn)}'\\n`",
    },
    { file: consoleFile, source: '"Error - input cell is not empty."' },
    { file: consoleFile, source: '"Error - invalid move."' },
    { file: consoleFile, source: "`Error - input numbers should be 0 to ${size - 1}!`" },
    { file: consoleFile, source: '"Black wins." : "White wins."' },
    { file: consoleFile, source: "[\"Game Finishes.\", `'1' - ${blacks}`, `'2' - ${whites}`, winner]" },
    { file: consoleFile, source: "`'${blacks === 0 ? 1 : 2}' has no piece left.`" },
    { file: consoleFile, source: '`${lines.join("\\n")}\\n`' },
    { file: board, source: "`${pad(row)} |${fields}`" },
    { file: board, source: '`${" ".repeat(width + 1)}+${"-".repeat(width * size)}`' },
    {
      file: board,
      source:
        '`${" ".repeat(width + 2)}${Array.from({ length: size }, (_, column) => pad(column)).join("")}`',
    },
  ],
};
