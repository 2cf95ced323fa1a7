import { unreadToasts, type ToastMessage } from '../../ui/toast.ts';

const WAITING = 'waitingToasts';

/** Leaves the application for a public page. That is another document, so what was just said goes along. */
export const leaveTo = (path: string): void => {
  const unread = unreadToasts(Date.now());
  if (unread.length > 0) sessionStorage.setItem(WAITING, JSON.stringify(unread));
  window.location.replace(path);
};

/** What the application had not finished saying; asked once. */
export const takeWaitingToasts = (): ToastMessage[] => {
  const kept = sessionStorage.getItem(WAITING);
  sessionStorage.removeItem(WAITING);
  return kept === null ? [] : (JSON.parse(kept) as ToastMessage[]);
};
