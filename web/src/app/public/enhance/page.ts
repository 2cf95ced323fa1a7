import { beginAnalytics } from '../../analytics/begin.ts';
import { takeWaitingToasts } from '../../front-door/waiting-toasts.ts';
import { arrive } from './arrive.ts';
import { keepAuthModal } from './auth-modal.ts';
import { keepHeader } from './header.ts';
import { recedeOnScroll } from './hero.ts';
import { wakeIslands } from './wake-islands.ts';

/** Everything on a public page that moves or answers. The page is readable without any of it. */
export const enhancePage = (): void => {
  keepHeader();
  keepAuthModal();
  wakeIslands();
  recedeOnScroll();
  if (window.location.pathname === '/') arrive();
  finishSaying();
  beginAnalytics();
};

const finishSaying = (): void => {
  const waiting = takeWaitingToasts();
  if (waiting.length > 0) void import('../toasts.tsx').then(({ showToasts }) => showToasts(waiting));
};
