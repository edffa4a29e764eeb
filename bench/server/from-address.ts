/** Plain requests from an address of this machine: a server on loopback sees as many visitors as one likes. */
import { Agent, request } from "node:http";

export interface PlainAnswer {
  readonly status: number;
  readonly text: string;
}

export interface PlainRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks from this address, over at most so many connections that are kept. */
export function requester(
  port: number,
  localAddress: string,
  maxSockets = 20,
): (asked: PlainRequest) => Promise<PlainAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return ({ method = "GET", path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const type = body === undefined ? {} : { "content-type": "application/json" };
      const options = { host: "127.0.0.1", port, localAddress, agent, method, path };
      const asking = request({ ...options, headers: { ...type, ...headers } }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
        );
        answer.on("error", reject);
      });
      asking.on("error", reject);
      asking.end(body);
    });
}
