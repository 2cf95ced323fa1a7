import { ANALYTICS } from '@studia/contract/limits';
import { isAnalyticsOffered } from '../../client/installation.ts';

let begun = false;

/** Begins, once, to count visits where the operator set that up; everywhere else nothing is loaded (SPEC 7.4). */
export const beginAnalytics = (): void => {
  if (begun || !isAnalyticsOffered()) return;
  begun = true;
  setTimeout(() => {
    void import('./analytics.tsx').then(({ offerAnalytics }) => offerAnalytics());
  }, ANALYTICS.startDelay);
};
