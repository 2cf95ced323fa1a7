import { SHELL } from '@studia/contract/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isRefusal } from '../../client/refusal.ts';
import { frameText } from '../../text/frame.ts';
import { shellText } from '../../text/shell.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Logo } from '../logo.tsx';
import { ScrollToTop } from '../scroll-to-top.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { useShortcuts } from './use-shortcuts.ts';

const QUERIES = {
  // A no stays a no; who asks for what is gone hears so at once.
  retry: (failures: number, error: Error) => failures < 1 && !isRefusal(error),
  staleTime: 10_000,
  // Asked also without a connection: the service worker may have the answer.
  networkMode: 'offlineFirst',
} as const;
const makeQueries = () => new QueryClient({ defaultOptions: { queries: QUERIES } });

/** The frame around every signed-in page (SPEC 2.8). */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  // It goes with the frame, so that whoever signs in next never sees what the last one had loaded.
  const [queries] = useState(makeQueries);
  const sidebar = useSidebar(pathname.startsWith('/pdf-viewer/'));
  const [listingKeys, setListingKeys] = useState(false);
  useShortcuts(() => setListingKeys(true));
  const content = useFocusOnArrival(pathname + search);
  return (
    <QueryClientProvider client={queries}>
      <SkipLink href="#content">{frameText.skip}</SkipLink>
      <ScrollToTop key={pathname} />
      <TopBar sidebarShown={sidebar.shown} onToggleSidebar={sidebar.toggle} />
      <div className="flex min-h-[calc(100dvh-4rem)]">
        {sidebar.isDrawer && (
          <Drawer open={sidebar.shown} onClose={sidebar.close} label={shellText.sidebar} header={<Logo />}>
            <Sidebar onLeave={sidebar.close} />
          </Drawer>
        )}
        {!sidebar.isDrawer && sidebar.shown && (
          <aside
            aria-label={shellText.sidebar}
            // SPEC 9: 80 units wide.
            className="sticky top-16 h-[calc(100dvh-4rem)] w-80 shrink-0 print:hidden overflow-y-auto border-r border-line px-3 py-3 [scrollbar-width:thin]"
          >
            <Sidebar onShowShortcuts={() => setListingKeys(true)} />
          </aside>
        )}
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className="flex min-w-0 flex-1 flex-col outline-none *:flex-1"
        >
          <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
        </main>
      </div>
      <ShortcutsDialog open={listingKeys} onClose={() => setListingKeys(false)} />
    </QueryClientProvider>
  );
};

/** Whoever followed a link that is gone with its page goes on at the top of the new one, not before the whole frame. */
const useFocusOnArrival = (address: string) => {
  const content = useRef<HTMLElement>(null);
  const before = useRef(address);
  useEffect(() => {
    if (before.current !== address && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
    before.current = address;
  }, [address]);
  return content;
};

/**
 * Beside the page on a desk, where it stays as the student left it; a drawer on a phone, where it opens closed. A book
 * needs the room, so beside one it begins folded.
 */
const useSidebar = (besideBook: boolean) => {
  const isDrawer = useMediaQuery(`(max-width: ${SHELL.mobileBelow - 1}px)`);
  const [drawn, setDrawn] = useState(false);
  const [foldedAt, setFoldedAt] = useState({ book: true, page: false });
  const place = besideBook ? 'book' : 'page';
  const folded = foldedAt[place];
  return {
    isDrawer,
    shown: isDrawer ? drawn : !folded,
    toggle: () => (isDrawer ? setDrawn(!drawn) : setFoldedAt({ ...foldedAt, [place]: !folded })),
    close: () => setDrawn(false),
  };
};
