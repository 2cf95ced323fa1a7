import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RowsProps } from './rows.ts';

const USUAL_HEIGHT = 160;
const OVERSCAN = 8;

/** The rows of a long list that are near the screen. */
export const NearRows = ({ label, keys, row }: RowsProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const found = list.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(found + window.scrollY));
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized part
  const rows = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => keys[index] ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const shown = rows.getVirtualItems();
  return (
    <ol
      ref={list}
      aria-label={label}
      // The list keeps its place by itself; the browser's own anchoring would do it twice.
      className="[overflow-anchor:none]"
      style={{ height: rows.getTotalSize(), paddingTop: (shown[0]?.start ?? top) - top }}
    >
      {shown.map(({ key, index }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={keys.length}
        >
          {row(index)}
        </li>
      ))}
    </ol>
  );
};
