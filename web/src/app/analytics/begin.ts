import { ANALYTICS } from '@studia/contract/limits';
import { installation } from '../../client/installation.ts';

/** Begins to count visits where the operator set that up; everywhere else nothing is loaded (SPEC 7.4). */
export const beginAnalytics = (): void => {
  const { tagManagerId, sessionAnalyticsId } = installation().analytics;
  if (tagManagerId === null && sessionAnalyticsId === null) return;
  setTimeout(() => {
    void import('./analytics.tsx').then(({ offerAnalytics }) => offerAnalytics());
  }, ANALYTICS.startDelay);
};
