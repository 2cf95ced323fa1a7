import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether a part is wider than its column; then the keyboard must be able to reach and scroll it. */
export const useScrollsSideways = (box: RefObject<HTMLElement | null>, perhaps = true): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const part = box.current;
    const column = part?.parentElement;
    if (!perhaps || !part || !column) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(
        Math.max(part.scrollWidth, part.offsetWidth) >
          Math.min(part.clientWidth || Infinity, column.clientWidth || Infinity) + 1,
      ),
    );
    observer.observe(column);
    return () => observer.disconnect();
  }, [box, perhaps]);
  return scrolls;
};
