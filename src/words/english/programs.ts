import type { ProgramProblem } from "../cli-sentences.ts";
import type { DoctorSentences } from "../doctor-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;

/** Why a program outside cannot be played with. */
export function program(problem: ProgramProblem): string {
  switch (problem.kind) {
    case "refused":
      return `${quoted(problem.command)} cannot be played with: it said ${quoted(problem.answer)}`;
    case "unreachable":
      return "the position cannot be shown by GTP: no game leads there";
    case "unstartable":
      return `${quoted(problem.command)} cannot be started: ${problem.reason}`;
    case "ended":
      return `${quoted(problem.command)} ended${problem.status === null ? "" : ` with status ${problem.status}`}${last(problem.said)}`;
    case "crashed":
      return `${quoted(problem.command)} was ended by ${problem.signal}${last(problem.said)}`;
    case "silent":
      return `${quoted(problem.command)} has not answered for ${problem.seconds} ${problem.seconds === 1 ? "second" : "seconds"}`;
    case "flood":
      return `${quoted(problem.command)} said more than an answer may have: 64 KiB a line, 2000 lines, 1 MiB`;
    case "unreadable":
      return `${quoted(problem.command)} is no command line: ${unreadable[problem.code]}`;
    case "memory":
      return `${quoted(problem.command)} was ended because of its memory`;
  }
}

const last = (said: string): string => (said === "" ? "" : `; it said last ${quoted(said)}`);

const unreadable = {
  "command-empty": "there is nothing in it",
  "quote-open": "a quotation mark is not closed",
  "escape-open": "there is nothing behind the backslash at its end",
} as const;

const compile = "apt-get install build-essential, or what your system calls it";

export const doctor: DoctorSentences = {
  names: {
    node: "Node",
    bubblewrap: "bubblewrap",
    limits: "prlimit and setpriv",
    users: "users for programs",
    java: "Java",
    c: "C",
    cpp: "C++",
    python: "Python",
    javascript: "JavaScript",
    typescript: "TypeScript",
    rust: "Rust",
    go: "Go",
    postgres: "PostgreSQL",
  },
  uses: {
    node: "runs everything here",
    bubblewrap: "gives a foreign program a world of its own: level 2",
    limits: "limit and bind a foreign program: levels 1 and 2",
    users: "a foreign program is not the user that we are",
    java: "programs in Java can be judged and can play",
    c: "programs in C can be judged and can play",
    cpp: "programs in C++ can be judged and can play",
    python: "programs in Python can be judged and can play",
    javascript: "programs in JavaScript can be judged and can play",
    typescript: "programs in TypeScript can be judged and can play",
    rust: "programs in Rust can be judged and can play",
    go: "programs in Go can be judged and can play",
    postgres: "several servers can share what they keep",
  },
  advice: {
    node: "install Node 20.19 or newer",
    bubblewrap: "apt-get install bubblewrap, or what your system calls it, 0.6 or newer",
    limits: "install util-linux",
    users: "run as root, or allow namespaces of users: sysctl user.max_user_namespaces=10000",
    java: "install a JDK: apt-get install default-jdk-headless, or what your system calls it",
    c: compile,
    cpp: compile,
    python: "apt-get install python3, or what your system calls it",
    javascript: "install Node where every user finds it, in /usr/bin or /usr/local/bin",
    typescript:
      "install Node 22.7 or newer in /usr/bin or /usr/local/bin, or esbuild: apt-get install esbuild",
    rust: "apt-get install rustc, or what your system calls it",
    go: "apt-get install golang-go, or what your system calls it",
    postgres: "only several servers need it; one keeps everything in a file",
  },
  states: { good: "good", lacking: "missing", unreachable: "out of reach" },
  outside: ({ path }) =>
    `${path} is out of reach for foreign programs; install it in /usr/bin or /usr/local/bin`,
  levels: {
    none: "not at all",
    limits: "by limits and a user of their own",
    bubblewrap: "in bubblewrap, by limits and as another user",
  },
  sandbox: ({ level, about }) => `Foreign programs are contained at level ${level}: ${about}.`,
  trials: {
    start: "starting",
    write: "writing outside",
    read: "reading outside",
    connect: "connecting",
    fork: "forking without end",
    memory: "taking memory without end",
  },
  failed: ({ level, trials, said }) =>
    `Level ${level} was tried and does not hold: ${trials}${said === "" ? "" : ` (${said})`}.`,
  purposes: {
    server: () => "Server: this machine will do.",
    judge: ({ contained, level }) =>
      contained
        ? `Judge: foreign programs can be judged, at level ${level}.`
        : "Judge: only programs that you trust; foreign ones are not contained here.",
    arena: ({ contained, level }) =>
      contained
        ? `Arena: foreign programs can play, at level ${level}.`
        : "Arena: only programs that you trust; foreign ones are not contained here.",
  },
};
