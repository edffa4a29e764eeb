import { Command } from "commander";

/** `grundy engine …`: a file for each of its commands, loaded when it is called. */
export function make(): Command {
  const engine = new Command().description(
    "The Reversi engine: solving, counting, and playing with other programs.",
  );
  engine
    .command("solve <file>")
    .description("solve every position of an OBF file to the end of the game")
    .option("--threads <n>", "threads on one shared table", "1")
    .option("--json", "one JSON object a line: index, score, move, pv, nodes, seconds, exact")
    .action(async (...args: [string, object]) => (await import("./engine-solve.ts")).solve(...args));
  engine
    .command("perft <depth>")
    .description("count the move sequences from the start; a pass is a ply, a finished game a leaf")
    .option("--size <n>", "the board's size", "8")
    .action(async (...args: [string, object]) => (await import("./engine-perft.ts")).perft(...args));
  engine
    .command("gtp")
    .description("speak the Go Text Protocol 2 on standard input and output")
    .option("--level <n>", "how strong, 1 to 20", "12")
    .option("--threads <n>", "threads on one shared table", "1")
    .option("--seed <n>", "draw the chance of the weak levels from this number")
    .action(async (options: object) => (await import("./engine-gtp.ts")).gtp(options));
  engine
    .command("nboard")
    .description("speak the NBoard protocol 2 on standard input and output")
    .option("--depth <n>", "plies until the board sets a depth", "12")
    .option("--threads <n>", "threads on one shared table", "1")
    .action(async (options: object) => (await import("./engine-nboard.ts")).nboard(options));
  engine
    .command("match <a> [b]")
    .description(
      "a match over openings, each played twice with colours changed. A and B are a level (7), depth:8, seconds:0.5,\n" +
        "nodes:100000, random, or an outside program: gtp or nboard with --cmd, or gtp:PROGRAM, nboard:PROGRAM",
    )
    .option("--cmd <command>", "the outside program's command line")
    .option("--cmd-depth <n>", "the depth an NBoard program is set to", "10")
    .option("--games <n>", "how many games; an even number", "20")
    .option("--size <n>", "the board's size", "8")
    .option("--openings <file>", "one transcript a line instead of openings made here")
    .option("--plies <n>", "how long the openings made here are", "8")
    .option("--seed <n>", "draw openings and chance from this number", "1")
    .option("--threads <n>", "threads on one shared table", "1")
    .option("--json", "one JSON object with the result")
    .action(async (...args: [string, string | undefined, object]) =>
      (await import("./engine-match.ts")).match(...args),
    );
  engine
    .command("solve-board <size>")
    .description("solve a whole small board from the start: 4 at once, 6 in minutes")
    .option("--threads <n>", "threads on one shared table", "1")
    .option("--hash-bits <n>", "the table has 2^n entries of 16 bytes", "24")
    .option("--json", "one JSON object with the result")
    .action(async (...args: [string, object]) => (await import("./engine-board.ts")).solveBoard(...args));
  return engine;
}
