import { useCallback, useRef, useState } from 'react';
import type { PanelTab } from './side-panel.tsx';
import { zoomStep, type Zoom } from './view.ts';

/** The browser keeps whether pages are dark. */
const NIGHT = 'readerNight';

/** How the desk around the book stands: what is open beside it, and how large and how turned its pages are. */
export const useDesk = (wide: boolean) => {
  const [tab, setTab] = useState<PanelTab | null>(null);
  const [lastTab, setLastTab] = useState<PanelTab>('contents');
  const [tutorOpen, setTutorOpen] = useState(false);
  const [asked, setAsked] = useState<{ content: string } | null>(null);
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [rotation, setRotation] = useState(0);
  const [night, setNight] = useState(() => stored() ?? document.documentElement.dataset['theme'] === 'dark');
  const scale = useRef(1);
  const pageField = useRef<HTMLInputElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  const openTab = (next: PanelTab | null) => {
    setTab(next);
    if (next !== null) setLastTab(next);
    if (next !== null && !wide) setTutorOpen(false);
  };
  const step = (direction: 1 | -1) => {
    scale.current = zoomStep(scale.current, direction);
    setZoom(scale.current);
  };
  return {
    tab,
    setTab: openTab,
    closePanel: () => setTab(null),
    tutorOpen,
    asked,
    /** Opens the tutor and says something at once. */
    ask: (content: string) => {
      setTutorOpen(true);
      setAsked({ content });
    },
    zoom,
    rotation,
    night,
    seeScale: useCallback((now: number) => {
      scale.current = now;
    }, []),
    pageField,
    searchField,
    search: () => {
      openTab('search');
      requestAnimationFrame(() => searchField.current?.focus());
    },
    tools: {
      setZoom: (next: Zoom) => {
        if (typeof next === 'string') scale.current = 1;
        setZoom(next);
      },
      larger: () => step(1),
      smaller: () => step(-1),
      rotate: () => setRotation((before) => (before + 90) % 360),
      toggleNight: () => {
        setNight(!night);
        keep(!night);
      },
      togglePanel: () => openTab(tab === null ? lastTab : null),
      toggleTutor: () => {
        setTutorOpen(!tutorOpen);
        setAsked(null);
      },
    },
  };
};

const stored = (): boolean | null => {
  try {
    const value = localStorage.getItem(NIGHT);
    return value === null ? null : value === 'yes';
  } catch {
    return null;
  }
};

const keep = (night: boolean): void => {
  try {
    localStorage.setItem(NIGHT, night ? 'yes' : 'no');
  } catch {
    // Without storage the choice holds for this page.
  }
};
