import {
  type Architecture,
  absentCalls,
  inspectedCalls,
  networkCalls,
  numbersFor,
  refusedCalls,
} from "./system-calls.ts";

/*
 * The kernel's filter of system calls, as bubblewrap takes it: a program of classic BPF (linux/filter.h, linux/seccomp.h). It is put together
 * here, and not by libseccomp, because it is a list of numbers and two questions: no library to install, and the same on every machine.
 */

const load = 0x20;
const jumpEqual = 0x15;
const jumpAtLeast = 0x35;
const jumpAnyBit = 0x45;
const give = 0x06;

/** Where `struct seccomp_data` has the call's number, the architecture, and the low half of its first argument. */
const offset = { number: 0, architecture: 4, argument: 16 } as const;

const auditArchitecture = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;
/** From here on numbers are those of the x32 interface, which would get round the list. */
const x32 = 0x40000000;

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const newNamespaces = 0x7e020000;
/** AF_INET and AF_INET6, which lead nowhere in a network of one's own. */
const families = [2, 10] as const;

const error = (number: number): number => 0x00050000 | number;
export const verdicts = {
  allow: 0x7fff0000,
  /** Ended with SIGSYS, which no handler sees. */
  kill: 0x80000000,
  refuse: error(1),
  absent: error(38),
  noFamily: error(97),
} as const;
type Verdict = keyof typeof verdicts;

interface Instruction {
  readonly code: number;
  readonly value: number;
  /** Where to go when the question is answered with yes, or with no: a place below, the next instruction when left out. */
  readonly yes?: string;
  readonly no?: string;
  readonly place?: string;
}

/** The filter's bytes; undefined for an architecture whose numbers are not known here. */
export function seccompFilter(architecture: string): Uint8Array | undefined {
  if (architecture !== "x64" && architecture !== "arm64") return undefined;
  return assemble(instructions(architecture));
}

function instructions(architecture: Architecture): Instruction[] {
  const { clone, socket } = inspectedCalls[architecture];
  const is = (value: number, yes: string): Instruction => ({ code: jumpEqual, value, yes });
  const all: Instruction[] = [
    { code: load, value: offset.architecture },
    { code: jumpEqual, value: auditArchitecture[architecture], no: "kill" },
    { code: load, value: offset.number },
  ];
  if (architecture === "x64") all.push({ code: jumpAtLeast, value: x32, yes: "refuse" });
  all.push(
    is(clone, "clone"),
    is(socket, "socket"),
    ...numbersFor(refusedCalls, architecture).map((call) => is(call, "refuse")),
    ...numbersFor(absentCalls, architecture).map((call) => is(call, "absent")),
    ...numbersFor(networkCalls, architecture).map((call) => is(call, "kill")),
    { code: give, value: verdicts.allow },
    { code: load, value: offset.argument, place: "clone" },
    { code: jumpAnyBit, value: newNamespaces, yes: "refuse", no: "allow" },
    { code: load, value: offset.argument, place: "socket" },
    ...families.map((family) => is(family, "allow")),
    { code: give, value: verdicts.noFamily },
  );
  const places: readonly Verdict[] = ["allow", "kill", "refuse", "absent"];
  for (const place of places) all.push({ code: give, value: verdicts[place], place });
  return all;
}

/** `struct sock_filter`: 16 bits of code, 8 and 8 of jumps counted from the next one, 32 of value, in the machine's order: both are little-endian. */
function assemble(all: readonly Instruction[]): Uint8Array {
  const bytes = Buffer.alloc(all.length * 8);
  const jump = (from: number, place: string | undefined): number =>
    place === undefined ? 0 : all.findIndex((each) => each.place === place) - from - 1;
  for (const [at, { code, value, yes, no }] of all.entries()) {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(jump(at, yes), at * 8 + 2);
    bytes.writeUInt8(jump(at, no), at * 8 + 3);
    bytes.writeUInt32LE(value, at * 8 + 4);
  }
  return bytes;
}
