/** Every host has these two, but the types of a pure room do not know of them. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  encoding: string,
  options: { readonly ignoreBOM: true },
) => { decode(bytes: Uint8Array): string };

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** For people: what is no UTF-8 becomes U+FFFD, a byte order mark stays. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
