/**
 * The processes of another thread, in memory that both have: when the whole program ends without a word to that thread, somebody still knows whom to
 * end. Contained programs end by themselves then.
 */
export class SharedPids {
  static readonly #places = 1024;
  readonly buffer: SharedArrayBuffer;
  readonly #pids: Int32Array;

  constructor(buffer = new SharedArrayBuffer(4 * SharedPids.#places)) {
    this.buffer = buffer;
    this.#pids = new Int32Array(buffer);
  }

  add(pid: number): void {
    const place = this.#pids.indexOf(0);
    if (place >= 0) this.#pids[place] = pid;
  }

  remove(pid: number): void {
    const place = this.#pids.indexOf(pid);
    if (place >= 0) this.#pids[place] = 0;
  }

  killAll(): void {
    for (const pid of this.#pids) {
      if (pid === 0) continue;
      try {
        // Each leads a group of its own, but for Windows.
        process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    }
  }
}
