import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The width of an element in pixels, in steps coarse enough that a window being resized does not redraw all the time. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => Math.min(900, globalThis.innerWidth));
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.ceil(entry.contentRect.width / 40) * 40);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
