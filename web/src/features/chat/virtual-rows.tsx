import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Up to here every row is in the page, where the browser's own search, printing and screen readers find all of it. */
const ALL_UP_TO = 120;
const USUAL_HEIGHT = 160;
const OVERSCAN = 8;

interface Props {
  label: string;
  keys: readonly string[];
  row: (index: number) => ReactNode;
}

/** Rows of any number: of a long list, only those near the screen are in the page. */
export const VirtualRows = ({ label, keys, row }: Props) => {
  const whole = useWholePage();
  if (keys.length > ALL_UP_TO && !whole) return <NearRows label={label} keys={keys} row={row} />;
  return (
    <ol aria-label={label}>
      {keys.map((key, index) => (
        <li key={key}>{row(index)}</li>
      ))}
    </ol>
  );
};

const NearRows = ({ label, keys, row }: Props) => {
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

/** Who searches in the page or prints it wants all of it. */
const useWholePage = (): boolean => {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') setWhole(true);
    };
    const onPrint = () => setWhole(true);
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return whole;
};
