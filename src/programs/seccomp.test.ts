import { describe, expect, it } from "vitest";
import { seccompFilter, verdicts } from "./seccomp.ts";
import { numbersFor, refusedCalls } from "./system-calls.ts";

/** What the kernel makes of a filter: the few instructions of classic BPF that may stand in one. */
function judged(filter: Uint8Array, architecture: number, call: number, argument = 0): number {
  const bytes = Buffer.from(filter);
  const data = new Map([
    [0, call],
    [4, architecture],
    [16, argument],
  ]);
  let held = 0;
  for (let at = 0; at < bytes.length / 8; at++) {
    const code = bytes.readUInt16LE(at * 8);
    const value = bytes.readUInt32LE(at * 8 + 4);
    const jump = (yes: boolean) => bytes.readUInt8(at * 8 + (yes ? 2 : 3));
    if (code === 0x06) return value;
    if (code === 0x20) held = data.get(value) as number;
    else if (code === 0x15) at += jump(held === value);
    else if (code === 0x35) at += jump(held >= value);
    else if (code === 0x45) at += jump((held & value) !== 0);
    else throw new Error(`no instruction ${code}`);
  }
  throw new Error("the filter gives nothing");
}

describe.each([
  ["x64", 0xc000003e, { ptrace: 101, clone: 56, clone3: 435, socket: 41, connect: 42, write: 1 }],
  ["arm64", 0xc00000b7, { ptrace: 117, clone: 220, clone3: 435, socket: 198, connect: 203, write: 64 }],
] as const)("the filter of %s", (name, architecture, calls) => {
  const filter = seccompFilter(name) as Uint8Array;
  const ask = (call: number, argument?: number) => judged(filter, architecture, call, argument);

  it("refuses what no player needs, and lets the rest pass", () => {
    for (const call of numbersFor(refusedCalls, name)) expect(ask(call)).toBe(verdicts.refuse);
    expect(ask(calls.ptrace)).toBe(verdicts.refuse);
    expect(ask(calls.clone3)).toBe(verdicts.absent);
    expect(ask(calls.connect)).toBe(verdicts.kill);
    expect(ask(calls.write)).toBe(verdicts.allow);
    expect(ask(9999)).toBe(verdicts.allow);
  });

  it("lets processes and threads be made, and no namespaces", () => {
    expect(ask(calls.clone, 17)).toBe(verdicts.allow);
    expect(ask(calls.clone, 0x3d0f00)).toBe(verdicts.allow);
    for (const flag of [0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000])
      expect(ask(calls.clone, flag | 17)).toBe(verdicts.refuse);
  });

  it("knows two families of sockets", () => {
    expect([2, 10, 1, 16, 17].map((family) => ask(calls.socket, family))).toEqual([
      verdicts.allow,
      verdicts.allow,
      verdicts.noFamily,
      verdicts.noFamily,
      verdicts.noFamily,
    ]);
  });

  it("ends a program of another architecture", () => {
    expect(judged(filter, 0x40000003, calls.write)).toBe(verdicts.kill);
  });
});

it("lets nobody round the list by the x32 interface, and knows no other machines", () => {
  const filter = seccompFilter("x64") as Uint8Array;
  expect(judged(filter, 0xc000003e, 0x40000000 + 101)).toBe(verdicts.refuse);
  expect(seccompFilter("riscv64")).toBeUndefined();
});
