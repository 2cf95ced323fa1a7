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
      referralCode={referralCode()}
      onClose={closeForgetting}
      onDone={enter}
    />,
  );
};

const REFERRAL = 'referralCode';

/** The friend's code with which somebody came; it stays with them while they look around before they sign up. */
const referralCode = (): string | null => {
  const brought = new URLSearchParams(window.location.search).get('ref');
  if (brought === null) return sessionStorage.getItem(REFERRAL);
  sessionStorage.setItem(REFERRAL, brought);
  return brought;
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
