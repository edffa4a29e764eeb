import { useEffect } from "preact/hooks";

/** Names the page in the browser's tab, and to screen readers. */
export function useTitle(...parts: readonly string[]): void {
  const title = parts.join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
