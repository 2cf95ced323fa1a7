import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether a part is wider than its column; then the keyboard must be able to reach and scroll it. */
export const useScrollsSideways = (box: RefObject<HTMLElement | null>, perhaps = true): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const part = box.current;
    const column = part?.parentElement;
    if (!perhaps || !part || !column) return undefined;
    const measure = () =>
      setScrolls(
        Math.max(part.scrollWidth, part.offsetWidth) >
          Math.min(part.clientWidth || Infinity, column.clientWidth || Infinity) + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(column);
    // A face that comes late, or more words in the same part, make it wider without changing its column.
    const changes = new MutationObserver(measure);
    changes.observe(part, { childList: true, subtree: true, characterData: true });
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      changes.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [box, perhaps]);
  return scrolls;
};
