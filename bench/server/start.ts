import { type ChildProcess, fork } from "node:child_process";

export interface Started {
  readonly port: number;
  readonly process: ChildProcess;
  kill(): Promise<void>;
}

/** As `npm start` runs the server; what it is compared with gets the same. */
export const flags = ["--max-semi-space-size=32"];

/** Starts a server that tells its port, in a process of its own. */
export function start(file: string, args: readonly string[] = [], more: string[] = []): Promise<Started> {
  return new Promise((resolve, reject) => {
    const execArgv = [...flags, ...more];
    const child = fork(file, args, { execArgv, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    child.once("exit", (code, signal) => reject(new Error(`${file} ended with ${code ?? signal}`)));
    child.once("message", (message: { port: number }) => {
      const kill = () => {
        child.kill("SIGKILL");
        return ended;
      };
      resolve({ port: message.port, process: child, kill });
    });
  });
}
