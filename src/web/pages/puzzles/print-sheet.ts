/**
 * Prints a document of its own from a frame nobody sees. The content policy allows no style in a document's text, so its style sheets are
 * handed over as objects.
 */
export function printDocument(html: string): void {
  // Taken out before it is read: to read it alone would be refused.
  const styles: string[] = [];
  const bare = html.replace(/<style>([^<]*)<\/style>/g, (_, text: string) => {
    styles.push(text);
    return "";
  });
  const made = new DOMParser().parseFromString(bare, "text/html");
  const frame = document.createElement("iframe");
  frame.className = "print-frame";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.addEventListener("load", () => fill(frame, made, styles), { once: true });
  document.body.append(frame);
}

function fill(frame: HTMLIFrameElement, made: Document, styles: readonly string[]): void {
  const { contentDocument: inside, contentWindow } = frame;
  if (!inside || !contentWindow) return;
  inside.replaceChild(inside.adoptNode(made.documentElement), inside.documentElement);
  // A document takes only style sheets that were made in its own window.
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis;
  inside.adoptedStyleSheets = styles.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
  contentWindow.addEventListener("afterprint", () => frame.remove(), { once: true });
  contentWindow.focus();
  contentWindow.print();
}
