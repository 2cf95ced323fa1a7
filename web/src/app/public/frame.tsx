import type { ReactNode } from 'react';
import { PublicFooter } from './footer.tsx';
import { PublicHeader } from './header.tsx';

/** The frame of the pages that everybody may read. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <div id="page" className="flex min-h-dvh flex-col">
    <PublicHeader />
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <PublicFooter />
  </div>
);
