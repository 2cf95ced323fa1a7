import type { ReactNode } from 'react';
import { useAuth } from '../features/auth/auth-state.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** The frame of the pages that everybody may read. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <PublicHeader signedIn={useAuth().isAuthenticated} />
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <PublicFooter />
  </div>
);
