/** Which side of the front door opens first. */
export type AuthMode = 'sign-in' | 'sign-up';

/** What the front door shows when it opens. */
export interface AuthRequest {
  mode: AuthMode;
  /** Why it opened, where the visitor did not ask for it. */
  message: string | null;
  /** The page that it belongs to; it goes with it. */
  at: string;
}

const EVENT = 'showAuthModal';

/** Opens the sign-in modal from anywhere (SPEC 2.5). */
export const showAuthModal = (mode: AuthMode = 'sign-in', more: Partial<AuthRequest> = {}): void => {
  window.dispatchEvent(new CustomEvent<Partial<AuthRequest>>(EVENT, { detail: { ...more, mode } }));
};

/** Calls back when somebody asks for the modal; a bare window event asks for the sign-in. */
export const onShowAuthModal = (show: (request: AuthRequest) => void): (() => void) => {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<Partial<AuthRequest> | null | undefined>;
    show({ mode: 'sign-in', message: null, at: window.location.pathname, ...detail });
  };
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
};
