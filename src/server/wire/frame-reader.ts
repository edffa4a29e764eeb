import type { Duplex } from "node:stream";
import { maxFrame } from "../../protocol/index.ts";

/**
 * Reads small texts straight from the stream below a WebSocket. `ws` is made for frames that come in any pieces, and spends
 * more on a move than the rules do; nearly all of ours come in one. What is not a whole small text `ws` gets as before:
 * pings and pongs by themselves, and from the first piece that does not end with a frame everything. What stands in a piece behind
 * the frame for which the connection was ended is passed over.
 */
export function readTexts(stream: Duplex, onText: (text: string) => void, isHeard: () => boolean): void {
  const [toWs, ...others] = stream.listeners("data") as ((this: Duplex, data: Buffer) => void)[];
  if (!toWs || others.length > 0) return;

  const read = (data: Buffer) => {
    for (let at = 0; at < data.length && isHeard(); ) {
      const end = endOfFrame(data, at);
      if (end === undefined) {
        stream.on("data", toWs);
        stream.removeListener("data", read);
        toWs.call(stream, data.subarray(at));
        return;
      }
      const text = textOf(data, at, end);
      if (text === undefined) toWs.call(stream, data.subarray(at, end));
      else onText(text);
      at = end;
    }
  };
  stream.on("data", read);
  stream.removeListener("data", toWs);
}

const textFrame = 0x81;
const pingFrame = 0x89;
const pongFrame = 0x8a;
const masked = 0x80;
const maskSize = 4;

/** Where a frame ends, if all of it is there and it is one that `ws` can take without ending the connection. */
function endOfFrame(data: Buffer, at: number): number | undefined {
  const kind = data[at];
  if (kind !== textFrame && kind !== pingFrame && kind !== pongFrame) return undefined;
  // Without the mask's bit it is below zero.
  const short = (data[at + 1] ?? 0) - masked;
  if (short < 0 || short > (kind === textFrame ? 126 : 125)) return undefined;
  const size = short === 126 ? sizeAt(data, at + 2) : short;
  const end = payloadAt(data, at) + size;
  return size <= maxFrame && end <= data.length ? end : undefined;
}

/** The size of more than 125 bytes, in two of them; what is not there yet counts as too large. */
function sizeAt(data: Buffer, at: number): number {
  return at + 2 <= data.length ? data.readUInt16BE(at) : Number.POSITIVE_INFINITY;
}

function payloadAt(data: Buffer, at: number): number {
  return at + ((data[at + 1] as number) - masked === 126 ? 4 : 2) + maskSize;
}

/** A text is unmasked here: what was received stays as it came. */
const plain = Buffer.allocUnsafe(maxFrame);

/** The text of a whole frame; undefined when it holds no text, or more than ASCII, which needs the care of `ws`. */
function textOf(data: Buffer, at: number, end: number): string | undefined {
  if (data[at] !== textFrame) return undefined;
  const from = payloadAt(data, at);
  const size = end - from;
  let all = 0;
  for (let index = 0; index < size; index++) {
    const byte = (data[from + index] as number) ^ (data[from - maskSize + (index & 3)] as number);
    plain[index] = byte;
    all |= byte;
  }
  return all < 0x80 ? plain.toString("latin1", 0, size) : undefined;
}
