import type { Ending, Limits } from "../../src/programs/index.ts";

/** A program that does harm or looks like it, and how it must end. */
export interface Hostile {
  readonly name: string;
  readonly language: "sh" | "python3" | "node" | "cc";
  readonly source: string;
  readonly limits?: Partial<Limits>;
  /** The levels that promise this ending: both, unless said. */
  readonly levels?: readonly (1 | 2)[];
  readonly ending: Partial<Ending>;
  /** Its whole output. */
  readonly output?: Uint8Array;
}

const MiB = 2 ** 20;

/** `SECRET` and `PORT` in a source are a file that only we may read and a server of ours. */
export const hostile: readonly Hostile[] = [
  {
    name: "a fork bomb",
    language: "python3",
    source: "import os\nwhile True:\n try: os.fork()\n except OSError: pass",
    limits: { processor: 2, wall: 3 },
    ending: { reason: "forbidden", what: "processes" },
  },
  {
    name: "a thread bomb",
    language: "python3",
    source:
      "import threading, time\nwhile True: threading.Thread(target=time.sleep, args=(60,), daemon=True).start()",
    ending: { reason: "forbidden", what: "processes" },
  },
  {
    name: "two gigabytes in C, touched",
    language: "cc",
    // Not faster than it is looked at: who aborts without a word is told by what was seen of him.
    source:
      "#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\nint main(void) { for (int i = 0; i < 2048; i++) { char *p = malloc(1 << 20); if (!p) { usleep(200000); abort(); } memset(p, 1, 1 << 20); usleep(1000); } return 0; }",
    ending: { reason: "memory" },
  },
  {
    name: "two gigabytes in Python",
    language: "python3",
    source: "x = bytearray(2 << 30)",
    ending: { reason: "memory" },
  },
  {
    name: "two gigabytes that are shared, which no limit of a process counts",
    language: "python3",
    source:
      "import mmap, time\nm = mmap.mmap(-1, 2 << 30)\nfor i in range(0, 2 << 30, 4096): m[i] = 1\ntime.sleep(60)",
    limits: { wall: 20, processor: 20 },
    ending: { reason: "memory" },
  },
  {
    name: "endless output",
    language: "sh",
    source: "exec yes ''",
    limits: { output: MiB },
    ending: { reason: "output", of: "all" },
  },
  {
    name: "a line without end",
    language: "sh",
    source: "exec cat /dev/zero",
    limits: { output: MiB },
    ending: { reason: "output", of: "all" },
  },
  {
    name: "a last line without its end",
    language: "sh",
    source: "printf abc",
    ending: { reason: "ended", status: 0 },
    output: Buffer.from("abc"),
  },
  {
    name: "NULs and bytes that are no UTF-8",
    language: "sh",
    source: String.raw`printf '\000\377\303\n\000'`,
    ending: { reason: "ended", status: 0 },
    output: Buffer.from([0, 255, 195, 10, 0]),
  },
  {
    name: "sleep",
    language: "sh",
    source: "exec sleep 1000",
    limits: { wall: 1.5 },
    ending: { reason: "idle" },
  },
  {
    name: "a busy loop",
    language: "sh",
    source: "while :; do :; done",
    limits: { processor: 0.3, wall: 60 },
    ending: { reason: "processor" },
  },
  {
    name: "a busy loop that ignores every signal that can be ignored",
    language: "python3",
    source:
      "import signal\nfor s in range(1, 32):\n try: signal.signal(s, signal.SIG_IGN)\n except (OSError, ValueError): pass\nwhile True: pass",
    limits: { processor: 0.3, wall: 60 },
    ending: { reason: "processor" },
  },
  {
    name: "a closed output, and then an end",
    language: "sh",
    source: "echo before; exec 1>&-; sleep 0.1; exit 0",
    ending: { reason: "ended", status: 0 },
    output: Buffer.from("before\n"),
  },
  {
    name: "reading what it should not",
    language: "python3",
    source: "print(open('SECRET').read())",
    levels: [1],
    ending: { reason: "forbidden", what: "files" },
    output: Buffer.alloc(0),
  },
  {
    name: "reading what is not there for it",
    language: "python3",
    source: "print(open('SECRET').read())",
    levels: [2],
    ending: { reason: "ended", status: 1 },
    output: Buffer.alloc(0),
  },
  {
    name: "reading who has an account here",
    language: "sh",
    source: "cat /etc/passwd /etc/shadow /etc/hostname",
    levels: [2],
    ending: { reason: "ended", status: 1 },
    output: Buffer.alloc(0),
  },
  {
    name: "seeing other processes",
    language: "sh",
    source: "ls -d /proc/[0-9]* | wc -l | tr -d ' ' | grep -q '^[1-9]$' && echo few",
    levels: [2],
    ending: { reason: "ended", status: 0 },
    output: Buffer.from("few\n"),
  },
  {
    name: "writing outside",
    language: "python3",
    source: "open('/usr/lib/grundy-was-here', 'w').write('x')",
    ending: { reason: "forbidden", what: "files" },
  },
  {
    name: "a socket in Python",
    language: "python3",
    source: "import socket\ns = socket.socket()\ns.connect(('127.0.0.1', PORT))\nprint('connected')",
    levels: [2],
    ending: { reason: "forbidden", what: "network" },
    output: Buffer.alloc(0),
  },
  {
    name: "a socket in JavaScript",
    language: "node",
    source: "require('net').connect(PORT, '127.0.0.1', () => { console.log('connected'); process.exit(); })",
    levels: [2],
    ending: { reason: "forbidden", what: "network" },
    output: Buffer.alloc(0),
  },
  {
    name: "a namespace of its own",
    language: "sh",
    source: "unshare -U true && echo made",
    levels: [2],
    ending: { reason: "ended", status: 1 },
    output: Buffer.alloc(0),
  },
  {
    name: "a file that grows",
    language: "python3",
    source: "f = open('big', 'wb')\nwhile True: f.write(bytes(1 << 20))",
    ending: { reason: "output", of: "folder" },
  },
  {
    name: "a folder that grows",
    language: "python3",
    source:
      "import time\nfor i in range(1000):\n open(str(i), 'wb').write(bytes(4 << 20))\n time.sleep(0.02)\ntime.sleep(60)",
    ending: { reason: "output", of: "folder" },
  },
  {
    name: "memory as files",
    language: "python3",
    source: "for i in range(1000):\n with open('/dev/shm/%d' % i, 'wb') as f: f.write(bytes(1 << 20))",
    levels: [2],
    ending: { reason: "output", of: "folder" },
  },
  {
    name: "an early end",
    language: "sh",
    source: "exit 7",
    ending: { reason: "ended", status: 7 },
    output: Buffer.alloc(0),
  },
  {
    name: "printing and then hanging",
    language: "python3",
    source: "import time\nprint('first', flush=True)\ntime.sleep(1000)",
    limits: { wall: 3 },
    ending: { reason: "idle" },
    output: Buffer.from("first\n"),
  },
  {
    name: "a crash",
    language: "sh",
    source: "kill -SEGV $$",
    ending: { reason: "crashed", signal: "SIGSEGV" },
  },
];
