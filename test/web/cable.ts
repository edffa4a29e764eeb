import { connect, createServer, type Server, type Socket } from "node:net";

/** A cable between a browser and the server that can be pulled out and put back. */
export class Cable {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #frozen = false;
  port = 0;

  constructor(address: string) {
    this.#target = Number(new URL(address).port);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async plugIn(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#target, "127.0.0.1");
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.on("data", (data) => this.#carry(data, far));
      far.on("data", (data) => this.#carry(data, near));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.address() as { port: number }).port;
  }

  /** From now on everything is swallowed, and nobody is told: as in a tunnel. What was connected then stays dead. */
  freeze(): void {
    this.#frozen = true;
  }

  async thaw(): Promise<void> {
    await this.pull();
    this.#frozen = false;
    await this.plugIn();
  }

  #carry(data: Buffer, to: Socket): void {
    if (!this.#frozen) to.write(data);
  }

  async pull(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
