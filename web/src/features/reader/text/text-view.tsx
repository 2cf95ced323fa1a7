import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readerText } from '../../../text/reader.ts';
import { bringIntoView } from '../quote/bring-into-view.ts';
import { shownOn } from '../quote/painted-page.ts';
import { makeScrollPin } from '../scroll-pin.ts';
import type { ViewProps } from '../view.ts';
import { TextPage } from './text-page.tsx';

const USUAL_HEIGHT = 900;
/** The page that crosses this share of the screen is the one being read. */
const READING_LINE = 0.35;

/** A book whose pages are text: only those near the screen are in the document. */
export const TextView = ({ book, chapters, jump, zoom, marks, onPage, onQuote }: ViewProps) => {
  const box = useRef<HTMLDivElement>(null);
  const page = useRef(jump.page);
  const [pin] = useState(makeScrollPin);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized part
  const rows = useVirtualizer({
    count: book.pages,
    estimateSize: () => USUAL_HEIGHT,
    getScrollElement: () => box.current,
    overscan: 1,
  });
  const goTo = useEffectEvent((wanted: number) => {
    page.current = Math.min(wanted, book.pages);
    pin.hold(() => {
      const offset = rows.getOffsetForIndex(page.current - 1, 'start')?.[0];
      if (offset !== undefined) box.current?.scrollTo({ top: offset, behavior: 'instant' });
    });
  });
  const stayAt = useEffectEvent((_size: number) => {
    if (!pin.isHeld()) goTo(page.current);
  });
  const tellPage = useEffectEvent(() => {
    // Words low on a page are brought so far up that the next page crosses the line: still it is theirs that is read.
    if (!pin.isHeld()) page.current = pageAt(box.current, rows.getVirtualItems(), book.pages) ?? page.current;
    onPage(page.current);
  });
  const scale = typeof zoom === 'number' ? zoom : 1;
  useLayoutEffect(() => goTo(jump.page), [jump]);
  useLayoutEffect(() => stayAt(scale), [scale]);
  useLayoutEffect(() => pin.settle());
  useEffect(() => {
    const room = box.current;
    if (!room) return undefined;
    const tell = () => tellPage();
    const stopWatching = pin.watch(room);
    room.addEventListener('scroll', tell, { passive: true });
    return () => {
      stopWatching();
      room.removeEventListener('scroll', tell);
    };
  }, [pin]);

  const arrive = useCallback(
    (words: Range | null) => {
      onQuote(words !== null);
      // A jump that was let go of is over.
      if (words && pin.isHeld()) pin.hold(() => bringIntoView(words));
    },
    [onQuote, pin],
  );
  const shown = rows.getVirtualItems();
  return (
    <section
      ref={box}
      data-reading-room
      aria-label={readerText.region(book.title)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the arrow keys scroll it
      tabIndex={0}
      className="reading-room"
    >
      <div
        className="relative mx-auto w-full [overflow-anchor:none]"
        style={{ height: rows.getTotalSize(), maxWidth: `calc(44rem * ${Math.max(1, scale)})` }}
      >
        <div style={{ transform: `translateY(${shown[0]?.start ?? 0}px)` }}>
          {shown.map(({ key, index }) => (
            <div key={key} ref={rows.measureElement} data-index={index} className="pb-4">
              <TextPage
                book={book}
                number={index + 1}
                chapter={chapters.find(({ page: first }) => first === index + 1) ?? null}
                scale={scale}
                shown={shownOn(index + 1, marks, jump)}
                jump={jump}
                onArrive={arrive}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};

interface Row {
  index: number;
  end: number;
}

/** The page that is being read; at the end of the book that is its last. */
const pageAt = (room: HTMLElement | null, rows: readonly Row[], pages: number): number | null => {
  if (!room) return null;
  const { scrollTop, clientHeight, scrollHeight } = room;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return pages;
  const row = rows.find(({ end }) => end > scrollTop + clientHeight * READING_LINE);
  return row ? row.index + 1 : null;
};
