/**
 * Numbers of system calls, as `asm/unistd_64.h` (x64) and `asm-generic/unistd.h` (arm64) of Linux 6.1 have them; they never change.
 */

type Numbers = readonly (readonly [name: string, x64: number | undefined, arm64: number | undefined])[];

/** What no player needs: other processes' memory, mounts, namespaces, the kernel's own state, memory that no limit counts. Not permitted. */
export const refusedCalls: Numbers = [
  ["ptrace", 101, 117],
  ["process_vm_readv", 310, 270],
  ["process_vm_writev", 311, 271],
  ["process_madvise", 440, 440],
  ["kcmp", 312, 272],
  ["pidfd_getfd", 438, 438],
  ["mount", 165, 40],
  ["umount2", 166, 39],
  ["pivot_root", 155, 41],
  ["chroot", 161, 51],
  ["open_tree", 428, 428],
  ["move_mount", 429, 429],
  ["fsopen", 430, 430],
  ["fsconfig", 431, 431],
  ["fsmount", 432, 432],
  ["fspick", 433, 433],
  ["mount_setattr", 442, 442],
  ["unshare", 272, 97],
  ["setns", 308, 268],
  ["bpf", 321, 280],
  ["perf_event_open", 298, 241],
  ["userfaultfd", 323, 282],
  ["keyctl", 250, 219],
  ["add_key", 248, 217],
  ["request_key", 249, 218],
  ["kexec_load", 246, 104],
  ["kexec_file_load", 320, 294],
  ["init_module", 175, 105],
  ["finit_module", 313, 273],
  ["delete_module", 176, 106],
  ["reboot", 169, 142],
  ["swapon", 167, 224],
  ["swapoff", 168, 225],
  ["acct", 163, 89],
  ["quotactl", 179, 60],
  ["quotactl_fd", 443, 443],
  ["syslog", 103, 116],
  ["settimeofday", 164, 170],
  ["clock_settime", 227, 112],
  ["adjtimex", 159, 171],
  ["clock_adjtime", 305, 266],
  ["sethostname", 170, 161],
  ["setdomainname", 171, 162],
  ["iopl", 172, undefined],
  ["ioperm", 173, undefined],
  ["modify_ldt", 154, undefined],
  ["vhangup", 153, 58],
  ["name_to_handle_at", 303, 264],
  ["open_by_handle_at", 304, 265],
  ["fanotify_init", 300, 262],
  ["memfd_secret", 447, 447],
  ["shmget", 29, 194],
  ["msgget", 68, 186],
  ["mq_open", 240, 180],
];

/** What programs try and can do without: as if the kernel did not have it. glibc asks `clone3` first, whose flags a filter cannot see. */
export const absentCalls: Numbers = [
  ["clone3", 435, 435],
  ["io_uring_setup", 425, 425],
  ["io_uring_enter", 426, 426],
  ["io_uring_register", 427, 427],
  ["memfd_create", 319, 279],
];

/** Whoever calls these wants the network. Making a socket alone is no sign of it: the JVM does so to see whether there is IPv6. */
export const networkCalls: Numbers = [
  ["connect", 42, 203],
  ["bind", 49, 200],
];

/** Those that depend on an argument, and the one that shows that a program waits for its input. */
export const inspectedCalls = {
  x64: { clone: 56, socket: 41, read: 0 },
  arm64: { clone: 220, socket: 198, read: 63 },
} as const;

export type Architecture = keyof typeof inspectedCalls;

export function numbersFor(calls: Numbers, architecture: Architecture): number[] {
  return calls.flatMap(([, x64, arm64]) => (architecture === "x64" ? x64 : arm64) ?? []);
}
