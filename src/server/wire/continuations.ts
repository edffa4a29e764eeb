import type { Duplex } from "node:stream";

/** What has been read can hold ten thousand frames: `ws` gets so much at a time. */
const sip = 1024;

/**
 * Tells of every further part of a message on its way to `ws`, which says nothing of them before the message is whole. What stands
 * behind the frame for which the connection was ended is passed over.
 */
export function countContinuations(stream: Duplex, onContinuation: () => void, isHeard: () => boolean): void {
  const [toWs, ...others] = stream.listeners("data") as ((this: Duplex, data: Buffer) => void)[];
  if (!toWs || others.length > 0) return;
  const frames = new FrameHeads();
  stream.on("data", (data: Buffer) => {
    for (let at = 0; at < data.length && isHeard(); at += sip) {
      const piece = data.length <= sip ? data : data.subarray(at, at + sip);
      for (let count = frames.continuationsIn(piece); count > 0; count--) onContinuation();
      toWs.call(stream, piece);
    }
  });
  stream.removeListener("data", toWs);
}

const continuation = 0;

/** Follows the frames of a client (RFC 6455, section 5.2) however they are cut into pieces; reads nothing but their heads. */
export class FrameHeads {
  /** Bytes of the present head that have come, and what they say. */
  #seen = 0;
  #headSize = 0;
  #kind = 0;
  #sizeBytes = 0;
  #size = 0;
  /** Bytes of a payload yet to come. */
  #left = 0;

  continuationsIn(data: Buffer): number {
    let count = 0;
    for (let at = 0; at < data.length; ) {
      if (this.#left > 0) {
        const skipped = Math.min(this.#left, data.length - at);
        this.#left -= skipped;
        at += skipped;
      } else if (this.#headEnds(data[at++] as number) && this.#kind === continuation) count++;
    }
    return count;
  }

  /** Takes a head's next byte; whether it is the last. */
  #headEnds(byte: number): boolean {
    const place = this.#seen++;
    if (place === 0) this.#kind = byte & 0x0f;
    else if (place === 1) this.#begin(byte & 0x7f, byte >= 0x80);
    else if (place < 2 + this.#sizeBytes) this.#size = this.#size * 256 + byte;
    if (place === 0 || this.#seen < this.#headSize) return false;
    this.#left = this.#size;
    this.#seen = 0;
    return true;
  }

  #begin(short: number, isMasked: boolean): void {
    this.#sizeBytes = short === 127 ? 8 : short === 126 ? 2 : 0;
    this.#size = this.#sizeBytes === 0 ? short : 0;
    this.#headSize = 2 + this.#sizeBytes + (isMasked ? 4 : 0);
  }
}
