/** A frame as it goes over the wire: bytes, or a text whose characters are bytes, which a stream writes without a copy. */
export type Frame = Buffer | string;

let lastText = "";
let lastFrame = makeFrame(lastText);

/**
 * The frame of a text, made once however many are sent it one after another. `ws` would make it anew for each of them and
 * write it in two pieces, which is most of what showing a move costs.
 */
export function frameFor(text: string): Frame {
  if (text !== lastText) {
    lastFrame = makeFrame(text);
    lastText = text;
  }
  return lastFrame;
}

/** A WebSocket text frame (RFC 6455, section 5.2). */
function makeFrame(text: string): Frame {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  // As many bytes as characters: all of them are ASCII.
  if (length === text.length) return head + text;
  return Buffer.concat([Buffer.from(head, "latin1"), Buffer.from(text)]);
}

/** The head of the last and only frame of a text message; what a server sends is not masked. */
function headOf(length: number): string {
  if (length < 126) return `\x81${String.fromCharCode(length)}`;
  if (length < 65_536) return `\x81\x7e${bytes(length, 2)}`;
  return `\x81\x7f${bytes(length, 8)}`;
}

function bytes(value: number, count: number): string {
  let text = "";
  for (let left = value; text.length < count; left = Math.floor(left / 256)) {
    text = String.fromCharCode(left % 256) + text;
  }
  return text;
}

/** What a frame needs of the stream it is written to. */
export interface FrameStream {
  write(frame: Buffer): unknown;
  write(frame: string, encoding: "latin1"): unknown;
}

export function writeFrame(stream: FrameStream, frame: Frame): void {
  if (typeof frame === "string") stream.write(frame, "latin1");
  else stream.write(frame);
}
