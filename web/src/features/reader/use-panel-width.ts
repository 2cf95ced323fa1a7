import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** The browser keeps how wide the student likes the tutor. */
const KEY = 'readerTutorWidth';

/** In pixels: below the least, lines have fewer than 45 letters; above the most, none is left for the page. */
const [LEAST, MOST, STEP] = [464, 800, 24] as const;
const PAGE_LEAST = 360;

/** How wide the panel beside the page is, and what the line between them does to it. */
export const usePanelWidth = () => {
  const [width, setWidth] = useState(stored);
  const now = width ?? usual();
  const resize = (wanted: number): void => {
    const next = within(wanted);
    setWidth(next);
    keep(next);
  };
  return {
    width: now,
    divider: {
      'aria-valuenow': now,
      'aria-valuemin': LEAST,
      'aria-valuemax': widest(),
      onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: PointerEvent) => {
        const panel = event.currentTarget.parentElement?.getBoundingClientRect();
        if (panel && event.currentTarget.hasPointerCapture(event.pointerId))
          resize(panel.right - event.clientX);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') resize(now + STEP);
        if (event.key === 'ArrowRight') resize(now - STEP);
      },
    },
  };
};

const widest = (): number => Math.max(LEAST, Math.min(MOST, window.innerWidth - PAGE_LEAST));
const within = (wanted: number): number => Math.round(Math.min(Math.max(wanted, LEAST), widest()));
const usual = (): number => within(window.innerWidth * 0.37);

const stored = (): number | null => {
  try {
    const width = Number(localStorage.getItem(KEY));
    return width > 0 ? within(width) : null;
  } catch {
    return null;
  }
};

const keep = (width: number): void => {
  try {
    localStorage.setItem(KEY, String(width));
  } catch {
    // Without storage the choice holds for this page.
  }
};
