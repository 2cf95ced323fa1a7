import { unreadToasts } from '../../ui/feedback/toast.ts';
import { keepWaitingToasts } from './waiting-toasts.ts';

/** Leaves the application for a public page. That is another document, so what was just said goes along. */
export const leaveTo = (path: string): void => {
  keepWaitingToasts(unreadToasts(Date.now()));
  window.location.replace(path);
};
