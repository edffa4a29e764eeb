const entities: { readonly [sign: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for XML and HTML, in an element or an attribute: what XML 1.0 cannot hold at all is replaced. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (sign) => (/[\t\n]/.test(sign) ? sign : "\ufffd"))
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
