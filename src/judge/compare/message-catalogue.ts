/** Knows every line an edition may print. */
export interface MessageCatalogue {
  /**
   * A line without its newline: what the document calls it, with its parts by name (`percent`, `games`, `name`); undefined for
   * one that the document does not have.
   */
  classify(
    line: string,
  ): { readonly id: string; readonly parts: Readonly<Record<string, string>> } | undefined;
}
