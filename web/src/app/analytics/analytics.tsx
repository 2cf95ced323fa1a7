import { ANALYTICS } from '@studia/contract/limits';
import { createRoot } from 'react-dom/client';
import { installation } from '../../client/installation.ts';
import { currentSession, onSessionChange } from '../../client/session.ts';
import { onShowAuthModal } from '../../features/auth/show-modal.ts';
import { ConsentBar } from './consent-bar.tsx';
import { analyticsChoice, chooseAnalytics, onAnalyticsChoice } from './consent.ts';
import { onPlaceChange, whenPlaceIsHarmless } from './places.ts';
import { removeTraces, startSessionAnalytics, startTagManager, tell } from './vendors.ts';

let started = false;

/** Counts visits if the visitor agreed, asks who has not decided, and follows every later decision. */
export const offerAnalytics = (): void => {
  onAnalyticsChoice(follow);
  if (analyticsChoice() === 'undecided') ask();
  else follow();
};

const follow = (): void => {
  const choice = analyticsChoice();
  if (choice === 'granted') whenPlaceIsHarmless(start);
  if (choice === 'refused') stop();
};

const ask = (): void => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    stopListening();
    root.unmount();
    host.remove();
  };
  // The decision may also be made elsewhere, such as on the page about cookies.
  const stopListening = onAnalyticsChoice(close);
  root.render(<ConsentBar onChoice={chooseAnalytics} />);
};

const start = (): void => {
  if (started) return;
  started = true;
  const { tagManagerId, sessionAnalyticsId } = installation().analytics;
  if (tagManagerId !== null) startTagManager(tagManagerId);
  if (sessionAnalyticsId !== null) startSessionAnalytics(sessionAnalyticsId);
  countPageSoon();
  onPlaceChange(countPageSoon);
  onShowAuthModal(({ mode }) => tell('auth_modal', { category: 'account', label: mode }));
  let signedIn = currentSession() !== null;
  onSessionChange(() => {
    const now = currentSession() !== null;
    if (now !== signedIn)
      tell(now ? 'sign_in' : 'sign_out', { category: 'account', label: location.pathname });
    signedIn = now;
  });
};

/** A script that runs can't be called back, so the page begins anew without it. */
const stop = (): void => {
  removeTraces();
  if (started) location.reload();
};

let timer: ReturnType<typeof setTimeout> | undefined;

// By then the page has its title; who only passes through is not counted.
const countPageSoon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    tell('page_view', {
      page_path: location.pathname,
      // Without what stands behind it, which may be a friend's code or a search.
      page_location: location.origin + location.pathname,
      page_title: document.title,
    });
  }, ANALYTICS.pageViewDelay);
};
