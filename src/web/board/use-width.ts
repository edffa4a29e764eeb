import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** In steps, so that a window being resized does not redraw all the time; downwards, so that what is drawn has its room. */
const step = 8;

/** The width of an element in pixels, known before it is painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => Math.min(900, globalThis.innerWidth));
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(Math.floor(current.clientWidth / step) * step);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
