import { IncomingMessage } from "node:http";
import { livePath } from "../protocol/index.ts";

/**
 * Whether a request is to become a live connection (RFC 6455, section 4.1). Any other offer of another protocol is passed over,
 * as HTTP allows (RFC 9110, section 7.8): Java's client and `curl --http2` make one with whatever they ask for.
 */
export function asksToGoLive({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): boolean {
  return (
    headers.upgrade?.toLowerCase() === "websocket" &&
    method === "GET" &&
    (url === livePath || url.startsWith(`${livePath}?`)) &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined
  );
}

/**
 * A request that has come. Node asks its `upgrade` whether to hand the connection over, which would be all that is ever heard of it;
 * since 22.21 and 24.9 there is `shouldUpgradeCallback` for that, this does it in every version.
 */
export class Arrival extends IncomingMessage {
  /** What Node has found in the head. */
  private offersUpgrade = false;

  get upgrade(): boolean {
    // Node ends a connection that is to be a tunnel.
    return this.offersUpgrade && (this.method === "CONNECT" || asksToGoLive(this));
  }

  set upgrade(offered: boolean) {
    this.offersUpgrade = offered;
  }
}
