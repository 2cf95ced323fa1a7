import type { Book } from '@studia/contract/library';
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { readerText } from '../../../text/reader.ts';
import { borrowPdf } from './open-pdf.ts';

const WIDTH = 112;
const ROW = 184;

interface Props {
  book: Book;
  page: number;
  /** Pages are dark. */
  night: boolean;
  onGo: (page: number) => void;
}

/** Small pictures of the pages; only those in sight are drawn. */
export const Thumbnails = ({ book, page, night, onGo }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const rows = Math.ceil(book.pages / 2);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized part
  const list = useVirtualizer({
    count: rows,
    estimateSize: () => ROW,
    getScrollElement: () => box.current,
    initialOffset: Math.max(0, (Math.floor((page - 1) / 2) - 1) * ROW),
    overscan: 1,
  });
  return (
    <div ref={box} className="-mx-2 h-full overflow-y-auto px-2 [scrollbar-width:thin]">
      <div className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            className="absolute inset-x-0 grid grid-cols-2 gap-3"
            style={{ transform: `translateY(${start}px)` }}
          >
            {[index * 2 + 1, index * 2 + 2]
              .filter((number) => number <= book.pages)
              .map((number) => (
                <button
                  key={number}
                  type="button"
                  aria-label={readerText.thumbnail(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onGo(number)}
                  className="grid justify-items-center gap-1 rounded-inner p-1 text-sm text-ink-soft tabular-nums hover:bg-accent-wash aria-[current=page]:bg-accent-wash aria-[current=page]:text-ink"
                >
                  <Thumbnail book={book} page={number} night={night} />
                  {number}
                </button>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
};

const Thumbnail = ({ book, page, night }: Omit<Props, 'onGo'>) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { document, giveBack } = borrowPdf(book.id, book.file_size);
    let stop = (): void => undefined;
    let isOver = false;
    const draw = async () => {
      const sheet = await (await document).getPage(page);
      if (isOver || !canvas.current) return;
      const usual = sheet.getViewport({ scale: 1 });
      const scale = Math.min(WIDTH / usual.width, (ROW - 36) / usual.height);
      const viewport = sheet.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio) });
      canvas.current.width = Math.round(viewport.width);
      canvas.current.height = Math.round(viewport.height);
      canvas.current.style.width = `${usual.width * scale}px`;
      const task = sheet.render({ canvas: canvas.current, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    // A page that scrolled away meanwhile is not needed any more.
    draw().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
      giveBack();
    };
  }, [book.id, book.file_size, page]);
  return (
    <canvas
      ref={canvas}
      className={clsx(
        'rounded-inner border border-line bg-[white]',
        // As dark as the page itself (pdf.css).
        night && 'invert-[0.88] hue-rotate-180',
      )}
      style={{ width: WIDTH }}
    />
  );
};
