import type { Book } from '@studia/contract/library';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { makeViewer, type Viewer } from './make-viewer.ts';
import { borrowPdf } from './open-pdf.ts';

interface Told {
  onPage: (page: number) => void;
  onScale: (scale: number) => void;
  onDrawn: (page: number) => void;
}

/** Opens the book's PDF in the box. The viewer comes when its pages are laid out. */
export const useViewer = (box: RefObject<HTMLDivElement | null>, { id, file_size }: Book, told: Told) => {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent((what: keyof Told, value: number) => told[what](value));
  useEffect(() => {
    const { document, giveBack } = borrowPdf(id, file_size);
    let made: Viewer | null = null;
    let isOver = false;
    const open = async () => {
      const pdf = await document;
      if (isOver || !box.current) return;
      made = makeViewer(box.current, pdf, {
        onReady: () => setViewer(made),
        onPage: (page) => tell('onPage', page),
        onScale: (scale) => tell('onScale', scale),
        onDrawn: (page) => tell('onDrawn', page),
      });
    };
    open().catch((error: unknown) => {
      if (!isOver) setFailed(error);
    });
    return () => {
      isOver = true;
      setViewer(null);
      made?.cleanup();
      giveBack();
    };
  }, [box, id, file_size, attempt]);
  const again = () => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  return { viewer, failed, again };
};
