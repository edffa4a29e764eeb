/**
 * What a program outside may use. Bytes and seconds throughout; `Infinity` is no limit. In a conversation `processor` and `wall` are an answer's, and
 * `output` is not looked at: the answer's own limits are.
 */
export interface Limits {
  /** Processor time of all its processes together. */
  readonly processor: number;
  /** By the clock on the wall. */
  readonly wall: number;
  /**
   * Data a process may have (RLIMIT_DATA: a bound on addresses would break the JVM and Node). What all its processes have in memory together is
   * looked at twenty times a second and held against the same number.
   */
  readonly memory: number;
  /** Standard output; behind it the program is stopped. */
  readonly output: number;
  /** Of standard error the last so many are kept. */
  readonly errors: number;
  readonly processes: number;
  readonly openFiles: number;
  /** The largest file it may write, and all of its folder. */
  readonly fileSize: number;
  readonly disk: number;
}

const KiB = 1024;
const MiB = 1024 * KiB;
const GiB = 1024 * MiB;

const case_: Limits = {
  processor: 5,
  wall: 15,
  memory: 256 * MiB,
  output: 8 * MiB,
  errors: 64 * KiB,
  processes: 32,
  openFiles: 64,
  fileSize: 8 * MiB,
  disk: 32 * MiB,
};

/** What is usual for each purpose; `heavy` is a case in a JVM or in Node, which need more to start at all. */
export const usualLimits = {
  case: case_,
  heavy: { ...case_, memory: GiB, processes: 128, openFiles: 256 },
  compile: {
    ...case_,
    processor: 30,
    wall: 60,
    memory: 1.5 * GiB,
    output: 64 * KiB,
    processes: 256,
    openFiles: 512,
    fileSize: 64 * MiB,
    disk: 64 * MiB,
  },
  bot: { ...case_, memory: GiB, processes: 64, openFiles: 256 },
} as const satisfies Readonly<Record<string, Limits>>;
