import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** How wide a part of the page is, so that what is drawn in it keeps its letters readable. */
export const useWidth = (box: RefObject<HTMLElement | null>, first: number): number => {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const part = box.current;
    if (!part) return undefined;
    const measure = () => setWidth(Math.max(200, Math.round(part.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    return () => observer.disconnect();
  }, [box]);
  return width;
};
