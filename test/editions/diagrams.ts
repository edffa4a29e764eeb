/** The class diagram of a page in `docs/`, as Mermaid's own text. */
export function diagramIn(page: string): string {
  const [, source] = /```mermaid\n(classDiagram\n[^`]*)\n```/.exec(page) ?? [];
  if (source === undefined) throw new Error("the page has no class diagram");
  return source;
}

export interface Block {
  readonly name: string;
  /** The file whose functions it shows, where it is no class. */
  readonly file: string | undefined;
  readonly members: string[];
}

/** The boxes that have something written in them. */
export function blocksIn(diagram: string): Block[] {
  return [...diagram.matchAll(/^ {2}class (\w+)(?:\["(.+)"\])? \{\n((?: {4}.*\n)*) {2}\}$/gm)].map(
    ([, name = "", file, body = ""]) => ({
      name,
      file,
      members: body
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "" && !line.startsWith("<<")),
    }),
  );
}

/** What a PNG says it was drawn from: the text behind the keyword `Source`. */
export function sourceOfPicture(picture: Buffer): string | undefined {
  for (let at = 8; at < picture.length; ) {
    const length = picture.readUInt32BE(at);
    const data = picture.subarray(at + 8, at + 8 + length);
    const [keyword, ...text] = data.toString("latin1").split("\0");
    if (picture.toString("latin1", at + 4, at + 8) === "tEXt" && keyword === "Source") return text.join("\0");
    at += 12 + length;
  }
  return undefined;
}
