/**
 * A WebSocket text frame as it goes over the wire (RFC 6455, section 5.2), made once however many receive it. `ws` would
 * make it anew for each of them and write it in two pieces, which is most of what showing a move costs.
 */
export function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  // The last and only frame of a text message; what a server sends is not masked.
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
