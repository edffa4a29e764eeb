import { request } from "node:http";

interface Asked {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The address it comes from. */
  readonly localAddress?: string | undefined;
  /** In milliseconds. */
  readonly patience?: number;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** A request from an address of its own, which `fetch` cannot make; rejects when there is no whole answer in time. */
export function ask(host: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = "GET", headers = {}, body, localAddress, patience = 5000 } = asked;
  return new Promise((resolve, reject) => {
    const sent = request(
      `http://${host}${path}`,
      {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        signal: AbortSignal.timeout(patience),
        ...(localAddress === undefined ? {} : { localAddress }),
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece: string) => {
          text += piece;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
