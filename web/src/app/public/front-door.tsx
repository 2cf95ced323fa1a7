import { createRoot, type Root } from 'react-dom/client';
import { STORED } from '../../client/storage-keys.ts';
import { AuthModal } from '../../features/auth/auth-modal.tsx';
import type { AuthRequest } from '../../features/auth/show-modal.ts';

let root: Root | null = null;
let opened = 0;

/** Shows the sign-in modal over a public page (SPEC 2.5). */
export const openDoor = (request: AuthRequest): void => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AuthModal
      key={(opened += 1)}
      request={request}
      referralCode={new URLSearchParams(window.location.search).get('ref')}
      onClose={closeForgetting}
      onDone={enter}
    />,
  );
};

/** Puts the modal away; what was begun in it is gone. */
export const closeDoor = (): void => root?.render(null);

const closeForgetting = (): void => {
  localStorage.removeItem(STORED.redirectAfterAuth);
  closeDoor();
};

const enter = (): void => {
  closeDoor();
  // A page that is not the landing page has no place for the steps that follow.
  if (window.location.pathname !== '/') window.location.assign('/');
};
