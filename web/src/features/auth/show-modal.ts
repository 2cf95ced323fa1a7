/** Which side of the front door opens first. */
export type AuthMode = 'sign-in' | 'sign-up';

const EVENT = 'showAuthModal';

/** Opens the sign-in modal from anywhere (SPEC 2.5). */
export const showAuthModal = (mode: AuthMode = 'sign-in'): void => {
  window.dispatchEvent(new CustomEvent<AuthMode>(EVENT, { detail: mode }));
};

/** Calls back when somebody asks for the modal. */
export const onShowAuthModal = (show: (mode: AuthMode) => void): (() => void) => {
  const listener = (event: Event) =>
    show(event instanceof CustomEvent && event.detail === 'sign-up' ? 'sign-up' : 'sign-in');
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
};
