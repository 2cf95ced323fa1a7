import type { ToastMessage } from '../../ui/feedback/toast.ts';

const WAITING = 'waitingToasts';

/** Keeps what was not read to its end yet for the public page that comes next. */
export const keepWaitingToasts = (unread: readonly ToastMessage[]): void => {
  if (unread.length > 0) sessionStorage.setItem(WAITING, JSON.stringify(unread));
};

/** What the application had not finished saying; asked once. */
export const takeWaitingToasts = (): ToastMessage[] => {
  const stored = sessionStorage.getItem(WAITING);
  sessionStorage.removeItem(WAITING);
  return stored === null ? [] : (JSON.parse(stored) as ToastMessage[]);
};
