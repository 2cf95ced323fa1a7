import { useCallback, useRef, useState } from 'react';
import type { PanelTab } from './side-panel.tsx';
import { zoomStep, type AboutPage, type TutorRequest, type Zoom } from './view.ts';

/** The browser keeps whether pages are dark, and whether a PDF is read as text. */
const [NIGHT, AS_TEXT] = ['readerNight', 'readerAsText'] as const;

/** What is open beside it, and how large and how turned its pages are. */
export const useReaderLayout = (wide: boolean) => {
  const [tab, setTab] = useState<PanelTab | null>(null);
  const [lastTab, setLastTab] = useState<PanelTab>('contents');
  const [tutorOpen, setTutorOpen] = useState(false);
  const [asked, setAsked] = useState<TutorRequest | null>(null);
  const [attached, setAttached] = useState<AboutPage | null>(null);
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [rotation, setRotation] = useState(0);
  const [night, setNight] = useState(
    () => stored(NIGHT) ?? document.documentElement.dataset['theme'] === 'dark',
  );
  const [asText, setAsText] = useState(() => stored(AS_TEXT) ?? false);
  const scale = useRef(1);
  const pageField = useRef<HTMLInputElement>(null);

  const openTab = (next: PanelTab | null) => {
    setTab(next);
    if (next !== null) setLastTab(next);
    if (next !== null && !wide) setTutorOpen(false);
  };
  const step = (direction: 1 | -1) => {
    scale.current = zoomStep(scale.current, direction);
    setZoom(scale.current);
  };
  const search = useSearchField();
  return {
    tab,
    setTab: openTab,
    closePanel: () => setTab(null),
    tutorOpen,
    asked,
    /** Opens the tutor and asks something at once. */
    ask: (request: TutorRequest) => {
      setTutorOpen(true);
      setAsked({ ...request });
    },
    /** The selected words that the student wants to ask about. */
    attached,
    attach: (about: AboutPage) => {
      setTutorOpen(true);
      setAttached(about);
    },
    detach: () => setAttached(null),
    zoom,
    rotation,
    night,
    asText,
    seeScale: useCallback((now: number) => {
      scale.current = now;
    }, []),
    pageField,
    searchField: search.field,
    search: () => {
      openTab('search');
      search.focus();
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
        keep(NIGHT, !night);
      },
      toggleText: () => {
        // How large a page is says nothing about how large its text should be.
        scale.current = 1;
        setZoom('auto');
        setAsText(!asText);
        keep(AS_TEXT, !asText);
      },
      togglePanel: () => openTab(tab === null ? lastTab : null),
      toggleTutor: () => {
        setTutorOpen(!tutorOpen);
        setAsked(null);
      },
    },
  };
};

/** The field to search in: its panel may still be on its way when it is asked for. */
const useSearchField = () => {
  const shown = useRef<HTMLInputElement>(null);
  const wanted = useRef(false);
  return {
    field: useCallback((field: HTMLInputElement | null) => {
      shown.current = field;
      if (field && wanted.current) requestAnimationFrame(() => field.focus());
      wanted.current = false;
    }, []),
    focus: () => {
      wanted.current = shown.current === null;
      requestAnimationFrame(() => shown.current?.focus());
    },
  };
};

type Choice = typeof NIGHT | typeof AS_TEXT;

const stored = (choice: Choice): boolean | null => {
  try {
    const value = localStorage.getItem(choice);
    return value === null ? null : value === 'yes';
  } catch {
    return null;
  }
};

const keep = (choice: Choice, on: boolean): void => {
  try {
    localStorage.setItem(choice, on ? 'yes' : 'no');
  } catch {
    // Without storage the choice holds for this page.
  }
};
