import { Command } from "commander";
import type { CliSentences } from "../words/index.ts";

/** `grundy engine …`: a file for each of its commands, loaded when it is called. */
export function make(cli: CliSentences): Command {
  const say = cli.commands.engine;
  const engine = new Command().description(say.about);
  engine
    .command("solve <file>")
    .description(say.solve.about)
    .option("--threads <n>", say.threads, "1")
    .option("--json", say.solve.json)
    .action(async (...args: [string, object]) => (await import("./engine-solve.ts")).solve(cli, ...args));
  engine
    .command("perft <depth>")
    .description(say.perft.about)
    .option("--size <n>", say.size, "8")
    .action(async (...args: [string, object]) => (await import("./engine-perft.ts")).perft(cli, ...args));
  engine
    .command("gtp")
    .description(say.gtp.about)
    .option("--level <n>", say.gtp.level, "12")
    .option("--threads <n>", say.threads, "1")
    .option("--seed <n>", say.gtp.seed)
    .action(async (options: object) => (await import("./engine-gtp.ts")).gtp(options));
  engine
    .command("nboard")
    .description(say.nboard.about)
    .option("--depth <n>", say.nboard.depth, "12")
    .option("--threads <n>", say.threads, "1")
    .action(async (options: object) => (await import("./engine-nboard.ts")).nboard(options));
  engine
    .command("match <a> [b]")
    .description(say.match.about)
    .option("--cmd <command>", say.match.cmd)
    .option("--cmd-depth <n>", say.match.cmdDepth, "10")
    .option("--games <n>", say.match.games, "20")
    .option("--size <n>", say.size, "8")
    .option("--openings <file>", say.match.openings)
    .option("--plies <n>", say.match.plies, "8")
    .option("--seed <n>", say.match.seed, "1")
    .option("--threads <n>", say.threads, "1")
    .option("--json", say.json)
    .action(async (...args: [string, string | undefined, object]) =>
      (await import("./engine-match.ts")).match(cli, ...args),
    );
  engine
    .command("solve-board <size>")
    .description(say.solveBoard.about)
    .option("--threads <n>", say.threads, "1")
    .option("--hash-bits <n>", say.solveBoard.hashBits, "24")
    .option("--json", say.json)
    .action(async (...args: [string, object]) =>
      (await import("./engine-board.ts")).solveBoard(cli, ...args),
    );
  engine
    .command("book [position]")
    .description(say.book.about)
    .option("--file <file>", say.book.file)
    .option("--check", say.book.check)
    .option("--extend <file>", say.book.extend)
    .option("--sample <n>", say.book.sample, "50")
    .option("--seed <n>", say.book.seed, "1")
    .option("--positions <n>", say.book.positions)
    .option("--depth <n>", say.book.depth)
    .option("--minutes <n>", say.book.minutes)
    .option("--threads <n>", say.threads, "1")
    .option("--json", say.json)
    .action(async (...args: [string | undefined, object]) =>
      (await import("./engine-book.ts")).book(cli, ...args),
    );
  return engine;
}
