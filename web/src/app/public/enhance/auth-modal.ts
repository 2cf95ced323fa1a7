import { currentSession, onSessionChange } from '../../../client/session.ts';
import { STORED } from '../../../client/storage-keys.ts';
import {
  onShowAuthModal,
  showAuthModal,
  type AuthMode,
  type AuthRequest,
} from '../../../features/auth/show-modal.ts';
import { goOnAsApp } from './go-on-as-app.ts';

const loadDoor = () => import('../front-door.tsx');

/** Opens the sign-in modal for whatever asks, and lets in who has signed in, here or in another tab. */
export const keepAuthModal = (): void => {
  const watch = new AbortController();
  const { signal } = watch;
  document.addEventListener('click', askedByButton, { signal });
  // Who moves towards the door will not wait for it.
  document.addEventListener('pointerover', ({ target }) => authButtonOf(target) && void loadDoor(), {
    signal,
  });
  // A page that is kept for the way back comes back with its door shut (SPEC 2.5).
  window.addEventListener('pagehide', () => document.querySelector('dialog[open]') && shutDoor(), { signal });
  const look = (): void => {
    const signedIn = currentSession() !== null;
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
    if (!signedIn || window.location.pathname !== '/') return;
    // From here on the application listens; it must not be started twice.
    watch.abort();
    letIn();
  };
  const endings = [onShowAuthModal((request) => void open(request)), onSessionChange(look)];
  signal.addEventListener('abort', () => endings.forEach((end) => end()));
  // Somebody may have signed in in another tab while this script was on its way.
  look();
};

const open = async (request: AuthRequest): Promise<void> => {
  const { openDoor } = await loadDoor();
  if (currentSession() === null) openDoor(request);
};

const authButtonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-auth]') : null;

const askedByButton = ({ target }: Event): void => {
  const button = authButtonOf(target);
  if (!button) return;
  const { auth, then } = button.dataset;
  if (then !== undefined) localStorage.setItem(STORED.redirectAfterAuth, then);
  showAuthModal(auth as AuthMode);
};

const letIn = (): void => {
  shutDoor();
  goOnAsApp();
};

const shutDoor = (): void => void loadDoor().then(({ closeDoor }) => closeDoor());
