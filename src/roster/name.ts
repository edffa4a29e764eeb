/** Controls, format characters, half characters, whatever a font leaves out, the blank of Braille. */
const unseen = "\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800";

/**
 * What a name others see is made of, as a pattern for `u`: nothing that cannot be seen, nothing that turns the direction of what stands beside it,
 * and something besides blanks and accents. The two signs that choose how an emoji looks may stand in it; `tidyName` takes
 * them out.
 */
export const namePattern = `^(?=[^]*[\\p{L}\\p{N}\\p{P}\\p{S}])(?:[\\uFE0E\\uFE0F]|[^${unseen}])*$`;

const name = new RegExp(namePattern, "u");
const hidden = new RegExp(`(?![\\uFE0E\\uFE0F])[${unseen}]`, "gu");

export function isName(text: string): boolean {
  return name.test(text);
}

/**
 * A name as others may see it, of any text: a console, or an earlier version, may have kept what cannot be seen, and it becomes U+FFFD.
 * Null where there is nothing to be seen.
 */
export function shownName(text: string): string | null {
  const shown = tidyName(text.replace(hidden, "\ufffd"));
  return isName(shown) ? shown : null;
}

/** One way to write what looks the same (NFC), without blanks around it. */
export function tidyName(text: string): string {
  return text
    .replace(/[\uFE0E\uFE0F]/g, "")
    .normalize("NFC")
    .trim();
}
