/** Brings the focus to the board, where the arrow keys work, unless something on the page has it already. */
export function focusBoard(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  // Without scrolling: what the page shows first stays as it is.
  document.querySelector<SVGGElement>('.table [tabindex="0"]')?.focus({ preventScroll: true });
}
