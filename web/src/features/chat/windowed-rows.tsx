import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RowsProps } from './rows.ts';

const USUAL_HEIGHT = 160;
const OVERSCAN = 8;

/** The rows of a long list that are near what is seen, of the page or of the panel that the list stands in. */
export const WindowedRows = (props: RowsProps) => {
  const sign = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ panel: HTMLElement | null } | null>(null);
  useLayoutEffect(
    () => setPlace({ panel: sign.current?.closest<HTMLElement>('[data-scrolls]') ?? null }),
    [],
  );
  if (!place) return <div ref={sign} />;
  return place.panel ? <InPanel {...props} panel={place.panel} /> : <InPage {...props} />;
};

const InPage = (props: RowsProps) => {
  const { list, top } = useTop(() => window.scrollY);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized part
  const rows = useWindowVirtualizer<HTMLLIElement>({ ...measures(props), scrollMargin: top });
  return <List {...props} list={list} top={top} rows={rows} />;
};

const InPanel = ({ panel, ...props }: RowsProps & { panel: HTMLElement }) => {
  const { list, top } = useTop(() => panel.scrollTop - panel.getBoundingClientRect().top);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized part
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...measures(props),
    getScrollElement: () => panel,
    scrollMargin: top,
  });
  return <List {...props} list={list} top={top} rows={rows} />;
};

const measures = ({ keys }: RowsProps) => ({
  count: keys.length,
  estimateSize: () => USUAL_HEIGHT,
  getItemKey: (index: number) => keys[index] ?? index,
  overscan: OVERSCAN,
});

/** How far below the beginning of what scrolls the list begins. */
const useTop = (scrolled: () => number) => {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrolled()));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- measured once, where the list was put
  }, []);
  return { list, top };
};

interface ListProps extends RowsProps {
  list: { current: HTMLOListElement | null };
  top: number;
  rows: Pick<Virtualizer<HTMLElement, HTMLLIElement>, 'getTotalSize' | 'getVirtualItems' | 'measureElement'>;
}

const List = ({ label, keys, row, list, top, rows }: ListProps) => {
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
