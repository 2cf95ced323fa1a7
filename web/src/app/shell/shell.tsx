import { SHELL } from '@studia/contract/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shellText } from '../../text/shell.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useMediaQuery } from './use-media-query.ts';

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } });

/** The frame around every signed-in page (SPEC 2.8). */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const phone = useMediaQuery(`(max-width: ${SHELL.mobileBelow - 1}px)`);
  const [drawn, setDrawn] = useState(false);
  const [folded, setFolded] = useState(false);
  const sidebarShown = phone ? drawn : !folded;
  const toggle = () => (phone ? setDrawn(!drawn) : setFolded(!folded));
  return (
    <QueryClientProvider client={queries}>
      <SkipLink href="#content">{shellText.skip}</SkipLink>
      <TopBar sidebarShown={sidebarShown} onToggleSidebar={toggle} />
      <div className="flex min-h-[calc(100dvh-4rem)]">
        {phone ? (
          <Drawer open={drawn} onClose={() => setDrawn(false)} label={shellText.sidebar} header={<Logo />}>
            <Sidebar onLeave={() => setDrawn(false)} />
          </Drawer>
        ) : (
          !folded && (
            <aside
              aria-label={shellText.sidebar}
              className="sticky top-16 h-[calc(100dvh-4rem)] w-80 shrink-0 overflow-y-auto border-r border-line p-3"
            >
              <Sidebar onLeave={() => undefined} />
            </aside>
          )
        )}
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none *:flex-1">
          <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
        </main>
      </div>
    </QueryClientProvider>
  );
};
