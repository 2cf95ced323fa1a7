import { lazy, useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { leaveTo } from './front-door/leave-to.ts';
import { Guard } from './guard.tsx';
import { Loading } from './loading.tsx';
import { PUBLIC_PATHS } from './public/paths.ts';
import { loaded, SIGNED_IN_PAGES, type SignedInPage } from './signed-in-pages.ts';

const AuthCallbackPage = lazy(() => import('./pages/auth-callback.tsx'));
// Named inside the condition, so that a production build leaves the page out.
const GalleryPage = import.meta.env.DEV ? lazy(() => import('./pages/gallery.tsx')) : null;

const elementOf = (page: SignedInPage): ReactNode => {
  const Page = lazy(() => loaded(page));
  return <Page />;
};

const SIGNED_IN = SIGNED_IN_PAGES.flatMap((page) => {
  const element = elementOf(page);
  return page.paths.map((path) => <Route key={path} path={path} element={element} />);
});

/** Every route of SPEC 2.1; who is signed out sees the landing page at `/` instead of all this. */
export const Pages = () => (
  <Routes>
    <Route element={<Guard />}>{SIGNED_IN}</Route>
    {PUBLIC_PATHS.map((path) => (
      <Route key={path} path={path} element={<ToDocument path={path} />} />
    ))}
    <Route path="/auth/callback/:provider" element={<AuthCallbackPage />} />
    {GalleryPage && <Route path="/dev/gallery" element={<GalleryPage />} />}
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);

/** A public page is a document of its own, so the browser goes there. */
const ToDocument = ({ path }: { path: string }) => {
  useEffect(() => leaveTo(path), [path]);
  return <Loading />;
};
